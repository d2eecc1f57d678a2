import { artScaleFor } from '@games/kit/textures/game-art';
import { activateUpdate, watchForUpdates } from './app-update';
import type { WorkerRequest } from './worker-messages';

const script = '/pupil-worker.js';
const scope = '/leerling/';
/** Interval between two checks for a new version in a page that stays open, ms. */
const lookEvery = 3_600_000;

let started: Promise<ServiceWorkerRegistration> | null = null;

const playsOgg = () => document.createElement('audio').canPlayType('audio/ogg; codecs="vorbis"') !== '';

/** Returns the active worker; null when its installation failed. */
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

async function ask(request: WorkerRequest): Promise<void> {
  if (started === null) return;
  (await ready(await started))?.postMessage(request);
}

/** Lists build files that this page loaded before the worker could cache them. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

async function start(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(script, { scope });
  watchForUpdates(registration);
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < lookEvery) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
  return registration;
}

/**
 * Registers the worker, which makes the children's pages open offline, and activates a waiting version. Call it where
 * no round is open. Repeating it is harmless, also after a failure. Does nothing in a browser without service
 * workers.
 */
export async function cacheShell(): Promise<void> {
  // A private window has the API and rejects it.
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  started ??= start();
  try {
    await started;
  } catch (error) {
    started = null;
    throw error;
  }
  activateUpdate();
  await ask({ kind: 'keep', files: loadedFiles() });
}

/** Caches a game with its drawings and sounds in the sizes of this screen. */
export async function cacheGame(game: string): Promise<void> {
  const longSide = Math.max(window.innerWidth, window.innerHeight) * window.devicePixelRatio;
  await ask({
    kind: 'keep-game',
    game,
    scale: artScaleFor(longSide / 1280),
    sound: playsOgg() ? 'ogg' : 'mp3',
  });
}
