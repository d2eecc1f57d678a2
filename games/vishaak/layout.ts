import type { RibbonPlace } from '@games/kit/feedback/error-ribbon';
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
  /** Highest place of the glass at the hook: clear of the card. */
  readonly glass: number;
  readonly heron: Standing;
  /** Deck of the jetty: its left end. */
  readonly deck: Point;
  /** Right edge of the cliff, at its top. */
  readonly cliff: Point;
  readonly seabed: number;
  /** Middle of the grotto, and where its fish swim. */
  readonly grotto: Point;
  readonly swimmers: readonly Standing[];
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
  /** Places of the sentence after a miss, the usual one first. */
  readonly ribbons: readonly [RibbonPlace, ...RibbonPlace[]];
  readonly go: Point;
}

const at = (pairs: readonly (readonly [number, number])[]): readonly Point[] =>
  pairs.map(([x, y]) => ({ x, y }));

/** Places fish about the middle of the grotto: the first ones are large, the others find room between them. */
const swimmersAt = (
  { x, y }: Point,
  fish: readonly (readonly [number, number, number])[],
): readonly Standing[] => fish.map(([dx, dy, size]) => ({ x: x + dx, y: y + dy, size }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    depth: { surface: 200, scale: { top: 204, bottom: 664 } },
    signed: { surface: 430, scale: { top: 202, bottom: 658 } },
    rope: { x: 440, names: 226 },
    tip: 178,
    glass: 222,
    heron: { x: 1040, y: 200, size: 0.88 },
    deck: { x: 930, y: 198 },
    cliff: { x: 262, y: 178 },
    seabed: 640,
    grotto: { x: 118, y: 488 },
    swimmers: swimmersAt({ x: 118, y: 488 }, [
      [-6, -14, 0.92],
      [54, -98, 0.64],
      [-56, 62, 0.6],
      [58, 60, 0.54],
      [-58, -106, 0.5],
      [6, 104, 0.42],
      [88, -28, 0.38],
      [-4, -134, 0.36],
      [92, 14, 0.34],
      [0, 52, 0.34],
      [-88, 106, 0.34],
      [84, 108, 0.34],
    ]),
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
    ribbons: [
      { x: 694, y: 222, width: 476 },
      { x: 694, y: 352, width: 476 },
      { x: 664, y: 524, width: 360 },
    ],
    go: { x: 1100, y: 330 },
  },
  portrait: {
    depth: { surface: 452, scale: { top: 456, bottom: 974 } },
    signed: { surface: 712, scale: { top: 450, bottom: 974 } },
    rope: { x: 262, names: 180 },
    tip: 424,
    glass: 400,
    heron: { x: 606, y: 452, size: 0.84 },
    deck: { x: 520, y: 450 },
    cliff: { x: 96, y: 430 },
    seabed: 950,
    grotto: { x: 62, y: 738 },
    swimmers: swimmersAt({ x: 62, y: 738 }, [
      [0, -20, 0.6],
      [4, -126, 0.5],
      [-2, 76, 0.5],
      [6, 150, 0.42],
      [-4, -200, 0.42],
      [8, 196, 0.34],
      [20, -74, 0.32],
      [-18, 30, 0.32],
      [22, 112, 0.3],
      [-20, -164, 0.3],
      [20, -228, 0.3],
      [-24, 180, 0.3],
    ]),
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
    ribbons: [{ x: 258, y: 256, width: 480 }],
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
