import path from 'node:path';
import type { Drawing } from '../../assets/drawing/sheet';

/** Why a drawing cannot be used; the message names the file and what to do. */
export class ArtError extends Error {
  override readonly name = 'ArtError';
}

/** Names the file in a refusal that comes from deeper down; anything else goes on as it is. */
export const inFile =
  (file: string) =>
  (error: unknown): never => {
    throw error instanceof ArtError ? new ArtError(`${file}: ${error.message}`) : error;
  };

const refused: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/<script/i, 'holds a script: remove it'],
  [/<image/i, 'holds a picture: draw it as shapes, so that it is sharp at every size'],
  [/<text/i, 'holds text: turn it into outlines, because fonts differ per machine'],
  [/<foreignObject/i, 'holds a foreign object: draw it as shapes'],
  [/\bon[a-z]+\s*=/i, 'holds an event handler: remove it'],
  [
    /(?:href|src)\s*=\s*["'](?!#)/i,
    'points outside itself: only references to its own parts (#id) are allowed',
  ],
  [/url\(\s*["']?(?!#|["']#)/i, 'points outside itself: only url(#id) is allowed'],
  [/@import|<style/i, 'holds a style sheet: put the colours on the shapes'],
];

/**
 * Reads an SVG and its box. Throws an ArtError with the file and the reason when the drawing would not come
 * out the same everywhere.
 */
export function readSvg(file: string, svg: string): Drawing {
  const name = path.basename(file.split(': ').pop() ?? file, '.svg');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new ArtError(`${file}: name it in lower case with hyphens, like "rubber-duck.svg"`);
  const root = /<svg\b[^>]*>/.exec(svg)?.[0];
  if (!root) throw new ArtError(`${file}: this is no SVG`);
  for (const [pattern, reason] of refused) {
    if (pattern.test(svg)) throw new ArtError(`${file}: ${reason}`);
  }
  const numbers = /\bviewBox\s*=\s*["']([^"']+)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = numbers ?? [];
  if (x === undefined || y === undefined || !width || !height || numbers?.some(Number.isNaN))
    throw new ArtError(`${file}: give it a viewBox (x y width height in design px)`);
  return { x, y, width, height, svg };
}
