import type { Point } from '../layout/design';
import { kitGlyphs } from '../textures/kit-texture';
import type { TextPen } from './hi-dpi-text';
import { ink, numberText } from './number-text';

/** Writes text on a plate, its middle at (x, y): with `numberText` when the kit has all its characters, else as words. */
export function textOnPlate(kit: TextPen, { x, y }: Point, written: string, size: number, colour = ink) {
  // The kit has one space; that between thousands is a narrow one.
  const text = written.replaceAll(/\s/gu, ' ');
  const known = Array.from(text).every((letter) => letter === ' ' || kitGlyphs.includes(letter));
  if (known) return numberText(kit.scene, x, y, text, size, colour);
  return kit.words(x, y, text, {
    fontSize: size * 0.94,
    fontStyle: '700',
    color: `#${colour.toString(16).padStart(6, '0')}`,
  });
}
