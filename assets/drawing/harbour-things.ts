import { type Colour, dark, light } from './colour';
import { fill, group, stroke } from './paint';
import { box, ellipse, round as n } from './shape';
import { blur, linear, type Markup } from './sheet';
import { shadow, volume } from './volume';

/** A window with a cream frame; lit ones are warm. */
export function pane(x: number, y: number, width: number, height: number, lit = false): Markup {
  const glass = lit
    ? linear([
        [0, '#ffe9a6'],
        [1, '#ffc565'],
      ])
    : linear(
        [
          [0, '#9fd4ea'],
          [1, '#5a9cc9'],
        ],
        0,
        0,
        1,
        1,
      );
  return (
    fill(box(x - 2.5, y - 2.5, width + 5, height + 6, 4), '#fff8e8') +
    fill(box(x, y, width, height, 3), glass) +
    fill(
      `M${n(x + width * 0.15)} ${n(y + height * 0.75)}L${n(x + width * 0.6)} ${n(y + 2)}h${n(width * 0.22)}L${n(x + width * 0.35)} ${n(y + height * 0.9)}Z`,
      '#ffffff',
      'opacity=".35"',
    ) +
    fill(`M${n(x + width / 2 - 1)} ${n(y)}h2v${n(height)}h-2Z`, '#fff8e8')
  );
}

export type Gable = 'neck' | 'stepped' | 'pointed';

const gables: Record<Gable, (x: number, y: number, w: number, h: number) => string> = {
  neck: (x, y, w, h) => {
    const top = y - h;
    return (
      `M${n(x)} ${n(y)}V${n(top + h * 0.3)}q0 ${n(-h * 0.07)} ${n(w * 0.14)} ${n(-h * 0.08)}` +
      `Q${n(x + w * 0.24)} ${n(top)} ${n(x + w * 0.5)} ${n(top)}Q${n(x + w * 0.76)} ${n(top)} ${n(x + w * 0.86)} ${n(top + h * 0.22)}` +
      `q${n(w * 0.14)} ${n(h * 0.01)} ${n(w * 0.14)} ${n(h * 0.08)}V${n(y)}Z`
    );
  },
  stepped: (x, y, w, h) => {
    const step = `h${n(w * 0.13)}v${n(-h * 0.1)}`;
    const down = `v${n(h * 0.1)}h${n(w * 0.13)}`;
    return (
      `M${n(x)} ${n(y)}V${n(y - h * 0.7)}${step}${step}h${n(w * 0.1)}v${n(-h * 0.08)}q0 ${n(-h * 0.02)} ${n(w * 0.03)} ${n(-h * 0.02)}` +
      `h${n(w * 0.22)}q${n(w * 0.03)} 0 ${n(w * 0.03)} ${n(h * 0.02)}v${n(h * 0.08)}h${n(w * 0.1)}${down}v${n(h * 0.1)}H${n(x + w)}V${n(y)}Z`
    );
  },
  pointed: (x, y, w, h) => {
    const top = y - h;
    return (
      `M${n(x)} ${n(y)}V${n(top + h * 0.32)}L${n(x + w * 0.42)} ${n(top + h * 0.03)}` +
      `Q${n(x + w * 0.5)} ${n(top - h * 0.02)} ${n(x + w * 0.58)} ${n(top + h * 0.03)}L${n(x + w)} ${n(top + h * 0.32)}V${n(y)}Z`
    );
  },
};

export interface HouseLook {
  readonly gable?: Gable;
  readonly door?: Colour;
  readonly awning?: Colour;
  /** Which of the four windows are lit, row by row. */
  readonly lit?: readonly boolean[];
}

/** A canal house, its left foot at (x, y). */
export function house(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  look: HouseLook = {},
): Markup {
  const top = y - h;
  const shape = gables[look.gable ?? 'neck'](x, y, w, h);
  // The cream edge runs along the gable only: the path without its two straight sides.
  const coping = `M${n(x)} ${n(top + h * 0.32)}${shape
    .slice(shape.indexOf('V'))
    .replace(/^V[^a-zA-Z]+/, '')
    .replace(/V[^V]*Z$/, '')}`;
  let body =
    volume(shape, colour, {
      depth: w * 0.13,
      paint: linear([
        [0, light(colour, 0.22)],
        [1, dark(colour, 0.1)],
      ]),
    }) + stroke(coping, '#fff5e2', n(w * 0.055));
  const lit = look.lit ?? [true, false, false, true];
  let index = 0;
  for (const row of [0.38, 0.58])
    for (const column of [0.18, 0.62])
      body += pane(x + w * column, top + h * row, w * 0.2, h * 0.14, lit[index++] ?? false);
  body += pane(x + w * 0.4, top + h * 0.15, w * 0.2, h * 0.11);
  body +=
    fill(box(x + w * 0.38, y - h * 0.2, w * 0.26, h * 0.2 + 2, w * 0.1), look.door ?? '#3d7ea6') +
    fill(ellipse(x + w * 0.59, y - h * 0.09, w * 0.02), '#ffe08a');
  if (look.awning) {
    const ay = y - h * 0.27;
    body += shadow(x + w * 0.5, ay + h * 0.12, w * 0.42, h * 0.025, 0.3);
    for (let strip = 0; strip < 5; strip++)
      body += fill(
        `M${n(x + w * 0.06 + strip * w * 0.176)} ${n(ay)}h${n(w * 0.176)}v${n(h * 0.06)}a${n(w * 0.088)} ${n(h * 0.04)} 0 0 1 ${n(-w * 0.176)} 0Z`,
        strip % 2 ? '#fff6e6' : look.awning,
      );
  }
  return body;
}

