import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isMain } from './is-main.mjs';

/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Chunk
 * @typedef {{ name: string, kb: number, limit: number, engine?: string }} Figure
 */

const client = 'dist/client';

/** Text of the engine's shader that no other code has: where it is, Phaser is. */
const engineMark = 'outTexDatum';
/** The comparison that tears text (see tools/vite/phaser-texture-fix.ts). */
const tornText = /outTexDatum\s*==/;

/** Reads the last build. */
function readBuild() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  /** @type {Map<string, { kb: number, text: string }>} */
  const read = new Map();
  const script = (/** @type {string} */ file) => {
    const known = read.get(file);
    if (known) return known;
    const bytes = readFileSync(join(client, file));
    const found = { kb: gzipSync(bytes, { level: 9 }).length / 1000, text: bytes.toString('utf8') };
    read.set(file, found);
    return found;
  };
  /** Keys of the chunks whose source matches. @param {string} pattern */
  const matching = (pattern) => Object.keys(manifest).filter((key) => new RegExp(pattern).test(key));
  /** Every script these chunks need before they run: themselves and what they import statically. @param {readonly string[]} keys */
  const needed = (keys) => {
    /** @type {Set<string>} */
    const files = new Set();
    const visit = (/** @type {string} */ key) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      if (chunk.file.endsWith('.js')) files.add(chunk.file);
      for (const next of chunk.imports ?? []) visit(next);
    };
    keys.forEach(visit);
    return files;
  };
  return { manifest, script, matching, needed };
}

/**
 * Measures the last build against tools/budgets.json.
 * @returns {{ figures: Figure[], problems: string[] }}
 */
export function measureBundles() {
  if (!existsSync(join(client, '.vite/manifest.json')))
    throw new Error('No build in dist/client: npm run build');
  const budgets = JSON.parse(readFileSync('tools/budgets.json', 'utf8'));
  const { manifest, script, matching, needed } = readBuild();
  /** @type {Figure[]} */
  const figures = [];
  /** @type {string[]} */
  const problems = [];
  const sum = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((kb, file) => kb + script(file).kb, 0);
  const add = (/** @type {string} */ name, /** @type {number} */ kb, /** @type {number} */ limit) => {
    figures.push({ name, kb, limit });
    if (kb > limit) problems.push(`${name}: ${kb.toFixed(1)} KB, at most ${limit}`);
  };
  const withoutEngine = (/** @type {string} */ name, /** @type {Set<string>} */ files) => {
    const carrier = [...files].find((file) => script(file).text.includes(engineMark));
    if (carrier) problems.push(`${name}: loads the game engine (${carrier}) before a game is opened`);
  };

  for (const { name, entries, kb } of budgets.pages) {
    const keys = entries.flatMap((/** @type {string} */ pattern) => {
      const found = matching(pattern);
      if (found.length === 0) problems.push(`${name}: no chunk matches ${pattern}`);
      return found;
    });
    const files = needed(keys);
    add(name, sum(files), kb);
    withoutEngine(name, files);
  }

  for (const { entries, beyond, kb } of budgets.routes) {
    const shared = needed(beyond.flatMap(matching));
    for (const key of matching(entries)) {
      const files = needed([key]);
      add(`${key}, beyond its area's frame`, sum([...files].filter((file) => !shared.has(file))), kb);
      withoutEngine(key, files);
    }
  }

  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
    file.endsWith('.js'),
  );
  const engines = scripts.filter((file) => script(file).text.includes(engineMark));
  for (const file of engines) {
    add('game engine', script(file).kb, budgets.enginePhaser);
    if (tornText.test(script(file).text)) problems.push(`${file}: the fix for torn text did not take`);
  }
  if (engines.length > 1) problems.push(`the game engine is in ${engines.length} chunks`);

  const common = needed(['index.html', ...matching('^games/kit/')]);
  for (const key of matching(budgets.games.entries)) {
    const own = [...needed([key])].filter((file) => !common.has(file) && !engines.includes(file));
    add(`code of ${key.split('/')[1]}`, sum(own), budgets.games.code);
  }
  return { figures, problems };
}

/**
 * @param {(line: string) => void} say
 * @returns {string} a note for the table of results
 * @throws when a limit is passed
 */
export function checkBudgets(say) {
  const { figures, problems } = measureBundles();
  for (const { name, kb, limit } of figures) say(`${kb.toFixed(1).padStart(6)} of ${limit} KB  ${name}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${figures.length} figures within their limits`;
}

if (isMain(import.meta.url)) {
  try {
    checkBudgets(console.log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
