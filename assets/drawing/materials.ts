import { type Colour, dark, light, mix } from './colour';
import { fill, group, stroke } from './paint';
import { random } from './random';
import { box, ellipse, round as n, type Shape } from './shape';
import { blur, linear, type Markup } from './sheet';
import { type VolumeLook, volume } from './volume';

/** A flat shape that is to become a thing of some material. Its units are design px, the sun stands top left. */
export interface Body {
  readonly shape: Shape;
  readonly colour: Colour;
  /** The box round the shape. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Painted on it before light and shade fall on it, cut off at its edge. */
  readonly inside: Markup;
  /** Inner outlines are holes. */
  readonly evenOdd: boolean;
  /** The designer made it see-through. */
  readonly faded: boolean;
  /** Chosen by the designer; else they follow from size and colour. */
  readonly depth?: number;
  readonly shade?: Colour;
}

export interface Material {
  /** Tells designers in a few words what to use it for. */
  readonly about: string;
  /** A colour it looks good in: of the sample. */
  readonly colour: Colour;
  readonly paint: (body: Body) => Markup;
}

/** Depth of shade and rim, design px: a share of the size, no more than a third of the short side. */
const depthOf = ({ width, height, depth }: Body, share: number): number =>
  depth ?? Math.max(2, Math.min(Math.sqrt(width * height) * share, Math.min(width, height) * 0.34, 22));

function shaded(body: Body, look: VolumeLook & { readonly share?: number }): Markup {
  const { share = 0.18, ...rest } = look;
  return volume(body.shape, body.colour, {
    ...rest,
    depth: depthOf(body, share),
    evenOdd: body.evenOdd,
    ...(body.shade && { shade: body.shade }),
    inside: (look.inside ?? '') + body.inside,
  });
}

/** Lit from above: so much lighter at the top, so much darker at the foot. */
const lit = (colour: Colour, top: number, foot = 0): string =>
  linear([
    [0, light(colour, top)],
    [0.45, colour],
    [1, dark(colour, foot)],
  ]);

