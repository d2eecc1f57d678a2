import { MaxRectsPacker } from 'maxrects-packer';
import sharp, { type OverlayOptions } from 'sharp';
import type { Drawing } from '../../assets/drawing/sheet';
import { ArtError, inFile } from './art-error';
import { rasterise, type Trimmed, trim } from './raster';
import type { Raster } from './raster-cache';

/** Two pages would break the batch on tablets: everything a game draws is on one. */
const pageLimit = 2048;
const supersample = 4;

export interface Atlas {
  readonly image: Buffer;
  /** Phaser's JSON hash, sizes in page px. */
  readonly frames: Readonly<Record<string, object>>;
  readonly width: number;
  readonly height: number;
}

interface Sprite {
  readonly name: string;
  readonly drawing: Drawing;
  readonly raster: Raster;
  readonly cut: Trimmed;
}

const round = (value: number) => Math.round(value * 1e5) / 1e5;

async function page(game: string, sprites: readonly Sprite[], scale: number): Promise<Atlas> {
  const gap = 2 * scale;
  const packer = new MaxRectsPacker(pageLimit, pageLimit, gap, { pot: false, square: false, smart: true });
  for (const sprite of sprites) packer.add(sprite.cut.width, sprite.cut.height, sprite);
  const [bin, ...more] = packer.bins;
  if (!bin || more.length > 0 || Math.max(bin.width, bin.height) > pageLimit)
    throw new ArtError(`${game}: the sprites do not fit on one ${pageLimit} px page at scale ${scale}`);
  const frames: [string, object][] = [];
  const overlays: OverlayOptions[] = [];
  for (const { x, y, data } of bin.rects) {
    const { name, drawing, raster, cut } = data as Sprite;
    const piece = await sharp(raster.data, {
      raw: { width: raster.width, height: raster.height, channels: 4 },
    })
      .extract(cut)
      .png()
      .toBuffer();
    overlays.push({ input: piece, left: x, top: y });
    frames.push([
      name,
      {
        frame: { x, y, w: cut.width, h: cut.height },
        rotated: false,
        trimmed: true,
        spriteSourceSize: { x: cut.left, y: cut.top, w: cut.width, h: cut.height },
        sourceSize: { w: raster.width, h: raster.height },
        pivot: { x: round(-drawing.x / drawing.width), y: round(-drawing.y / drawing.height) },
      },
    ]);
  }
  const create = { width: bin.width, height: bin.height, channels: 4 as const, background: '#00000000' };
  const flat = await sharp({ create }).composite(overlays).raw().toBuffer();
  const image = await sharp(flat, { raw: { width: bin.width, height: bin.height, channels: 4 } })
    .webp({ quality: scale === 1 ? 86 : 82, alphaQuality: 82, effort: 4 })
    .toBuffer();
  const sorted = frames.sort(([a], [b]) => (a < b ? -1 : 1));
  return { image, frames: Object.fromEntries(sorted), width: bin.width, height: bin.height };
}

/** Packs the sprites for both scales; the order of names decides, so the same art packs the same way. */
export async function packAtlas(
  game: string,
  drawings: Readonly<Record<string, Drawing>>,
): Promise<Record<1 | 2, Atlas>> {
  const once: Sprite[] = [];
  const twice: Sprite[] = [];
  for (const name of Object.keys(drawings).sort()) {
    const drawing = drawings[name];
    if (!drawing) continue;
    const [small, large] = await rasterise(drawing, [1, 2], supersample).catch(
      inFile(`${game}: ${name}.svg`),
    );
    if (!small || !large) continue;
    once.push({ name, drawing, raster: small, cut: trim(small) });
    twice.push({ name, drawing, raster: large, cut: trim(large) });
  }
  return { 1: await page(game, once, 1), 2: await page(game, twice, 2) };
}
