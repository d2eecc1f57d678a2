import { cloud } from '../../../assets/drawing/nature';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, hill, round as n, type Point } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup, radial, type Stop } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';
import { left, wide } from './sizes';

const skyStops: readonly Stop[] = [
  [0, '#8fc8e4'],
  [0.34, '#bfe0ea'],
  [0.62, '#f6e3c6'],
  [0.8, '#f3d2ad'],
  [1, '#f3d2ad'],
];

/** The sun at the upper left and its light over everything. */
function heaven(x: number, y: number, width: number, height: number, sunX: number, sunY: number): Markup {
  return (
    fill(box(x, y, width, height, 0), linear(skyStops)) +
    fill(
      box(x, y, width, height, 0),
      radial(
        [
          [0, '#fffdf4', 0.9],
          [0.35, '#fff8e8', 0.5],
          [1, '#fff8e8', 0],
        ],
        (sunX - x) / width,
        (sunY - y) / height,
        0.6,
      ),
    ) +
    fill(
      ellipse(sunX, sunY, 104),
      radial([
        [0, '#fffdf0', 1],
        [0.38, '#fff4c4', 1],
        [0.45, '#ffe9b4', 0.55],
        [1, '#ffedc8', 0],
      ]),
    )
  );
}

const ridge = (points: readonly Point[], bottom: number, top: string, foot: string, shade: string) =>
  volume(hill(points, bottom), top, {
    depth: 26,
    shade,
    shadeOpacity: 0.32,
    rim: '#fff0d0',
    rimOpacity: 0.5,
    paint: linear([
      [0, top],
      [1, foot],
    ]),
  });

/** Far plum ridges fading into the horizon's haze, their crests round `y`; small woods on the nearer one. */
function ridges(start: number, y: number, bottom: number): Markup {
  const crest = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, dy]) => [start + x, y + dy]);
  const next = random(17);
  const woods = Array.from({ length: 46 }, () => {
    const x = start - 148 + next() * wide;
    const size = 9 + next() * 12;
    return fill(ellipse(x, y + 46 + next() * 26, size, size * 0.8), '#8f86a8', 'opacity=".4"');
  });
  const far = crest([
    [-240, -14],
    [-60, 16],
    [130, -22],
    [260, 2],
    [400, -44],
    [520, -8],
    [690, 10],
    [880, -16],
    [1010, 4],
    [1150, -38],
    [1300, -6],
    [1480, -30],
    [1620, 6],
  ]);
  const middle = crest([
    [-240, 30],
    [-60, 14],
    [90, 34],
    [240, 4],
    [420, 36],
    [640, 18],
    [820, 40],
    [1000, 20],
    [1180, 38],
    [1330, 2],
    [1480, 22],
    [1620, 38],
  ]);
  const near = crest([
    [-240, 44],
    [-60, 62],
    [160, 34],
    [380, 66],
    [600, 52],
    [860, 70],
    [1080, 50],
    [1280, 30],
    [1480, 58],
    [1620, 40],
  ]);
  return group([
    ridge(far, bottom, '#d3bcd2', '#f3d6bf', '#9d8cc4'),
    ridge(middle, bottom, '#b89cbc', '#e6c2b0', '#7f6cb0'),
    ridge(near, bottom, '#a3a58f', '#c9c698', '#6f7aa0'),
    ...woods,
  ]);
}

const birds = (x: number, y: number): Markup =>
  stroke(`M${x} ${y}q9 -9 18 0q9 -9 18 0`, '#ffffff', 3.6, 'opacity=".85"') +
  stroke(`M${x + 52} ${y - 18}q7 -7 14 0q7 -7 14 0`, '#ffffff', 3, 'opacity=".7"');

export const sky = (): Drawing =>
  draw({ x: left, y: -132, width: wide, height: 516 }, () => [
    heaven(left, -132, wide, 516, 138, 130),
    cloud(1150, 92, 220, { opacity: 0.9, shade: '#b9b4dc' }),
    cloud(962, 168, 130, { opacity: 0.6, shade: '#b9b4dc' }),
    cloud(310, 112, 170, { opacity: 0.65, shade: '#c9c2dc' }),
    cloud(40, 214, 130, { opacity: 0.5, shade: '#d9c2cc' }),
    cloud(-120, 40, 150, { opacity: 0.7, shade: '#c9c2dc' }),
    cloud(1396, 190, 150, { opacity: 0.6, shade: '#c9c2dc' }),
    cloud(560, -70, 190, { opacity: 0.8, shade: '#b9b4dc' }),
    birds(352, 200),
    ridges(-64, 214, 400),
  ]);