/** Numbers that hang on the shape alone, so that the same drawing has the same grain every time. */
function chanceOf({ shape }: Body): () => number {
  let hash = 0x811c9dc5;
  for (const letter of shape) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return random(hash);
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Lines along the longer side, each a little bent. */
function grain(body: Body): Markup {
  const next = chanceOf(body);
  const { x, y, width, height, colour } = body;
  const flat = width >= height;
  const [long, short] = flat ? [width, height] : [height, width];
  const count = Math.round(between(2, short / 11, 7));
  return Array.from({ length: count }, (_, index) => {
    const across = short * ((index + 0.5 + (next() - 0.5) * 0.5) / count);
    const from = long * next() * 0.3;
    const reach = long * (0.4 + next() * 0.5);
    const bend = (next() - 0.5) * short * 0.12;
    const line = flat
      ? `M${n(x + from)} ${n(y + across)}q${n(reach / 2)} ${n(bend)} ${n(reach)} 0`
      : `M${n(x + across)} ${n(y + from)}q${n(bend)} ${n(reach / 2)} 0 ${n(reach)}`;
    return stroke(line, dark(colour, 0.4), n(between(1.2, short * 0.04, 2.4)), 'opacity=".36"');
  }).join('');
}

/** Dabs of light towards the sun, where leaves catch it. */
function dabs(body: Body): Markup {
  const next = chanceOf(body);
  const { x, y, width, height, colour } = body;
  const size = Math.min(width, height);
  if (size < 24) return '';
  return Array.from({ length: Math.round(between(4, size / 12, 9)) }, () => {
    const angle = next() * 2 * Math.PI;
    const reach = Math.sqrt(next()) * 0.36;
    const cx = x + width * (0.42 + Math.cos(angle) * reach);
    const cy = y + height * (0.42 + Math.sin(angle) * reach);
    return fill(ellipse(cx, cy, size * 0.07, size * 0.045), light(colour, 0.42), 'opacity=".55"');
  }).join('');
}

/** Large patches, a little lighter and darker. */
function mottles(body: Body): Markup {
  const next = chanceOf(body);
  const { x, y, width, height, colour } = body;
  const size = Math.sqrt(width * height);
  const patches = Array.from({ length: Math.round(between(5, size / 9, 16)) }, (_, index) =>
    fill(
      ellipse(
        x + width * next(),
        y + height * next(),
        size * (0.05 + next() * 0.09),
        size * (0.03 + next() * 0.05),
      ),
      index % 2 ? light(colour, 0.4) : dark(colour, 0.34),
      'opacity=".26"',
    ),
  );
  return group(patches, `filter="${blur(Math.max(0.6, size * 0.012))}"`);
}

/** Courses of stones, each row moved on by half a stone. */
function courses(body: Body): Markup {
  const next = chanceOf(body);
  const { x, y, width, height, colour } = body;
  const rows = Math.round(between(2, height / 18, 12));
  const high = height / rows;
  const columns = Math.max(1, Math.round(width / (high * 2.1)));
  const wide = width / columns;
  const gap = Math.min(2.4, high * 0.14);
  const stones: Markup[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = -1; column <= columns; column++) {
      const left = x + (column + (row % 2) / 2) * wide;
      const tone = next() < 0.5 ? light(colour, 0.1 + next() * 0.22) : dark(colour, 0.04 + next() * 0.12);
      const stone = box(left + gap / 2, y + row * high + gap / 2, wide - gap, high - gap, high * 0.28);
      stones.push(fill(stone, tone, 'opacity=".85"'));
    }
  return stones.join('');
}

/** Wavelets that grow towards the viewer. */
function wavelets(body: Body): Markup {
  const next = chanceOf(body);
  const { x, y, width, height } = body;
  const count = Math.round(between(4, (width * height) / 1400, 40));
  return Array.from({ length: count }, (_, index) => {
    const down = (index + 0.6) / count;
    const long = between(8, width * 0.16, 46) * (0.6 + down * 0.7);
    const left = x + next() * (width - long);
    const line = `M${n(left)} ${n(y + height * down)}q${n(long / 4)} ${n(-long * 0.12)} ${n(long / 2)} 0t${n(long / 2)} 0`;
    return stroke(line, '#e8fbff', n(1.4 + down * 1.6), `opacity="${n(0.2 + down * 0.3)}"`);
  }).join('');
}

/** Two slanting bands in which the sky is seen. */
function glint({ x, y, width, height }: Body): Markup {
  const band = (from: number, to: number) =>
    fill(
      `M${n(x + width * (from - 0.3))} ${n(y + height)}L${n(x + width * (from + 0.3))} ${n(y)}` +
        `H${n(x + width * (to + 0.3))}L${n(x + width * (to - 0.3))} ${n(y + height)}Z`,
      '#ffffff',
      'opacity=".34"',
    );
  return band(0.22, 0.42) + band(0.5, 0.57);
}

/** The materials of the island by name; a drawing asks for one as `mat-<name>`. */
export const materials = {
  soft: {
    about: 'vinyl: toys, animals, walls, anything',
    colour: '#ff7a59',
    paint: (body) => shaded(body, { paint: lit(body.colour, 0.2) }),
  },
  cloth: {
    about: 'clothes, flags, sails',
    colour: '#8a6fc9',
    paint: (body) => shaded(body, { share: 0.1, shadeOpacity: 0.42, paint: lit(body.colour, 0.34, 0.1) }),
  },
  wood: {
    about: 'planks, posts, trunks; grain runs along the longer side',
    colour: '#c98d5c',
    paint: (body) => shaded(body, { paint: lit(body.colour, 0.35, 0.14), inside: grain(body) }),
  },
  metal: {
    about: 'pipes, pans, machines',
    colour: '#8fa6c4',
    paint: (body) =>
      shaded(body, {
        share: 0.15,
        rim: '#ffffff',
        rimOpacity: 0.8,
        paint: linear(
          [
            [0, light(body.colour, 0.3)],
            [0.26, mix(body.colour, '#ffffff', 0.72)],
            [0.4, body.colour],
            [0.72, dark(body.colour, 0.3)],
            [1, light(body.colour, 0.12)],
          ],
          0,
          0,
          body.width > body.height * 1.6 ? 0 : 1,
          body.width > body.height * 1.6 ? 1 : 0.25,
        ),
      }),
  },
  glass: {
    about: 'windows, jars; what is behind shows a little',
    colour: '#7fbfe0',
    paint: (body) =>
      group(
        shaded(body, {
          share: 0.14,
          shadeOpacity: 0.4,
          rim: '#ffffff',
          rimOpacity: 0.95,
          paint: linear(
            [
              [0, mix(body.colour, '#ffffff', 0.42)],
              [1, dark(body.colour, 0.12)],
            ],
            0,
            0,
            1,
            1,
          ),
          inside: glint(body),
        }),
        'opacity=".9"',
      ),
  },
  leaf: {
    about: 'treetops, bushes, grass',
    colour: '#5fb265',
    paint: (body) => shaded(body, { paint: lit(body.colour, 0.3, 0.06), inside: dabs(body) }),
  },
  stone: {
    about: 'rock, sand, earth',
    colour: '#b9a9b8',
    paint: (body) => shaded(body, { paint: lit(body.colour, 0.24, 0.12), inside: mottles(body) }),
  },
  brick: {
    about: 'walls in courses',
    colour: '#d98a6a',
    paint: (body) => {
      const mortar = mix(body.colour, '#fff0dc', 0.55);
      return shaded(body, { share: 0.12, paint: lit(mortar, 0.1, 0.1), inside: courses(body) });
    },
  },
  water: {
    about: 'sea, ponds, what stands in a glass',
    colour: '#3fb7cd',
    paint: (body) =>
      shaded(body, {
        share: 0.12,
        shadeOpacity: 0.3,
        rim: '#f2feff',
        rimOpacity: 0.7,
        paint: linear([
          [0, mix(body.colour, '#d8f6f2', 0.6)],
          [0.2, mix(body.colour, '#d8f6f2', 0.25)],
          [0.55, body.colour],
          [1, dark(body.colour, 0.34)],
        ]),
        inside: wavelets(body),
      }),
  },
  cloud: {
    about: 'clouds, snow, foam, steam',
    colour: '#ffffff',
    paint: (body) => {
      const shade = body.shade ?? '#a9c9ea';
      return shaded(body, {
        share: 0.12,
        shade,
        shadeOpacity: 0.28,
        rim: '#fffdf2',
        rimOpacity: 1,
        paint: linear([
          [0, body.colour],
          [0.5, body.colour],
          [1, mix(body.colour, shade, 0.5)],
        ]),
      });
    },
  },
  glow: {
    about: 'light in the air, a blush',
    colour: '#ffd766',
    paint: ({ shape, colour, width, height, depth }) =>
      fill(shape, colour, `filter="${blur(depth ?? Math.max(1.5, Math.min(width, height) * 0.16))}"`),
  },
  shadow: {
    about: 'the shadow below a thing; at 36 % unless it is see-through already',
    colour: '#2a1f66',
    paint: ({ shape, colour, height, depth, faded }) => {
      const soft = `filter="${blur(depth ?? Math.max(1.5, height * 0.2))}"`;
      return fill(shape, colour, faded ? soft : `opacity=".36" ${soft}`);
    },
  },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

export const materialNames = Object.keys(materials) as readonly MaterialName[];

/** A line of a material: a rope, a pipe, a stem. Lit as a round rod is; `cut` keeps all that within the line. */
export function rod(line: Shape, colour: Colour, width: number, cut: string): Markup {
  const soft = `filter="${blur(Math.max(0.4, width * 0.09))}"`;
  const moved = (share: number) => `transform="translate(${n(width * share)} ${n(width * share)})"`;
  return group(
    stroke(line, colour, width) +
      stroke(line, dark(colour, 0.4), width * 0.62, `opacity=".55" ${moved(0.36)} ${soft}`) +
      stroke(line, light(colour, 0.6), width * 0.26, `opacity=".7" ${moved(-0.18)} ${soft}`),
    `mask="${cut}"`,
  );
}

/** A fold in cloth: a dark line with a light one beside it. */
export const fold = (line: Shape, colour: Colour, width: number): Markup =>
  stroke(line, dark(colour, 0.5), width, 'opacity=".28"') +
  stroke(line, light(colour, 0.7), width * 0.6, `opacity=".5" transform="translate(${n(-width * 1.2)} 0)"`);
