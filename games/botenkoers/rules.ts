import type { Box, Orientation, Point } from '@games/kit/layout/design';
import { jitterGrid } from '@games/kit/layout/jitter-grid';
import { compare, type Rational } from '@/maths/number/rational';
import type { Random } from '@/maths/random';
import { rightOrder } from '@/maths/round/judging/right-order';
import type { Task } from '@/maths/round/task';
import { magnitudeOf } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';

/** Position of a buoy and the largest width of its plate, design px. */
export interface Moored extends Point {
  readonly room: number;
}

/** Area of the buoys and area of the graph. */
export const waters: Readonly<Record<Orientation, { readonly lying: Box; readonly graph: Box }>> = {
  landscape: {
    lying: { x: 268, y: 196, width: 820, height: 400 },
    graph: { x: 330, y: 310, width: 680, height: 156 },
  },
  portrait: {
    lying: { x: 66, y: 372, width: 610, height: 560 },
    graph: { x: 128, y: 430, width: 500, height: 400 },
  },
};

/** Scatters buoys so that they never touch; in straight rows when motion is reduced. */
export function buoySpots(count: number, random: Random, calm: boolean, orientation: Orientation): Moored[] {
  const columns = orientation === 'portrait' || count <= 4 ? 2 : 3;
  const { places, pitch } = jitterGrid(count, {
    area: waters[orientation].lying,
    columns,
    off: (height) => ({ x: 14, y: Math.max(0, Math.min(14, (height - 176) / 2)) }),
    random: calm ? null : random,
  });
  const lean = calm || columns !== 2 ? 0 : 26;
  return places.map(({ x, y, row }) => ({
    x: x + (row % 2 === 0 ? -lean : lean),
    y,
    room: Math.min(columns === 2 ? 330 : 250, pitch - 80),
  }));
}

/** From the middle of a buoy down to the line that the boat draws as it passes, design px. */
export const lineBelow = 134;

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

/** Returns the places of both numbers of every leg that goes the wrong way. */
export const placesAt = (legs: readonly number[]): ReadonlySet<number> =>
  new Set(legs.flatMap((leg) => [leg - 1, leg]));

/** Returns the sum in the middle of the right order, or just before it, and its place from 1. */
export function middleOf(task: Pick<Task, 'sumIds' | 'direction'>) {
  const place = Math.ceil(task.sumIds.length / 2);
  const id = rightOrder(task)[place - 1];
  return id === undefined ? null : { id, place };
}

/**
 * Returns the course as a graph: one column for each position in the child's order, as high as its value, from the
 * lowest value at the bottom of the water to the highest at its top.
 */
export function graphSpots(order: readonly SumId[], orientation: Orientation): readonly Point[] {
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

/** Distance from the middle of a buoy at which a stroke meets it, design px. */
const reach = 58;

/** Says whether a stroke from one point to another comes near a buoy; a quick finger skips many points between. */
export function meets(from: Point, to: Point, buoy: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((buoy.x - from.x) * dx + (buoy.y - from.y) * dy) / length;
  const near = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + dx * near - buoy.x, from.y + dy * near - buoy.y) <= reach;
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

/** Buoys in the regatta. */
const regattaBuoys = 6;
/** How far a buoy of the regatta lies off the straight line, design px. */
const offLine = 38;

/** Returns the buoys of the regatta: a rising row that makes the boat swing. */
export const regattaStops = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: regattaBuoys }, (_, place) => {
    const share = place / (regattaBuoys - 1);
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share + (place % 2 === 0 ? offLine : -offLine),
    };
  });

/** Returns the height of a path at a place across; beyond its ends that of the nearest end. */
export function heightAt(path: readonly Point[], x: number): number {
  const next = path.findIndex((point) => point.x >= x);
  const [to, from] = [path[next] ?? path.at(-1), path[next - 1]];
  if (to === undefined) return 0;
  if (from === undefined || to.x <= from.x) return to.y;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}