export const skyTall = (): Drawing =>
  draw({ x: -132, y: -150, width: 984, height: 800 }, () => [
    heaven(-132, -150, 984, 800, 70, 120),
    cloud(560, 40, 230, { opacity: 0.9, shade: '#b9b4dc' }),
    cloud(640, 318, 180, { opacity: 0.7, shade: '#c9c2dc' }),
    cloud(130, 304, 160, { opacity: 0.6, shade: '#d9c2cc' }),
    cloud(300, -40, 150, { opacity: 0.5, shade: '#b9b4dc' }),
    birds(330, 330),
    ridges(-132, 420, 650),
  ]);

const stone = '#e2b08a';

/** One arch of the viaduct and the pillar at its left. */
function arch(x: number, top: number, pitch: number, foot: number, next: () => number): Markup {
  const pillar = 34;
  const opening = pitch - pillar;
  const crown = top + 26;
  const spring = crown + opening / 2;
  const start = x + pillar;
  const hole = `M${n(start)} ${foot}V${n(spring)}A${n(opening / 2)} ${n(opening / 2)} 0 0 1 ${n(start + opening)} ${n(spring)}V${foot}Z`;
  const stones: Markup[] = [];
  for (let k = 0; k <= 10; k++) {
    const angle = Math.PI * (1 - k / 10);
    const cx = start + opening / 2 + Math.cos(angle) * (opening / 2 + 7);
    const cy = spring - Math.sin(angle) * (opening / 2 + 7);
    stones.push(
      `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(90 - (angle * 180) / Math.PI)})">${fill(
        box(-6.5, -7, 13, 14, 3),
        k % 2 ? '#f0c9a4' : '#d9a27c',
      )}</g>`,
    );
  }
  const courses = Array.from({ length: 7 }, (_, row) =>
    fill(
      box(x + 4 + (row % 2) * 12, spring + 8 + row * 17, 13 + next() * 6, 9, 3),
      row % 2 ? '#f3d0ab' : '#c98e70',
      'opacity=".55"',
    ),
  );
  return (
    fill(hole, '#7d5a86', 'opacity=".34"') +
    fill(
      `M${n(start)} ${foot}V${n(spring)}A${n(opening / 2)} ${n(opening / 2)} 0 0 1 ${n(start + opening * 0.5)} ${n(spring - opening / 2)}A${n(opening / 2)} ${n(opening / 2)} 0 0 0 ${n(start + 14)} ${n(spring + 6)}V${foot}Z`,
      '#8c5f86',
      'opacity=".55"',
    ) +
    stones.join('') +
    courses.join('')
  );
}

/** The viaduct over the valley: its deck is at y 20, its foot is hidden by the meadow. */
export const viaduct = (): Drawing =>
  draw({ x: 0, y: -10, width: wide, height: 150 }, () => {
    const next = random(5);
    const pitch = 118;
    const count = Math.ceil(wide / pitch) + 1;
    let holes = '';
    for (let k = 0; k < count; k++) {
      const start = k * pitch - 20 + 34;
      const r = (pitch - 34) / 2;
      holes += `M${n(start)} 150V${n(46 + r)}A${n(r)} ${n(r)} 0 0 1 ${n(start + r * 2)} ${n(46 + r)}V150Z`;
    }
    const wall = `M-20 20H${wide + 20}V150H-20Z${holes}`;
    return [
      `<g fill-rule="evenodd">${fill(
        wall,
        linear([
          [0, '#f1c9a2'],
          [0.5, stone],
          [1, '#c48a7c'],
        ]),
      )}</g>`,
      ...Array.from({ length: count }, (_, k) => arch(k * pitch - 20, 20, pitch, 150, next)),
      fill(box(-20, 30, wide + 40, 7, 0), '#8c4f6a', 'opacity=".35"'),
      volume(box(-20, 12, wide + 40, 20, 5), '#f0c49c', {
        depth: 6,
        shade: '#a8617a',
        paint: linear([
          [0, '#fbe0bd'],
          [1, '#dda57e'],
        ]),
      }),
      ...Array.from({ length: Math.ceil(wide / 40) }, (_, k) =>
        fill(box(k * 40 - 4, 15, 34, 5, 2), '#fff0d4', 'opacity=".5"'),
      ),
      fill(box(-20, 8, wide + 40, 4, 2), '#6d5a78'),
    ];
  });
