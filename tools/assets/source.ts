import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import type { Drawing } from '../../assets/drawing/sheet';
import { ArtError, nearest } from './art-error';
import { readIcons, readLayers } from './recipes';
import { readSvg } from './svg/lint';
import { readDrawing } from './svg/read-drawing';

export interface LayerSource {
  readonly id: string;
  readonly parallax: number;
  /** Belongs to one layout of the game; without it to all. */
  readonly only?: 'landscape' | 'portrait';
  readonly drawing: Drawing;
  /** WebP quality of the painted layer, 60–95. */
  readonly quality?: number;
}

/** What `games/<id>/art/drawings.ts` may export besides the SVG files beside it. */
export interface DrawingsModule {
  readonly sprites?: () => Readonly<Record<string, Drawing>>;
  readonly layers?: () => readonly LayerSource[];
}

export interface ArtSource {
  readonly sprites: Readonly<Record<string, Drawing>>;
  readonly layers: readonly LayerSource[];
}

const fluent = 'node_modules/@iconify-json/fluent-emoji-flat/icons.json';

/** The Fluent icons a game asks for in `art.json`: `{ "apple": { "icon": "red-apple", "size": 96 } }`. */
async function icons(file: string): Promise<Record<string, Drawing>> {
  if (!existsSync(file)) return {};
  const wanted = readIcons(file, await readFile(file, 'utf8'));
  const set: { icons: Record<string, { body: string }> } = JSON.parse(await readFile(fluent, 'utf8'));
  const drawn = Object.entries(wanted).map(([name, { icon, size }]) => {
    const body = set.icons[icon]?.body;
    if (!body)
      throw new ArtError(
        `${file}: there is no Fluent icon "${icon}" (for "${name}"); nearest are ${nearest(icon, Object.keys(set.icons))}`,
      );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${body}</svg>`;
    return [name, { x: -size / 2, y: -size / 2, width: size, height: size, svg }];
  });
  return Object.fromEntries(drawn);
}

/**
 * Takes the drawings that `layers.json` names out of the sprites: they are painted whole, each a picture of its own.
 * Throws an ArtError for a layer without a drawing.
 */
async function takeLayers(file: string, sprites: Record<string, Drawing>): Promise<LayerSource[]> {
  if (!existsSync(file)) return [];
  const wanted = Object.entries(readLayers(file, await readFile(file, 'utf8')));
  return wanted.map(([id, { parallax, only, quality }]) => {
    const drawing = sprites[id];
    if (!drawing)
      throw new ArtError(
        `${file}: there is no drawing "${id}.svg" beside it; nearest are ${nearest(id, Object.keys(sprites))}`,
      );
    delete sprites[id];
    return { id, parallax, ...(only && { only }), drawing, ...(quality !== undefined && { quality }) };
  });
}

/** Collects all that is drawn for one game: SVG files, icons, and drawings made by code. */
export async function collect(folder: string): Promise<ArtSource> {
  const art = path.join(folder, 'art');
  const sprites: Record<string, Drawing> = { ...(await icons(path.join(folder, 'art.json'))) };
  const files = existsSync(art) ? (await readdir(art)).filter((name) => name.endsWith('.svg')).sort() : [];
  for (const name of files) {
    const file = path.join(art, name);
    sprites[name.slice(0, -'.svg'.length)] = readDrawing(file, await readFile(file, 'utf8'));
  }
  const layers = await takeLayers(path.join(art, 'layers.json'), sprites);
  const code = path.join(art, 'drawings.ts');
  if (!existsSync(code)) return { sprites, layers };
  const { module } = await runnerImport<DrawingsModule>(path.resolve(code));
  for (const [name, drawing] of Object.entries(module.sprites?.() ?? {})) {
    sprites[name] = readSvg(`${code}: ${name}.svg`, drawing.svg);
  }
  return { sprites, layers: [...layers, ...(module.layers?.() ?? [])] };
}
