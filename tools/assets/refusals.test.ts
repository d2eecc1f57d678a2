import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ArtError } from './art-error';
import { readRecipes } from './recipes';
import { collect } from './source';
import { checkBudget, writeGame } from './write-game';

/** A game's folder with these files in it. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ArtError);
  return error instanceof ArtError ? error.message : '';
};

describe('the asset pipeline', () => {
  it('rejects an icon that is not in the set, with file, name and similar names', async () => {
    const icons = { apple: { icon: 'red-appel', size: 96 } };
    const told = await refusal(collect(folderWith({ 'art.json': JSON.stringify(icons) })));
    expect(told).toContain('art.json');
    expect(told).toContain('"red-appel" (for "apple")');
    expect(told).toContain('red-apple');
  });

  it.each([
    ['no JSON', '{ "apple": ', 'this is no JSON'],
    ['no size', '{ "apple": { "icon": "red-apple" } }', '"apple", "size"'],
    ['a name in capitals', '{ "Apple": { "icon": "red-apple", "size": 96 } }', '"Apple"'],
    ['a word too many', '{ "apple": { "icon": "red-apple", "size": 96, "tint": 1 } }', 'tint'],
  ])('rejects an icon with %s', async (_what, text, reason) => {
    const told = await refusal(collect(folderWith({ 'art.json': text })));
    expect(told).toContain('art.json');
    expect(told).toContain(reason);
  });

  const flat = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

  it('paints the drawings that layers.json names apart from the sprites, in its order', async () => {
    const layers = { yard: { parallax: 0.4 }, 'sky-tall': { parallax: 0, only: 'portrait', quality: 80 } };
    const files = { 'art/sky-tall.svg': flat, 'art/sheep.svg': flat, 'art/yard.svg': flat };
    const drawn = await collect(folderWith({ ...files, 'art/layers.json': JSON.stringify(layers) }));
    expect(Object.keys(drawn.sprites)).toEqual(['sheep']);
    expect(drawn.layers).toMatchObject([
      { id: 'yard', parallax: 0.4, drawing: { width: 9, height: 9 } },
      { id: 'sky-tall', parallax: 0, only: 'portrait', quality: 80 },
    ]);
  });

  it.each([
    ['without a drawing', { yrad: { parallax: 0 } }, '"yrad.svg" beside it; nearest are yard'],
    ['that shifts too far', { yard: { parallax: 2 } }, '"yard", "parallax"'],
    ['in a layout that does not exist', { yard: { parallax: 0, only: 'square' } }, '"yard", "only"'],
    ['with a word too many', { yard: { parallax: 0, depth: 3 } }, 'depth'],
  ])('rejects a layer %s', async (_what, layers, reason) => {
    const files = { 'art/yard.svg': flat, 'art/layers.json': JSON.stringify(layers) };
    const told = await refusal(collect(folderWith(files)));
    expect(told).toContain('layers.json');
    expect(told).toContain(reason);
  });

  it.each([
    ['that is empty', '', 'no SVG'],
    [
      'that breaks off',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0',
      'cannot be drawn',
    ],
  ])('rejects a drawing %s', async (_what, text, reason) => {
    const told = await refusal(writeGame(folderWith({ 'art/duck.svg': text })));
    expect(told).toContain('duck.svg');
    expect(told).toContain(reason);
  });

  it('rejects an invalid sound recipe, with file, name, voice and field', () => {
    const good = { wave: 'sine', from: 400, ms: 90 };
    const read = (recipes: unknown) => () => readRecipes('games/x/sounds.json', JSON.stringify(recipes));
    expect(read({ pop: [good] })()).toEqual({ pop: [good] });
    expect(read({ pop: [good, { ...good, wave: 'saw' }] })).toThrow(
      'games/x/sounds.json: "pop", voice 2, "wave"',
    );
    expect(read({ pop: [{ ...good, from: 0 }] })).toThrow('"from"');
    expect(read({ pop: [] })).toThrow('"pop"');
    expect(read({ pop: [{ ...good, loud: 1 }] })).toThrow('loud');
  });

  it('rejects more art or sound than a device should load', () => {
    const half = { what: 'sky@1x', bytes: 120_000 };
    expect(() => checkBudget('x', [half, { ...half, what: 'sea@1x' }])).toThrow(
      'x: its art weighs 240000 bytes at 1×',
    );
    const one = { ...half, only: 'landscape' } as const;
    expect(() => checkBudget('x', [one, { ...half, only: 'portrait' }])).not.toThrow();
    expect(() => checkBudget('x', [{ what: 'sounds.ogg', bytes: 90_000 }])).toThrow(
      'sounds.ogg weighs 90000',
    );
  });
});
