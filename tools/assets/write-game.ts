import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ArtError, inFile } from './art-error';
import { type Atlas, packAtlas } from './atlas';
import { digitSprites } from './digits';
import { rasterise } from './raster';
import { replaceFiles } from './replace-files';
import { type ArtSource, collect, type LayerSource } from './source';
import { report, type Weight } from './weight';
import { writeSounds } from './write-sounds';

/** Bytes a game may weigh on a plain and on a dense display, and its sounds. */
const budget = { art: { 1: 200_000, 2: 400_000 }, sound: 80_000 } as const;
const scales = [1, 2] as const;

const identifier = (text: string) => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

async function encodeLayer(
  game: string,
  { id, drawing, quality = 84 }: LayerSource,
): Promise<Record<1 | 2, Buffer>> {
  const rasters = await rasterise(drawing, scales, 1).catch(inFile(`${game}: ${id}.svg`));
  const [plain, dense] = await Promise.all(
    rasters.map(({ data, width, height }, index) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        // Dense pixels are small: they bear more loss than plain ones.
        .webp({ quality: quality - index * 12, alphaQuality: 80, effort: 5, smartSubsample: true })
        .toBuffer(),
    ),
  );
  if (!plain || !dense) throw new Error('a layer came out empty');
  return { 1: plain, 2: dense };
}

function artModule(source: ArtSource, layers: readonly LayerSource[]): string {
  const names = Object.keys(source.sprites).sort();
  const frames = names.map((name) => {
    const { x, y, width, height } = source.sprites[name] ?? { x: 0, y: 0, width: 1, height: 1 };
    const round = (value: number) => Math.round(value * 1e4) / 1e4;
    return `    '${name}': { width: ${width}, height: ${height}, pivotX: ${round(-x / width)}, pivotY: ${round(-y / height)} },`;
  });
  const imports = layers.flatMap(({ id }) =>
    scales.map((scale) => `import ${identifier(id)}${scale}x from './media/${id}@${scale}x.webp?url';`),
  );
  const layerRows = layers.map(({ id, parallax, only, drawing }) => {
    const name = identifier(id);
    return `    { id: '${id}', width: ${drawing.width}, height: ${drawing.height}, parallax: ${parallax},${only ? ` only: '${only}',` : ''} image: { 1: ${name}1x, 2: ${name}2x } },`;
  });
  return `// Made by \`npm run assets\` from art/: change the drawings, not this file.
import type { GameArt } from '@games/kit/textures/game-art';
import atlas1x from './media/atlas@1x.webp?url';
import frames1x from './media/atlas@1x.json?url';
import atlas2x from './media/atlas@2x.webp?url';
import frames2x from './media/atlas@2x.json?url';
${imports.join('\n')}

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
${frames.join('\n')}
  },
  layers: [
${layerRows.join('\n')}
  ],
} as const satisfies GameArt;
`;
}

function atlasJson(atlas: Atlas, scale: number): string {
  const meta = { app: 'npm run assets', scale: `${scale}`, size: { w: atlas.width, h: atlas.height } };
  return `${JSON.stringify({ frames: atlas.frames, meta })}\n`;
}

/** Throws an ArtError when a game's art or sound is more than a device should load. */
export function checkBudget(game: string, weights: readonly Weight[]): void {
  for (const scale of scales) {
    // A device loads one layout at a time.
    const total = Math.max(
      ...(['landscape', 'portrait'] as const).map((layout) =>
        weights
          .filter(({ what, only = layout }) => what.includes(`@${scale}x`) && only === layout)
          .reduce((sum, { bytes }) => sum + bytes, 0),
      ),
    );
    if (total > budget.art[scale])
      throw new ArtError(
        `${game}: its art weighs ${total} bytes at ${scale}×, ${budget.art[scale]} is the limit`,
      );
  }
  const heavy = weights.find(({ what, bytes }) => what.startsWith('sounds') && bytes > budget.sound);
  if (heavy)
    throw new ArtError(`${game}: ${heavy.what} weighs ${heavy.bytes} bytes, ${budget.sound} is the limit`);
}

/** Makes everything of one game anew: atlas, layers, sounds and the typed names. Throws when it is too heavy. */
export async function writeGame(folder: string): Promise<void> {
  const game = path.basename(folder);
  const collected = await collect(folder);
  const source: ArtSource = { ...collected, sprites: { ...digitSprites(), ...collected.sprites } };
  const media = path.join(folder, 'media');
  const weights: Weight[] = [];
  const atlases = await packAtlas(game, source.sprites);
  const layers: [LayerSource, Record<1 | 2, Buffer>][] = [];
  for (const layer of source.layers) layers.push([layer, await encodeLayer(game, layer)]);
  const files = new Map<string, Buffer | string>();
  for (const scale of scales) {
    const atlas = atlases[scale];
    files.set(`atlas@${scale}x.webp`, atlas.image);
    files.set(`atlas@${scale}x.json`, atlasJson(atlas, scale));
    weights.push({ what: `atlas@${scale}x (${atlas.width}×${atlas.height})`, bytes: atlas.image.length });
  }
  for (const [{ id, only }, encoded] of layers) {
    for (const scale of scales) {
      files.set(`${id}@${scale}x.webp`, encoded[scale]);
      weights.push({ what: `${id}@${scale}x`, bytes: encoded[scale].length, ...(only && { only }) });
    }
  }
  // Only now: what was there stays when a drawing fails.
  await mkdir(media, { recursive: true });
  const sounds = await writeSounds(folder);
  await replaceFiles(
    media,
    files,
    sounds.map(({ what }) => what),
  );
  await writeFile(path.join(folder, 'art.gen.ts'), artModule(source, source.layers));
  weights.push(...sounds);
  report(weights);
  checkBudget(game, weights);
}
