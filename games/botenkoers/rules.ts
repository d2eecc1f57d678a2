import type { Point } from '@games/kit/layout/design';
import { compare, type Rational } from '@/maths/number/rational';
import { rightOrder } from '@/maths/round/judging/right-order';
import type { Task } from '@/maths/round/task';
import { magnitudeOf } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import type { Layout } from './layout';

/** Widest plate, design px. */
const widest = 330;

/** Returns where as many masts stand, from left to right, with the middles of the plates at their feet. */
export function moorings(count: number, { masts, plates }: Layout): readonly Point[] {
  const pitch = pitchOf(count, masts);
  return Array.from({ length: count }, (_, place) => ({
    x: masts.from + place * pitch,
    y: plates[place % 2 === 0 ? 0 : 1],
  }));
}

/** Largest width of a plate, which has room at the foot of every mast, design px. */
export const roomFor = (count: number, { masts, edges }: Layout): number =>
  Math.min(
    widest,
    2 * (masts.from - edges.left),
    2 * (edges.right - masts.to),
    2 * pitchOf(count, masts) - 40,
  );

/** Distance between two masts, design px. */
export const pitchOf = (count: number, { from, to }: Layout['masts']): number =>
  (to - from) / Math.max(1, count - 1);

/** Height of a pennant on its mast, design px. */
export const heightOf = (share: number, { top, foot }: Layout['masts']): number =>
  foot - share * (foot - top);

const valuesOf = (order: readonly SumId[]): readonly Rational[] =>
  order.map((id) => magnitudeOf(parseSumOrThrow(id)));

const rises = (from: Rational, to: Rational, direction: Task['direction']): boolean =>
  direction === 'down' ? compare(to, from) < 0 : compare(to, from) > 0;

/** Returns the legs, from 1, on which the course goes the wrong way. */
export function dips(order: readonly SumId[], direction: Task['direction']): readonly number[] {
  const values = valuesOf(order);
  return values.flatMap((value, leg) => {
    const before = values[leg - 1];
    return before === undefined || rises(before, value, direction) ? [] : [leg];
  });
}

/** Returns whether the whole order runs the other way round. */
export const isReversed = (order: readonly SumId[], direction: Task['direction']): boolean =>
  order.length > 2 && dips(order, direction).length === order.length - 1;

/** Returns whether all sums are worth a time of day, of which one is earlier or later, not smaller or larger. */
export const areMoments = (sumIds: readonly SumId[]): boolean =>
  sumIds.every((id) => parseSumOrThrow(id).answerSpec.form === 'moment');

/** Returns the sum in the middle of the right order, or just before it, and its place from 1. */
export function middleOf(task: Pick<Task, 'sumIds' | 'direction'>) {
  const place = Math.ceil(task.sumIds.length / 2);
  const id = rightOrder(task)[place - 1];
  return id === undefined ? null : { id, place };
}

/** Height of the lowest value, as a share of a mast; that of the highest is 1. */
const lowest = 0.12;

/** Returns how high each number of an order truly is: from the lowest value to the highest, in proportion. */
export function trueShares(order: readonly SumId[]): readonly number[] {
  const values = valuesOf(order).map(({ num, den }) => num / den);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || 1;
  return values.map((value) => lowest + ((value - least) / span) * (1 - lowest));
}

/** Returns the course as a graph: a point on each mast in the child's order, as high as its number. */
export function graphSpots(order: readonly SumId[], layout: Layout): readonly Point[] {
  const spots = moorings(order.length, layout);
  return trueShares(order).map((share, place) => ({
    x: spots[place]?.x ?? 0,
    y: heightOf(share, layout.masts),
  }));
}

/** From a pennant down to the crest of the wave that carries the boat below it, design px. */
const crestBelow = 36;

/** Returns the crest of the wave at each mast: below the pennants, and in a miss exactly at the heights which are told. */
export const crestsOf = (pennants: readonly Point[], isRight: boolean): readonly Point[] =>
  pennants.map(({ x, y }) => ({ x, y: isRight ? y + crestBelow : y }));

/** Returns the leg on which the course goes the wrong way by the most; null when it never does. */
export function steepest(order: readonly SumId[], direction: Task['direction']): number | null {
  const shares = trueShares(order);
  const by = (leg: number) => Math.abs((shares[leg] ?? 0) - (shares[leg - 1] ?? 0));
  const legs = dips(order, direction).toSorted((a, b) => by(b) - by(a));
  return legs[0] ?? null;
}

/** A point of the wake and its leg (0 leads to the first buoy). */
export interface WakePoint extends Point {
  readonly leg: number;
}

/** Returns the wake through all stops; it is monotonic between two stops and level at its end. */
export function wakeThrough(stops: readonly Point[], pitch = 14): readonly WakePoint[] {
  return stops.flatMap((to, index): WakePoint[] => {
    const from = stops[index - 1];
    if (from === undefined) return [];
    const count = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / pitch));
    return Array.from({ length: count }, (_, k) => {
      const along = (k + 1) / count;
      return {
        x: from.x + (to.x - from.x) * along,
        y: from.y + ((to.y - from.y) * (1 - Math.cos(Math.PI * along))) / 2,
        leg: index - 1,
      };
    });
  });
}

/** Courses on one page of the logbook. */
export const coursesOnPage = 8;

/** Most marks in the regatta, and a course for a round that brought no right one. */
const mostMarks = 8;
const usualMarks = [0.1, 0.45, 0.3, 0.7, 0.55, 1] as const;

/** Returns the marks of the regatta: the graph that the child made last, as heights from 0 to 1. */
export function regattaStops(
  heights: readonly number[],
  { from, to, high, low }: Pick<Layout['regatta'], 'from' | 'to' | 'high' | 'low'>,
): readonly Point[] {
  const marks = heights.length < 3 ? usualMarks : heights.slice(-mostMarks);
  return marks.map((height, place) => ({
    x: from + ((to - from) * place) / (marks.length - 1),
    y: low - (low - high) * height,
  }));
}

/** Returns the height of a path at a place across; beyond its ends that of the nearest end. */
export function heightAt(path: readonly Point[], x: number): number {
  const next = path.findIndex((point) => point.x >= x);
  const [to, from] = [path[next] ?? path.at(-1), path[next - 1]];
  if (to === undefined) return 0;
  if (from === undefined || to.x <= from.x) return to.y;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}
