import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { packAtlas } from './atlas';
import { rasterise, trim } from './raster';
import { readSvg } from './svg/lint';

const svg = (viewBox: string, body: string) =>
  readSvg('a.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`);

const square = svg('-10 -20 40 30', '<path d="M0 0h20v10h-20Z" fill="#ff0000"/>');
const disc = svg('-8 -8 16 16', '<circle r="6" fill="#0000ff"/>');

describe('the atlas', () => {
  it('keeps a sprite’s size and pivot in design px at both scales, however much is trimmed', async () => {
    const atlases = await packAtlas('x', { square, disc });
    for (const scale of [1, 2] as const) {
      expect(atlases[scale].frames.square).toMatchObject({
        sourceSize: { w: 40 * scale, h: 30 * scale },
        // A pixel all round belongs to the smooth edge.
        spriteSourceSize: { x: 10 * scale - 1, y: 20 * scale - 1 },
        pivot: { x: 0.25, y: 0.66667 },
      });
    }
  });

  it('is the same for the same sprites', async () => {
    const [first, second] = [await packAtlas('x', { square, disc }), await packAtlas('x', { disc, square })];
    expect(first[2].image.equals(second[2].image)).toBe(true);
    expect(first[2].frames).toEqual(second[2].frames);
  });

  it('rejects sprites that do not fit on one page', async () => {
    const wall = svg('0 0 1100 1100', '<path d="M0 0h1100v1100h-1100Z"/>');
    await expect(packAtlas('wall', { wall })).rejects.toThrow('wall');
  });

  it('draws smooth edges: the rim of a disc has translucent pixels', async () => {
    const [raster] = await rasterise(disc, [1], 4);
    if (!raster) throw new Error('nothing was drawn');
    const alphas = [...raster.data].filter((_, index) => index % 4 === 3);
    expect(alphas.some((alpha) => alpha > 40 && alpha < 215)).toBe(true);
    expect(trim(raster)).toEqual({ left: 1, top: 1, width: 14, height: 14 });
    expect((await sharp(raster.data, { raw: { width: 16, height: 16, channels: 4 } }).stats()).isOpaque).toBe(
      false,
    );
  });
});
