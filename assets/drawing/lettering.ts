import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { round, type Shape } from './shape';

const require = createRequire(import.meta.url);
const bytes = readFileSync(require.resolve('@fontsource/andika/files/andika-latin-700-normal.woff'));
const andika = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** Width of a line of text, px. */
export const lineWidth = (text: string, size: number): number => andika.getAdvanceWidth(text, size);

/** Andika Bold as an outline, its middle at x and its baseline at y: art carries no font. */
export const lettering = (text: string, x: number, y: number, size: number): Shape =>
  andika.getPath(text, round(x - lineWidth(text, size) / 2), y, size).toPathData(2);
