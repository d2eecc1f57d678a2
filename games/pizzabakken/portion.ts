import { compare, minus, type Rational, rational, times, zero } from '@/maths/number/rational';

/** Pizzas on the board: all cut alike and topped from twelve o'clock on, pizza after pizza. */
export interface Portion {
  /** Equal pieces in one pizza. */
  readonly cut: number;
  /** Topped amount in pizzas; it stays when the pizzas are cut again. */
  readonly topped: Rational;
}

/** Returns the number of topped pieces; a fraction after a cut that does not fit. */
export const piecesOf = ({ cut, topped }: Portion): Rational => times(topped, rational(cut));

/** Cuts again; the topping stays, so half a pizza remains half a pizza. */
export const recut = ({ topped }: Portion, cut: number): Portion => ({ cut, topped });

/** Tops all pieces up to one, from 1; the last topped piece is bared instead. */
export function layUpTo(portion: Portion, piece: number): Portion {
  const upTo = rational(piece, portion.cut);
  const isLast = compare(portion.topped, upTo) === 0;
  return { ...portion, topped: isLast ? rational(piece - 1, portion.cut) : upTo };
}

/** Tops one piece more or less, to the next edge of a piece. */
export function stepPieces(portion: Portion, by: 1 | -1, pizzas: number): Portion {
  const pieces = piecesOf(portion);
  const edge = by > 0 ? Math.floor(pieces.num / pieces.den) + 1 : Math.ceil(pieces.num / pieces.den) - 1;
  return {
    ...portion,
    topped: rational(Math.min(pizzas * portion.cut, Math.max(0, edge)), portion.cut),
  };
}

/** Returns the topped part of one pizza (from 0), 0 to 1. */
export function toppedOn({ topped }: Portion, pizza: number): Rational {
  const left = minus(topped, rational(pizza));
  if (left.num <= 0) return zero;
  return left.num >= left.den ? rational(1) : left;
}

/** Returns the piece, from 1 over all pizzas, at `turn`: clockwise from twelve o'clock, 0 to 1. */
export const pieceAt = (cut: number, pizza: number, turn: number): number =>
  pizza * cut + Math.min(cut, Math.floor(turn * cut) + 1);
