import { isPageHeld } from '../../ui/page-holds';
import type { Wish } from './worker-words';

/*
 * A new version of the pages that waits. It comes in where a child goes from one screen to another outside a round, and
 * while nobody looks; never in a round.
 */

const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
let registration: ServiceWorkerRegistration | undefined;
let controlled = workers?.controller != null;
/** A newer version has taken over: the page itself is still of the old one. */
let renewed = false;
/** The child has just come to a screen: the page may begin anew as soon as the new version is in. */
let arriving = false;
/** So long a screen counts as just come to, ms. */
const settling = 3000;

/** Lets a new version in, unless a round is open here; the worker asks whether one is in another tab. */
export function welcome(): void {
  if (!isPageHeld()) registration?.waiting?.postMessage({ kind: 'take-over' } satisfies Wish);
}

function renewPage(): void {
  if (renewed && !isPageHeld()) location.reload();
}

workers?.addEventListener('controllerchange', () => {
  renewed ||= controlled;
  controlled = true;
  if (arriving) renewPage();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') renewPage();
});

/** Notices when a new version has come. */
export function watchVersions(own: ServiceWorkerRegistration): void {
  registration = own;
  own.addEventListener('updatefound', () => {
    own.installing?.addEventListener('statechange', welcome);
  });
}

/**
 * The child has come to a screen. Outside a round that is the moment for a new version that waits, also in a tab that
 * has not asked for its worker yet. Returns the function that says that the child has left it.
 */
export function arrive(inRound: boolean): () => void {
  arriving = !inRound;
  if (inRound) return () => undefined;
  renewPage();
  const find = async () => {
    registration ??= await workers?.getRegistration();
    welcome();
  };
  // No worker may be had here: then there is no version that waits either.
  find().catch(() => undefined);
  const settled = setTimeout(() => {
    arriving = false;
  }, settling);
  return () => clearTimeout(settled);
}
