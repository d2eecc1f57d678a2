import { placeOf } from '@games/kit/celebration/volumes';
import { dividedBy, equals, plus, type Rational, rational, times } from '@/maths/number/rational';
import { type Beach, type Layer, toNumber } from './beach';

/** The digging of a sum so far: the parts that were opened, from the top. */
export type Path = readonly number[];

const layerAt = ({ layers }: Beach, depth: number): Layer =>
  layers[Math.min(depth, layers.length - 1)] ?? { size: rational(1), count: 1 };

/** Returns the number at which a part begins, below the parts that were opened. */
export function startOf(beach: Beach, path: Path): Rational {
  let value = beach.from;
  for (const [depth, part] of path.entries())
    value = plus(value, times(layerAt(beach, depth).size, rational(part)));
  return value;
}

/** Returns both ends of the layer that lies open at the end of a path. */
export function endsOf(beach: Beach, path: Path): { readonly min: Rational; readonly max: Rational } {
  const { size, count } = layerAt(beach, path.length);
  const min = startOf(beach, path);
  return { min, max: plus(min, times(size, rational(count))) };
}

export const isLast = ({ layers }: Beach, depth: number): boolean => depth === layers.length - 1;

/** All layers are open: something lies there to be lifted. */
export const isDug = ({ layers }: Beach, path: Path): boolean => path.length === layers.length;

/** The spade stands above this part of a layer that opens: at its beginning, so that it tells no answer. */
export const firstAimed = 0;

/** Returns how many parts the layer at a depth has. */
export const partsAt = (beach: Beach, depth: number): number => layerAt(beach, depth).count;

/** Returns the exponent of what a part of the layer at a depth is worth: 2 for hundreds, −1 for tenths. */
export const exponentAt = (beach: Beach, depth: number): number =>
  Math.round(Math.log10(toNumber(layerAt(beach, depth).size)));

/** Returns the part of an open layer whose number has this digit at its place; null where there is none. */
export function partOfDigit(beach: Beach, path: Path, digit: number): number | null {
  const { size, count } = layerAt(beach, path.length);
  const first = Math.round(toNumber(dividedBy(startOf(beach, path), size))) % 10;
  const part = (digit - first + 10) % 10;
  return part < count ? part : null;
}

/** Returns how far along the layer at a depth a number lies: 0 at its left end, 1 at its right one. */
export function alongAt(beach: Beach, path: Path, value: Rational): number {
  const { min, max } = endsOf(beach, path);
  return (toNumber(value) - toNumber(min)) / (toNumber(max) - toNumber(min));
}

/** Returns the depth of the first layer in which two ways part; null where they are the same. */
export function partingOf(given: Path, right: Path): number | null {
  const depth = right.findIndex((part, at) => given[at] !== part);
  return depth < 0 ? null : depth;
}

/** Whether what was found on one beach lies right on the other. */
export const isSameBeach = (a: Beach, b: Beach): boolean => {
  const [one, other] = [endsOf(a, []), endsOf(b, [])];
  return a.unit === b.unit && equals(one.min, other.min) && equals(one.max, other.max);
};

/** Things of each chapter: finds of the cave, then parts of the ship that lies in the bay. */
export const holds = { find: 12, ship: 6 } as const;
export const setHolds = holds.find + holds.ship;

/** Returns what the last of so many rounds brought. */
export const broughtBy = (rounds: number): keyof typeof holds =>
  placeOf(rounds, setHolds) < holds.find ? 'find' : 'ship';
