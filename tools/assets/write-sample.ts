import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { rasterise } from './raster';
import { sampleSheet } from './sample-sheet';
import { readDrawing } from './svg/read-drawing';
import { report } from './weight';

/** Where the sample for designers stands. */
export const sampleFolder = path.join('assets', 'sample');

/** Writes the sample, and the picture of what the pipeline makes of it. */
export async function writeSample(folder: string): Promise<void> {
  const svg = sampleSheet();
  const media = path.join(folder, 'media');
  await mkdir(media, { recursive: true });
  const file = path.join(folder, 'sample.svg');
  await writeFile(file, svg);
  const [raster] = await rasterise(readDrawing(file, svg), [1], 3);
  if (!raster) throw new Error('the sample came out empty');
  const { data, width, height } = raster;
  const image = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 86, effort: 5 })
    .toBuffer();
  await writeFile(path.join(media, 'sample.webp'), image);
  report([{ what: 'sample.webp', bytes: image.length }]);
}
