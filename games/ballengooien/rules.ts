import { chapterAt } from '@games/kit/celebration/chapters';
import { placeOf } from '@games/kit/celebration/volumes';
import { minus, plus, type Rational, rational, times, zero } from '@/maths/number/rational';
import { evaluate, holesIn } from '@/maths/sum/parse/solve';
import type { Expression, Sum } from '@/maths/sum/sum';

/** The can that is asked: the one above, one of those below, or all of those below, which are equal. */
export type Asked =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly at: number }
  | { readonly kind: 'each' };

/** A sum as a wall: the can above is worth what the cans below are worth together. */
export interface Wall {
  readonly whole: Rational;
  /** From left to right. */
  readonly parts: readonly Rational[];
  readonly asked: Asked;
}

/** Most cans in a row: the tables go to ten. */
export const mostCans = 10;

const isHole = (side: Expression): boolean => side.kind === 'hole';
const hasHole = (side: Expression): boolean => holesIn(side).length > 0;

/** Returns the numbers that are added, from left to right. */
const addends = (side: Expression): readonly Expression[] =>
  side.kind === 'operation' && side.sign === '+' ? [...addends(side.left), ...addends(side.right)] : [side];

const total = (parts: readonly Rational[]): Rational => parts.reduce(plus, zero);

/** Returns the wall of equal cans: so many times a number, or a number shared among so many. */
function equalWall({ binaryFact }: Sum): Wall | null {
  if (binaryFact === null) return null;
  const { operation, a, b, result, hole } = binaryFact;
  if (hole !== 'result') return null;
  if (operation === 'multiply') {
    const parts = Array.from({ length: a }, () => rational(b));
    return { whole: rational(result), parts, asked: { kind: 'whole' } };
  }
  if (operation !== 'divide') return null;
  const parts = Array.from({ length: b }, () => rational(result));
  return { whole: rational(a), parts, asked: { kind: 'each' } };
}

/** Returns the wall of a sum; null when the sum has no such wall. */
export function wallOf(sum: Sum): Wall | null {
  const equal = equalWall(sum);
  if (equal !== null) return equal;
  const { left, right, answer } = sum;
  const [operation, outcome] = left.kind === 'operation' ? [left, right] : [right, left];
  if (operation.kind !== 'operation') return null;
  const numberOf = (side: Expression) => (hasHole(side) ? answer : evaluate(side));
  if (operation.sign === '+') {
    const sides = addends(operation);
    const parts = sides.map(numberOf);
    const at = sides.findIndex(isHole);
    return { whole: total(parts), parts, asked: at < 0 ? { kind: 'whole' } : { kind: 'part', at } };
  }
  if (operation.sign !== '-') return null;
  // The part that is taken away lies at the right end, where a child counts back.
  const [whole, taken] = [numberOf(operation.left), numberOf(operation.right)];
  const parts = [minus(whole, taken), taken];
  if (isHole(operation.left)) return { whole, parts, asked: { kind: 'whole' } };
  return { whole, parts, asked: { kind: 'part', at: isHole(outcome) ? 0 : 1 } };
}

export const toNumber = ({ num, den }: Rational): number => num / den;

/** Returns the value of the asked can. */
export function askedValue({ whole, parts, asked }: Wall): Rational {
  if (asked.kind === 'whole') return whole;
  return parts[asked.kind === 'part' ? asked.at : 0] ?? zero;
}

/** Returns the widths of the cans of a row, design px: each as wide as its number; where no number decides, all equal. */
export function widthsOf(values: readonly Rational[], room: number): readonly number[] {
  const numbers = values.map(toNumber);
  const whole = numbers.reduce((sum, value) => sum + value, 0);
  return numbers.map((value) => (whole === 0 ? room / numbers.length : (room * value) / whole));
}

/** The row that the child's answer makes, in design px from the left end of the wall where that has its full size. */
export interface OwnRow {
  /** The size at which wall and row are drawn, 1 or less: both on one scale, so small that the longer one fits. */
  readonly scale: number;
  /** Left end of the wall at that size. */
  readonly left: number;
  /** In the order of the wall: the child's, and those that are known. */
  readonly cans: readonly { readonly left: number; readonly width: number; readonly isOwn: boolean }[];
  /** Ends of the wall and of the row where they differ: at the right, or at the left where the first of two cans is asked. */
  readonly wallEnd: number;
  readonly end: number;
  /** It begins at the right end. */
  readonly isMirrored: boolean;
  /** The row goes on beyond what is drawn. */
  readonly isTorn: boolean;
}

/** So much longer than the wall at its full size a row is drawn at most, and the smallest size of wall and row. */
export const longestRow = 1.1;
export const smallestScale = 0.36;

/** Width of one where nothing else says how wide a number is, design px. */
const widthOfOne = 46;

