import {
  dividedBy,
  minus,
  notation,
  plus,
  type Rational,
  rational,
  readNotation,
  times,
} from '@/maths/number/rational';
import type { PlaceLine, Task } from '@/maths/round/task';

/** The numbers at the ends of a line. */
export interface LineEnds {
  readonly min: Rational;
  readonly max: Rational;
}

/** A line of numbers from `min` to `max` in equal steps; without marks the steps are too small to feel. */
export interface LineScale extends LineEnds {
  readonly steps: number;
}

/** The line from 0 to 1: what a line is when a task says nothing else. */
export const unitLine: LineEnds = { min: rational(0), max: rational(1) };

/** Steps of a line that is pointed at by feel: one is a hundredth of it. */
const feelSteps = 100;

/** The ends of a task's line, which may be far apart and without steps. */
export const endsOf = ({ line }: Task): LineEnds => ({
  min: readNotation(line?.from ?? '') ?? unitLine.min,
  max: readNotation(line?.to ?? '') ?? unitLine.max,
});

/** The scale of a task's line. Throws when its ends are no numbers. */
export function scaleOf({ from, to, step, estimate }: PlaceLine): LineScale {
  const [min, max, each] = [from, to, step].map(readNotation);
  if (!min || !max || !each) throw new Error(`no line from ${from} to ${to} by ${step}`);
  const steps = dividedBy(minus(max, min), each);
  return { min, max, steps: estimate ? feelSteps : Math.max(1, Math.round(steps.num / steps.den)) };
}

/** Exact value at a step, 0 to `steps`. */
export const valueAt = ({ min, max, steps }: LineScale, step: number): Rational =>
  plus(min, times(minus(max, min), rational(step, steps)));

/** Canonical notation at a step: what is given as the answer. */
export const notationAt = (scale: LineScale, step: number): string => notation(valueAt(scale, step));

/** Where a value lies: 0 at the beginning of the line, 1 at its end, outside of that beyond it. */
export function shareOf({ min, max }: LineEnds, value: Rational): number {
  const { num, den } = dividedBy(minus(value, min), minus(max, min));
  return num / den;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The step nearest to a point beside the line from a to b, design px. */
export function stepNear({ steps }: Pick<LineScale, 'steps'>, a: Spot, b: Spot, point: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  return Math.round(Math.min(1, Math.max(0, share)) * steps);
}

export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/**
 * A value that was set by feel, as an adult would say it: whole on a line of at least ten, in hundredths on a shorter
 * one.
 */
export function asSaid({ min, max }: LineEnds, { num, den }: Rational): Rational {
  const length = minus(max, min);
  const parts = Math.abs(length.num / length.den) < 10 ? 100 : 1;
  return rational(Math.round((num / den) * parts), parts);
}
