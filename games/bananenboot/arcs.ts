import type { Point } from '@games/kit/layout/design';
import type { Jump } from './jumps';
import type { Layout } from './layout';
import { type Span, shareIn, toNumber } from './span';

/** A jump as a wave: its feet on the water, its height, and how many waves it lies over. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** Height of a wave: this much, and this part of its width. */
const rise = { least: 30, share: 0.3 } as const;
/** How much higher a wave is that lies over another, design px. */
const lift = 44;
/** Waves that share less than this lie beside each other, design px. */
const beside = 6;

/** Returns the place of a number on the line, design px. */
export const placeOn = ({ line }: Layout, span: Span, value: number): number =>
  line.from + shareIn(span, value) * (line.to - line.from);

const overlap = (a: Arc, b: Arc): boolean =>
  Math.min(Math.max(a.from, a.to), Math.max(b.from, b.to)) -
    Math.max(Math.min(a.from, a.to), Math.min(b.from, b.to)) >
  beside;

/** How far beyond the ends of the line a wave begins that comes from further away, design px. */
const beyond = 170;

const near = ({ line }: Layout, x: number): number =>
  Math.min(line.to + beyond, Math.max(line.from - beyond, x));

/** Returns the waves of jumps, one after another; who goes back lies over who went there. */
export function arcsOf(jumps: readonly Jump[], layout: Layout, span: Span): readonly Arc[] {
  const arcs: Arc[] = [];
  for (const jump of jumps) {
    const [from, to] = [jump.from, jump.to].map((place) =>
      near(layout, placeOn(layout, span, toNumber(place))),
    );
    if (from === undefined || to === undefined) continue;
    const one = Math.min(layout.crest.one, rise.least + rise.share * Math.abs(to - from));
    const flat: Arc = { from, to, height: one };
    const under = arcs.filter((each) => overlap(each, flat));
    const over = Math.max(0, ...under.map(({ height }) => height + lift));
    arcs.push({ ...flat, height: Math.min(layout.crest.over, Math.max(one, over)) });
  }
  return arcs;
}

/** Returns the point of a wave after a part of the way, 0 to 1. */
export const pointOn = ({ from, to, height }: Arc, water: number, share: number): Point => ({
  x: from + (to - from) * share,
  y: water - 4 * height * share * (1 - share),
});

/** How steeply a wave rises there, radians: a boat on it lies so. */
export const slopeOn = ({ from, to, height }: Arc, share: number): number =>
  Math.atan2(-4 * height * (1 - 2 * share), Math.abs(to - from));

/** Returns the wave that is reached after a part of the whole way, and the part of it; long waves take longer. */
export function along(arcs: readonly Arc[], share: number): { readonly nth: number; readonly part: number } {
  const lengths = arcs.map(({ from, to }) => Math.sqrt(Math.abs(to - from)) + 4);
  const all = lengths.reduce((sum, each) => sum + each, 0);
  let at = share * all;
  for (const [nth, length] of lengths.entries()) {
    if (at <= length || nth === lengths.length - 1) return { nth, part: Math.min(1, at / length) };
    at -= length;
  }
  return { nth: 0, part: 1 };
}