/** Returns the row of an answer, on the scale of the wall, which is `room` wide at its full size. */
export function ownRow(wall: Wall, given: Rational, room: number): OwnRow {
  const { asked, whole, parts } = wall;
  const isNothing = whole.num === 0;
  const perOne = isNothing ? widthOfOne : room / toNumber(whole);
  const isOwn = (at: number) => asked.kind !== 'part' || asked.at === at;
  const values = asked.kind === 'whole' ? [given] : parts.map((part, at) => (isOwn(at) ? given : part));
  const full = values.map((value) => toNumber(value) * perOne);
  const all = full.reduce((sum, length) => sum + length, 0);
  const most = isNothing ? room + 4 * widthOfOne : room * longestRow;
  const scale = Math.min(1, Math.max(smallestScale, most / Math.max(all, 1)));
  // The known can keeps its place, so the row begins at the end at which it lies.
  const isMirrored = asked.kind === 'part' && asked.at === 0 && parts.length === 2;
  const order = values.map((_, at) => at).toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)));
  let along = 0;
  const cans = order.map((at) => {
    const width = Math.max(0, Math.min((full[at] ?? 0) * scale, most - along));
    const left = isMirrored ? room - along - width : along;
    along += width;
    return { left, width, isOwn: isOwn(at) };
  });
  return {
    scale,
    left: isMirrored ? room * (1 - scale) : 0,
    cans: isMirrored ? cans.toReversed() : cans,
    wallEnd: isMirrored ? room * (1 - scale) : room * scale,
    end: isMirrored ? room - along : along,
    isMirrored,
    isTorn: all * scale > most + 0.5,
  };
}

/** Returns how much the row of an answer differs from the whole: above zero when it is too long. */
export function offBy(wall: Wall, given: Rational): Rational {
  const { asked, whole, parts } = wall;
  const count = asked.kind === 'each' ? parts.length : 1;
  return asked.kind === 'whole'
    ? minus(given, whole)
    : times(minus(given, askedValue(wall)), rational(count));
}

/** Right answers that make one wall at the back of the stall. */
export const sumsInWall = 4;

/** Returns what so many right answers built: finished walls, and blocks of the next one. */
export const builtOf = (right: number): { readonly walls: number; readonly blocks: number } => ({
  walls: Math.floor(right / sumsInWall),
  blocks: right % sumsInWall,
});

/** Things of the chapters: prizes in the rack, the fair on the quay, parts of the castle on the hill. */
export const holds = { prize: 12, fair: 6, castle: 6 } as const;
export const setHolds = holds.prize + holds.fair + holds.castle;

export type Chapter = keyof typeof holds;

/** Returns the chapter of a place of the collection, and which of its things stands there, from 0. */
export const partOf = (place: number) => chapterAt(holds, place);

/** Returns the frame of the thing at a place of the collection. */
export function frameOf(place: number): string {
  const { chapter, nth } = partOf(place);
  return `${chapter}-${nth + 1}`;
}

/** Returns the chapter of what the last of so many finished rounds brought. */
export const broughtBy = (rounds: number): Chapter => partOf(placeOf(rounds, setHolds)).chapter;

/** Guests that come to the stall for good: the gull in the fifth round, fireworks over the sea from the eleventh. */
export const hasGull = (finished: number): boolean => finished >= 4;
export const hasFireworks = (finished: number): boolean => finished >= 10;

/** Rows of the pyramid of the celebration, from below: as many cans as there is room for. */
export function pyramidOf(right: number): readonly number[] {
  const below = right >= 10 ? 6 : right >= 4 ? 5 : 4;
  return Array.from({ length: below }, (_, row) => below - row);
}

/** A can of the pyramid: its row from below, and its place in the row from the left. */
export interface Stacked {
  readonly row: number;
  readonly at: number;
}

/** Returns the cans that fall when some are hit: with each can those that stand on it. */
export function fallsWith(standing: readonly Stacked[], hit: readonly Stacked[]): readonly Stacked[] {
  const falling = new Set(hit);
  for (const can of standing.toSorted((a, b) => a.row - b.row)) {
    const isCarried = ({ row, at }: Stacked) => row === can.row - 1 && (at === can.at || at === can.at + 1);
    const carriers = standing.filter(isCarried);
    if (can.row > 0 && (carriers.length < 2 || carriers.some((each) => falling.has(each)))) falling.add(can);
  }
  return [...falling];
}

/** Cans in the lowest row of the heap; each row above it has one less. */
const heapRow = 7;
const heapStep = 34;

/** Returns where the so many-th can that fell lies: from the middle of the heap, how high, and how it is turned, degrees. */
export function heapOf(
  nth: number,
  width: number,
): { readonly x: number; readonly rise: number; readonly angle: number } {
  let [row, first] = [0, 0];
  while (nth - first >= Math.max(1, heapRow - row)) {
    first += Math.max(1, heapRow - row);
    row += 1;
  }
  const count = Math.max(1, heapRow - row);
  // From the middle outwards, left and right in turn.
  const place = nth - first;
  const aside = (place % 2 === 0 ? -1 : 1) * Math.ceil(place / 2) + (count % 2 === 0 ? 0.5 : 0);
  const turns = [82, -14, 96, 8, -78, 104, -6] as const;
  return { x: (aside * width) / heapRow, rise: row * heapStep, angle: turns[(nth * 3) % turns.length] ?? 0 };
}
