import type { Point } from './design';

/** Places in rows, from the upper left one. */
export interface Rows extends Point {
  readonly columns: number;
  /** From one column and from one row to the next, design px. */
  readonly across: number;
  readonly down: number;
}

/** Returns the middle of the place with this number, from 0, row by row. */
export const inRows = ({ x, y, columns, across, down }: Rows, place: number): Point => ({
  x: x + (place % columns) * across,
  y: y + Math.floor(place / columns) * down,
});
