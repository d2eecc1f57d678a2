import { ArtError } from '../art-error';
import type { Bounds } from './path';
import type { Node } from './tree';

/** The viewBox of a drawing, design px. Throws an ArtError when it has none. */
export function readBox(file: string, { attributes }: Node): Bounds {
  const numbers = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = numbers;
  if (x === undefined || y === undefined || !width || !height || numbers.some(Number.isNaN))
    throw new ArtError(`${file}: give it a viewBox (x y width height in design px)`);
  return { x, y, width, height };
}
