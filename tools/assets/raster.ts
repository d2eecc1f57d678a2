import sharp from 'sharp';
import type { Drawing } from '../../assets/drawing/sheet';
import { ArtError } from './art-error';
import { cached, type Raster } from './raster-cache';

const sized = ({ svg }: Drawing, width: number, height: number) =>
  svg.replace(/<svg\b[^>]*>/, (root) => {
    const bare = root.replace(/\s(?:width|height)\s*=\s*["'][^"']*["']/g, '');
    return bare.replace(/^<svg/, `<svg width="${width}" height="${height}"`);
  });

/**
 * Renders from the vector, `supersample` times too large, and scales down in a second pass: in one pass the
 * vector would simply be drawn small, with jagged clip edges. Cubic, because Lanczos rings outside the edge. `scales` are pixels per design px.
 */
export const rasterise = (
  drawing: Drawing,
  scales: readonly number[],
  supersample: number,
): Promise<readonly Raster[]> =>
  cached([drawing.svg, drawing.width, drawing.height, scales, supersample], () =>
    render(drawing, scales, supersample),
  );

async function render(drawing: Drawing, scales: readonly number[], supersample: number): Promise<Raster[]> {
  const most = Math.max(...scales) * supersample;
  const size = (scale: number) =>
    [Math.ceil(drawing.width * scale), Math.ceil(drawing.height * scale)] as const;
  const [wide, high] = size(most);
  const large = await sharp(Buffer.from(sized(drawing, wide, high)), {
    unlimited: true,
    limitInputPixels: false,
  })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new ArtError(`it cannot be drawn (${error instanceof Error ? error.message : 'unreadable'})`);
    });
  return Promise.all(
    scales.map(async (scale) => {
      const [width, height] = size(scale);
      const { data, info } = await sharp(large.data, { raw: large.info, limitInputPixels: false })
        .resize(width, height, { kernel: 'cubic', fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    }),
  );
}

export interface Trimmed {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box of all pixels that show; a pixel at least, so that an empty drawing stays a valid frame. */
export function trim({ data, width, height }: Raster): Trimmed {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 2) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return { left: 0, top: 0, width: 1, height: 1 };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
