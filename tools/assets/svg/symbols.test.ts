import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ArtError } from '../art-error';
import { rasterise } from '../raster';
import { readDrawing } from './read-drawing';
import { symbolNames, symbolShelf } from './symbols';

const svg = (body: string, box = '0 0 100 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">\n${body}\n</svg>`;

/** A shelf with these symbols on it. */
function shelfOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'symbols-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.svg`), text);
  return symbolShelf(folder);
}

const shelf = shelfOf({
  flag: svg('<rect x="-10" y="-20" width="20" height="20" fill="currentColor"/>', '-10 -20 20 20').replace(
    '<svg',
    '<svg color="#00ff00"',
  ),
  door: svg('<rect width="10" height="20" fill="var(--paint, #0000ff)"/>', '0 0 10 20'),
  row: svg('<use href="#sym-flag" x="-15" y="0"/><use href="#sym-flag" x="15" y="0"/>', '-25 -20 50 20'),
  endless: svg('<use href="#sym-ring"/>'),
  ring: svg('<g><use href="#sym-endless"/></g>'),
});

async function pixels(body: string) {
  const [raster] = await rasterise(readDrawing('art/thing.svg', svg(body), shelf), [1], 2);
  if (!raster) throw new Error('nothing was drawn');
  return (x: number, y: number) => [...raster.data.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 4)];
}

const refusal = (body: string): string => {
  try {
    readDrawing('art/thing.svg', svg(body), shelf);
  } catch (error) {
    expect(error).toBeInstanceOf(ArtError);
    return error instanceof ArtError ? error.message : '';
  }
  return '';
};

const green = [0, 255, 0, 255];
const red = [255, 0, 0, 255];

describe('a shared symbol', () => {
  it('stands with its pivot where it is used, in its own colour or another', async () => {
    const at = await pixels(
      '<use href="#sym-flag" x="30" y="60"/><use xlink:href="#sym-flag" x="70" y="60" color="#ff0000"/>',
    );
    expect(at(30, 50)).toEqual(green);
    expect(at(70, 50)).toEqual(red);
    expect(at(30, 65)[3]).toBe(0);
  });

  it('fills the box it is given, on its foot, and follows the groups it is in', async () => {
    const at = await pixels(
      '<g transform="translate(10 0)" color="#ff0000"><use href="#sym-flag" width="40" height="80"/></g>',
    );
    expect(at(30, 60)).toEqual(red);
    expect(at(30, 30)[3]).toBe(0);
    expect(at(5, 60)[3]).toBe(0);
  });

  it('takes the place of a shape or group with its name, in the colour of that shape', async () => {
    const at = await pixels(
      '<rect id="sym-flag-2" x="10" y="10" width="30" height="30" fill="#f00"/><g data-name="sym-flag"><circle cx="70" cy="70" r="10"/><circle cx="80" cy="80" r="5"/></g>',
    );
    expect(at(12, 12)).toEqual(red);
    expect(at(72, 72)).toEqual(green);
  });

  it('has parameters of its own each time', async () => {
    const at = await pixels(
      '<use href="#sym-door" x="10" y="10"/><use href="#sym-door" x="50" y="10" style="--paint:#ff0000"/>',
    );
    expect(at(15, 20)).toEqual([0, 0, 255, 255]);
    expect(at(55, 20)).toEqual(red);
  });

  it('may hold other symbols, and wins over one of its name in the file', async () => {
    const at = await pixels(
      '<defs><symbol id="sym-row"><rect width="99" height="99" fill="#123456"/></symbol></defs><use href="#sym-row" x="50" y="60"/>',
    );
    expect(at(35, 50)).toEqual(green);
    expect(at(65, 50)).toEqual(green);
    expect(at(50, 20)[3]).toBe(0);
  });

  it.each([
    [
      'an unknown class',
      '<g>\n<rect class="mat-wod" width="9" height="9"/></g>',
      'line 3',
      'there is no material "mat-wod"',
      'mat-wood',
    ],
    [
      'a class that means nothing',
      '<rect class="wood" width="9" height="9"/>',
      'line 2',
      'the class "wood" is unknown',
    ],
    [
      'a layer with an unknown material',
      '<rect id="mat-steel" width="9" height="9"/>',
      'line 2',
      'mat-metal',
    ],
    [
      'an unknown symbol',
      '\n<use href="#sym-flga"/>',
      'line 3',
      'there is no symbol "sym-flga"',
      'nearest are flag',
    ],
    [
      'an unknown stand-in',
      '<rect id="sym-castle" width="9" height="9"/>',
      'line 2',
      'there is no symbol "sym-castle"',
    ],
    [
      'a circular symbol',
      '<use href="#sym-ring"/>',
      'endless.svg, line 2',
      '"sym-ring" uses itself',
      'take it out',
    ],
    ['a part that uses itself', '<g id="a"><use href="#a"/></g>', 'line 2', '"#a" uses itself'],
    ['a part that is not there', '<use href="#gone"/>', 'line 2', 'refers to "#gone"'],
    [
      'a gradient that is not there',
      '<rect width="9" height="9" fill="url(#gone)"/>',
      'line 2',
      'refers to "#gone"',
    ],
    [
      'a remote symbol',
      '\n\n<use href="https://x.test/a.svg#b"/>',
      'line 4',
      'points outside itself',
      '#sym-',
    ],
    [
      'a colour that cannot be shaded',
      '<rect class="mat-soft" width="9" height="9" fill="hsl(3 4% 5%)"/>',
      'line 2',
      '#rrggbb',
    ],
    ['a selector beyond classes', '<style>\n.a{fill:red}\ng > .b{fill:red}</style>', 'line 4', 'g > .b'],
  ])('refuses %s with file, line and what to do', (_what, body, line, ...reasons) => {
    const told = refusal(body);
    expect(told).toContain(line.includes('.svg') ? '' : 'art/thing.svg, ');
    expect(told).toContain(line);
    for (const reason of reasons) expect(told).toContain(reason);
  });

  it('can be drawn: each of the house’s own', () => {
    const names = symbolNames();
    expect(names).toContain('sam');
    const all = names.map((name) => `<use href="#sym-${name}" x="50" y="90"/>`).join('');
    expect(() => readDrawing('art/all.svg', svg(all))).not.toThrow();
  });
});
