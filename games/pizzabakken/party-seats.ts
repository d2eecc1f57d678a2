import type { Point } from '@games/kit/layout/design';
import type { Layout } from './layout';

interface Seat extends Point {
  readonly size: number;
}

/** Guests of a first party, and rounds after which one more comes. */
const first = 3;
const oneMoreAfter = 2;

/** Returns how many guests come: the party grows with the rounds, up to all animals. */
export const guestsAt = (parties: number, all: number): number =>
  Math.min(all, first + Math.floor(Math.max(0, parties - 1) / oneMoreAfter));

/** Returns the seats of so many guests, those behind first: in one row, or in two where the table is narrow. */
export function seatsAt({ table }: Pick<Layout, 'table'>, count: number): readonly Seat[] {
  const inFront = table.rows === 1 ? count : Math.min(count, first);
  const row = (guests: number, up: number, size: number): readonly Seat[] =>
    Array.from({ length: guests }, (_, k) => ({
      x: table.seats.x + ((k + 0.5) / guests - 0.5) * table.seats.width,
      y: table.y + 64 - up,
      size,
    }));
  const size = table.rows === 1 ? (count > 4 ? 1.3 : 1.58) : 1.36;
  // Those behind look over the gaps between those in front.
  const gap = table.seats.width / Math.max(1, inFront);
  const behind = row(count - inFront, 150, 1.1).map((seat, k) => ({
    ...seat,
    x: table.seats.x + (k - 0.5) * gap,
  }));
  return [...behind, ...row(inFront, 0, size)];
}

/** Returns the place in the list of the seat towards which a hand points, from where the pizza lies. */
export function seatTowards(seats: readonly Point[], from: Point, to: Point): number {
  const aim = Math.atan2(to.x - from.x, from.y - to.y);
  const off = seats.map(({ x, y }) => Math.abs(Math.atan2(x - from.x, from.y - y) - aim));
  return off.indexOf(Math.min(...off));
}
