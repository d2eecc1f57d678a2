import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ file: string, imports?: readonly string[], dynamicImports?: readonly string[], css?: readonly string[], assets?: readonly string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/** Entries of the children's screens: the page, its views, the sign-in page and their texts. */
const shellEntries = [
  /^index\.html$/,
  /^src\/app\/pupil\/(?!preview\/|sync\/service-worker\/worker\.ts$)/,
  /^src\/app\/auth\/(auth-layout|login\/login-page)/,
  /^src\/app\/i18n\/\w+\/(common|pupil|auth|maths)\.(json|ts)$/,
];
const gameEntry = /^games\/([^_/][^/]*)\/scene\.ts$/;
const isScreen = /^src\/app\//;
/** Types of files that are cached completely with the first screen, whatever the size of the display. */
const always = /\.(js|css|woff2)$/;
/** Fonts for languages that are not supported. */
const rareLetters = /-latin-ext-/;
/** Files without a hash in their name. */
const plain = ['/theme.js', '/icon.svg', '/app.nl.webmanifest', '/app.en.webmanifest'];

/**
 * Returns everything that these chunks need: themselves, their imports, styles, pictures and sounds.
 *
 * @param {Manifest} manifest
 *
 * @param {readonly string[]} keys
 *
 * @param {boolean} [later] with what they load when they run, but no screens of the app and no other games
 *
 * @returns {Set<string>} addresses from the root
 */
function filesOf(manifest, keys, later = false) {
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) visit(next);
    if (!later) return;
    for (const next of chunk.dynamicImports ?? []) {
      // A chunk that a game shares with the map imports all games dynamically.
      if (!isScreen.test(next) && !gameEntry.test(next)) visit(next);
    }
  };
  keys.forEach(visit);
  return files;
}

/**
 * Returns the files of a build in the groups that the service worker caches.
 *
 * @param {Manifest} manifest Vite's
 *
 * @param {string} page the document of all screens
 *
 * @returns {import('../src/app/pupil/sync/service-worker/worker-messages.ts').BuildFiles}
 */
export function workerFiles(manifest, page) {
  const keys = Object.keys(manifest);
  const screens = filesOf(
    manifest,
    keys.filter((key) => shellEntries.some((pattern) => pattern.test(key))),
  );
  const shell = [...screens].filter((file) => always.test(file) && !rareLetters.test(file));
  const games = keys.flatMap((key) => {
    const id = gameEntry.exec(key)?.[1];
    return id ? [[id, [...filesOf(manifest, [key], true)].filter((file) => !screens.has(file))]] : [];
  });
  const lists = {
    plain,
    shell,
    pictures: [...screens].filter((file) => !shell.includes(file)),
    games: Object.fromEntries(games),
  };
  const build = createHash('sha256').update(page).update(JSON.stringify(lists)).digest('hex').slice(0, 16);
  return { build, ...lists };
}

/**
 * Writes the list of files into the service worker of the children's pages.
 *
 * @param {string} folder of the build
 */
export function writeWorker(folder) {
  const worker = join(folder, 'pupil-worker.js');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const files = workerFiles(manifest, readFileSync(join(folder, 'index.html'), 'utf8'));
  const program = readFileSync(worker, 'utf8');
  if (/^\s*(import|export)\b/m.test(program))
    throw new Error('The worker must be one file: it imports another.');
  writeFileSync(worker, `const buildFiles = ${JSON.stringify(files)};\n${program}`);
}
