import { house } from '../../../assets/drawing/harbour-things';
import { cloud, tree } from '../../../assets/drawing/nature';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, hill, round as n, type Point, smooth } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

const sun = (x: number, y: number, size: number): Markup =>
  fill(
    ellipse(x, y, size),
    radial([
      [0, '#fffdf0', 1],
      [0.36, '#fff4c0', 1],
      [0.43, '#ffeeb8', 0.5],
      [1, '#fff0cf', 0],
    ]),
  );

const air = (width: number, height: number): Markup =>
  fill(
    box(0, 0, width, height, 0),
    linear([
      [0, '#86cbed'],
      [0.34, '#aadcf0'],
      [0.6, '#d7ecea'],
      [0.8, '#ffe9cf'],
      [1, '#ffe1c4'],
    ]),
  ) +
  fill(
    box(0, 0, width, height, 0),
    radial(
      [
        [0, '#fffdf6', 0.9],
        [0.4, '#fff9f0', 0.45],
        [1, '#fff9f0', 0],
      ],
      0.12,
      0.2,
      0.62,
    ),
  );

/** A clear washing-day sky; calm where the washing hangs. */
export const sky = (): Drawing =>
  draw({ x: 0, y: 0, width: 1408, height: 620 }, () => [
    air(1408, 620),
    sun(176, 150, 108),
    cloud(1236, 130, 230, { opacity: 0.95 }),
    cloud(1000, 60, 140, { opacity: 0.55 }),
    cloud(408, 60, 170, { opacity: 0.6 }),
    cloud(94, 356, 160, { opacity: 0.5 }),
    cloud(1330, 330, 150, { opacity: 0.5 }),
  ]);

export const skyTall = (): Drawing =>
  draw({ x: 0, y: 0, width: 984, height: 1140 }, () => [
    air(984, 1140),
    sun(196, 150, 104),
    cloud(786, 130, 220, { opacity: 0.92 }),
    cloud(500, 60, 130, { opacity: 0.5 }),
    cloud(160, 470, 190, { opacity: 0.55 }),
    cloud(850, 430, 170, { opacity: 0.55 }),
    cloud(760, 830, 150, { opacity: 0.45 }),
  ]);

/** The village beyond the yard, hazy; low in the middle. Its foot is at the bottom. */
export const village = (): Drawing =>
  draw({ x: -148, y: 0, width: 1704, height: 300 }, () => {
    const row = (
      homes: readonly (readonly [
        x: number,
        w: number,
        h: number,
        colour: string,
        gable: 'neck' | 'stepped' | 'pointed',
      ])[],
    ) =>
      homes
        .map(([x, w, h, colour, gable], index) =>
          house(x, 268, w, h, colour, { gable, lit: [index % 2 === 0, false, index % 3 === 1, true] }),
        )
        .join('');
    const tower =
      volume('M1086 270V120Q1086 112 1094 112H1130Q1138 112 1138 120V270Z', '#e9b794', { depth: 10 }) +
      volume('M1078 118L1112 18L1146 118Q1112 128 1078 118Z', '#7f9cc4', { depth: 10 }) +
      fill(ellipse(1112, 150, 14), '#fff6e0') +
      stroke('M1112 150V141M1112 150L1118 154', '#6a5a7a', 2.6) +
      stroke('M1112 18V2', '#8a7a6a', 3) +
      fill(ellipse(1112, 2, 4), '#f6cf7d');
    return [
      volume(
        hill(
          [
            [-190, 204],
            [-40, 196],
            [180, 168],
            [420, 204],
            [700, 216],
            [960, 200],
            [1220, 160],
            [1460, 190],
            [1600, 176],
          ],
          320,
        ),
        '#c3dfb0',
        { depth: 16, shade: '#7fa7a0', shadeOpacity: 0.3, rim: '#fff6d8' },
      ),
      group(
        [
          tree(486, 246, 58, '#9ccb8a', 4, false),
          tree(560, 252, 44, '#a9d394', 7, false),
          tree(860, 250, 50, '#9ccb8a', 2, false),
          tree(930, 248, 62, '#92c488', 9, false),
        ],
        'opacity=".85"',
      ),
      group(
        [
          row([
            [-108, 84, 162, '#f3d79a', 'stepped'],
            [-20, 74, 138, '#a9b8d8', 'pointed'],
            [60, 82, 150, '#eebd86', 'pointed'],
            [148, 76, 184, '#e79a86', 'neck'],
            [232, 88, 158, '#a9c7bd', 'stepped'],
            [330, 78, 136, '#f3d79a', 'pointed'],
          ]),
          tower,
          row([
            [990, 80, 132, '#f0c39a', 'stepped'],
            [1152, 84, 164, '#e79a86', 'pointed'],
            [1244, 80, 184, '#f3d79a', 'neck'],
            [1332, 84, 150, '#a9b8d8', 'stepped'],
            [1424, 80, 172, '#eebd86', 'neck'],
            [1510, 84, 140, '#e79a86', 'pointed'],
          ]),
          tree(432, 272, 96, '#86be7c', 3, false),
          tree(34, 272, 112, '#7db778', 5, false),
          tree(1078, 274, 70, '#86be7c', 8, false),
          tree(966, 272, 88, '#86be7c', 6, false),
        ],
        'opacity=".68"',
      ),
      fill(
        box(-150, 150, 1708, 150, 0),
        linear([
          [0, '#ffe6c8', 0],
          [1, '#ffe6c8', 0.55],
        ]),
      ),
    ];
  });

