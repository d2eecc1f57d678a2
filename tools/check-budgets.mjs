import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measureMedia } from './check-media.mjs';
import { isMain } from './is-main.mjs';

/**
 * @typedef {{ file: string, imports?: readonly string[], css?: readonly string[] }} Chunk
 * @typedef {{ kb: number, text: string, parts?: Record<string, number> }} Script size, text, and characters by part
 * @typedef {{ name: string, kb: number, limit: number }} Figure
 * @typedef {{ name: string, entries: readonly string[], kb: number, requests: number }} PageBudget requests: scripts and style sheets
 * @typedef {{ entries: string, beyond: readonly string[], kb: number }} RouteBudget
 * @typedef {{ engine: number, pages: readonly PageBudget[], routes: readonly RouteBudget[], games: { entries: string, manifest: number, code: number } }} Budgets
 */

const client = 'dist/client';

/** A string that only the engine's shader contains: a file with it contains Phaser. */
const engineMark = 'outTexDatum';
/** The comparison that tears text (see tools/vite/phaser-texture-fix.ts). */
const tornText = /outTexDatum\s*==/;

/**
 * Measures a build.
 * @param {Record<string, Chunk>} manifest Vite's manifest
 * @param {(file: string) => Script} script size and text of a file of the build
 * @param {Budgets} budgets patterns are regular expressions on the manifest's keys
 * @returns {{ figures: Figure[], problems: string[] }}
 */
export function measureBundles(manifest, script, budgets) {
  /** @type {Figure[]} */
  const figures = [];
  /** @type {string[]} */
  const problems = [];

  /** @param {string} pattern */
  const matching = (pattern) => Object.keys(manifest).filter((key) => new RegExp(pattern).test(key));
  /**
   * Returns every script that must be loaded before these run: themselves and their static imports.
   *
   * @param {readonly string[]} keys
   */
  const needed = (keys) => {
    /** @type {Set<string>} */
    const files = new Set();
    const visit = (/** @type {string} */ key) => {
      const chunk = manifest[key];
      if (!chunk?.file.endsWith('.js') || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const next of chunk.imports ?? []) visit(next);
    };
    keys.forEach(visit);
    return files;
  };
  /**
   * Returns the style sheets of those chunks.
   *
   * @param {ReadonlySet<string>} files
   */
  const styles = (files) =>
    new Set(
      Object.values(manifest)
        .filter(({ file }) => files.has(file))
        .flatMap(({ css = [] }) => css),
    );
  const sum = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((kb, file) => kb + script(file).kb, 0);
  const add = (/** @type {string} */ name, /** @type {number} */ kb, /** @type {number} */ limit) => {
    figures.push({ name, kb, limit });
    if (kb > limit) problems.push(`${name}: ${kb.toFixed(1)} KB, at most ${limit}`);
  };
  const refuseEngine = (/** @type {string} */ name, /** @type {Iterable<string>} */ files) => {
    const carrier = [...files].find((file) => script(file).text.includes(engineMark));
    if (carrier) problems.push(`${name}: loads the game engine (${carrier}) before a game is opened`);
  };

  for (const { name, entries, kb, requests } of budgets.pages) {
    for (const pattern of entries) {
      if (matching(pattern).length === 0) problems.push(`${name}: no chunk matches ${pattern}`);
    }
    const files = needed(entries.flatMap(matching));
    add(name, sum(files), kb);
    const asked = files.size + styles(files).size;
    if (asked > requests) problems.push(`${name}: ${asked} scripts and style sheets, at most ${requests}`);
    refuseEngine(name, files);
  }

  for (const { entries, beyond, kb } of budgets.routes) {
    const shared = needed(beyond.flatMap(matching));
    for (const key of matching(entries)) {
      const files = [...needed([key])].filter((file) => !shared.has(file));
      add(`${key.replace('src/app/', '')}, beyond what its area shares`, sum(files), kb);
      refuseEngine(key, files);
    }
  }

  const scripts = new Set(
    Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js')),
  );
  const engines = [...scripts].filter((file) => script(file).text.includes(engineMark));
  for (const file of engines) {
    add('game engine (Phaser)', script(file).kb, budgets.engine);
    if (tornText.test(script(file).text)) problems.push(`${file}: the fix for torn text did not take`);
  }
  for (const circle of circles(manifest)) problems.push(`chunks import each other: ${circle.join(' → ')}`);
  if (engines.length > 1) problems.push(`the game engine is in ${engines.length} chunks`);

  // What pages load of games that are not opened: their manifests.
  const early = needed(budgets.pages.flatMap(({ entries }) => entries).flatMap(matching));
  const folders = matching(budgets.games.entries).map((key) => key.split('/').slice(0, 2).join('/'));
  const ofGames = (/** @type {string} */ file) =>
    folders.reduce((kb, folder) => kb + script(file).kb * shareOf(folder, script(file).parts), 0);
  const manifests = [...early].reduce((kb, file) => kb + ofGames(file), 0);
  add('manifest of a game, on average', manifests / Math.max(1, folders.length), budgets.games.manifest);
  for (const key of matching(budgets.games.entries)) {
    const folder = key.split('/').slice(0, 2).join('/');
    const own = [...needed([key])].reduce(
      (kb, file) => kb + script(file).kb * shareOf(folder, script(file).parts),
      0,
    );
    add(`code of ${folder}`, own, budgets.games.code);
  }
  return { figures, problems };
}

