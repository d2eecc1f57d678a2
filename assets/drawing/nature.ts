import { type Colour, dark, light, mix } from './colour';
import { fill, group, stroke } from './paint';
import { random } from './random';
import { box, bumpy, ellipse, round as n, type Point } from './shape';
import { linear, type Markup, radial } from './sheet';
import { shadow, volume } from './volume';

/** One outline of arcs with a flat foot, `width` wide, its middle at (cx, cy). */
export function cloud(
  cx: number,
  cy: number,
  width: number,
  look: { opacity?: number; colour?: Colour; shade?: Colour } = {},
): Markup {
  const h = width * 0.36;
  const colour = look.colour ?? '#ffffff';
  const shade = look.shade ?? '#a9c9ea';
  const foot = cy + h * 0.5;
  const points: Point[] = [
    [cx - width * 0.5, foot],
    [cx - width * 0.36, cy - h * 0.02],
    [cx - width * 0.12, cy - h * 0.42],
    [cx + width * 0.17, cy - h * 0.3],
    [cx + width * 0.38, cy + h * 0.06],
    [cx + width * 0.5, foot],
  ];
  let shape = `M${n(cx - width * 0.5)} ${n(foot)}`;
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (!from) return;
    const bulge = n(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56);
    shape += `A${bulge} ${bulge} 0 0 1 ${n(to[0])} ${n(to[1])}`;
  });
  const low = n(foot + h * 0.12);
  shape +=
    `Q${n(cx + width * 0.5)} ${low} ${n(cx + width * 0.4)} ${low}L${n(cx - width * 0.42)} ${low}` +
    `Q${n(cx - width * 0.5)} ${low} ${n(cx - width * 0.5)} ${n(foot)}Z`;
  const puffs = (
    [
      [-0.16, 0.1, 0.2],
      [0.1, 0, 0.24],
      [0.3, 0.22, 0.15],
    ] as const
  ).map(([x, y, r]) =>
    fill(
      ellipse(cx + width * x, cy + h * y, width * r),
      radial(
        [
          [0, '#ffffff', 0],
          [0.62, '#ffffff', 0],
          [0.97, '#ffffff', 0.75],
          [1, '#ffffff', 0],
        ],
        0.6,
        0.6,
        0.55,
      ),
    ),
  );
  const body = volume(shape, colour, {
    depth: width * 0.07,
    shade,
    rim: '#fffdf2',
    shadeOpacity: 0.28,
    rimOpacity: 1,
    paint: linear([
      [0, colour],
      [0.5, colour],
      [1, mix(colour, shade, 0.5)],
    ]),
    inside: puffs.join(''),
  });
  return group(body, `opacity="${look.opacity ?? 1}"`);
}

const lit = (colour: Colour, share: number) =>
  linear([
    [0, light(colour, share)],
    [1, colour],
  ]);

/** A round tree, `size` high, its foot at (x, y). */
export function tree(x: number, y: number, size: number, colour: Colour, seed = 1, grounded = true): Markup {
  const next = random(seed);
  const cy = y - size * 0.95;
  let dabs = '';
  for (let index = 0; index < 7; index++) {
    const angle = next() * 6.28;
    const reach = next() * 0.36;
    const dx = Math.cos(angle) * size * reach - size * 0.08;
    const dy = Math.sin(angle) * size * reach - size * 0.06;
    dabs += fill(ellipse(x + dx, cy + dy, size * 0.07, size * 0.045), light(colour, 0.42), 'opacity=".55"');
  }
  const trunk =
    `M${n(x - size * 0.07)} ${n(y)}q${n(size * 0.03)} ${n(-size * 0.3)} ${n(size * 0.02)} ${n(-size * 0.6)}` +
    `h${n(size * 0.1)}q0 ${n(size * 0.3)} ${n(size * 0.04)} ${n(size * 0.6)}q${n(-size * 0.08)} ${n(size * 0.05)} ${n(-size * 0.16)} 0Z`;
  return (
    (grounded ? shadow(x + size * 0.18, y + size * 0.01, size * 0.5, size * 0.11, 0.32) : '') +
    volume(trunk, '#a06a45', { depth: size * 0.07 }) +
    volume(bumpy(x, cy, size * 0.52, size * 0.5, 8, seed), colour, {
      depth: size * 0.17,
      paint: lit(colour, 0.28),
      inside: dabs,
    })
  );
}

/** A bush, `width` wide, its foot at (x, y). */
export function bush(x: number, y: number, width: number, colour: Colour, seed = 1): Markup {
  const h = width * 0.55;
  return (
    shadow(x + width * 0.1, y, width * 0.5, width * 0.1, 0.28) +
    volume(bumpy(x, y - h * 0.42, width * 0.46, h * 0.5, 7, seed, 0.8), colour, {
      depth: width * 0.13,
      paint: lit(colour, 0.25),
    })
  );
}

