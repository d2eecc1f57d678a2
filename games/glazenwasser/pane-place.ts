import type { Box } from '@games/kit/layout/design';
import { bandsOf } from './axis';
import { isOfWindows, type Pane, type Split, size } from './rules';

/** Largest side of one window, across and down, and how much longer than wide a window may be. */
const window = { across: 120, down: 110, stretch: 1.4 } as const;
/** Least share of the room that a pane of fractions fills, and how far it may leave its own proportions. */
const unit = { across: 0.5, down: 0.45, stretch: 1.15 } as const;

/** Width and height of the whole frame, design px. */
function sidesIn({ width, height }: Box, pane: Pane): { readonly width: number; readonly height: number } {
  const { frame, isHidden, isOfFractions, asked } = pane;
  const [tall, wide] = [size(frame.rows), size(frame.columns)];
  if (isOfWindows(pane) && !isHidden) {
    const cell = Math.min(width / wide, height / tall) * window.stretch;
    return {
      width: Math.min(width, wide * Math.min(window.across, cell)),
      height: Math.min(height, tall * Math.min(window.down, cell)),
    };
  }
  if (!isOfFractions || asked !== 'area') return { width, height };
  const across = (wide / tall) * height * unit.stretch;
  const down = (tall / wide) * width * unit.stretch;
  return {
    width: Math.max(width * unit.across, Math.min(width, across)),
    height: Math.max(height * unit.down, Math.min(height, down)),
  };
}

/**
 * Where a pane stands in its room, design px.
 * @param reach by how many times the child's number is longer than the pane, at least 1: there must be room for it
 * @param isMiss whether the pane stands at the corner, so that all that is compared begins at one edge
 */
export function placeIn(room: Box, pane: Pane, reach: number, isMiss: boolean): Box {
  const sides = sidesIn(room, pane);
  const width = pane.asked === 'columns' ? sides.width / reach : sides.width;
  const height = pane.asked === 'area' ? sides.height / reach : sides.height;
  return {
    x: isMiss ? room.x : room.x + (room.width - width) / 2,
    y: isMiss ? room.y : room.y + (room.height - height) / 2,
    width,
    height,
  };
}

type Span = readonly [from: number, to: number];

const every = (length: number, step: number): readonly Span[] =>
  Array.from(
    { length: Math.ceil(length / step - 1e-9) },
    (_, k) => [k * step, Math.min(length, (k + 1) * step)] as const,
  );

/** Windows one by one, or a sheet of glass for each floor, unit or part: left, top, right and bottom in units of the sum. */
export function sheetsOf(
  { frame, isHidden, isOfFractions }: Pane,
  split: Split,
  isWindows: boolean,
): readonly (readonly [left: number, top: number, right: number, bottom: number])[] {
  const [tall, wide] = [size(frame.rows), size(frame.columns)];
  const isByRow = isHidden && Number.isInteger(tall) && tall <= 12;
  const downs = isWindows || isOfFractions || isByRow ? every(tall, 1) : bandsOf(split.rows);
  const isByColumn = isWindows || (isOfFractions && !isHidden);
  const whole: readonly Span[] = isHidden ? [[0, wide]] : bandsOf(split.columns);
  const acrosses = isByColumn ? every(wide, 1) : whole;
  return downs.flatMap(([top, bottom]) =>
    acrosses.map(([left, right]) => [left, top, right, bottom] as const),
  );
}