/** A sailing boat on the water, `s` high, its middle at (x, y). */
export function sailingBoat(
  x: number,
  y: number,
  s: number,
  sail: Colour = '#ff7a59',
  hull: Colour = '#ffffff',
) {
  const keel =
    `M${n(x - s * 0.5)} ${n(y - s * 0.16)}H${n(x + s * 0.52)}q${n(-s * 0.08)} ${n(s * 0.22)} ${n(-s * 0.24)} ${n(s * 0.22)}` +
    `H${n(x - s * 0.28)}q${n(-s * 0.2)} 0 ${n(-s * 0.22)} ${n(-s * 0.22)}Z`;
  return group([
    `<ellipse cx="${n(x + s * 0.06)}" cy="${n(y + s * 0.1)}" rx="${n(s * 0.5)}" ry="${n(s * 0.06)}" fill="#0b4f74" opacity=".35" filter="${blur(s * 0.03)}"/>`,
    fill(box(x - s * 0.02, y - s * 1.1, s * 0.04, s, s * 0.02), '#9b6a45'),
    volume(
      `M${n(x + s * 0.05)} ${n(y - s * 1.06)}Q${n(x + s * 0.5)} ${n(y - s * 0.62)} ${n(x + s * 0.44)} ${n(y - s * 0.24)}H${n(x + s * 0.05)}Z`,
      '#fff6e4',
      { depth: s * 0.08 },
    ),
    volume(
      `M${n(x - s * 0.05)} ${n(y - s * 0.92)}Q${n(x - s * 0.36)} ${n(y - s * 0.6)} ${n(x - s * 0.38)} ${n(y - s * 0.24)}H${n(x - s * 0.05)}Z`,
      sail,
      { depth: s * 0.08 },
    ),
    volume(keel, hull, { depth: s * 0.08, shade: '#4a6aa8' }),
    fill(
      `M${n(x - s * 0.49)} ${n(y - s * 0.11)}H${n(x + s * 0.505)}l${n(-s * 0.02)} ${n(s * 0.05)}H${n(x - s * 0.47)}Z`,
      sail,
    ),
  ]);
}

/** The lighthouse of the harbour, `s` high, its foot at (x, y). */
export function lighthouse(x: number, y: number, s: number): Markup {
  const bands = [0.12, 0.46].map((from) =>
    fill(`M${n(x - s)} ${n(y - s * (from + 0.16))}h${n(2 * s)}v${n(s * 0.16)}h${n(-2 * s)}Z`, '#f0694f'),
  );
  return (
    shadow(x + s * 0.1, y, s * 0.22, s * 0.05, 0.3) +
    volume(
      `M${n(x - s * 0.14)} ${n(y)}L${n(x - s * 0.09)} ${n(y - s * 0.76)}H${n(x + s * 0.09)}L${n(x + s * 0.14)} ${n(y)}Q${n(x)} ${n(y + s * 0.03)} ${n(x - s * 0.14)} ${n(y)}Z`,
      '#fff8ea',
      { depth: s * 0.07, shade: '#b89ab8', inside: bands.join('') },
    ) +
    volume(box(x - s * 0.13, y - s * 0.81, s * 0.26, s * 0.06, s * 0.03), '#4f6fa8', { depth: s * 0.03 }) +
    fill(box(x - s * 0.075, y - s * 0.94, s * 0.15, s * 0.14, s * 0.02), '#ffe9a0') +
    volume(
      `M${n(x - s * 0.115)} ${n(y - s * 0.93)}Q${n(x)} ${n(y - s * 1.12)} ${n(x + s * 0.115)} ${n(y - s * 0.93)}Z`,
      '#e8553f',
      { depth: s * 0.04 },
    )
  );
}
