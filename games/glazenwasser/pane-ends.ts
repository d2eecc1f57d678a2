import type { PlateKind } from '@games/kit/feedback/number-plate';
import type { Box } from '@games/kit/layout/design';
import { type Rational, rational, times } from '@/maths/number/rational';
import { type Axis, apart, tornAlong } from './axis';
import { type Frame, type GlassSpec, lineOn, sheetOver } from './glass';
import { type Pane, size, washedBy } from './rules';

/** Least distance between the plates of both numbers, design px. */
const plates = { across: 128, down: 84 } as const;
/** Middle of the plates below the glass, from the lower edge of the room, design px. */
const inside = { below: 36 } as const;
/** What the plates beside the glass take at least, and for each digit of the longer number, design px. */
const beside = { least: 132, edge: 62, digit: 21 } as const;

/** Returns the room that a miss takes beside the glass for two numbers. */
export const roomBeside = (texts: readonly string[]): number =>
  Math.max(beside.least, beside.edge + beside.digit * Math.max(...texts.map(({ length }) => length)));

interface EndsSpec {
  readonly spec: GlassSpec;
  readonly pane: Pane;
  /** Upper left corner of the glass. */
  readonly at: Pick<Box, 'x' | 'y'>;
  readonly down: Axis;
  readonly across: Axis;
  /** The child's number, and what of it is in the picture. */
  readonly own: Rational;
  readonly shown: number;
  /** The child's number goes on beyond the picture, which is torn off there. */
  readonly isBeyond: boolean;
  readonly add: (
    drawn: ReturnType<typeof sheetOver> | ReturnType<GlassSpec['kit']['scene']['add']['graphics']>,
  ) => void;
  readonly put: (x: number, y: number, text: string, kind: PlateKind) => void;
}

/** How far the teeth of a torn edge reach, and the dots before it that say that it goes on, design px. */
const torn = { depth: 7, dot: 6, apart: 24, first: 28 } as const;

type Pen = ReturnType<GlassSpec['kit']['scene']['add']['graphics']>;

/** Tears the picture off: an edge from one point to another, to the right or downwards, with three dots before it. */
export function tear(pen: Pen, x: number, y: number, length: number, isAcross: boolean): void {
  const at = (along: number, off: number) =>
    isAcross ? ([x + along, y + off] as const) : ([x + off, y + along] as const);
  const edge = tornAlong(length, torn.depth).map(([along, off]) => at(along, off));
  for (const [place, [toX, toY]] of edge.entries()) {
    const [fromX, fromY] = edge[place - 1] ?? [toX, toY];
    lineOn(pen, 'rim', [fromX, fromY, toX, toY]);
  }
  pen.fillStyle(0x7a4a52, 0.95);
  for (const dot of [0, 1, 2]) {
    const [dotX, dotY] = at(length / 2, -torn.first - dot * torn.apart);
    pen.fillCircle(dotX, dotY, torn.dot);
  }
}

/** Draws after a miss what is missing or too much, and where both numbers end. */
export function drawEnds(ends: EndsSpec): void {
  if (ends.pane.asked === 'columns') drawWidths(ends);
  else drawAreas(ends);
}

/** Two widths, their numbers below the glass. */
function drawWidths({
  spec,
  pane,
  at: { x, y },
  down,
  across,
  own,
  shown,
  isBeyond,
  add,
  put,
}: EndsSpec): void {
  const { room } = spec.layout;
  const [edge, foot] = [x + across(size(pane.columns)), y + down(size(pane.rows))];
  const ownAt = x + across(shown);
  const span = { x: Math.min(ownAt, edge), y, width: Math.abs(edge - ownAt), height: foot - y };
  add(sheetOver(spec.kit, ownAt > edge ? 'beyond' : 'lack', span));
  const below = room.y + room.height - inside.below;
  const [a, b] = apart(ownAt, edge, plates.across, [room.x + 40, room.x + room.width - 40]);
  const pen = spec.kit.scene.add.graphics();
  add(pen);
  if (isBeyond) tear(pen, ownAt, y, foot - y, false);
  lineOn(pen, 'rim', [ownAt, foot, a, below - 30]);
  lineOn(pen, 'rim', [edge, foot, b, below - 30]);
  put(a, below, spec.write(own, true), 'given');
  put(b, below, spec.write(pane.columns, true), 'right');
}

/** Two areas, their numbers beside the glass. */
function drawAreas({
  spec,
  pane,
  at: { x, y },
  down,
  across,
  own,
  shown,
  isBeyond,
  add,
  put,
}: EndsSpec): void {
  const { room } = spec.layout;
  const width = size(pane.columns) || size(pane.frame.columns);
  const right = times(pane.rows, pane.columns);
  const [edge, foot] = [x + across(width), y + down(size(pane.rows))];
  const { full, row, part } = washedBy(pane, rational(Math.round(shown * 1000), 1000));
  const [start, ownAt, tip] = [y + down(full), y + down(full + row), x + across(part)];
  const isTooMuch = shown > size(right);
  const sheet = (frame: Frame, left: number, top: number, to: number, bottom: number) =>
    add(sheetOver(spec.kit, frame, { x: left, y: top, width: to - left, height: bottom - top }));
  if (isTooMuch) {
    sheet('beyond', x, foot, edge, start);
    if (row > 0) sheet('beyond', x, Math.max(foot, start), tip, ownAt);
  } else {
    sheet('lack', x, ownAt, edge, foot);
    if (row > 0) sheet('lack', tip, start, edge, ownAt);
  }
  const [ownText, rightText] = [spec.write(own), spec.write(right)];
  const taken = roomBeside([ownText, rightText]);
  const column = room.x + room.width - taken / 2 + 8;
  const lineTo = column - taken / 2 + 34;
  const range = [room.y + 32, room.y + room.height - 32] as const;
  const [a, b] = apart(isTooMuch ? ownAt : Math.min(ownAt, foot), foot, plates.down, range);
  const pen = spec.kit.scene.add.graphics();
  add(pen);
  if (isBeyond) tear(pen, x, ownAt, (row > 0 ? tip : edge) - x, true);
  lineOn(pen, 'rim', [edge - 6, Math.min(ownAt, range[1] + 30), lineTo, a]);
  lineOn(pen, 'rim', [edge - 6, foot, lineTo, b]);
  put(column, a, ownText, 'given');
  put(column, b, rightText, 'right');
}
