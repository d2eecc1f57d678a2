import { lettering, lineWidth } from '../../assets/drawing/lettering';
import { fill } from '../../assets/drawing/paint';
import { type Drawing, draw } from '../../assets/drawing/sheet';

/** Font size of the glyphs in design px: the digits are 46 px high, and stay sharp to 1.5 times that. */
const size = 64;

const glyphs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [`${digit}`, `${digit}`])),
  comma: ',',
  minus: '−',
};

/**
 * Digits of Andika Bold as white sprites `glyph-…` (tinted in the scene). Numbers
 * on things that move come from the game's own page, so that they do not break its batch. Each is as wide as its advance, its pivot on the middle
 * of a digit's height.
 */
export function digitSprites(): Record<string, Drawing> {
  const drawn = Object.entries(glyphs).map(([name, text]) => {
    const width = Math.ceil(lineWidth(text, size));
    const height = Math.ceil(size * 1.06);
    // Digits stand 0.72 em high on the baseline.
    const baseline = size * 0.36;
    const box = { x: -width / 2, y: -height / 2, width, height };
    return [`glyph-${name}`, draw(box, () => fill(lettering(text, 0, baseline, size), '#ffffff'))];
  });
  return Object.fromEntries(drawn);
}
