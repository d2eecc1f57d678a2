import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ art: readonly [plain: number, dense: number], sound: number }} MediaBudget KB: art at 1× and 2×, sound
 * @typedef {{ file: string, kb: number }} MediaFile
 */

const layouts = ['landscape', 'portrait'];

/**
 * Returns the sizes of a game's pictures and sounds: a device loads one scale, one layout and one audio format.
 *
 * @param {readonly MediaFile[]} files by name
 *
 * @param {string} art text of art.gen.ts, which says what belongs to one layout only
 *
 * @param {MediaBudget} budget
 *
 * @returns {{ name: string, kb: number, limit: number }[]}
 */
export function mediaFigures(files, art, budget) {
  const onlyOf = new Map(
    [...art.matchAll(/id: '([^']+)'.*?only: '([^']+)'/g)].map(([, id, only]) => [id, only]),
  );
  const sum = (/** @type {readonly MediaFile[]} */ some) => some.reduce((all, { kb }) => all + kb, 0);
  const figures = [1, 2].map((scale, index) => {
    const drawn = files.filter(({ file }) => file.includes(`@${scale}x.`));
    const kb = Math.max(
      ...layouts.map((layout) =>
        sum(drawn.filter(({ file }) => (onlyOf.get(file.split('@')[0] ?? '') ?? layout) === layout)),
      ),
    );
    return { name: `art at ${scale}×`, kb, limit: budget.art[index] ?? 0 };
  });
  const sounds = files.filter(({ file }) => file.startsWith('sounds.'));
  return [...figures, { name: 'sound', kb: Math.max(0, ...sounds.map(({ kb }) => kb)), limit: budget.sound }];
}

/** @param {string} path @returns {number} bytes that go over the wire */
function weight(path) {
  return path.endsWith('.json') ? gzipSync(readFileSync(path), { level: 9 }).length : statSync(path).size;
}

/**
 * Measures every game's folder of media.
 * @param {MediaBudget} budget
 */
export function measureMedia(budget) {
  return readdirSync('games').flatMap((game) => {
    const folder = join('games', game, 'media');
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).map((file) => ({ file, kb: weight(join(folder, file)) / 1024 }));
    const art = join('games', game, 'art.gen.ts');
    const text = existsSync(art) ? readFileSync(art, 'utf8') : '';
    return mediaFigures(files, text, budget).map((figure) => ({
      ...figure,
      name: `${figure.name} of games/${game}`,
    }));
  });
}