/** A clipped hedge. The grass begins at the bottom. */
export const hedge = (): Drawing =>
  draw({ x: -148, y: 0, width: 1704, height: 190 }, () => {
    const crown: Point[] = Array.from({ length: 30 }, (_, index) => [
      -180 + index * 61,
      46 + ((index * 37) % 5) * 4 - (index % 2) * 7,
    ]);
    const next = random(5);
    const dabs = Array.from({ length: 84 }, () =>
      fill(
        ellipse(next() * 1704 - 148, 58 + next() * 90, 9 + next() * 10, 5 + next() * 5),
        next() < 0.6 ? '#9fd184' : '#4f9c66',
        'opacity=".38"',
      ),
    );
    return [
      volume(smooth([[-210, 190], ...crown, [1620, 190]], true), '#6ab46c', {
        depth: 24,
        paint: linear([
          [0, '#94cd78'],
          [0.5, '#68b36c'],
          [1, '#4a9464'],
        ]),
        inside: dabs.join(''),
      }),
      fill(
        box(-150, 150, 1708, 40, 0),
        linear([
          [0, '#2f6a54', 0],
          [1, '#2f6a54', 0.5],
        ]),
      ),
    ];
  });

/** A white fence before the hedge. The grass begins at its foot. */
export const fence = (): Drawing =>
  draw({ x: -148, y: 0, width: 1704, height: 126 }, () => {
    const pickets = Array.from({ length: 36 }, (_, index) => {
      const x = -138 + index * 48;
      return volume(`M${x} 116V28Q${x} 20 ${x + 13} 10Q${x + 26} 20 ${x + 26} 28V116Z`, '#fff8ec', {
        depth: 7,
        shade: '#8f9fd0',
        shadeOpacity: 0.5,
      });
    });
    return [
      glow(704, 118, 900, 6, '#2f6a44', 4, 0.35),
      volume(box(-160, 42, 1728, 13, 5), '#fbeed9', { depth: 5, shade: '#8f9fd0' }),
      volume(box(-160, 84, 1728, 13, 5), '#fbeed9', { depth: 5, shade: '#8f9fd0' }),
      ...pickets,
    ];
  });

const daisy = (x: number, y: number, size: number): Markup =>
  [0, 1, 2, 3, 4]
    .map((petal) => {
      const angle = petal * 1.257;
      return fill(
        ellipse(x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.7, size * 0.62, size * 0.5),
        '#fffaf0',
      );
    })
    .join('') + fill(ellipse(x, y, size * 0.55, size * 0.45), '#ffc83d');

const tuft = (x: number, y: number, size: number): Markup =>
  stroke(
    `M${n(x - size)} ${n(y)}q${n(size * 0.3)} ${n(-size * 0.6)} ${n(size * 0.1)} ${n(-size)}M${n(x)} ${n(y)}v${n(-size * 1.2)}M${n(x + size)} ${n(y)}q${n(-size * 0.3)} ${n(-size * 0.6)} 0 ${n(-size)}`,
    '#3f8f58',
    3,
    'opacity=".5"',
  );

/** Mown grass in bands that widen towards the viewer, flowers in the corners. */
function grass(width: number, height: number, seed: number): Markup[] {
  const next = random(seed);
  const middle = width / 2;
  const bands: Markup[] = [];
  for (let band = -7; band <= 7; band++) {
    if (band % 2 !== 0) continue;
    const top = (x: number) => n(middle + (x - 0.5) * 96);
    const foot = (x: number) => n(middle + (x - 0.5) * 210);
    bands.push(
      fill(
        `M${top(band)} 0H${top(band + 1)}L${foot(band + 1)} ${height}H${foot(band)}Z`,
        '#cfeb96',
        'opacity=".34"',
      ),
    );
  }
  const side = () => (next() < 0.5 ? next() * 0.2 : 0.8 + next() * 0.2) * width;
  const flowers = Array.from({ length: 26 }, () => {
    const depth = next();
    return daisy(side(), 30 + depth * (height - 50), 4 + depth * 6);
  });
  const tufts = Array.from({ length: 34 }, () => {
    const depth = next();
    return tuft(next() * width, 22 + depth * (height - 30), 6 + depth * 8);
  });
  return [
    fill(
      box(-4, 0, width + 8, height + 4, 0),
      linear([
        [0, '#a5d67c'],
        [0.4, '#84c46c'],
        [1, '#4f9f5e'],
      ]),
    ),
    ...bands,
    glow(width * 0.2, 20, width * 0.4, 34, '#fff2b8', 26, 0.5),
    ...tufts,
    ...flowers,
  ];
}

export const lawn = (): Drawing =>
  draw({ x: 0, y: 0, width: 1704, height: 320 }, () => [
    ...grass(1704, 320, 12),
    shadow(852, 118, 470, 18, 0.16, '#1d4a2c'),
  ]);

export const lawnTall = (): Drawing =>
  draw({ x: 0, y: 0, width: 984, height: 560 }, () => [
    ...grass(984, 560, 17),
    shadow(492, 150, 320, 18, 0.16, '#1d4a2c'),
  ]);
