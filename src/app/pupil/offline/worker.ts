import type { WorkerScope } from './worker-scope';
import type { BuildFiles, Wish } from './worker-words';

/*
 * The service worker of the children's pages: what was opened once opens again without a network. It answers only
 * navigations under /leerling/ and files of the build; calls and every other page go past it. Files with a hash in
 * their name never change and are kept once for all builds; the page itself is asked for first and kept for later.
 */

declare const self: WorkerScope;
/** Stands above this program, written there by `tools/write-worker.mjs`. */
declare const buildFiles: BuildFiles;

const { build, plain, shell, pictures, games } = buildFiles;
const shellCache = `shell-${build}`;
const filesCache = 'files';
/** The one document of all screens, under an address that shows it to anybody. */
const page = '/leerling/start';
/** How long a page may keep a child waiting before the kept one is shown, ms. */
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

/** Throws away what only older builds had. */
async function tidy(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== shellCache);
  await Promise.all(older.map((name) => caches.delete(name)));
  const cache = await caches.open(filesCache);
  const gone = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

const fromShell = async (file: string) => (await caches.open(shellCache)).match(file);

const later = () => new Promise<undefined>((done) => setTimeout(done, patience, undefined));

/** The page from the server; the kept one when the server is not there, is not well, or takes too long. */
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
  // A full disk keeps nobody from playing.
  if (fresh.status === 200 && known.has(file))
    await (await caches.open(filesCache)).put(file, fresh.clone()).catch(() => undefined);
  return fresh;
}

const artOf = (game: string, scale: 1 | 2, sound: 'ogg' | 'mp3'): readonly string[] =>
  (games[game] ?? []).filter(
    (file) =>
      !file.includes(scale === 1 ? '@2x' : '@1x') && !file.endsWith(sound === 'ogg' ? '.mp3' : '.ogg'),
  );

/** A round that is open anywhere on this device holds its lock; one that begins just now needs the files it has. */
async function takeOver(): Promise<void> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  if (held.some(({ name }) => name?.startsWith('round.'))) return;
  await self.skipWaiting();
}

function grant(wish: Wish): Promise<void> {
  switch (wish.kind) {
    case 'keep':
      return keepFiles(wish.files);
    case 'keep-game':
      return keepFiles(artOf(wish.game, wish.scale, wish.sound));
    case 'take-over':
      return takeOver();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
// What cannot be kept now is asked for again the next time.
self.addEventListener('message', (event) =>
  event.waitUntil(grant(event.data as Wish).catch(() => undefined)),
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
