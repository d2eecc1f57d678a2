import path from 'node:path';
import type { Drawing } from '../../../assets/drawing/sheet';
import { ArtError } from '../art-error';
import { readBox } from './box';
import { refuseForeign } from './refusals';
import { readStyleSheet } from './style';
import { readTree } from './tree';

/** Throws an ArtError when a drawing's name cannot be that of a sprite. */
export function checkName(file: string): void {
  const name = path.basename(file.split(': ').pop() ?? file, '.svg');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new ArtError(`${file}: name it in lower case with hyphens, like "rubber-duck.svg"`);
}

/**
 * Reads an SVG that code made, and its box. Throws an ArtError with the file and the reason when the drawing would not
 * come out the same everywhere.
 */
export function readSvg(file: string, svg: string): Drawing {
  checkName(file);
  const root = readTree(file, svg);
  refuseForeign(file, root, readStyleSheet(file, root));
  return { ...readBox(file, root), svg };
}
