import { countIn } from '@games/kit/keepsake';
import { isWhole, notation, type Rational, rational } from '@/maths/number/rational';
import type { Given } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { type Made, type Order, worthOf } from './order';
import { piecesOf } from './portion';

/** Passes on what was made as it was made: so many pieces of one size. */
export function givenOf(sum: Sum, made: Made, order: Order): Given {
  const pieces = piecesOf(made);
  // Only here does it count in how many pieces the right amount was cut.
  if (sum.asks.simplest && isWhole(pieces) && pieces.num > 0)
    return { kind: 'value', raw: `${pieces.num}/${made.cut}` };
  const worth = worthOf(made, order);
  if (order.form === 'knife' || !isWhole(pieces) || worth.num === 0)
    return { kind: 'pieces', values: [notation(worth)] };
  const one = order.form === 'olives' ? made.each : rational(1, order.form === 'part' ? made.cut : 1);
  return { kind: 'pieces', values: [notation(one), `*${notation(pieces)}`] };
}

/** How long a row of digits may be dialled: the largest value it shows. */
export const largestOf = ({ whole, after }: Order['digits']): Rational =>
  rational(10 ** (whole + after) - 1, 10 ** after);

/** Everything a pizza can be topped with, in the order it comes to the shelf. */
export const toppings = [
  'tomato',
  'salami',
  'mushroom',
  'olive',
  'pepper',
  'basil',
  'pineapple',
  'shrimp',
] as const;
export type Topping = (typeof toppings)[number];

const atFirst = 2;

/** What is kept between rounds: how many parties there have been. */
export interface Keepsake {
  readonly parties: number;
}

/** A round brings one topping more to the shelf, until all jars are there. */
export const shelfOf = ({ parties }: Keepsake): readonly Topping[] => toppings.slice(0, atFirst + parties);

/** Whether the next party brings a new jar. */
export const newJar = (kept: Keepsake): Topping | null => toppings[atFirst + kept.parties] ?? null;

/** Two of the shelf's toppings for one pizza, another pair for each task; the newest comes first. */
export function toppingsFor(shelf: readonly Topping[], task: number): readonly Topping[] {
  const newest = shelf.length - 1 - (task % shelf.length);
  const other =
    (newest + 1 + (Math.floor(task / shelf.length) % Math.max(1, shelf.length - 1))) % shelf.length;
  return [newest, other].flatMap((place) => shelf[place] ?? []);
}

/** Reads a keepsake; anything else counts as none. */
export const readKeepsake = (kept: unknown): Keepsake => ({ parties: countIn(kept, 'parties') });
