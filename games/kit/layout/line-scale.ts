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
import type { PlaceLine } from '@/maths/round/task';
import type { Point } from './design';

/** The numbers at the ends of a line. */
export interface LineEnds {
  readonly min: Rational;
  readonly max: Rational;
}

/** A number line from `min` to `max` in equal steps. */
export interface LineScale extends LineEnds {
  readonly steps: number;
}

/** The line from 0 to 1, for tasks without a line of their own. */
export const unitLine: LineEnds = { min: rational(0), max: rational(1) };

/** Steps of a line for estimates. */
const feelSteps = 100;

/** Returns the ends of a task's line. */
export const endsOf = ({ line }: { readonly line?: PlaceLine | undefined }): LineEnds => ({
  min: readNotation(line?.from ?? '') ?? unitLine.min,
  max: readNotation(line?.to ?? '') ?? unitLine.max,
});

/** Returns the scale of a task's line. Throws when its ends are not numbers. */
export function scaleOf({ from, to, step, estimate }: PlaceLine): LineScale {
  const [min, max, each] = [from, to, step].map(readNotation);
  if (!min || !max || !each) throw new Error(`no line from ${from} to ${to} by ${step}`);
  const steps = dividedBy(minus(max, min), each);
  return { min, max, steps: estimate ? feelSteps : Math.max(1, Math.round(steps.num / steps.den)) };
}

/** Returns the exact value at a step, 0 to `steps`. */
export const valueAt = ({ min, max, steps }: LineScale, step: number): Rational =>
  plus(min, times(minus(max, min), rational(step, steps)));

/** Returns the canonical notation at a step, as it is given as the answer. */
export const notationAt = (scale: LineScale, step: number): string => notation(valueAt(scale, step));

/** Returns the position of a value: 0 at the start of the line, 1 at its end. */
export function shareOf({ min, max }: LineEnds, value: Rational): number {
  const { num, den } = dividedBy(minus(value, min), minus(max, min));
  return num / den;
}

/** Returns the step nearest to a point, for a line from a to b, design px. */
export function stepNear({ steps }: Pick<LineScale, 'steps'>, a: Point, b: Point, point: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  return Math.round(Math.min(1, Math.max(0, share)) * steps);
}

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/**
 * Rounds an estimate as people would say it: to wholes on a line of at least ten, to hundredths on a shorter one.
 */
export function asSaid({ min, max }: LineEnds, { num, den }: Rational): Rational {
  const length = minus(max, min);
  const parts = Math.abs(length.num / length.den) < 10 ? 100 : 1;
  return rational(Math.round((num / den) * parts), parts);
}
