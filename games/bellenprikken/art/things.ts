import { type Colour, light } from '../../../assets/drawing/colour';
import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { box, bumpy, ellipse, round as n, smooth, star as starShape } from '../../../assets/drawing/shape';
import { blur, clip, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';
import { bubbleRadius, rail } from './sizes';

const square = (half: number) => ({ x: -half, y: -half, width: half * 2, height: half * 2 });

/** A thin film: clear in the middle, so that what is inside stays readable, with colour in the rim. */
const bubble = () =>
  draw(square(bubbleRadius + 12), () => {
    const r = bubbleRadius;
    const film = (dx: number, dy: number, colour: Colour, second: Colour, opacity: number) =>
      fill(
        ellipse(dx, dy, r * 1.02),
        radial([
          [0, colour, 0],
          [0.8, colour, 0],
          [0.93, colour, opacity],
          [0.98, second, opacity * 0.8],
          [1, second, 0],
        ]),
      );
    return [
      fill(ellipse(5, 9, r, r), '#0b3f66', `opacity=".16" filter="${blur(6)}"`),
      fill(
        ellipse(0, 0, r),
        radial([
          [0, '#ffffff', 0.5],
          [0.6, '#effbff', 0.5],
          [0.82, '#bfeefa', 0.62],
          [0.93, '#eafaff', 0.85],
          [0.985, '#ffffff', 0.95],
          [1, '#ffffff', 0.6],
        ]),
      ),
      `<g clip-path="${clip(ellipse(0, 0, r))}">`,
      film(r * 0.2, r * 0.26, '#ff9fd6', '#ffd38a', 0.5),
      film(-r * 0.17, -r * 0.2, '#a99bff', '#7fd8ff', 0.42),
      film(-r * 0.26, r * 0.14, '#8ff0d0', '#8fd8ff', 0.3),
      fill(
        ellipse(r * 0.2, r * 0.3, r * 0.9),
        radial([
          [0, '#2a7fae', 0],
          [0.86, '#2a7fae', 0],
          [1, '#2a7fae', 0.26],
        ]),
      ),
      '</g>',
    ];
  });

/** Reflections on the rim, painted over what is inside; they stay clear of the digits. */
const gloss = () =>
  draw(square(bubbleRadius + 2), () => {
    const r = bubbleRadius;
    return [
      stroke(
        `M${n(-r * 0.83)} ${n(-r * 0.27)}A${n(r * 0.875)} ${n(r * 0.875)} 0 0 1 ${n(-r * 0.36)} ${n(-r * 0.8)}`,
        '#ffffff',
        r * 0.085,
        'opacity=".96"',
      ),
      fill(ellipse(-r * 0.16, -r * 0.885, r * 0.043), '#ffffff'),
      stroke(
        `M${n(r * 0.53)} ${n(r * 0.7)}A${n(r * 0.88)} ${n(r * 0.88)} 0 0 0 ${n(r * 0.75)} ${n(r * 0.46)}`,
        '#ffffff',
        r * 0.05,
        'opacity=".75"',
      ),
    ];
  });

/** A ring round the bubble that has the focus: dark and light, so that it shows on any ground. */
const focus = () =>
  draw(square(bubbleRadius + 18), () => [
    stroke(ellipse(0, 0, bubbleRadius + 9), '#ffffff', 12),
    stroke(ellipse(0, 0, bubbleRadius + 9), '#176b7d', 6),
  ]);

/** Half size: it is soft, and drawn at twice this. */
const halo = () =>
  draw(square(75), () =>
    fill(
      ellipse(0, 0, 74),
      radial([
        [0, '#ffe27a', 0],
        [0.5, '#ffe27a', 0.1],
        [0.64, '#ffdc66', 0.95],
        [0.76, '#ffe9a0', 0.5],
        [1, '#ffe27a', 0],
      ]),
    ),
  );

const plate = (width: number, height: number) =>
  draw({ x: -width / 2 - 6, y: -height / 2 - 4, width: width + 12, height: height + 14 }, () => {
    const corner = height / 2;
    return [
      fill(
        box(-width / 2, -height / 2 + 4, width, height, corner),
        '#2a1f66',
        `opacity=".24" filter="${blur(3)}"`,
      ),
      fill(box(-width / 2, -height / 2 + 2.5, width, height, corner), '#e8d3b0'),
      fill(
        box(-width / 2, -height / 2, width, height, corner),
        linear([
          [0, '#ffffff'],
          [0.3, '#fffaf0'],
          [1, '#fff3dd'],
        ]),
      ),
    ];
  });

const bead = (radius: number, colour: Colour, grounded: boolean) =>
  draw(square(radius + 4), () => [
    grounded ? fill(ellipse(1.5, 2.6, radius), '#2a1f66', `opacity=".3" filter="${blur(1.5)}"`) : '',
    volume(ellipse(0, 0, radius), colour, {
      depth: radius * 0.5,
      rimOpacity: 0.85,
      paint: radial(
        [
          [0, light(colour, 0.45)],
          [0.7, colour],
          [1, colour],
        ],
        0.34,
        0.3,
        0.8,
      ),
    }),
    fill(ellipse(-radius * 0.32, -radius * 0.36, radius * 0.24, radius * 0.18), '#ffffff', 'opacity=".85"'),
  ]);

const wood = '#e2b684';

const board = (width: number, height: number, inside: Markup) =>
  volume(box(-width / 2, -height / 2, width, height, 22), wood, {
    depth: 12,
    shade: '#9a5f55',
    paint: linear([
      [0, '#f0cfa2'],
      [1, '#dba974'],
    ]),
    inside:
      ['M-190 -34h120', 'M-20 -44h90', 'M90 40h110', 'M-150 44h140']
        .map((grain) => stroke(grain, '#a86d45', 2, 'opacity=".35"'))
        .join('') + inside,
  });

const socket = (x: number, y: number) =>
  fill(ellipse(x, y + 1.4, 14.8), '#ffe6c2', 'opacity=".85"') +
  fill(
    ellipse(x, y, 14),
    linear([
      [0, '#a87145'],
      [0.5, '#bf8a5a'],
      [1, '#d6a878'],
    ]),
  );

const railBoard = (sockets: boolean, width: number = rail.width) =>
  draw({ x: -width / 2 - 10, y: -rail.height / 2 - 8, width: width + 20, height: rail.height + 26 }, () => {
    const holes: Markup[] = [];
    for (let slot = 0; sockets && slot < 20; slot++) {
      const frame = Math.floor(slot / 10);
      const column = slot % 5;
      const row = Math.floor((slot % 10) / 5);
      const half = (rail.pitch * 5 + rail.frameGap) / 2;
      const x = (frame ? half : -half) + (column - 2) * rail.pitch;
      holes.push(socket(x, (row - 0.5) * rail.pitch));
    }
    const seam = sockets ? stroke('M0 -34V34', '#a86d45', 3, 'opacity=".55"') : '';
    return [
      fill(
        box(-width / 2 + 4, -rail.height / 2 + 10, width, rail.height, 22),
        '#2a1f66',
        `opacity=".32" filter="${blur(6)}"`,
      ),
      fill(box(-width / 2, -rail.height / 2 + 5, width, rail.height, 22), '#a86b4a'),
      board(width, rail.height, seam + holes.join('')),
    ];
  });

/** A small upright ten-frame on the rail, for amounts above 20. */
const tenFrame = () =>
  draw({ x: -20, y: -42, width: 40, height: 84 }, () => [
    fill(box(-18, -40, 36, 80, 11), '#a86d45', 'opacity=".5"'),
    fill(box(-17.5, -38.5, 36, 79, 11), '#c99160'),
  ]);

const ring = (radius: number, colour: Colour, dashed: boolean) =>
  draw(square(radius + 5), () =>
    stroke(ellipse(0, 0, radius), colour, 4.5, dashed ? 'stroke-dasharray="7 7.1"' : ''),
  );

const drop = () =>
  draw({ x: -10, y: -16, width: 20, height: 30 }, () =>
    volume('M0 -14Q9 -2 9 5A9 9 0 0 1 -9 5Q-9 -2 0 -14Z', '#6fd0ee', {
      depth: 5,
      shade: '#1b6fa8',
      rim: '#ffffff',
      rimOpacity: 0.95,
    }),
  );

const spark = () =>
  draw(square(16), () => fill('M0 -15Q2 -2 15 0Q2 2 0 15Q-2 2 -15 0Q-2 -2 0 -15Z', '#fff6c8'));

const splash = () =>
  draw(square(bubbleRadius + 20), () => {
    const strokes = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI + 0.2;
      const [from, to] = index % 2 ? [72, 98] : [78, 106];
      return stroke(
        `M${n(Math.cos(angle) * from)} ${n(Math.sin(angle) * from)}L${n(Math.cos(angle) * to)} ${n(Math.sin(angle) * to)}`,
        index % 3 ? '#ffffff' : '#9fe6f5',
        index % 2 ? 6 : 8,
      );
    });
    return strokes;
  });

