import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import type { Drawing } from '../../assets/drawing/sheet';
import { rasterise } from './raster';
import { readSvg } from './svg/lint';
import { report, type Weight } from './weight';

/** What `assets/<set>/drawings.ts` exports: pictures for pages, outside any canvas. */
export interface ImageSet {
  readonly images: () => Readonly<Record<string, Drawing>>;
  /** Widths to make of each picture, px, small to large. */
  readonly widths: readonly [number, ...number[]];
  readonly quality?: number;
}

const identifier = (text: string) => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function moduleOf(names: readonly string[], widths: readonly number[]): string {
  const imports = names.flatMap((name) =>
    widths.map((width) => `import ${identifier(name)}${width} from './media/${name}-${width}.webp?url';`),
  );
  const rows = names.map((name) => {
    const urls = widths.map((width) => `${width}: ${identifier(name)}${width}`).join(', ');
    return `  '${name}': { ${urls} },`;
  });
  return `// Made by \`npm run assets\` from drawings.ts: change the drawings, not this file.
${imports.join('\n')}

/** Addresses by width in px. */
export const images = {
${rows.join('\n')}
} as const;
`;
}

/** Makes all pictures of a set at all its widths, and the module with their addresses. */
export async function writeImages(folder: string): Promise<void> {
  const code = path.join(folder, 'drawings.ts');
  const { module } = await runnerImport<ImageSet>(path.resolve(code));
  const { widths, quality = 86 } = module;
  const drawings = Object.entries(module.images()).sort(([a], [b]) => (a < b ? -1 : 1));
  const media = path.join(folder, 'media');
  await rm(media, { recursive: true, force: true });
  await mkdir(media, { recursive: true });
  const weights: Weight[] = [];
  for (const [name, drawing] of drawings) {
    const read = readSvg(`${code}: ${name}.svg`, drawing.svg);
    const scales = widths.map((width) => width / drawing.width);
    const rasters = await rasterise(read, scales, drawing.width > 800 ? 1.25 : 3);
    for (const [index, { data, width, height }] of rasters.entries()) {
      const image = await sharp(data, { raw: { width, height, channels: 4 } })
        .webp({ quality, alphaQuality: 95, effort: 5 })
        .toBuffer();
      await writeFile(path.join(media, `${name}-${widths[index]}.webp`), image);
      weights.push({ what: `${name}-${widths[index]}`, bytes: image.length });
    }
  }
  await writeFile(
    path.join(folder, 'images.gen.ts'),
    moduleOf(
      drawings.map(([name]) => name),
      widths,
    ),
  );
  report(weights);
}
