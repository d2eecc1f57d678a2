import { kitGlyphs } from './kit-texture';
import { ink, numberText } from './number-text';
import type { SceneKit } from './scene-kit';

/** Text on a plate, its middle at (x, y): digits out of the kit's page where it has them all, words else. */
export function written(
  kit: Pick<SceneKit, 'scene' | 'words'>,
  { x, y }: { readonly x: number; readonly y: number },
  text: string,
  size: number,
  colour = ink,
) {
  const known = Array.from(text).every((letter) => letter === ' ' || kitGlyphs.includes(letter));
  if (known) return numberText(kit.scene, x, y, text, size, colour);
  return kit.words(x, y, text, {
    fontSize: size * 0.94,
    fontStyle: '700',
    color: `#${colour.toString(16).padStart(6, '0')}`,
  });
}