const check = () =>
  draw(square(22), () => [fill(ellipse(0, 0, 20), '#2f9f76'), stroke('M-9 1L-2 8L10 -7', '#ffffff', 5.5)]);

const floating = (body: Markup) => shadow(4, 2, 44, 7, 0.3, '#0b4f74') + body;

const eye = (x: number, y: number, size = 4.6) =>
  fill(ellipse(x, y, size, size * 1.25), '#3a2230') +
  fill(ellipse(x - size * 0.32, y - size * 0.5, size * 0.4), '#ffffff');

const toyBox = { x: -64, y: -104, width: 128, height: 118 };

/** Bath toys, one for every finished round; (0, 0) is where they touch the water. */
const toys: Record<string, () => Markup> = {
  duck: () =>
    volume(
      'M-46 -26Q-56 -42 -50 -54Q-36 -44 -22 -46Q0 -52 22 -46Q48 -38 44 -14Q38 6 0 6Q-40 6 -46 -26Z',
      '#ffc83d',
      { depth: 13, shade: '#e8862a' },
    ) +
    volume('M-18 -32Q6 -38 16 -22Q6 -6 -14 -10Q-26 -18 -18 -32Z', '#ffd766', { depth: 6, shade: '#e8862a' }) +
    volume('M46 -64Q66 -66 68 -58Q64 -48 46 -52Z', '#ff8a3c', { depth: 5 }) +
    volume(ellipse(26, -66, 26, 24), '#ffc83d', { depth: 11, shade: '#e8862a' }) +
    eye(32, -71) +
    fill(ellipse(18, -60, 6, 4), '#ff8a5b', 'opacity=".5"'),
  boat: () =>
    volume('M-50 -24H50Q46 6 22 6H-22Q-46 6 -50 -24Z', '#e0493f', {
      depth: 11,
      inside: fill('M-60 -24h120v9h-120Z', '#fff3e0'),
    }) +
    volume(box(-22, -50, 44, 28, 8), '#fff8ee', { depth: 7, shade: '#9a97d6' }) +
    volume(box(2, -80, 18, 32, 7), '#2b9fb3', { depth: 6, inside: fill('M-4 -72h30v8h-30Z', '#fff3e0') }) +
    [-12, 4].map((x) => fill(ellipse(x, -37, 5), '#4b6fb0')).join(''),
  whale: () =>
    volume(
      'M-52 -14Q-54 -58 -6 -58Q36 -56 44 -18Q56 -24 54 -44Q70 -40 72 -52Q78 -34 66 -24Q60 6 30 6H-20Q-48 6 -52 -14Z',
      '#5f9fd8',
      { depth: 12, shade: '#2f4fa0' },
    ) +
    fill('M-51 -14Q-24 -24 6 -8Q14 4 4 6H-20Q-46 6 -51 -14Z', '#eaf6ff', 'opacity=".92"') +
    eye(-28, -30) +
    stroke('M-6 -62Q-8 -80 -20 -82M-4 -62Q0 -82 12 -82', '#bfeefa', 5),
  crab: () =>
    [-1, 1]
      .map(
        (side) =>
          stroke(`M${side * 34} -22Q${side * 52} -34 ${side * 50} -50`, '#d9482f', 8) +
          volume(
            `M${side * 50} -50Q${side * 34} -62 ${side * 44} -80Q${side * 48} -66 ${side * 56} -68Q${side * 60} -78 ${side * 66} -80Q${side * 72} -58 ${side * 50} -50Z`,
            '#f0694f',
            { depth: 6 },
          ),
      )
      .join('') +
    volume('M0 -52Q50 -50 48 -18Q44 6 0 6Q-44 6 -48 -18Q-50 -50 0 -52Z', '#f0694f', { depth: 13 }) +
    [-1, 1]
      .map(
        (side) =>
          stroke(`M${side * 14} -50V-62`, '#d9482f', 5) +
          volume(ellipse(side * 14, -66, 10), '#fffdf2', { depth: 4, shade: '#9a97d6' }) +
          eye(side * 14, -66, 4),
      )
      .join('') +
    stroke('M-12 -20Q0 -10 12 -20', '#8c2f3e', 4),
  turtle: () =>
    volume(ellipse(46, -24, 20, 17), '#8fc45a', { depth: 7 }) +
    volume('M-46 -8Q-64 -6 -62 6Q-50 10 -38 2Z', '#8fc45a', { depth: 5 }) +
    volume('M-50 -6Q-48 -60 -4 -60Q40 -58 40 -6Q40 6 -4 6Q-50 6 -50 -6Z', '#3c9a66', {
      depth: 12,
      inside: [
        [-22, -30, 13],
        [8, -38, 15],
        [-4, -10, 11],
        [26, -14, 10],
        [-38, -10, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r, r * 0.84), '#5fb874', 'opacity=".9"'))
        .join(''),
    }) +
    eye(52, -29, 4) +
    stroke('M50 -16q6 4 11 -1', '#3f6a2f', 3),
  octopus: () =>
    volume(
      'M-44 4Q-52 -18 -40 -26Q-46 -84 0 -86Q46 -84 40 -26Q52 -18 44 4Q34 10 28 0Q22 10 14 2Q8 10 0 2Q-8 10 -14 2Q-22 10 -28 0Q-34 10 -44 4Z',
      '#a88be0',
      { depth: 13 },
    ) +
    eye(-15, -46, 6) +
    eye(15, -46, 6) +
    stroke('M-9 -30Q0 -22 9 -30', '#5b3a8a', 4) +
    [-1, 1].map((side) => fill(ellipse(side * 28, -36, 7, 5), '#ff8ea0', 'opacity=".55"')).join(''),
  fish: () =>
    volume('M30 -32Q56 -60 62 -52Q58 -32 62 -10Q56 -4 30 -26Z', '#ff8c4d', { depth: 7 }) +
    volume('M-50 -26Q-30 -66 6 -60Q34 -52 40 -28Q32 2 0 6Q-34 6 -50 -26Z', '#ff9a4d', {
      depth: 12,
      inside:
        fill('M-22 -70Q-6 -30 -22 10H-8Q8 -30 -8 -70Z', '#fff8ee') +
        fill('M16 -66Q30 -30 16 8H26Q40 -30 26 -66Z', '#fff8ee'),
    }) +
    eye(-32, -34) +
    stroke('M-46 -18q8 6 14 0', '#a8482f', 3.5),
  star: () =>
    volume(smooth(starPoints(), true), '#ffb03c', {
      depth: 12,
      shade: '#d9622a',
      inside: [
        [0, -76],
        [28, -54],
        [-28, -54],
        [14, -22],
        [-14, -22],
      ]
        .map(([x = 0, y = 0]) => fill(ellipse(x, y, 3), '#fff0c2'))
        .join(''),
    }) +
    eye(-10, -48) +
    eye(10, -48) +
    stroke('M-8 -36q8 7 16 0', '#a8482f', 3.5),
};

