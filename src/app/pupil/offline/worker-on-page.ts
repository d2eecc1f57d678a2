import { sheetFor } from '@games/kit/design';
import { watchVersions, welcome } from './renewal';
import type { Wish } from './worker-words';

const script = '/pupil-worker.js';
const scope = '/leerling/';
/** A page that stays open for days asks for a new version this often, ms. */
const lookEvery = 3_600_000;

let started: Promise<ServiceWorkerRegistration> | null = null;

const playsOgg = () => document.createElement('audio').canPlayType('audio/ogg; codecs="vorbis"') !== '';

/** The worker that answers for the pages, when it is there; null when it could not be made ready. */
async function ready(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active !== null || coming === null) return registration.active;
  return new Promise((done) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done(coming);
      if (coming.state === 'redundant') done(null);
    });
  });
}

async function ask(wish: Wish): Promise<void> {
  if (started === null) return;
  (await ready(await started))?.postMessage(wish);
}

/** Files of the build that this page has loaded, which came before the worker could see them. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

async function start(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(script, { scope });
  watchVersions(registration);
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < lookEvery) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
  return registration;
}

/**
 * Makes the children's pages open without a network from now on, and lets in a new version that waits. To be called
 * where no round is open; calling it again is harmless, also after it failed. Does nothing in a browser that cannot do it.
 */
export async function keepIsland(): Promise<void> {
  // A private window has the API and refuses it.
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  started ??= start();
  try {
    await started;
  } catch (error) {
    started = null;
    throw error;
  }
  welcome();
  await ask({ kind: 'keep', files: loadedFiles() });
}

/** Keeps a game with its drawings and sounds, as this screen shows them. */
export async function keepGame(game: string): Promise<void> {
  const longSide = Math.max(window.innerWidth, window.innerHeight) * window.devicePixelRatio;
  await ask({
    kind: 'keep-game',
    game,
    scale: sheetFor(longSide / 1280),
    sound: playsOgg() ? 'ogg' : 'mp3',
  });
}
