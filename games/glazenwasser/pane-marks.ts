import type { Box } from '@games/kit/layout/design';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { Axis } from './axis';
import { lineOn } from './glass';
import { marksOf, type Pane, size } from './rules';

/** Lowest floor that has lines of its own in the foam, design px. */
const airyFloor = 14;

/** Draws the marks along both sides of a pane; those of its columns only where they give nothing away. */
export function drawMarks(
  pen: GameObjects.Graphics,
  { frame, isOfFractions, rows, columns }: Pane,
  { x, y, width, height }: Box,
  axes: { readonly down: Axis; readonly across: Axis },
  isHidden: boolean,
): void {
  const draw = (
    length: Rational,
    of: Rational,
    axis: Axis,
    drawn: number,
    put: (at: number, isBold: boolean) => void,
  ) => {
    const { step, bold } = marksOf(
      isOfFractions ? of : length,
      (drawn * size(of)) / size(length),
      isOfFractions,
    );
    for (let k = 1; k * step < size(length) - 1e-9; k++) {
      const times = (k * step) / bold;
      put(axis(k * step), Math.abs(times - Math.round(times)) < 1e-6);
    }
  };
  draw(frame.rows, rows.num === 0 ? frame.rows : rows, axes.down, height, (at, isBold) =>
    lineOn(pen, isBold ? 'bold' : 'fine', [x, y + at, x + width, y + at]),
  );
  if (isHidden) return;
  draw(frame.columns, columns.num === 0 ? frame.columns : columns, axes.across, width, (at, isBold) =>
    lineOn(pen, isBold ? 'bold' : 'fine', [x + at, y, x + at, y + height]),
  );
}

/** Draws the floors in the foam: their number is known, that of the columns is not. */
export function drawFloors(
  pen: GameObjects.Graphics,
  { rows, isOfFractions }: Pane,
  { x, y, width, height }: Box,
): void {
  if (isOfFractions || rows.den !== 1 || height / rows.num < airyFloor) return;
  for (let row = 1; row < rows.num; row++) {
    const at = y + (row * height) / rows.num;
    lineOn(pen, 'floor', [x + 12, at, x + width - 12, at]);
  }
}
