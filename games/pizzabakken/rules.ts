import { countIn } from '@games/kit/celebration/keepsake';
import { placeOf, volumeAt, volumeTint } from '@games/kit/celebration/volumes';
import { isWhole, notation, rational, readNotation, times } from '@/maths/number/rational';
import type { Given } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { askedOf, begun, cutAnew, type Made, madeValue, type Order } from './order';
import { piecesOf } from './portion';

/** Turns what was made into an answer: pieces of one size. */
export function givenOf(sum: Sum, made: Made, order: Order): Given {
  const pieces = piecesOf(made);
  // Only here does it count in how many pieces the right amount was cut.
  if (sum.answerSpec.simplest && isWhole(pieces) && pieces.num > 0)
    return { kind: 'value', raw: `${pieces.num}/${made.cut}` };
  const value = madeValue(made, order);
  if (order.form === 'knife' || !isWhole(pieces) || value.num === 0)
    return { kind: 'pieces', values: [notation(value)] };
  const one = order.form === 'olives' ? made.each : rational(1, order.form === 'part' ? made.cut : 1);
  return { kind: 'pieces', values: [notation(one), `*${notation(pieces)}`] };
}

/** Returns pizzas that give this answer. Where an answer does not tell the cut, they are cut as the order begins. */
export function madeOf(given: Given, sum: Sum, order: Order): Made {
  const start = begun(order);
  if (given.kind === 'value') {
    const [pieces = Number.NaN, cut = Number.NaN] = given.raw.split('/').map(Number);
    return cut > 0 && pieces >= 0 ? { ...start, cut, topped: rational(pieces, cut) } : start;
  }
  if (given.kind !== 'pieces') return start;
  const [one, count] = given.values.map((value) => readNotation(value.replace('*', '')));
  if (one == null) return start;
  const pieces = count ?? rational(1);
  switch (order.form) {
    case 'part':
      return { ...start, cut: Math.max(start.cut, one.den), topped: times(one, pieces) };
    case 'pieces':
      return { ...start, topped: times(times(one, pieces), rational(1, start.cut)) };
    case 'knife':
      return cutAnew(start, order, one.num);
    case 'olives': {
      const cut = Math.max(askedOf(sum, order)?.cut ?? 1, Math.ceil(pieces.num / pieces.den));
      return { cut, topped: times(pieces, rational(1, cut)), each: one };
    }
  }
}

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

/** Keepsake: the number of parties. */
export interface Keepsake {
  readonly parties: number;
}

/** Returns the toppings on the shelf: one more each round, until all are there; then they get new jars. */
export const shelfOf = ({ parties }: Keepsake): readonly Topping[] => toppings.slice(0, atFirst + parties);

/** Returns the topping whose jar the last party brought. */
export const newJar = ({ parties }: Keepsake): Topping =>
  toppings[placeOf(atFirst + parties, toppings.length)] ?? toppings[0];

/** Returns the tint of a topping's jar. */
export const jarTint = ({ parties }: Keepsake, topping: Topping): number =>
  volumeTint(volumeAt(atFirst + parties, toppings.length, toppings.indexOf(topping)) ?? 0);

/** Returns two toppings of the shelf for a pizza, another pair for each task, the newest first. */
export function toppingsFor(shelf: readonly Topping[], task: number): readonly Topping[] {
  const newest = shelf.length - 1 - (task % shelf.length);
  const other =
    (newest + 1 + (Math.floor(task / shelf.length) % Math.max(1, shelf.length - 1))) % shelf.length;
  return [newest, other].flatMap((place) => shelf[place] ?? []);
}

/** Reads a keepsake; anything else becomes an empty one. */
export const readKeepsake = (kept: unknown): Keepsake => ({ parties: countIn(kept, 'parties') });
