import { fill, group, stroke } from '../../../assets/drawing/paint';
import { ellipse, round as n } from '../../../assets/drawing/shape';
import { type Drawing, draw, type Markup } from '../../../assets/drawing/sheet';

const stone = '#fff0d2';
const room = { x: -60, y: -60, width: 120, height: 120 };

/** A print in the earth: pale, with a dark edge at its lower right. */
const print = (lines: (colour: string) => Markup): Drawing =>
  draw(room, () => group(lines('#4a2228'), 'opacity=".55" transform="translate(2.2 2.8)"') + lines(stone));

/** A point on the coil of a shell; `turn` from 0 to 3 turns. */
const coil = (turn: number, wide = 1): readonly [number, number] => {
  const reach = 5 * 2.12 ** turn * wide;
  return [Math.cos(turn * 2 * Math.PI) * reach, Math.sin(turn * 2 * Math.PI) * reach];
};

const shell = (): Drawing =>
  print((colour) => {
    const points = Array.from({ length: 61 }, (_, k) =>
      coil(k / 20)
        .map(n)
        .join(' '),
    );
    const ribs = Array.from({ length: 26 }, (_, k) => {
      const turn = 1.2 + k * 0.07;
      const [from, to] = [coil(turn - 0.94), coil(turn, 0.92)];
      return stroke(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, colour, 3.2);
    });
    return stroke(`M${points.join('L')}`, colour, 5.5) + ribs.join('');
  });

const fern = (): Drawing =>
  print((colour) => {
    const leaves = Array.from({ length: 9 }, (_, k) => {
      const [x, y] = [-38 + k * 9.6, 38 - k * 9.6];
      const long = 30 - Math.abs(k - 3) * 3.2;
      return [-1, 1].map((side) =>
        stroke(
          `M${n(x)} ${n(y)}q${n(long * (side < 0 ? 0.1 : 0.7))} ${n(-long * (side < 0 ? 0.7 : 0.1))} ${n(long * (side < 0 ? -0.35 : 1))} ${n(-long * (side < 0 ? 1 : -0.35))}`,
          colour,
          6,
        ),
      );
    });
    return stroke('M-48 48Q-6 6 46 -46', colour, 5) + leaves.flat().join('');
  });

const fish = (): Drawing =>
  print((colour) => {
    const ribs = Array.from({ length: 7 }, (_, k) => {
      const [x, long] = [-14 + k * 8, 21 - k * 2];
      return stroke(`M${x + 5} ${-long}Q${x - 2} 0 ${x + 5} ${long}`, colour, 4);
    });
    return (
      stroke('M-24 0H46', colour, 5) +
      ribs.join('') +
      stroke('M46 0L58 -20M46 0L58 20M46 0L56 0', colour, 5) +
      stroke('M-24 -19Q-54 -14 -57 2Q-52 16 -24 19Q-17 0 -24 -19Z', colour, 5) +
      fill(ellipse(-40, -4, 5, 5), colour)
    );
  });

/** What comes to light under the tiles of a right answer. */
export const fossilSprites = (): Record<string, Drawing> => ({
  'fossil-0': shell(),
  'fossil-1': fish(),
  'fossil-2': fern(),
});
