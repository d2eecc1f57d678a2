import { ripple } from '../../drawing/nature';
import { fill, group, stroke } from '../../drawing/paint';
import { random } from '../../drawing/random';
import { box, bumpy, ellipse, round as n, type Point, smooth } from '../../drawing/shape';
import { blur, clip, filter, linear, type Markup, radial } from '../../drawing/sheet';
import { glow, volume } from '../../drawing/volume';
import { mapSize, regionAnchors } from '../places';

const { width, height } = mapSize;

const coast: readonly Point[] = [
  [150, 580],
  [178, 440],
  [290, 345],
  [420, 285],
  [545, 205],
  [700, 140],
  [880, 150],
  [1010, 215],
  [1120, 300],
  [1270, 352],
  [1400, 450],
  [1440, 590],
  [1385, 735],
  [1260, 830],
  [1090, 868],
  [920, 905],
  [760, 915],
  [640, 880],
  [590, 800],
  [520, 752],
  [452, 778],
  [420, 850],
  [320, 872],
  [215, 810],
  [160, 700],
];

const island = smooth(coast);
const islet = smooth(
  Array.from({ length: 14 }, (_, index): Point => {
    const angle = (index / 14) * 6.283;
    const swell = 1 + 0.09 * Math.sin(index * 2.3);
    return [1362 + 172 * swell * Math.cos(angle), 196 + 96 * swell * Math.sin(angle)];
  }),
);
/** Where the beach ends and the green begins. */
const inland = smooth(
  coast.map(([x, y]): Point => {
    const far = Math.hypot(x - 800, y - 540);
    return [x + ((800 - x) * 30) / far, y + ((540 - y) * 30) / far - 4];
  }),
);

/** Water that grows shallow and light round the shores. */
export function sea(): Markup {
  const next = random(21);
  const shores = island + islet;
  const deep = [
    [1240, 930, 330, 90],
    [140, 930, 260, 90],
    [60, 330, 150, 110],
    [1560, 760, 120, 200],
  ] as const;
  return group([
    fill(
      box(0, 0, width, height, 0),
      linear([
        [0, '#8ad9e3'],
        [0.3, '#3fb7cd'],
        [0.7, '#2193b8'],
        [1, '#17719f'],
      ]),
    ),
    fill(
      box(0, 0, width, height, 0),
      radial(
        [
          [0, '#f3fff4', 0.8],
          [0.5, '#d3f7f0', 0.35],
          [1, '#d3f7f0', 0],
        ],
        0.06,
        0,
        0.5,
      ),
    ),
    ...deep.map(([x, y, rx, ry]) => glow(x, y, rx, ry, '#0f5f93', 40, 0.28)),
    stroke(shores, '#5fd3d6', 170, `opacity=".4" filter="${blur(28)}"`),
    stroke(shores, '#8ee6dc', 92, `opacity=".6" filter="${blur(14)}"`),
    stroke(shores, '#c9f6ea', 46, `opacity=".75" filter="${blur(7)}"`),
    ...Array.from({ length: 120 }, () =>
      ripple(next() * width, next() * height, 18 + next() * 34, 0.12 + 0.2 * next(), '#eafcff'),
    ),
    fill(island, '#0b4475', `transform="translate(16 44)" opacity=".38" filter="${blur(16)}"`),
    fill(islet, '#0b4475', `transform="translate(12 34)" opacity=".38" filter="${blur(12)}"`),
    stroke(island, '#ffffff', 15, 'transform="translate(2 24)" opacity=".85"'),
    stroke(islet, '#ffffff', 12, 'transform="translate(2 22)" opacity=".85"'),
  ]);
}

const craters = [
  [1270, 170, 26, 11],
  [1440, 236, 34, 14],
  [1330, 262, 22, 9],
  [1484, 182, 18, 8],
] as const;

/** Bowls: the near wall catches the light, the far one lies in shade. */
const crater = ([x, y, rx, ry]: (typeof craters)[number]): Markup =>
  fill(ellipse(x, y + 1.5, rx + 3, ry + 2.5), '#d5c8ff', 'opacity=".9"') +
  fill(
    ellipse(x, y, rx, ry),
    linear([
      [0, '#5f4cb4'],
      [0.55, '#8271cf'],
      [1, '#b4a6ee'],
    ]),
  ) +
  fill(ellipse(x + 2, y + ry * 0.42, rx * 0.72, ry * 0.46), '#a99be6', 'opacity=".8"');

