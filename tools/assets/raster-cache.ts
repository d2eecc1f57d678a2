import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const folder = '.cache/assets';
/** Raise it when the same drawing comes out differently. */
const version = 1;

/**
 * Rendered pixels by what they were made from, so that a game is remade in seconds when one drawing changes.
 * The folder can be thrown away.
 */
export async function cached(
  parts: readonly unknown[],
  make: () => Promise<readonly Raster[]>,
): Promise<readonly Raster[]> {
  const key = createHash('sha256')
    .update(JSON.stringify([version, ...parts]))
    .digest('hex')
    .slice(0, 32);
  const file = (index: number) => path.join(folder, `${key}-${index}.png`);
  const found: Raster[] = [];
  for (let index = 0; existsSync(file(index)); index++) {
    const { data, info } = await sharp(await readFile(file(index)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    found.push({ data, width: info.width, height: info.height });
  }
  if (found.length > 0) return found;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Last to first: a run that is cut off leaves no first file, and so no half answer.
  for (const [index, { data, width, height }] of [...made.entries()].reverse()) {
    const png = sharp(data, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 2 });
    await writeFile(file(index), await png.toBuffer());
  }
  return made;
}