function starPoints(): readonly (readonly [number, number])[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5;
    const reach = index % 2 ? 27 : 54;
    return [Math.cos(angle) * reach, -46 + Math.sin(angle) * reach] as const;
  });
}

/** A heap of foam on Sam's head. */
const foamHat = () =>
  draw(
    { x: -60, y: -46, width: 120, height: 70 },
    () =>
      volume(bumpy(0, -8, 46, 26, 8, 5, 0.6), '#fbfdff', {
        depth: 11,
        shade: '#8fb6e4',
        shadeOpacity: 0.55,
      }) + volume(bumpy(6, -26, 22, 15, 6, 9), '#ffffff', { depth: 7, shade: '#8fb6e4', shadeOpacity: 0.5 }),
  );

/** Suds in front of whoever sits in the bath. */
const sudsFront = () =>
  draw({ x: -110, y: -50, width: 220, height: 74 }, () =>
    group([
      volume(bumpy(-46, -6, 52, 26, 9, 12, 0.6), '#fbfdff', {
        depth: 12,
        shade: '#8fb6e4',
        shadeOpacity: 0.5,
      }),
      volume(bumpy(46, -8, 56, 30, 9, 15, 0.6), '#fbfdff', {
        depth: 12,
        shade: '#8fb6e4',
        shadeOpacity: 0.5,
      }),
      volume(bumpy(2, -2, 40, 20, 8, 19, 0.6), '#ffffff', { depth: 9, shade: '#8fb6e4', shadeOpacity: 0.4 }),
    ]),
  );

