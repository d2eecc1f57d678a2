import { cloud, pine } from '../../../assets/drawing/nature';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, hill, round as n, type Point } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

const air = (width: number, height: number): Markup =>
  fill(
    box(0, 0, width, height, 0),
    linear([
      [0, '#9fd2f0'],
      [0.4, '#c4e6f5'],
      [0.72, '#f4e6e4'],
      [1, '#ffd9d0'],
    ]),
  ) +
  fill(
    box(0, 0, width, height, 0),
    radial(
      [
        [0, '#fffdf8', 0.95],
        [0.4, '#fff8f2', 0.45],
        [1, '#fff8f2', 0],
      ],
      0.12,
      0.2,
      0.6,
    ),
  );

const sun = (x: number, y: number, size: number): Markup =>
  fill(
    ellipse(x, y, size),
    radial([
      [0, '#fffdf2', 1],
      [0.36, '#fff4cc', 1],
      [0.43, '#ffeec4', 0.45],
      [1, '#fff0d6', 0],
    ]),
  );

/** A cold clear morning; calm where the bamboo hangs. */
export const sky = (): Drawing =>
  draw({ x: 0, y: 0, width: 1408, height: 600 }, () => [
    air(1408, 600),
    sun(182, 150, 104),
    cloud(1210, 110, 220, { opacity: 0.9 }),
    cloud(1000, 190, 120, { opacity: 0.45 }),
    cloud(360, 70, 150, { opacity: 0.55 }),
  ]);

export const skyTall = (): Drawing =>
  draw({ x: 0, y: 0, width: 984, height: 1000 }, () => [
    air(984, 1000),
    sun(200, 160, 100),
    cloud(790, 140, 210, { opacity: 0.9 }),
    cloud(470, 60, 120, { opacity: 0.5 }),
    cloud(150, 480, 170, { opacity: 0.5 }),
    cloud(850, 450, 150, { opacity: 0.5 }),
  ]);

