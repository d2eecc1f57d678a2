import { plus, type Rational } from '@/maths/number/rational';
import { size } from './rules';

/** Where a length ends on the screen, design px from its start. */
export type Axis = (value: number) => number;

/** Smallest share of a part of a side that is split: its label has room beside it. */
const least = 0.2;

/**
 * Returns the axis of a side of these parts that is drawn so long. Small parts are drawn larger than they are, unless all
 * units are to look alike; beyond its end a side goes on as it is on the whole.
 */
export function axisOf(parts: readonly Rational[], drawn: number, isEven: boolean): Axis {
  const total = size(parts.reduce(plus));
  const shares = parts.map((part) => (isEven ? size(part) / total : Math.max(least, size(part) / total)));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const ends = [0];
  const values = [0];
  for (const [place, part] of parts.entries()) {
    ends.push((ends.at(-1) ?? 0) + ((shares[place] ?? 0) / all) * drawn);
    values.push((values.at(-1) ?? 0) + size(part));
  }
  return (value) => {
    if (value >= total) return (value / total) * drawn;
    const place = values.findLastIndex((start) => value >= start);
    const [start = 0, end = total] = [values[place], values[place + 1]];
    const [from = 0, to = drawn] = [ends[place], ends[place + 1]];
    return from + ((value - start) / (end - start)) * (to - from);
  };
}

/** Moves two places apart until they are so far from each other, as little as needed, within a range. */
export function apart(
  a: number,
  b: number,
  distance: number,
  [low, high]: readonly [number, number],
): readonly [number, number] {
  const short = Math.max(0, distance - Math.abs(a - b)) / 2;
  const way = a <= b ? -1 : 1;
  const moved = [a + way * short, b - way * short] as const;
  const shift = Math.max(0, low - Math.min(...moved)) - Math.max(0, Math.max(...moved) - high);
  return [moved[0] + shift, moved[1] + shift];
}

/** Starts and ends of parts that lie behind each other, in their units. */
export function bandsOf(parts: readonly Rational[]): readonly (readonly [number, number])[] {
  let from = 0;
  return parts.map((part) => {
    const start = from;
    from += size(part);
    return [start, from] as const;
  });
}

/** Half a tooth of a torn edge, design px. */
const tooth = 14;

/** Returns heights of a torn edge at even steps along it: 0 at both ends, to and fro by `depth` between. */
export function tornAlong(length: number, depth: number): readonly (readonly [along: number, off: number])[] {
  const steps = 2 * Math.max(2, Math.round(length / (2 * tooth)));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const isEnd = step === 0 || step === steps;
    return [(length * step) / steps, isEnd ? 0 : step % 2 === 0 ? -depth : depth] as const;
  });
}
