import { compare, minus, type Rational, rational, times, zero } from '@/maths/number/rational';

/** What lies on the board: every pizza cut alike, and topped from twelve o'clock on, pizza after pizza. */
export interface Portion {
  /** Equal pieces in one pizza. */
  readonly cut: number;
  /** How much is topped, a whole pizza being 1. It stays where it is when the pizza is cut anew. */
  readonly topped: Rational;
}

/** How many pieces are topped; a fraction of a piece after a cut that does not fit what lies there. */
export const piecesOf = ({ cut, topped }: Portion): Rational => times(topped, rational(cut));

/** Cuts anew: the topping stays where it lies, so half a pizza is still half a pizza. */
export const recut = ({ topped }: Portion, cut: number): Portion => ({ cut, topped });

/** Tops all up to a piece (from 1); the last topped piece once more takes it off. */
export function layUpTo(portion: Portion, piece: number): Portion {
  const upTo = rational(piece, portion.cut);
  const isLast = compare(portion.topped, upTo) === 0;
  return { ...portion, topped: isLast ? rational(piece - 1, portion.cut) : upTo };
}

/** One piece more or less: to the next edge of a piece, between nothing and all pizzas. */
export function stepPieces(portion: Portion, by: 1 | -1, pizzas: number): Portion {
  const pieces = piecesOf(portion);
  const edge = by > 0 ? Math.floor(pieces.num / pieces.den) + 1 : Math.ceil(pieces.num / pieces.den) - 1;
  return {
    ...portion,
    topped: rational(Math.min(pizzas * portion.cut, Math.max(0, edge)), portion.cut),
  };
}

/** How much of one pizza (from 0) is topped: 0 to 1. */
export function toppedOn({ topped }: Portion, pizza: number): Rational {
  const left = minus(topped, rational(pizza));
  if (left.num <= 0) return zero;
  return left.num >= left.den ? rational(1) : left;
}

/** The piece (from 1) of all pizzas at a place: `turn` is clockwise from twelve o'clock, 0 to 1. */
export const pieceAt = (cut: number, pizza: number, turn: number): number =>
  pizza * cut + Math.min(cut, Math.floor(turn * cut) + 1);