/** A pine of three skirts, `size` high, its foot at (x, y). */
export function pine(x: number, y: number, size: number, colour: Colour): Markup {
  const s = size;
  let body =
    shadow(x + s * 0.16, y, s * 0.38, s * 0.09, 0.32) +
    fill(box(x - s * 0.06, y - s * 0.2, s * 0.12, s * 0.2, 3), '#7d4d3a');
  for (const [width, foot, height] of [
    [0.42, 0.1, 0.5],
    [0.34, 0.42, 0.46],
    [0.25, 0.72, 0.42],
  ] as const) {
    const low = y - s * foot;
    const reach = width - 0.1;
    body += volume(
      `M${n(x)} ${n(low - s * height)}q${n(s * 0.06)} 0 ${n(s * 0.1)} ${n(s * 0.1)}` +
        `L${n(x + s * width)} ${n(low - s * 0.06)}q${n(s * 0.02)} ${n(s * 0.08)} ${n(-s * 0.1)} ${n(s * 0.08)}` +
        `q${n(-s * reach)} ${n(s * 0.06)} ${n(-s * reach * 2)} 0q${n(-s * 0.12)} 0 ${n(-s * 0.1)} ${n(-s * 0.08)}` +
        `L${n(x - s * 0.1)} ${n(low - s * (height - 0.1))}q${n(s * 0.04)} ${n(-s * 0.1)} ${n(s * 0.1)} ${n(-s * 0.1)}Z`,
      colour,
      { depth: s * 0.1, paint: lit(colour, 0.3) },
    );
  }
  return body;
}

const fronds = [
  [-150, 0.5, 0.2],
  [-30, 0.52, 0.2],
  [-200, 0.5, 0.1],
  [20, 0.5, 0.1],
  [-105, 0.42, 0],
  [-65, 0.45, 0],
  [165, 0.4, 0],
  [60, 0.33, 0],
] as const;

/** A leaning palm with two coconuts, `size` high, its foot at (x, y). */
export function palm(
  x: number,
  y: number,
  size: number,
  colour: Colour = '#4fae62',
  grounded = true,
): Markup {
  const s = size;
  const tx = x + s * 0.16;
  const ty = y - s * 0.95;
  const trunk =
    `M${n(x - s * 0.06)} ${n(y)}Q${n(x - s * 0.03)} ${n(y - s * 0.55)} ${n(tx - s * 0.035)} ${n(ty)}` +
    `L${n(tx + s * 0.035)} ${n(ty)}Q${n(x + s * 0.07)} ${n(y - s * 0.5)} ${n(x + s * 0.07)} ${n(y)}` +
    `Q${n(x)} ${n(y + s * 0.03)} ${n(x - s * 0.06)} ${n(y)}Z`;
  const leaves = fronds.map(([angle, reach, shade]) => {
    const turn = (angle * Math.PI) / 180;
    const l = reach * s;
    const ex = Math.cos(turn) * l;
    const ey = Math.sin(turn) * l * 0.7 + l * 0.28;
    const mx = Math.cos(turn) * l * 0.55;
    const my = Math.sin(turn) * l * 0.75 - l * 0.2;
    const shape =
      `M${n(tx)} ${n(ty)}Q${n(tx + mx - l * 0.05)} ${n(ty + my - l * 0.13)} ${n(tx + ex)} ${n(ty + ey)}` +
      `Q${n(tx + mx + l * 0.05)} ${n(ty + my + l * 0.21)} ${n(tx)} ${n(ty)}Z`;
    return volume(shape, dark(colour, shade), { depth: s * 0.05 });
  });
  return (
    (grounded ? shadow(x + s * 0.2, y, s * 0.36, s * 0.07, 0.3) : '') +
    volume(trunk, '#c08a58', { depth: s * 0.06 }) +
    leaves.join('') +
    volume(ellipse(tx - s * 0.03, ty + s * 0.04, s * 0.045), '#a8663c', { depth: s * 0.03 }) +
    volume(ellipse(tx + s * 0.05, ty + s * 0.05, s * 0.045), '#94552f', { depth: s * 0.03 })
  );
}

/** A wavelet, `width` long. */
export const ripple = (
  x: number,
  y: number,
  width: number,
  opacity = 0.5,
  colour: Colour = '#ffffff',
): Markup =>
  stroke(
    `M${n(x)} ${n(y)}q${n(width * 0.25)} ${n(-width * 0.09)} ${n(width * 0.5)} 0t${n(width * 0.5)} 0`,
    colour,
    Math.max(1.5, width * 0.06),
    `opacity="${opacity}"`,
  );