/** The island's body: cliff, beach, and a ground coloured by region. */
export function land(): Markup {
  const grain = filter(
    '<feTurbulence type="fractalNoise" baseFrequency=".013 .02" numOctaves="3" seed="4"/>' +
      '<feColorMatrix values="0 0 0 0 .16  0 0 0 0 .42  0 0 0 0 .30  1.6 0 0 0 -.72"/>',
  );
  const grounds = [
    [800, 262, 300, 130, '#b9dcc4', 30],
    [390, 420, 210, 130, '#b4dc66', 26],
    [510, 630, 200, 96, '#b6e088', 10],
    [340, 790, 200, 90, '#fbe0ae', 9],
    [560, 800, 110, 60, '#fbe0ae', 9],
    [790, 530, 200, 100, '#9ed070', 12],
    [1075, 470, 190, 112, '#d6d3ec', 9],
    [790, 775, 215, 105, '#ffdccb', 9],
    [1318, 452, 84, 60, '#a5d878', 10],
  ] as const;
  return group([
    fill(island, '#b97a5c', 'transform="translate(0 26)"'),
    fill(
      island,
      linear([
        [0, '#dca87a'],
        [1, '#c98b66'],
      ]),
      'transform="translate(0 20)"',
    ),
    volume(island, '#fbe3b4', { depth: 26, shade: '#d79f70', rimOpacity: 0.8 }),
    `<g clip-path="${clip(inland)}">`,
    fill(
      inland,
      linear([
        [0, '#a9d98a'],
        [1, '#86c86c'],
      ]),
    ),
    ...grounds.map(([x, y, rx, ry, colour, soft]) => glow(x, y, rx, ry, colour, soft)),
    fill(bumpy(1215, 716, 235, 146, 11, 4), '#f3c866', `filter="${blur(5)}"`),
    glow(1250, 770, 150, 56, '#eebb5c', 16),
    `<rect x="130" y="130" width="1330" height="800" filter="${grain}" opacity=".3"/>`,
    stroke(inland, '#4f9e5a', 26, `opacity=".4" transform="translate(-8 -10)" filter="${blur(10)}"`),
    stroke(inland, '#f4ffcf', 8, `opacity=".7" transform="translate(3 4)" filter="${blur(2)}"`),
    '</g>',
    fill(islet, '#4b3f8f', 'transform="translate(0 26)"'),
    fill(islet, '#6555b3', 'transform="translate(0 18)"'),
    volume(islet, '#a596e0', {
      depth: 24,
      shade: '#5b45b8',
      rim: '#e9dcff',
      paint: linear([
        [0, '#b9abef'],
        [1, '#9585da'],
      ]),
      inside: craters.map(crater).join(''),
    }),
  ]);
}

const road = (line: string): Markup =>
  stroke(line, '#7a5a3c', 25, `opacity=".28" transform="translate(2 4)" filter="${blur(3)}"`) +
  stroke(line, '#e3bd85', 24) +
  stroke(line, '#fff0cf', 18);

/** Roads from stone to stone, and the bridge to the space islet. */
export function roads(): Markup {
  const lines = [
    'M352 742Q420 690 560 668Q690 650 760 606Q880 560 985 586Q1080 590 1150 560Q1232 512 1190 372L1232 270',
    'M372 500Q430 560 470 610Q500 650 560 668',
    'M372 500Q480 470 560 400Q600 360 640 330',
    'M560 668Q640 740 716 836Q860 820 960 800Q1080 780 1190 800',
    'M985 586Q1060 660 1100 720Q1130 770 1190 800',
  ];
  return group([
    ...lines.map(road),
    fill(
      'M1166 372L1214 268L1244 276L1204 380Z',
      '#0b4475',
      `opacity=".3" transform="translate(8 16)" filter="${blur(5)}"`,
    ),
    volume('M1164 366Q1180 300 1218 262L1250 272Q1216 310 1202 374Z', '#e8e0ff', {
      depth: 8,
      shade: '#7d6cc9',
    }),
    stroke('M1166 352Q1182 296 1216 258', '#7d6cc9', 5),
    stroke('M1202 360Q1218 306 1250 266', '#7d6cc9', 5),
  ]);
}

/** The stone of each region, where a task's flag stands. */
export const stones = (): Markup =>
  group(
    Object.values(regionAnchors).map(
      ({ x, y }) =>
        fill(ellipse(x, y + 5, 38, 17), '#7a5a3c', 'opacity=".45"') +
        volume(ellipse(x, y, 38, 17), '#fff3d9', { depth: 8, shade: '#d9a878' }) +
        stroke(ellipse(x, y, 27, 11), '#f0c98c', 3),
    ),
  );

const field = (shape: string, colour: string, furrow: string, rows: readonly string[]): Markup =>
  volume(shape, colour, {
    depth: 10,
    inside: rows.map((row) => stroke(row, furrow, 7, 'opacity=".75"')).join(''),
  });

const furrows = (x: number, y: number, wide: number, high: number, lean: number): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const at = x + (index * wide) / 10;
    return `M${n(at - 30)} ${y + high}Q${n(at - 10 + lean)} ${y + high / 2} ${n(at + lean)} ${y - 6}`;
  });

/** The fields of the farm. */
export const fields = (): Markup =>
  field(
    'M232 436Q250 400 300 398Q350 394 362 402Q372 424 366 446Q340 474 300 476Q256 480 244 472Q228 456 232 436Z',
    '#f3cf5c',
    '#dba93c',
    furrows(232, 400, 140, 76, 24),
  ) +
  field(
    'M384 388Q420 354 450 352Q500 344 520 352Q536 372 530 390Q500 414 470 420Q420 430 394 424Q382 406 384 388Z',
    '#b9794f',
    '#8a5238',
    furrows(384, 354, 150, 70, 24),
  ) +
  field(
    'M236 500Q270 484 300 486Q340 480 352 486Q358 506 350 522Q320 542 290 544Q246 544 232 534Q228 514 236 500Z',
    '#8fce55',
    '#5fae4a',
    furrows(232, 486, 124, 58, 18),
  );