const star = () =>
  draw(square(30), () => place(0, 0, volume(starShape(0, 0, 26), '#ffc83d', { depth: 8, shade: '#c9701c' })));

/** All sprites of the game but Sam. */
export function things(): Record<string, Drawing> {
  const drawnToys = Object.entries(toys).map(([name, paint]) => [
    `toy-${name}`,
    draw(toyBox, () => floating(paint())),
  ]);
  return {
    bubble: bubble(),
    gloss: gloss(),
    focus: focus(),
    halo: halo(),
    splash: splash(),
    'plate-short': plate(64, 66),
    'plate-long': plate(96, 66),
    'plate-wide': plate(126, 66),
    'dot-coral': bead(6.2, '#ff7a59', false),
    'dot-teal': bead(6.2, '#2b9fb3', false),
    'bead-coral': bead(13, '#ff7a59', true),
    'bead-teal': bead(13, '#2b9fb3', true),
    rail: railBoard(true),
    plank: railBoard(false, 96),
    'ten-frame': tenFrame(),
    'ring-over': ring(17, '#a3320f', false),
    'ring-short': ring(15, '#a3320f', true),
    check: check(),
    drop: drop(),
    spark: spark(),
    star: star(),
    'foam-hat': foamHat(),
    'suds-front': sudsFront(),
    ...Object.fromEntries(drawnToys),
  };
}
