import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

const fur = '#f0b070';
const dark = '#c97a44';
const cream = '#fff0d8';

const stripes = (...paths: readonly string[]): Markup =>
  paths.map((path) => stroke(path, dark, 6, 'opacity=".6"')).join('');

/** The cat lies curled up; (0, 0) is the ground under its middle. */
const body = (): Drawing =>
  draw({ x: -86, y: -74, width: 176, height: 90 }, () => [
    shadow(6, 2, 74, 9, 0.4, '#4a1f3a'),
    volume('M-70 -4Q-84 -54 -30 -64Q38 -72 68 -34Q84 -4 62 4H-58Q-68 4 -70 -4Z', fur, {
      depth: 17,
      paint: linear([
        [0, '#f9c68c'],
        [1, '#e39c5c'],
      ]),
      inside: stripes('M-8 -66q-8 14 -4 24', 'M18 -66q-8 16 -3 28', 'M42 -58q-8 14 -2 26'),
    }),
    volume(ellipse(-52, -2, 17, 9), cream, { depth: 6, shade: '#d99a6a' }),
    volume(ellipse(-18, 0, 17, 9), cream, { depth: 6, shade: '#d99a6a' }),
  ]);

/** The tail's root is at (0, 0). */
const tail = (): Drawing =>
  draw({ x: -22, y: -66, width: 80, height: 82 }, () =>
    volume('M-10 6Q44 10 40 -34Q38 -58 24 -56Q12 -52 18 -36Q24 -8 -6 -8Z', fur, {
      depth: 9,
      inside: stripes('M14 2q10 -6 8 -14', 'M26 -20q8 0 12 -4') + fill(ellipse(28, -54, 14, 12), cream),
    }),
  );

/** The head; (0, 0) is the neck. */
const head = (): Drawing =>
  draw({ x: -66, y: -92, width: 132, height: 104 }, () => [
    ...[-1, 1].map((side) =>
      volume(`M${side * 14} -66L${side * 46} -90L${side * 50} -48Z`, fur, {
        depth: 7,
        inside: fill(`M${side * 26} -62L${side * 43} -80L${side * 44} -54Z`, '#f6a0a0'),
      }),
    ),
    volume('M0 -76Q54 -76 56 -36Q54 4 0 6Q-54 4 -56 -36Q-54 -76 0 -76Z', fur, {
      depth: 16,
      paint: linear([
        [0, '#fbd09a'],
        [1, fur],
      ]),
      inside: stripes(
        'M-12 -78q2 12 0 18',
        'M0 -80v20',
        'M12 -78q-2 12 0 18',
        'M-58 -30q12 0 18 -2',
        'M58 -30q-12 0 -18 -2',
      ),
    }),
    volume('M0 -30Q30 -32 32 -12Q28 4 0 5Q-28 4 -32 -12Q-30 -32 0 -30Z', cream, {
      depth: 7,
      shade: '#d99a6a',
      shadeOpacity: 0.5,
    }),
    ...[-38, 38].map((x) => fill(ellipse(x, -22, 10, 6.5), '#ff8a6b', `opacity=".45" filter="${blur(2)}"`)),
    volume('M-8 -27H8Q8 -18 0 -16Q-8 -18 -8 -27Z', '#d9606c', { depth: 3 }),
    ...[-1, 1].map((side) =>
      stroke(`M${side * 30} -16l${side * 24} -5M${side * 30} -11l${side * 24} 2`, '#fff6e4', 2.4),
    ),
  ]);

const eyes = (kind: 'shut' | 'open' | 'happy'): Drawing =>
  draw({ x: -36, y: -16, width: 72, height: 32 }, () =>
    group(
      [-22, 22].map((x) => {
        if (kind === 'open')
          return (
            fill(ellipse(x, 0, 9.5, 11), '#3a2230') +
            fill(ellipse(x, 0, 8, 9.6), '#6a9a4c') +
            fill(ellipse(x, 0, 4.6, 8.6), '#2a1a24') +
            fill(ellipse(x - 3, -4, 3.2), '#ffffff')
          );
        return kind === 'shut'
          ? stroke(`M${x - 9} -1q9 8 18 0`, '#5a3030', 4.6)
          : stroke(`M${x - 9} 4q9 -13 18 0`, '#5a3030', 5);
      }),
    ),
  );

const mouth = (kind: 'calm' | 'oh'): Drawing =>
  draw({ x: -18, y: -8, width: 36, height: 20 }, () =>
    kind === 'calm'
      ? stroke('M-11 -3q5.5 7 11 0q5.5 7 11 0', '#7a3a40', 3.6)
      : fill(ellipse(0, 2, 5, 6), '#8c2f3e'),
  );

export const catSprites = (): Record<string, Drawing> => ({
  'cat-body': body(),
  'cat-tail': tail(),
  'cat-head': head(),
  'cat-eyes-shut': eyes('shut'),
  'cat-eyes-open': eyes('open'),
  'cat-eyes-happy': eyes('happy'),
  'cat-mouth-calm': mouth('calm'),
  'cat-mouth-oh': mouth('oh'),
});

const walls = [
  '#ffd9c4',
  '#d6ecc4',
  '#cfe6f2',
  '#ffe9b4',
  '#e6d6f0',
  '#c9ecdf',
  '#ffd0d6',
  '#f6e0b0',
] as const;

