import type { Orientation, Point } from '@games/kit/layout/design';

type Standing = Point & { readonly size: number };

/** Upper and lower end of the scale, design px. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** What depends on whether numbers are depths, or stand above and below the sea. */
interface Water {
  readonly surface: number;
  readonly scale: Span;
}

/** Positions of one layout, design px. */
export interface Layout {
  readonly depth: Water;
  readonly signed: Water;
  /** The rope with the marks, and the room for a number beside it. */
  readonly rope: { readonly x: number; readonly names: number };
  /** Tip of the rod, from which rope and hook hang. */
  readonly tip: number;
  readonly heron: Standing;
  /** Deck of the jetty: its left end. */
  readonly deck: Point;
  /** Right edge of the cliff, at its top. */
  readonly cliff: Point;
  readonly seabed: number;
  readonly grotto: Point & {
    readonly columns: number;
    readonly rows: number;
    readonly across: number;
    readonly down: number;
  };
  readonly deep: readonly Point[];
  readonly birds: readonly Point[];
  /** Columns for the fish that stay at their marks. */
  readonly stays: readonly number[];
  /** Left edge of the right number after a miss: beyond the animal that lives there. */
  readonly beyond: number;
  readonly winch: Standing;
  readonly slot: Point;
  readonly keys: readonly [Point, Point, Point, Point];
  readonly title: Point & { readonly width: number };
  readonly ribbon: Point & { readonly width: number };
  readonly go: Point;
}

const at = (pairs: readonly (readonly [number, number])[]): readonly Point[] =>
  pairs.map(([x, y]) => ({ x, y }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    depth: { surface: 200, scale: { top: 204, bottom: 664 } },
    signed: { surface: 430, scale: { top: 202, bottom: 658 } },
    rope: { x: 440, names: 226 },
    tip: 178,
    heron: { x: 1040, y: 200, size: 0.88 },
    deck: { x: 930, y: 198 },
    cliff: { x: 262, y: 178 },
    seabed: 640,
    grotto: { x: 118, y: 488, columns: 3, rows: 4, across: 76, down: 66 },
    deep: at([
      [344, 690],
      [520, 698],
      [600, 690],
      [690, 698],
      [772, 690],
      [30, 694],
    ]),
    birds: at([
      [26, 162],
      [84, 156],
      [142, 158],
      [200, 160],
      [288, 372],
      [272, 534],
    ]),
    stays: [642, 780],
    beyond: 692,
    winch: { x: 1086, y: 588, size: 1 },
    slot: { x: 924, y: 584 },
    keys: [
      { x: 1234, y: 388 },
      { x: 1234, y: 484 },
      { x: 1234, y: 580 },
      { x: 1234, y: 676 },
    ],
    title: { x: 640, y: 84, width: 520 },
    ribbon: { x: 700, y: 146, width: 460 },
    go: { x: 1100, y: 330 },
  },
  portrait: {
    depth: { surface: 452, scale: { top: 456, bottom: 974 } },
    signed: { surface: 712, scale: { top: 450, bottom: 974 } },
    rope: { x: 262, names: 180 },
    tip: 424,
    heron: { x: 606, y: 452, size: 0.84 },
    deck: { x: 520, y: 450 },
    cliff: { x: 96, y: 430 },
    seabed: 950,
    grotto: { x: 62, y: 738, columns: 2, rows: 6, across: 46, down: 74 },
    deep: at([
      [330, 1002],
      [410, 1008],
      [490, 1000],
      [570, 1008],
      [650, 1000],
      [130, 1002],
    ]),
    birds: at([
      [24, 412],
      [80, 410],
      [122, 626],
      [112, 788],
      [30, 1004],
      [84, 1008],
    ]),
    stays: [434, 566],
    beyond: 516,
    winch: { x: 330, y: 1154, size: 1 },
    slot: { x: 112, y: 1154 },
    keys: [
      { x: 520, y: 1106 },
      { x: 616, y: 1106 },
      { x: 520, y: 1202 },
      { x: 616, y: 1202 },
    ],
    title: { x: 360, y: 190, width: 560 },
    ribbon: { x: 258, y: 256, width: 480 },
    go: { x: 590, y: 1154 },
  },
};

/** The hook hangs this far beside the rope. */
export const hookAside = 88;

/** A number beside the scale: its middle, and half its width and height, design px. */
interface Placed extends Point {
  readonly half: number;
  readonly high: number;
}

const plateGap = 6;

/**
 * Returns where the child's number stands: at the height of its mark, further from the rope than a number that is in its
 * way, and above or below that one where the design ends.
 */
export function givenPlate(own: Placed, others: readonly Placed[]): Point {
  const inWay = others.find(
    ({ x, y, half, high }) =>
      Math.abs(y - own.y) < high + own.high && Math.abs(x - own.x) < half + own.half + plateGap,
  );
  if (inWay === undefined) return { x: own.x, y: own.y };
  const x = inWay.x - inWay.half - plateGap - own.half;
  if (x - own.half >= plateGap) return { x, y: own.y };
  const side = own.y < inWay.y ? -1 : 1;
  return { x: own.x, y: inWay.y + side * (inWay.high + own.high + plateGap) };
}
