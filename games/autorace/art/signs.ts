import { lettering, lineWidth } from '../../../assets/drawing/lettering';
import { fill } from '../../../assets/drawing/paint';
import { type Drawing, draw } from '../../../assets/drawing/sheet';

/** As large as the digits the pipeline adds to every game, so that they stand in one line. */
const size = 64;

const signs = {
  plus: '+',
  times: '×',
  divide: ':',
  over: '÷',
  open: '(',
  close: ')',
  equals: '=',
  query: '?',
  rest: 'r',
} as const;

/** The signs a gate or the gantry can carry beside digits, white, to be tinted; the r is of 6 r 2. */
export const signSprites = (): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(signs).map(([name, text]) => {
      const width = Math.ceil(lineWidth(text, size));
      const height = Math.ceil(size * 1.06);
      const box = { x: -width / 2, y: -height / 2, width, height };
      return [`glyph-${name}`, draw(box, () => fill(lettering(text, 0, size * 0.36, size), '#ffffff'))];
    }),
  );
