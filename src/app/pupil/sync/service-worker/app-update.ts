import { isUnloadGuarded } from '../../../ui/forms/unload-guard';
import type { WorkerRequest } from './worker-messages';

/*
 * A new version of the pages waits until it can take over: when a child goes from one screen to another outside a
 * round, or while the page is hidden; never in a round.
 */

const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
let registration: ServiceWorkerRegistration | undefined;
let controlled = workers?.controller != null;
/** A newer version has taken over, and this page is still of the old one. */
let updated = false;
/** The child has just opened a screen: the page may reload as soon as the new version is active. */
let navigated = false;
/** Time during which a screen counts as just opened, ms. */
const settling = 3000;

/** Activates a waiting version, unless a round is open here; the worker checks the other tabs. */
export function activateUpdate(): void {
  if (!isUnloadGuarded()) registration?.waiting?.postMessage({ kind: 'take-over' } satisfies WorkerRequest);
}

function reloadForUpdate(): void {
  if (updated && !isUnloadGuarded()) location.reload();
}

workers?.addEventListener('controllerchange', () => {
  updated ||= controlled;
  controlled = true;
  if (navigated) reloadForUpdate();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') reloadForUpdate();
});

/** Watches for new versions. */
export function watchForUpdates(own: ServiceWorkerRegistration): void {
  registration = own;
  own.addEventListener('updatefound', () => {
    own.installing?.addEventListener('statechange', activateUpdate);
  });
}

/**
 * Called when the child has opened a screen. Outside a round a waiting version takes over now, also in a tab that has
 * not registered the worker. Returns the function to call when the child leaves the screen.
 */
export function onNavigate(inRound: boolean): () => void {
  navigated = !inRound;
  if (inRound) return () => undefined;
  reloadForUpdate();
  const find = async () => {
    registration ??= await workers?.getRegistration();
    activateUpdate();
  };
  // Without a worker there is no waiting version either.
  find().catch(() => undefined);
  const settled = setTimeout(() => {
    navigated = false;
  }, settling);
  return () => clearTimeout(settled);
}
