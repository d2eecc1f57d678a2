import { sheetFor } from '@games/kit/design';
import { isPageHeld } from '../../ui/page-holds';
import type { Wish } from './worker-words';

const script = '/pupil-worker.js';
const scope = '/leerling/';
/** A page that stays open for days asks for a new version this often, ms. */
const lookEvery = 3_600_000;

const playsOgg = () => document.createElement('audio').canPlayType('audio/ogg; codecs="vorbis"') !== '';

async function ask(wish: Wish): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(wish);
}

/** Files of the build that this page has loaded, which came before the worker could see them. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Lets a new version in, unless a round is open here or in another tab. */
function welcome({ waiting }: ServiceWorkerRegistration): void {
  if (!isPageHeld()) waiting?.postMessage({ kind: 'take-over' } satisfies Wish);
}

let started: Promise<ServiceWorkerRegistration> | null = null;

async function start(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  let renewed = false;
  serviceWorker.addEventListener('controllerchange', () => {
    renewed ||= controlled;
    controlled = true;
  });
  const registration = await serviceWorker.register(script, { scope });
  const greet = () => welcome(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', greet);
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      // The page itself is still of the old version: it is changed while nobody looks.
      if (renewed && !isPageHeld()) location.reload();
      return;
    }
    if (Date.now() - looked < lookEvery) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
  return registration;
}

/**
 * Makes the children's pages open without a network from now on, and lets in a new version that waits. To be called
 * where no round is open; calling it again is harmless. Does nothing in a browser that cannot do it.
 */
export async function keepIsland(): Promise<void> {
  // A private window has the API and refuses it.
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  started ??= start();
  welcome(await started);
  await ask({ kind: 'keep', files: loadedFiles() });
}

/** Keeps a game with its drawings and sounds, as this screen shows them. */
export async function keepGame(game: string): Promise<void> {
  if (started === null) return;
  const longSide = Math.max(window.innerWidth, window.innerHeight) * window.devicePixelRatio;
  await ask({
    kind: 'keep-game',
    game,
    scale: sheetFor(longSide / 1280),
    sound: playsOgg() ? 'ogg' : 'mp3',
  });
}