/** A peak with snow down its lit side: the foot from x to x + width at `foot`. */
function peak(x: number, width: number, foot: number, high: number, colour: string, seed: number): Markup {
  const top: Point = [x + width * 0.46, foot - high];
  const next = random(seed);
  const ridge = (from: Point, to: Point, steps: number): Point[] =>
    Array.from({ length: steps }, (_, index) => {
      const share = (index + 1) / (steps + 1);
      return [
        from[0] + (to[0] - from[0]) * share + (next() - 0.5) * width * 0.05,
        from[1] + (to[1] - from[1]) * share + (next() - 0.5) * high * 0.09,
      ];
    });
  const left: Point = [x, foot];
  const right: Point = [x + width, foot];
  const path = (points: readonly Point[]) => `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
  const up = ridge(left, top, 4);
  const down = ridge(top, right, 4);
  const shape = path([left, ...up, top, ...down, right]);
  const snowLeft: Point = [top[0] - width * 0.2, top[1] + high * 0.4];
  const snowRight: Point = [top[0] + width * 0.2, top[1] + high * 0.36];
  const snow = path([
    top,
    snowRight,
    [top[0] + width * 0.1, top[1] + high * 0.3],
    [top[0] + width * 0.05, top[1] + high * 0.44],
    [top[0] - width * 0.02, top[1] + high * 0.32],
    [top[0] - width * 0.09, top[1] + high * 0.5],
    [top[0] - width * 0.13, top[1] + high * 0.38],
    snowLeft,
  ]);
  const shade = path([
    top,
    ...down,
    right,
    [top[0] + width * 0.08, foot],
    [top[0] - width * 0.01, foot - high * 0.5],
  ]);
  return volume(shape, colour, {
    depth: width * 0.05,
    shade: '#5f74b8',
    shadeOpacity: 0.35,
    rim: '#fff6e6',
    inside:
      fill(shade, '#6f86c8', 'opacity=".4"') +
      fill(snow, '#fdfdff') +
      fill(snow, '#cfdcf6', 'opacity=".35" transform="translate(7 6)"'),
  });
}

/** Snow peaks in the haze. The foot is at the bottom. */
export const peaks = (): Drawing =>
  draw({ x: -148, y: 0, width: 1704, height: 340 }, () => [
    peak(-330, 400, 340, 210, '#b3c6f0', 17),
    peak(1330, 380, 340, 226, '#b0c3ee', 19),
    group(
      [
        peak(420, 300, 330, 150, '#c3d3f3', 3),
        peak(700, 260, 330, 120, '#c9d7f4', 5),
        peak(640, 200, 330, 92, '#d0dcf5', 8),
      ],
      'opacity=".7"',
    ),
    peak(-70, 420, 340, 268, '#a9bdf0', 11),
    peak(220, 320, 340, 178, '#b3c6f0', 2),
    peak(900, 330, 340, 196, '#b3c6f0', 7),
    peak(1080, 420, 340, 290, '#a2b6ea', 13),
    fill(
      box(-150, 180, 1708, 160, 0),
      linear([
        [0, '#ffe9e2', 0],
        [1, '#ffe4dc', 0.85],
      ]),
    ),
  ]);

const roof = (x: number, y: number, width: number, high: number): Markup =>
  volume(
    `M${x - width * 0.62} ${y}Q${x - width * 0.5} ${y - high * 0.3} ${x - width * 0.3} ${y - high}H${x + width * 0.3}Q${x + width * 0.5} ${y - high * 0.3} ${x + width * 0.62} ${y}Q${x} ${y + high * 0.2} ${x - width * 0.62} ${y}Z`,
    '#4a5aa6',
    { depth: high * 0.3 },
  );

const dojo = (x: number, y: number): Markup =>
  shadow(x + 14, y + 4, 118, 12, 0.3) +
  volume(box(x - 88, y - 84, 176, 86, 6), '#f7e6d2', { depth: 12, shade: '#9a7fb0' }) +
  [-58, -18, 24]
    .map(
      (dx) =>
        fill(box(x + dx, y - 58, 32, 44, 4), dx === -18 ? '#ffe2a0' : '#fff6e4') +
        stroke(`M${x + dx + 16} ${y - 58}v44M${x + dx} ${y - 36}h32`, '#a06a5a', 2.4),
    )
    .join('') +
  [-84, 78].map((dx) => fill(box(x + dx, y - 84, 8, 86, 3), '#b5563f')).join('') +
  roof(x, y - 78, 196, 46) +
  volume(box(x - 46, y - 146, 92, 34, 5), '#f7e6d2', { depth: 8, shade: '#9a7fb0' }) +
  fill(box(x - 14, y - 140, 28, 24, 4), '#ffe2a0') +
  roof(x, y - 138, 118, 40) +
  fill(ellipse(x, y - 180, 6), '#ffc83d');

const rock = (points: readonly Point[], colour: string, inside = ''): Markup =>
  volume(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, colour, {
    depth: 26,
    shade: '#3a4690',
    shadeOpacity: 0.5,
    paint: linear([
      [0, '#98abe0'],
      [0.5, colour],
      [1, '#5a6cb4'],
    ]),
    inside,
  });

const strata = (x: number, width: number, rows: readonly number[]): string =>
  rows
    .map((y, index) =>
      stroke(
        `M${n(x + (index % 2) * 20)} ${y}q${n(width * 0.3)} ${index % 2 ? 7 : -6} ${n(width * 0.62)} 3`,
        '#4a5aa6',
        3,
        'opacity=".28"',
      ),
    )
    .join('');

/** Two cliffs with a gorge between them (x 430 to 978 at y 132), a dojo on the right one. */
export const gorge = (): Drawing =>
  draw({ x: -148, y: -170, width: 1704, height: 560 }, () => [
    fill(
      box(380, 60, 660, 340, 0),
      linear([
        [0, '#ffe9e2', 0],
        [0.4, '#e6eefb', 0.9],
        [1, '#a9c6ee', 1],
      ]),
    ),
    pine(-60, 110, 138, '#5f9f92'),
    pine(-128, 112, 160, '#569688'),
    pine(96, 112, 150, '#5f9f92'),
    pine(196, 118, 116, '#6daa9c'),
    pine(20, 118, 128, '#569688'),
    dojo(1190, 104),
    pine(1338, 112, 150, '#5f9f92'),
    pine(1452, 110, 128, '#6daa9c'),
    pine(1524, 112, 156, '#569688'),
    pine(1052, 112, 96, '#6daa9c'),
    rock(
      [
        [-180, 112],
        [430, 128],
        [424, 170],
        [396, 236],
        [408, 300],
        [372, 400],
        [-180, 400],
      ],
      '#7e98d2',
      strata(-60, 480, [176, 222, 268, 316]),
    ),
    rock(
      [
        [1590, 104],
        [978, 128],
        [984, 176],
        [1012, 232],
        [996, 306],
        [1036, 400],
        [1590, 400],
      ],
      '#7e98d2',
      strata(1010, 480, [170, 216, 262, 312]),
    ),
    volume(
      hill(
        [
          [-180, 100],
          [120, 98],
          [280, 106],
          [436, 122],
          [440, 132],
        ],
        142,
      ),
      '#6fbf98',
      {
        depth: 10,
        paint: linear([
          [0, '#93d4a6'],
          [1, '#4f9d82'],
        ]),
      },
    ),
    volume(
      hill(
        [
          [968, 132],
          [974, 122],
          [1120, 100],
          [1280, 96],
          [1590, 98],
        ],
        142,
      ),
      '#6fbf98',
      {
        depth: 10,
        paint: linear([
          [0, '#93d4a6'],
          [1, '#4f9d82'],
        ]),
      },
    ),
    glow(704, 372, 330, 34, '#ffffff', 22, 0.75),
    glow(560, 320, 180, 22, '#ffffff', 16, 0.5),
    glow(880, 300, 150, 18, '#ffffff', 14, 0.45),
  ]);

/** Where the ninja stands: boards before a snowy bank. */
function boards(width: number, height: number, seed: number): Markup[] {
  const next = random(seed);
  const rows: Markup[] = [];
  let y = 26;
  for (let row = 0; y < height; row++) {
    const high = 26 + row * 5;
    const colour = ['#c99a72', '#bd8b63', '#cfa27a'][row % 3] ?? '#c99a72';
    rows.push(
      volume(box(-30, y, width + 60, high - 2, 7), colour, {
        depth: 8,
        shade: '#6a3f58',
        shadeOpacity: 0.42,
      }),
    );
    for (let grain = 0; grain < 5; grain++)
      rows.push(
        stroke(
          `M${n(next() * width)} ${n(y + high * (0.3 + next() * 0.4))}h${n(50 + next() * 100)}`,
          '#8a5a4a',
          1.8,
          'opacity=".35"',
        ),
      );
    y += high;
  }
  const drift: Point[] = Array.from({ length: 15 }, (_, index) => [
    -40 + index * ((width + 80) / 14),
    16 + ((index * 29) % 4) * 4 - (index % 2) * 5,
  ]);
  return [
    fill(box(-4, 20, width + 8, height, 0), '#5a3a4e'),
    ...rows,
    volume(hill(drift, 40), '#fbfdff', { depth: 8, shade: '#9fb4e6' }),
  ];
}

export const ledge = (): Drawing =>
  draw({ x: 0, y: 0, width: 1704, height: 290 }, () => boards(1704, 290, 4));

export const ledgeTall = (): Drawing =>
  draw({ x: 0, y: 0, width: 984, height: 560 }, () => boards(984, 560, 6));

/** Snowy bamboo in the corner: the darkest thing in the picture. */
export const grove = (): Drawing =>
  draw({ x: -120, y: -330, width: 240, height: 350 }, () => {
    const cane = (x: number, high: number, lean: number, thick: number): Markup =>
      volume(
        `M${x - thick} 10Q${x - thick + lean * 0.4} ${-high * 0.5} ${x - thick * 0.7 + lean} ${-high}H${x + thick * 0.7 + lean}Q${x + thick + lean * 0.4} ${-high * 0.5} ${x + thick} 10Z`,
        '#2f7d64',
        { depth: 7 },
      ) +
      [0.2, 0.42, 0.64, 0.86]
        .map((share) =>
          stroke(
            `M${n(x - thick + lean * share)} ${n(-high * share)}h${thick * 2}`,
            '#1d5a4c',
            3.4,
            'opacity=".7"',
          ),
        )
        .join('');
    const leaf = (x: number, y: number, turn: number): Markup =>
      group(
        volume('M0 0Q26 -15 60 0Q26 13 0 0Z', '#3f9d78', { depth: 5 }),
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      );
    return [
      shadow(0, 10, 96, 12, 0.4),
      cane(-50, 290, -26, 13),
      cane(24, 320, 12, 15),
      cane(72, 220, 30, 11),
      leaf(-70, -200, 200),
      leaf(-62, -260, 220),
      leaf(30, -250, -20),
      leaf(34, -296, -40),
      leaf(86, -160, 10),
      leaf(20, -180, 195),
      volume('M-110 14Q-96 -16 -56 -14Q-30 -34 6 -16Q40 -30 66 -10Q104 -12 112 14Z', '#f8fbff', {
        depth: 10,
        shade: '#8fa6e0',
      }),
    ];
  });
