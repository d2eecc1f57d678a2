import type { Box, Orientation } from '@games/kit/design';
import { scattered } from '@games/kit/scattered';
import { compare, type Rational } from '@/maths/number/rational';
import type { Random } from '@/maths/random';
import type { Task } from '@/maths/round/task';
import { magnitudeOf } from '@/maths/sum/answer';
import { sumOf } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a buoy lies and how wide its plate may be, design px. */
export interface Moored extends Spot {
  readonly room: number;
}

/** The water buoys lie in, and the water the graph is drawn in. */
export const waters: Readonly<Record<Orientation, { readonly lying: Box; readonly graph: Box }>> = {
  landscape: {
    lying: { x: 268, y: 196, width: 820, height: 400 },
    graph: { x: 360, y: 258, width: 700, height: 208 },
  },
  portrait: {
    lying: { x: 66, y: 372, width: 610, height: 560 },
    graph: { x: 128, y: 430, width: 500, height: 400 },
  },
};

/** Buoys lie about, in no order; in a calm world in straight rows. They never touch. */
export function buoySpots(count: number, random: Random, calm: boolean, orientation: Orientation): Moored[] {
  const columns = orientation === 'portrait' || count <= 4 ? 2 : 3;
  const { places, pitch } = scattered(count, {
    area: waters[orientation].lying,
    columns,
    off: (height) => ({ x: 14, y: Math.max(0, Math.min(14, (height - 176) / 2)) }),
    random: calm ? null : random,
  });
  const lean = calm || columns !== 2 ? 0 : 26;
  return places.map(({ x, y, row }) => ({
    x: x + (row % 2 === 0 ? -lean : lean),
    y,
    room: Math.min(250, pitch - 80),
  }));
}

const valuesOf = (order: readonly SumId[]): readonly Rational[] => order.map((id) => magnitudeOf(sumOf(id)));

const rises = (from: Rational, to: Rational, direction: Task['direction']): boolean =>
  direction === 'down' ? compare(to, from) < 0 : compare(to, from) > 0;

/** The legs, from 1, on which the course goes the wrong way: down where it should rise, up where it should fall. */
export function dips(order: readonly SumId[], direction: Task['direction']): readonly number[] {
  const values = valuesOf(order);
  return values.flatMap((value, leg) => {
    const before = values[leg - 1];
    return before === undefined || rises(before, value, direction) ? [] : [leg];
  });
}

/** The sums in the order that was asked for. */
export const inOrder = (sumIds: readonly SumId[], direction: Task['direction']): readonly SumId[] =>
  sumIds.toSorted(
    (a, b) => compare(magnitudeOf(sumOf(a)), magnitudeOf(sumOf(b))) * (direction === 'down' ? -1 : 1),
  );

/**
 * The course as a graph: one column for each place in the child's order, as high as the value. The least value lies at
 * the foot of the water and the largest at its top.
 */
export function graphSpots(order: readonly SumId[], orientation: Orientation): readonly Spot[] {
  const { x, y, width, height } = waters[orientation].graph;
  const values = valuesOf(order).map(({ num, den }) => num / den);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || 1;
  const pitch = width / Math.max(1, order.length - 1);
  return values.map((value, place) => ({
    x: x + place * pitch,
    y: y + height - ((value - least) / span) * height,
  }));
}

/** A point of the wake, and the leg it belongs to (0 leads to the first buoy). */
export interface WakePoint extends Spot {
  readonly leg: number;
}

/** The wake through all stops: between two stops it only rises or only falls, and ends level. */
export function wakeThrough(stops: readonly Spot[], pitch = 14): readonly WakePoint[] {
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
