import { readNotation } from '@/maths/number/rational';
import type { Given } from '@/maths/round/task';
import { totalOf } from './cards';
import type { Laid, Plan } from './plan';

/** Turns the cards on the cart and those of the goat into an answer. */
export function givenOf({ hasRest }: Plan, cart: readonly number[], goat: readonly number[]): Given {
  if (hasRest) return { kind: 'value', raw: `${totalOf(cart)}r${totalOf(goat)}` };
  return { kind: 'pieces', values: cart.length === 0 ? ['0'] : cart.map(String) };
}

/** Returns what an answer laid. */
export function laidIn(given: Given): Laid {
  if (given.kind === 'value') {
    const [stack = 0, rest = 0] = given.raw.split('r').map(Number);
    return { stack, rest };
  }
  if (given.kind !== 'pieces') return { stack: 0, rest: 0 };
  return { stack: totalOf(given.values.map((value) => readNotation(value)?.num ?? 0)), rest: 0 };
}
