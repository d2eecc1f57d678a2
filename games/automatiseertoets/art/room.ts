import { light } from '../../../assets/drawing/colour';
import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, hill, round as n, star } from '../../../assets/drawing/shape';
import { clip, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

interface Room {
  readonly width: number;
  readonly height: number;
  /** The window, and where the desk begins. */
  readonly pane: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly desk: number;
  readonly planet: readonly [x: number, y: number, size: number];
  readonly moon: readonly [x: number, y: number, size: number];
  readonly struts: readonly number[];
}

const frame = '#a99be2';

/** A ringed planet in soft bands. */
const planet = (x: number, y: number, size: number): Markup => {
  const bands = [
    [-0.62, 0.2, '#ffc08a'],
    [-0.2, 0.22, '#f07f62'],
    [0.24, 0.18, '#ffb07c'],
    [0.6, 0.16, '#e06a58'],
  ] as const;
  return place(
    x,
    y,
    glow(0, 0, size * 1.5, size * 1.3, '#f5926a', size * 0.4, 0.28) +
      stroke(
        `M${n(-size * 1.72)} ${n(size * 0.1)}A${n(size * 1.75)} ${n(size * 0.5)} 0 0 1 ${n(size * 1.72)} ${n(-size * 0.1)}`,
        '#c9a4e8',
        n(size * 0.17),
        'opacity=".6"',
      ) +
      volume(ellipse(0, 0, size), '#f5926a', {
        depth: size * 0.3,
        shade: '#7a2f7d',
        inside: bands
          .map(([y_, high, colour]) =>
            fill(box(-size, y_ * size, size * 2, high * size, 6), colour, 'opacity=".7"'),
          )
          .join(''),
      }) +
      stroke(
        `M${n(-size * 1.72)} ${n(size * 0.1)}A${n(size * 1.75)} ${n(size * 0.5)} 0 0 0 ${n(size * 1.72)} ${n(-size * 0.1)}`,
        '#ecd6ff',
        n(size * 0.15),
        'opacity=".9"',
      ),
    1,
    -14,
  );
};

const moon = (x: number, y: number, size: number): Markup =>
  glow(x, y, size * 1.8, size * 1.8, '#cfd0ff', size * 0.6, 0.35) +
  volume(ellipse(x, y, size), '#f4ecd8', {
    depth: size * 0.34,
    shade: '#6f6ac0',
    inside: [
      [-0.26, -0.2, 0.24],
      [0.34, 0.24, 0.2],
      [-0.12, 0.44, 0.16],
      [0.3, -0.4, 0.13],
    ]
      .map(([dx = 0, dy = 0, r = 0]) =>
        fill(ellipse(x + dx * size, y + dy * size, r * size), '#d5cbc4', 'opacity=".8"'),
      )
      .join(''),
  });

function view({ pane, planet: p, moon: m }: Room): Markup[] {
  const next = random(41);
  const { x, y, width, height } = pane;
  const stars = Array.from({ length: Math.round((width * height) / 7600) }, () => {
    const size = 0.8 + next() ** 3 * 2.4;
    return fill(
      ellipse(x + next() * width, y + next() * height * 0.86, size),
      ['#ffffff', '#cfd9ff', '#ffe7c2'][Math.floor(next() * 3)] ?? '#ffffff',
      `opacity="${n(0.35 + next() * 0.6)}"`,
    );
  });
  const bright = Array.from({ length: 6 }, () => {
    const [sx, sy, size] = [x + 50 + next() * (width - 100), y + 40 + next() * height * 0.5, 7 + next() * 5];
    return (
      glow(sx, sy, size * 1.6, size * 1.6, '#dfe3ff', size * 0.5, 0.55) +
      fill(star(sx, sy, size, 4, 0.22), '#ffffff')
    );
  });
  const ground = y + height;
  const crater = (cx: number, cy: number, rx: number) =>
    fill(ellipse(cx, cy, rx, rx * 0.24), '#7d63c4') +
    stroke(
      `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(rx * 0.24)} 0 0 0 ${n(cx + rx)} ${n(cy)}`,
      '#c4b2f2',
      3.5,
      'opacity=".8"',
    ) +
    fill(ellipse(cx + rx * 0.1, cy - rx * 0.03, rx * 0.84, rx * 0.17), '#573d9c', 'opacity=".6"');
  return [
    fill(
      box(x, y, width, height, 0),
      linear([
        [0, '#1b1748'],
        [0.45, '#35307c'],
        [0.78, '#5f4aa8'],
        [1, '#8a68bf'],
      ]),
    ),
    glow(x + width * 0.34, y + height * 0.3, width * 0.3, height * 0.18, '#4f59c4', 60, 0.5),
    glow(x + width * 0.68, y + height * 0.6, width * 0.26, height * 0.16, '#b25ab0', 60, 0.36),
    ...stars,
    ...bright,
    moon(...m),
    planet(...p),
    volume(
      hill(
        [
          [x - 40, ground - 70],
          [x + width * 0.18, ground - 112],
          [x + width * 0.4, ground - 66],
          [x + width * 0.62, ground - 106],
          [x + width * 0.84, ground - 70],
          [x + width + 40, ground - 118],
        ],
        ground + 40,
      ),
      '#8d74d2',
      { depth: 14, shade: '#4a2f96', rim: '#d9c9ff', shadeOpacity: 0.4 },
    ),
    volume(
      hill(
        [
          [x - 40, ground - 26],
          [x + width * 0.26, ground - 50],
          [x + width * 0.54, ground - 30],
          [x + width * 0.8, ground - 58],
          [x + width + 40, ground - 24],
        ],
        ground + 40,
      ),
      '#a48fe4',
      { depth: 14, shade: '#5a3a9a', rim: '#e6dbff', shadeOpacity: 0.4 },
    ),
    crater(x + width * 0.16, ground - 22, 56),
    crater(x + width * 0.7, ground - 26, 72),
  ];
}

/** Knobs and lights at the ends of the desk: the middle of it stays empty. */
const knobs = (x: number, y: number, mirrored: 1 | -1): Markup =>
  place(
    x,
    y,
    group(
      volume(box(-78, -44, 156, 96, 24), '#6c55b8', { depth: 9, shade: '#35216f' }) +
        [
          [-46, -12, '#5ce1e6'],
          [-4, -12, '#f5926a'],
          [38, -12, '#ffe39a'],
        ]
          .map(([cx = 0, cy = 0, colour = '']) => {
            const [lx, ly, tone] = [Number(cx), Number(cy), String(colour)];
            return (
              glow(lx, ly, 17, 17, tone, 6, 0.5) +
              volume(ellipse(lx, ly, 11), tone, { depth: 4, shade: '#5a3a9a' })
            );
          })
          .join('') +
        [-50, -26, -2, 22, 46]
          .map((bx, k) => fill(box(bx - 8, 16, 16, 18, 5), k % 2 ? '#8f7ad6' : '#b7a6ee'))
          .join(''),
      `transform="scale(${mirrored} 1)"`,
    ),
  );

function room(spec: Room): Drawing {
  const { width, height, pane, desk, struts } = spec;
  return draw({ x: 0, y: 0, width, height }, () => {
    const opening = box(pane.x, pane.y, pane.width, pane.height, 54);
    const rail = box(pane.x - 26, pane.y - 26, pane.width + 52, pane.height + 52, 78);
    return [
      fill(
        box(0, 0, width, height, 0),
        linear([
          [0, '#6a58b8'],
          [0.5, '#54429c'],
          [1, '#3d2d80'],
        ]),
      ),
      shadow(width / 2 + 8, pane.y + pane.height + 30, pane.width * 0.52, 20, 0.4, '#160f40'),
      volume(rail, frame, {
        depth: 16,
        shade: '#46318f',
        paint: linear([
          [0, light(frame, 0.4)],
          [1, frame],
        ]),
      }),
      `<g clip-path="${clip(opening)}">`,
      ...view(spec),
      `<g opacity=".5">${stroke(opening, '#120c3c', 18)}</g>`,
      fill(
        `M${pane.x + pane.width * 0.08} ${pane.y - 10}h${n(pane.width * 0.1)}L${n(pane.x + pane.width * 0.02)} ${pane.y + pane.height}h${n(-pane.width * 0.1)}Z`,
        '#ffffff',
        'opacity=".06"',
      ),
      fill(
        `M${pane.x + pane.width * 0.24} ${pane.y - 10}h${n(pane.width * 0.03)}L${n(pane.x + pane.width * 0.11)} ${pane.y + pane.height}h${n(-pane.width * 0.03)}Z`,
        '#ffffff',
        'opacity=".06"',
      ),
      '</g>',
      ...struts.map((x) =>
        volume(box(x - 9, pane.y - 8, 18, pane.height + 16, 8), frame, { depth: 6, shade: '#46318f' }),
      ),
      ...[0.04, 0.96].flatMap((share) =>
        [pane.y - 13, pane.y + pane.height + 13].map((y) =>
          volume(ellipse(pane.x + pane.width * share, y, 6), '#d3c8f6', { depth: 3, shade: '#46318f' }),
        ),
      ),
      volume(
        `M-40 ${desk + 34}Q${width / 2} ${desk - 40} ${width + 40} ${desk + 34}V${height + 60}H-40Z`,
        '#8d78d6',
        {
          depth: 26,
          shade: '#2f1f70',
          shadeOpacity: 0.5,
          rim: '#e9defc',
          paint: linear([
            [0, '#b3a1ea'],
            [0.14, '#8c77d4'],
            [1, '#513c9c'],
          ]),
        },
      ),
      stroke(
        `M-20 ${desk + 74}Q${width / 2} ${desk + 2} ${width + 20} ${desk + 74}`,
        '#e4d9ff',
        4,
        'opacity=".4"',
      ),
      knobs(92, height - 96, 1),
      knobs(width - 92, height - 96, -1),
      glow(width * 0.1, 0, width * 0.4, height * 0.3, '#fff4cf', 80, 0.1),
    ];
  });
}

/** The control room of the space port: a window on the stars, a desk, nothing that moves. */
export const roomWide = () =>
  room({
    width: 1704,
    height: 984,
    pane: { x: 62, y: 66, width: 1580, height: 592 },
    desk: 732,
    planet: [1024, 254, 58],
    moon: [362, 290, 42],
    struts: [],
  });

export const roomTall = () =>
  room({
    width: 984,
    height: 1584,
    pane: { x: 70, y: 84, width: 844, height: 720 },
    desk: 894,
    planet: [712, 300, 64],
    moon: [240, 270, 40],
    struts: [],
  });