/**
 * Returns the circles in which chunks import each other: one of them would be evaluated before what it needs.
 *
 * @param {Record<string, { readonly file: string, readonly imports?: readonly string[] }>} manifest
 */
function circles(manifest) {
  /** @type {string[][]} */
  const found = [];
  const done = new Set();
  /** @type {(key: string, path: readonly string[]) => void} */
  const visit = (key, path) => {
    const at = path.indexOf(key);
    if (at >= 0) found.push([...path.slice(at), key].map((each) => manifest[each]?.file ?? each));
    if (at >= 0 || done.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return found;
}

/**
 * Returns the share of a chunk that a folder contributed, 0 to 1, since the kit may be in the same chunk.
 *
 * @param {string} folder
 *
 * @param {Record<string, number>} [parts]
 */
function shareOf(folder, parts = {}) {
  const all = Object.values(parts).reduce((sum, size) => sum + size, 0);
  return all === 0 ? 0 : (parts[folder] ?? 0) / all;
}

/** Measures the last build against tools/budgets.json. */
export function measureLastBuild() {
  const file = join(client, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('No build in dist/client: npm run build');
  /** @type {Record<string, Record<string, number>>} */
  const parts = JSON.parse(readFileSync(join(client, '.vite/parts.json'), 'utf8'));
  /** @type {Map<string, Script>} */
  const read = new Map();
  const script = (/** @type {string} */ name) => {
    const known = read.get(name);
    if (known) return known;
    const bytes = readFileSync(join(client, name));
    const kb = gzipSync(bytes, { level: 9 }).length / 1024;
    const found = { kb, text: bytes.toString('utf8'), parts: parts[name] ?? {} };
    read.set(name, found);
    return found;
  };
  /** @type {Budgets & { games: import('./check-media.mjs').MediaBudget }} */
  const budgets = JSON.parse(readFileSync('tools/budgets.json', 'utf8'));
  const { figures, problems } = measureBundles(JSON.parse(readFileSync(file, 'utf8')), script, budgets);
  const media = measureMedia(budgets.games);
  const heavy = media.filter(({ kb, limit }) => kb > limit);
  return {
    figures: [...figures, ...media],
    problems: [
      ...problems,
      ...heavy.map(({ name, kb, limit }) => `${name}: ${kb.toFixed(1)} KB, at most ${limit}`),
    ],
  };
}

/**
 * @param {(line: string) => void} say
 * @returns {string} a note for the table of results
 * @throws when a limit is passed
 */
export function checkBudgets(say) {
  const { figures, problems } = measureLastBuild();
  for (const { name, kb, limit } of figures) say(`${kb.toFixed(1).padStart(6)} of ${limit} KB  ${name}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${figures.length} sizes within their limits`;
}

if (isMain(import.meta.url)) {
  try {
    checkBudgets(console.log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
