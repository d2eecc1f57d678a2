import { light } from '../../../assets/drawing/colour';
import { fill, place, stroke } from '../../../assets/drawing/paint';
import { box, ellipse, round as n, smooth } from '../../../assets/drawing/shape';
import { blur, clip, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';
import { type Pick, upright, wide } from './both';
import { outside, type View } from './outside';

interface Room extends View {
  readonly width: number;
  readonly height: number;
  /** Height of the desk's edge in the middle, and of its ends. */
  readonly desk: readonly [middle: number, ends: number];
  /** Lights in the wall beside the window. */
  readonly wall: readonly (readonly [x: number, y: number])[];
  /** Things on the desk: a mug, and keys at its ends. */
  readonly mug: readonly [x: number, y: number];
  readonly knobs: readonly (readonly [x: number, y: number])[];
}

const frame = '#a99be2';

/** The window leans: wider below, round above, like the glass of a ship. */
const opening = ({ pane: { x, y, width, height } }: View, grow = 0): string => {
  const [left, right] = [x - grow, x + width + grow];
  const [top, bottom] = [y - grow, y + height + grow];
  const lean = 96;
  return (
    `M${left} ${bottom}Q${left + lean * 0.16} ${n(y + height * 0.34)} ${left + lean} ${n(y + 96)}` +
    `Q${left + lean * 1.5} ${top} ${left + lean * 2.5} ${top}H${right - lean * 2.5}` +
    `Q${right - lean * 1.5} ${top} ${right - lean} ${n(y + 96)}Q${right - lean * 0.16} ${n(y + height * 0.34)} ${right} ${bottom}Z`
  );
};

/** A row of lights in the wall. */
const lights = (x: number, y: number): Markup =>
  place(
    x,
    y,
    volume(box(-22, -70, 44, 140, 20), '#5d4aa8', { depth: 8, shade: '#2a1f66' }) +
      (
        [
          [-42, '#5ce1e6'],
          [0, '#ffe39a'],
          [42, '#f5926a'],
        ] as const
      )
        .map(
          ([cy, colour]) =>
            glow(0, cy, 17, 17, colour, 7, 0.6) +
            volume(ellipse(0, cy, 10), colour, { depth: 4, shade: '#5a3a9a' }),
        )
        .join(''),
  );

/** Keys and a dial let into the desk. */
const knobs = (x: number, y: number): Markup =>
  place(
    x,
    y,
    shadow(4, 44, 92, 12, 0.4, '#160f40') +
      volume(box(-90, -36, 180, 82, 26), '#6c55b8', { depth: 10, shade: '#35216f' }) +
      volume(ellipse(-50, 4, 24, 22), '#f4ecd8', { depth: 9, shade: '#6f6ac0' }) +
      stroke('M-50 4L-60 -8', '#f5926a', 6) +
      (
        [
          [-6, -10, '#5ce1e6'],
          [26, -10, '#ffe39a'],
          [58, -10, '#f5926a'],
          [-6, 20, '#b7a6ee'],
          [26, 20, '#b7a6ee'],
          [58, 20, '#b7a6ee'],
        ] as const
      )
        .map(
          ([cx, cy, colour]) =>
            glow(cx, cy, 15, 13, colour, 5, 0.35) +
            volume(box(cx - 12, cy - 10, 24, 20, 8), colour, { depth: 5, shade: '#5a3a9a' }),
        )
        .join(''),
  );

/** Cocoa, for a long watch. */
const mug = (x: number, y: number): Markup =>
  place(
    x,
    y,
    shadow(12, 2, 44, 9, 0.46, '#160f40') +
      stroke('M30 -44Q58 -46 54 -24Q50 -8 26 -12', '#e8724f', 10) +
      volume('M-34 -60H34L28 -4Q0 6 -28 -4Z', '#f5926a', {
        depth: 12,
        shade: '#8a1f4e',
        inside: fill(box(-40, -36, 80, 14, 0), '#fff0d6', 'opacity=".85"'),
      }) +
      fill(ellipse(0, -60, 34, 8), '#ffd3b4') +
      fill(ellipse(0, -59, 28, 5.6), '#7a4a3a') +
      stroke('M-8 -74q-8 -10 0 -20t0 -20M10 -76q-6 -8 0 -16', '#ffffff', 4, 'opacity=".22"'),
  );

function room(spec: Room): Drawing {
  const { width, height, pane, desk } = spec;
  const [middle, ends] = desk;
  const edge = `M-40 ${ends}Q${width / 2} ${2 * middle - ends} ${width + 40} ${ends}`;
  const glass = opening(spec);
  return draw({ x: 0, y: 0, width, height }, () => [
    fill(
      box(0, 0, width, height, 0),
      linear([
        [0, '#7a66c6'],
        [0.45, '#54429c'],
        [1, '#33246f'],
      ]),
    ),
    ...[0.3, 0.62].map((share) =>
      stroke(`M-10 ${n(height * share)}H${width + 10}`, '#2a1f66', 5, 'opacity=".25"'),
    ),
    ...spec.wall.map(([x, y]) => lights(x, y)),
    fill(opening(spec, 44), '#160f40', `opacity=".5" transform="translate(14 18)" filter="${blur(14)}"`),
    volume(opening(spec, 36), frame, {
      depth: 26,
      shade: '#3a2687',
      paint: linear([
        [0, light(frame, 0.5)],
        [0.5, frame],
        [1, '#7f6dc8'],
      ]),
    }),
    `<g clip-path="${clip(glass)}">`,
    ...outside(spec),
    // The frame throws its shade on the glass, from the upper left.
    `<g opacity=".55" transform="translate(8 12)">${stroke(glass, '#120c3c', 26, `filter="${blur(9)}"`)}</g>`,
    ...[0.1, 0.2].map((share, k) =>
      fill(
        `M${n(pane.x + pane.width * share)} ${pane.y - 40}h${k ? 40 : 130}L${n(pane.x + pane.width * (share - 0.14))} ${pane.y + pane.height + 40}h${k ? -40 : -130}Z`,
        '#ffffff',
        'opacity=".05"',
      ),
    ),
    '</g>',
    ...[0.16, 0.38, 0.62, 0.84].map((share) =>
      volume(ellipse(pane.x + pane.width * share, pane.y - 18, 7), '#dcd3f8', { depth: 4, shade: '#46318f' }),
    ),
    fill(
      `${edge}V${height + 60}H-40Z`,
      '#120c3c',
      `opacity=".55" transform="translate(0 -16)" filter="${blur(12)}"`,
    ),
    volume(`${edge}V${height + 60}H-40Z`, '#8d78d6', {
      depth: 30,
      shade: '#2f1f70',
      shadeOpacity: 0.5,
      rim: '#f3ebff',
      rimOpacity: 0.9,
      paint: linear([
        [0, '#bcaaf0'],
        [0.2, '#8c77d4'],
        [0.6, '#5f49ab'],
        [1, '#3d2b80'],
      ]),
    }),
    `<g transform="translate(0 44)">${stroke(edge, '#2f1f70', 7, 'opacity=".35"')}${stroke(edge, '#e4d9ff', 3, 'opacity=".5" transform="translate(0 5)"')}</g>`,
    ...spec.knobs.map(([x, y]) => knobs(x, y)),
    mug(...spec.mug),
    glow(width * 0.16, 0, width * 0.42, height * 0.26, '#fff4cf', 90, 0.16),
    fill(
      smooth(
        [
          [width * 0.3, height],
          [width * 0.62, height - 90],
          [width + 60, height - 200],
          [width + 60, height + 60],
        ],
        true,
      ),
      '#160f40',
      `opacity=".3" filter="${blur(50)}"`,
    ),
  ]);
}

/** The control room of the space port: a window on the stars, a desk, nothing that moves. */
const controlRoom = (pick: Pick): Drawing =>
  room({
    width: pick([1704, 984]),
    height: pick([984, 1584]),
    pane: pick([
      { x: 178, y: 112, width: 1348, height: 700 },
      { x: 96, y: 150, width: 792, height: 760 },
    ]),
    ground: 640,
    desk: pick([
      [716, 760],
      [772, 800],
    ]),
    planet: pick([
      [934, 268, 60],
      [700, 356, 52],
    ]),
    moon: pick([
      [300, 330, 34],
      [236, 330, 30],
    ]),
    city: pick([
      [392, 1.05],
      [290, 0.86],
    ]),
    rocket: pick([
      [866, 0.9],
      [742, 0.76],
    ]),
    wall: [
      [pick([90, 48]), pick([330, 470])],
      [pick([1614, 936]), pick([330, 470])],
    ],
    mug: pick([
      [1002, 808],
      [760, 1560],
    ]),
    knobs: pick<Room['knobs']>([
      [
        [88, 838],
        [1622, 838],
      ],
      [],
    ]),
  });

export const roomWide = () => controlRoom(wide);
export const roomTall = () => controlRoom(upright);
