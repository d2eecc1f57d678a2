import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';

/** Smallest gap that is seen without a lens, and its width under one, px. */
const seen = 30;
const magnified = 78;
/** How far the lens reaches beyond the ends of the line, px. */
const beyond = 24;
const colours = {
  ground: 0xfffaf0,
  empty: 0xf3e2c4,
  gap: 0xffc83d,
  ring: 0x2b9fb3,
  glass: 0xbfe8ee,
} as const;

/** Lengths of the child's bar and the right one, and of the line, px. */
export interface Ends {
  readonly own: number;
  readonly asked: number;
  readonly long: number;
}

/**
 * Returns where on the line a lens of this radius stands, and where both bars end in it, from its middle; null where the
 * gap is large enough to be seen. It stands on the half of the line that has no ends.
 */
export function lensOver(
  { own, asked, long }: Ends,
  radius: number,
): { readonly x: number; readonly own: number; readonly asked: number } | null {
  const gap = Math.abs(own - asked);
  if (gap === 0 || gap >= seen) return null;
  const isLeft = (own + asked) / 2 < long / 2;
  const half = magnified / 2;
  return {
    x: isLeft ? long - radius + beyond : radius - beyond,
    own: own < asked ? -half : half,
    asked: own < asked ? half : -half,
  };
}

interface LensSpec {
  readonly ends: Ends;
  /** Start of the line, and the height between both bars. */
  readonly from: Point;
  readonly radius: number;
  readonly bars: { readonly own: number; readonly asked: number };
}

interface Lens extends Point {
  readonly picture: GameObjects.Graphics;
}

/** Draws a lens in which the gap between two bars is large; null where it needs none. */
export function lensAt(kit: SceneKit, { ends, from, radius, bars }: LensSpec): Lens | null {
  const lens = lensOver(ends, radius);
  if (lens === null) return null;
  const pen = kit.scene.add.graphics();
  const [x, y] = [from.x + lens.x, from.y];
  const spot = from.x + (ends.own + ends.asked) / 2;
  const side = x < spot ? radius * 0.6 : -radius * 0.6;
  pen
    .fillStyle(colours.glass, 0.55)
    .fillTriangle(spot, y, x + side, y - radius * 0.8, x + side, y + radius * 0.8);
  pen.fillStyle(colours.ground).fillCircle(x, y, radius);
  const [high, low] = [-radius * 0.66, radius * 0.66];
  const band = (start: number, end: number, top: number, foot: number) => {
    const [first, ...others] = chord(radius, { from: start, to: end, top, foot });
    if (first === undefined) return;
    pen.beginPath().moveTo(x + first.x, y + first.y);
    for (const at of others) pen.lineTo(x + at.x, y + at.y);
    pen.closePath().fillPath();
  };
  for (const { end, top, foot, colour } of [
    { end: lens.own, top: high, foot: -radius * 0.2, colour: bars.own },
    { end: lens.asked, top: radius * 0.2, foot: low, colour: bars.asked },
  ]) {
    pen.fillStyle(colours.empty);
    band(end, radius, top, foot);
    pen.fillStyle(colour);
    band(-radius, end, top, foot);
  }
  pen.fillStyle(colours.gap, 0.5);
  band(Math.min(lens.own, lens.asked), Math.max(lens.own, lens.asked), high, low);
  pen.lineStyle(9, colours.ring).strokeCircle(x, y, radius);
  pen.lineStyle(3, 0xffffff, 0.7).strokeCircle(x, y, radius - 6);
  return { x, y, picture: pen };
}

interface Band {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly foot: number;
}

const steps = 10;

/** Returns the outline of a band as far as it lies in a circle around (0, 0). */
export function chord(radius: number, { from, to, top, foot }: Band): readonly Point[] {
  const heights = Array.from({ length: steps + 1 }, (_, k) => top + ((foot - top) * k) / steps);
  const within = (x: number, y: number) => {
    const half = Math.sqrt(Math.max(0, radius * radius - y * y));
    return { x: Math.max(-half, Math.min(half, x)), y };
  };
  return [...heights.map((y) => within(from, y)), ...heights.toReversed().map((y) => within(to, y))];
}
