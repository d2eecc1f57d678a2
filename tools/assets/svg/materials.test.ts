import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialNames, materials } from '../../../assets/drawing/materials';
import { rasterise } from '../raster';
import { readDrawing } from './read-drawing';
import { readTree } from './tree';

const none = () => {
  throw new Error('no symbol is asked for');
};
const svg = (body: string, box = '0 0 60 60') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
const read = (body: string) => readDrawing('art/thing.svg', svg(body), none);

async function image(body: string): Promise<Buffer> {
  const [raster] = await rasterise(read(body), [1], 2);
  if (!raster) throw new Error('nothing was drawn');
  return raster.data;
}

/** Mean difference a channel, 0 to 255. */
const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

describe('materials', () => {
  it.each(materialNames)('%s shades a flat shape and keeps within it, or softens its edge', async (name) => {
    const { colour } = materials[name];
    const shape = '<rect x="10" y="10" width="40" height="40" rx="6" fill="COLOUR"/>'.replace(
      'COLOUR',
      colour,
    );
    const [flat, shaded] = [
      await image(shape),
      await image(shape.replace('<rect', `<rect class="mat-${name}"`)),
    ];
    expect(difference(flat, shaded)).toBeGreaterThan(1);
    const alpha = (data: Buffer, x: number, y: number) => data[(y * 60 + x) * 4 + 3];
    expect(alpha(shaded, 2, 2)).toBeLessThan(8);
    expect(alpha(shaded, 30, 30)).toBeGreaterThan(80);
  });

  it('look the same whichever way a shape is written', async () => {
    const ways = [
      '<rect class="mat-wood" x="10" y="10" width="40" height="30" fill="#c98d5c"/>',
      '<path class="mat-wood" d="M10 10H50V40H10Z" fill="#c98d5c"/>',
      '<polygon class="mat-wood" points="10,10 50,10 50,40 10,40" style="fill:rgb(201,141,92)"/>',
      '<g class="mat-wood" fill="#c98d5c" transform="translate(10 10)"><path d="m0 0h40v30h-40z"/></g>',
      '<g transform="scale(2)"><rect class="mat-wood" x="5" y="5" width="20" height="15" fill="#c98d5c"/></g>',
      '<rect class="mat-wood" x="-50" y="-40" width="40" height="30" transform="rotate(180)" fill="#c98d5c"/>',
    ];
    const [first, ...others] = await Promise.all(ways.map(image));
    for (const other of others) expect(difference(first!, other)).toBeLessThan(0.8);
  });

  it('are lit from the top left however a shape is turned and scaled', async () => {
    const turned = fc.record({
      turn: fc.integer({ min: -180, max: 180 }),
      wide: fc.double({ min: 0.5, max: 2, noNaN: true }),
      mirrored: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(turned, async ({ turn, wide, mirrored }) => {
        const r = 20;
        const moved = `translate(30 30) rotate(${turn}) scale(${mirrored ? -wide : wide} 1)`;
        const shape = `<ellipse class="mat-soft" rx="${r / wide}" ry="${r}" fill="#ff7a59"/>`;
        const data = await image(`<g transform="${moved}">${shape}</g>`);
        const sum = (x: number, y: number) => {
          const at = (y * 60 + x) * 4;
          return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
        };
        expect(sum(19, 19)).toBeGreaterThan(sum(41, 41) + 40);
      }),
      { numRuns: 25 },
    );
  });

  it('count for all shapes of a group, but not for those that are flat', () => {
    const clips = (body: string) => read(body).svg.split('<clipPath').length - 1;
    const two = '<rect width="20" height="20"/><circle cx="40" cy="40" r="9"/>';
    expect(clips(`<g class="mat-soft">${two}</g>`)).toBe(2);
    expect(clips(`<g class="mat-soft">${two.replace('<circle', '<circle class="flat"')}</g>`)).toBe(1);
  });

  it('take an inlay into the shape before it: it is cut at the edge', async () => {
    const stripe = '<rect class="inlay" y="25" width="60" height="8" fill="#ffffff"/>';
    const data = await image(
      `<rect class="mat-cloth" x="10" y="10" width="40" height="40" fill="#336699"/>${stripe}`,
    );
    const pixel = (x: number, y: number) => [...data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 4)];
    expect(pixel(3, 28)[3]).toBe(0);
    expect(pixel(30, 28)[0]).toBeGreaterThan(190);
    expect(() => read(stripe)).toThrow('an inlay follows the shape');
  });

  it('round off a line', () => {
    const line = '<path class="mat-wood" fill="none" stroke="#a06a45" stroke-width="6" d="M10 10L50 50"/>';
    expect(read(line).svg).toContain('<mask');
  });

  it('lay folds into cloth: a dark line with a light one to its left', async () => {
    const cloth = '<rect class="mat-cloth" width="60" height="60" fill="#336699"/>';
    const line = 'fill="none" stroke="#336699" stroke-width="4" d="M30 0V60"';
    const [plain, folded, grouped] = await Promise.all([
      image(cloth),
      image(`${cloth}<path class="fold" ${line}/>`),
      image(`${cloth}<g class="fold"><path ${line}/></g>`),
    ]);
    const change = (x: number) => (folded[(30 * 60 + x) * 4 + 1] ?? 0) - (plain[(30 * 60 + x) * 4 + 1] ?? 0);
    expect(change(30)).toBeLessThan(-5);
    expect(change(25)).toBeGreaterThan(5);
    expect(grouped.equals(folded)).toBe(true);
  });

  it('take depth and shade from the designer', () => {
    const plain = read('<rect class="mat-soft" width="40" height="40" fill="#ffc83d"/>').svg;
    const said = read(
      '<rect class="mat-soft" width="40" height="40" fill="#ffc83d" style="--depth:20;--shade:#e8862a"/>',
    ).svg;
    expect(plain).not.toContain('#e8862a');
    expect(said).toContain('stroke="#e8862a" stroke-width="30"');
  });

  it('keep the holes of a shape', async () => {
    const ring =
      '<path class="mat-metal" fill-rule="evenodd" fill="#8fa6c4" d="M5 5H55V55H5ZM20 20H40V40H20Z"/>';
    const data = await image(ring);
    expect(data[(30 * 60 + 30) * 4 + 3]).toBe(0);
    expect(data[(10 * 60 + 10) * 4 + 3]).toBe(255);
  });

  it('leave a drawing valid XML whatever its ids are called', () => {
    const body =
      '<linearGradient id="g0"><stop stop-color="#f00"/></linearGradient><linearGradient id="c1"><stop stop-color="#0f0"/></linearGradient>' +
      '<rect class="mat-soft" width="30" height="30" fill="url(#g0)"/><rect width="9" height="9" fill="url(#c1)"/>';
    const made = readTree('a.svg', read(body).svg);
    const ids: string[] = [];
    const collect = (node: typeof made) => {
      if (node.attributes.id) ids.push(node.attributes.id);
      node.children.forEach(collect);
    };
    collect(made);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(3);
  });
});