const things: readonly ((x: number, y: number) => Markup)[] = [
  (x, y) =>
    volume(box(x - 14, y - 12, 28, 12, 4), '#e0715c', { depth: 3 }) +
    volume(box(x - 14, y - 18, 9, 9, 3), '#fffaf0', { depth: 2 }),
  (x, y) =>
    volume(box(x - 10, y - 16, 20, 16, 3), '#c98a5c', { depth: 3 }) + fill(ellipse(x, y - 20, 6), '#6fae72'),
  (x, y) =>
    volume(ellipse(x, y - 9, 14, 8), '#fffaf0', { depth: 3 }) + fill(ellipse(x, y - 11, 9, 4), '#8fd0e6'),
  (x, y) =>
    volume(box(x - 13, y - 20, 26, 20, 3), '#8a6a9c', { depth: 3 }) +
    fill(box(x - 9, y - 16, 18, 10, 2), '#ffe9a8'),
  (x, y) =>
    volume(box(x - 3, y - 14, 6, 14, 2), '#8a6a9c', { depth: 2 }) +
    volume(`M${x - 11} ${y - 12}L${x - 6} ${y - 24}H${x + 6}L${x + 11} ${y - 12}Z`, '#f6cf7d', { depth: 3 }),
  (x, y) =>
    volume(box(x - 14, y - 9, 28, 9, 4), '#5f8fc0', { depth: 3 }) +
    volume(box(x - 10, y - 17, 20, 9, 4), '#7fa9d4', { depth: 3 }),
  (x, y) => volume(ellipse(x, y - 9, 9), '#e8694f', { depth: 4 }) + fill(ellipse(x, y - 9, 4), '#fffaf0'),
  (x, y) =>
    volume(box(x - 12, y - 8, 24, 8, 3), '#c98a5c', { depth: 3 }) +
    volume(box(x - 5, y - 18, 10, 10, 3), '#e0715c', { depth: 3 }),
];

/** Of nine cells the middle one below is the door. */
const cells = [0, 1, 2, 3, 4, 5, 6, 8];
const cell = (k: number) => ({ x: -78 + (k % 3) * 54, y: -168 + Math.floor(k / 3) * 50 });

const roof = (colour: string, lit: string, shade: string): Markup =>
  volume('M-100 -170L0 -246L100 -170L92 -160H-92Z', colour, {
    depth: 12,
    paint: linear([
      [0, lit],
      [1, shade],
    ]),
  });

interface House {
  readonly wall: string;
  readonly behind: () => Markup;
  readonly top: () => Markup;
}

/** What stands above the rooms: the house has a gable, the attic a dormer and a chimney, the castle its towers. */
const tops: Readonly<Record<string, House>> = {
  house: {
    wall: '#fff0d6',
    behind: () => '',
    top: () => roof('#c95a52', '#ee8a70', '#c04f4c') + fill(ellipse(0, -204, 14), '#fff0d6'),
  },
  attic: {
    wall: '#f4e3c4',
    behind: () => volume(box(40, -250, 26, 60, 5), '#c98a5c', { depth: 6 }),
    top: () =>
      roof('#5f8fc0', '#8fb6de', '#4f7ab0') +
      volume(box(-24, -214, 48, 46, 10), '#fff0d6', { depth: 6 }) +
      fill(box(-14, -204, 28, 28, 6), '#ffe9a8'),
  },
  castle: {
    wall: '#d9d3e6',
    behind: () =>
      [-92, 92]
        .map(
          (x) =>
            volume(box(x - 20, -216, 40, 216, 6), '#c3bbd8', { depth: 10 }) +
            volume(`M${x - 26} -212L${x} -250L${x + 26} -212Z`, '#8a6a9c', { depth: 7 }),
        )
        .join(''),
    top: () =>
      [-62, -31, 0, 31, 62]
        .map((x) => volume(box(x - 11, -202, 22, 30, 4), '#d9d3e6', { depth: 5 }))
        .join(''),
  },
};

/** A house for the rooms of one chapter. (0, 0) is the ground under its middle. */
function houseWith({ wall, behind, top }: House): Drawing {
  return draw({ x: -122, y: -258, width: 244, height: 274 }, () => [
    shadow(8, 2, 100, 12, 0.42, '#4a1f3a'),
    behind(),
    top(),
    volume(box(-90, -180, 180, 180, 8), wall, { depth: 10, shade: '#b08a9c' }),
    ...cells.map((k) => {
      const { x, y } = cell(k);
      return fill(
        box(x, y, 48, 44, 5),
        linear([
          [0, '#8f8aac'],
          [1, '#a49cb4'],
        ]),
      );
    }),
    volume('M-20 0V-46Q-20 -64 0 -64Q20 -64 20 -46V0Z', '#c98a5c', { depth: 6 }),
    fill(ellipse(12, -28, 3), '#f6cf7d'),
  ]);
}

/** The doll's houses: a room lights up for every round in which it was cleaned. */
export function houseSprites(): Record<string, Drawing> {
  const houses = Object.entries(tops).map(([name, look]): [string, Drawing] => [name, houseWith(look)]);
  const rooms = walls.map((colour, k): [string, Drawing] => [
    `room-${k + 1}`,
    draw({ x: -25, y: -23, width: 50, height: 46 }, () => [
      fill(
        box(-24, -22, 48, 44, 5),
        linear([
          [0, '#fffaf0'],
          [1, colour],
        ]),
      ),
      fill(box(-24, 14, 48, 8, 2), '#d9a878'),
      things[k]?.(0, 15) ?? '',
    ]),
  ]);
  return { ...Object.fromEntries(houses), ...Object.fromEntries(rooms) };
}
