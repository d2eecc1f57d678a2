import type { Made } from './order';
import type { Look } from './pizza-paint';
import type { Topping } from './rules';

/** A pizza of this round. */
export interface Brought {
  readonly made: Made;
  readonly toppings: readonly Topping[];
}

/** Thinner pieces cannot be seen on a small pizza. */
const finest = 24;

/** Returns the look of a pizza that is brought: of several the last, which is not whole. */
export function lookOf({ made: { cut, topped }, toppings }: Brought): Look {
  const rest = topped.num % topped.den;
  const share = rest === 0 ? Math.min(1, topped.num) : rest / topped.den;
  return { cut: Math.min(cut, finest), share, toppings };
}
