import type { BuildFiles, WorkerRequest } from './worker-messages';
import type { WorkerScope } from './worker-scope';

/*
 * Service worker of the children's pages: what was opened once opens offline. It answers only navigations under
 * /leerling/ and requests for build files. Files with a hash in their name never change and are cached for all
 * builds; the page itself comes from the network first.
 */

declare const self: WorkerScope;
/** `tools/write-worker.mjs` writes it above this program. */
declare const buildFiles: BuildFiles;

const { build, plain, shell, pictures, games } = buildFiles;
const shellCache = `shell-${build}`;
const filesCache = 'files';
/** The document of all screens, at an address that anybody can load. */
const page = '/leerling/start';
/** Longest wait for the network before the cached page is shown, ms. */
const patience = 3000;

const known = new Set([...shell, ...pictures, ...Object.values(games).flat()]);

async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCache);
  await Promise.all(
    files.filter((file) => known.has(file)).map(async (file) => (await cache.match(file)) ?? cache.add(file)),
  );
}

async function install(): Promise<void> {
  const cache = await caches.open(shellCache);
  await Promise.all([
    cache.addAll([page, ...plain].map((file) => new Request(file, { cache: 'no-cache' }))),
    keepFiles(shell),
  ]);
}

/** Deletes files of older builds. */
async function tidy(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== shellCache);
  await Promise.all(older.map((name) => caches.delete(name)));
  const cache = await caches.open(filesCache);
  const gone = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

const fromShell = async (file: string) => (await caches.open(shellCache)).match(file);

const later = () => new Promise<undefined>((done) => setTimeout(done, patience, undefined));

/** Loads the page from the server; from the cache when the server is unreachable, fails or is too slow. */
async function freshPage(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const answer = await Promise.race([fresh, later()]).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await fromShell(page)) ?? fresh;
}

const freshFile = (request: Request, file: string): Promise<Response> =>
  fetch(request).catch(async () => (await fromShell(file)) ?? Response.error());

async function keptFile(request: Request, file: string): Promise<Response> {
  const kept = await caches.match(file);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  // A full disk must not stop anybody from playing.
  if (fresh.status === 200 && known.has(file))
    await (await caches.open(filesCache)).put(file, fresh.clone()).catch(() => undefined);
  return fresh;
}

const artOf = (game: string, scale: 1 | 2, sound: 'ogg' | 'mp3'): readonly string[] =>
  (games[game] ?? []).filter(
    (file) =>
      !file.includes(scale === 1 ? '@2x' : '@1x') && !file.endsWith(sound === 'ogg' ? '.mp3' : '.ogg'),
  );

/**
 * Takes over unless a tab on this device has a round open, which holds a lock: such a tab needs the files of its
 * version.
 */
async function takeOver(): Promise<void> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  if (held.some(({ name }) => name?.startsWith('round.'))) return;
  await self.skipWaiting();
}

function handle(request: WorkerRequest): Promise<void> {
  switch (request.kind) {
    case 'keep':
      return keepFiles(request.files);
    case 'keep-game':
      return keepFiles(artOf(request.game, request.scale, request.sound));
    case 'take-over':
      return takeOver();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
// A file that cannot be cached now is requested again later.
self.addEventListener('message', (event) =>
  event.waitUntil(handle(event.data as WorkerRequest).catch(() => undefined)),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname.startsWith('/leerling/')) event.respondWith(freshPage(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request, pathname));
  else if (plain.includes(pathname)) event.respondWith(freshFile(request, pathname));
});
