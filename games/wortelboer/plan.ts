import { numbersIn } from '@/maths/sum/parse/answer-spec';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Expression, Sum } from '@/maths/sum/sum';

/**
 * What the cart does with a sum. `share`: so many each. `count`: the share is known, how many get one. `pack`: it collects
 * equal baskets. `level`: it deals unequal baskets anew. `fill`: one of them is not known. `part`: some of all get their part.
 */
type Job = 'share' | 'count' | 'pack' | 'level' | 'fill' | 'part';

export interface Plan {
  readonly job: Job;
  /** Carrots in all. */
  readonly total: number;
  /** Rabbits in the row. */
  readonly rabbits: number;
  /** How many of them what is asked is for; all but in a part. */
  readonly takers: number;
  /** What each gets when it comes out even. */
  readonly each: number;
  /** What is asked, and what is left for the goat. */
  readonly asked: number;
  readonly rest: number;
  readonly hasRest: boolean;
  /** What lies in the baskets before; null where that is asked. */
  readonly baskets: readonly (number | null)[];
}

const numberIn = (side: Expression): number => (side.kind === 'number' ? side.value.num / side.value.den : 0);

const repeat = <Item>(item: Item, count: number): readonly Item[] =>
  Array.from({ length: count }, () => item);

const add = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

interface Dealt {
  readonly total: number;
  readonly rabbits: number;
  readonly each: number;
  readonly hasRest: boolean;
}

function dealt({ total, rabbits, each, hasRest }: Dealt, isCount: boolean): Plan {
  return {
    job: isCount ? 'count' : 'share',
    total,
    rabbits,
    takers: rabbits,
    each,
    asked: isCount ? rabbits : each,
    rest: total - rabbits * each,
    hasRest,
    baskets: repeat(0, rabbits),
  };
}

function packed(rabbits: number, each: number): Plan {
  const total = rabbits * each;
  const baskets = repeat(each, rabbits);
  return {
    job: 'pack',
    total,
    rabbits,
    takers: rabbits,
    each,
    asked: total,
    rest: 0,
    hasRest: false,
    baskets,
  };
}

function levelled({ left, right, answer }: Sum): Plan {
  const [mean, other] = left.kind === 'mean' ? [left, right] : [right, left];
  const of = mean.kind === 'mean' ? mean.of : [];
  const asked = answer.num / answer.den;
  const each = other.kind === 'number' ? numberIn(other) : asked;
  const baskets = of.map((side) => (side.kind === 'number' ? numberIn(side) : null));
  const rabbits = baskets.length;
  const job = baskets.includes(null) ? 'fill' : 'level';
  return {
    job,
    total: each * rabbits,
    rabbits,
    takers: rabbits,
    each,
    asked,
    rest: 0,
    hasRest: false,
    baskets,
  };
}

function partOf(part: Expression, of: Expression): Plan {
  const value = part.kind === 'number' ? part.value : { num: 1, den: 1 };
  // 2/4 of 20 is for two of four, as it is written.
  const rabbits =
    part.kind === 'number' && part.written && 'den' in part.written ? part.written.den : value.den;
  const takers = (value.num * rabbits) / value.den;
  const total = numberIn(of);
  const each = total / rabbits;
  const asked = each * takers;
  return {
    job: 'part',
    total,
    rabbits,
    takers,
    each,
    asked,
    rest: 0,
    hasRest: false,
    baskets: repeat(0, rabbits),
  };
}

/** Most rabbits in the row, and most that come when too many are called. */
export const mostRabbits = 10;
export const mostCalled = 12;

/**
 * Returns what the cart does with a sum. In a `turned` round a division tells the share, and asks how many get one, as
 * ▢ × 7 = 56 always does.
 */
export function planOf(sum: Sum, turned = false): Plan {
  const { left, right, binaryFact, answer, answerSpec } = sum;
  if (left.kind === 'mean' || right.kind === 'mean') return levelled(sum);
  if (left.kind === 'operation' && left.sign === 'of') return partOf(left.left, left.right);
  // 5 + 5 + 5 collects what three rabbits have.
  const numbers = hasShape(sum, ['Aequal']) ? [...numbersIn(left)] : [];
  if (numbers[0] !== undefined) return packed(numbers.length, numberIn(numbers[0]));
  if (answerSpec.form === 'remainder' && left.kind === 'operation') {
    const [total, divisor] = [numberIn(left.left), numberIn(left.right)];
    const quotient = Math.floor(answer.num / answer.den);
    const isCount = turned && quotient >= 1 && quotient <= mostRabbits;
    const [rabbits, each] = isCount ? [quotient, divisor] : [divisor, quotient];
    return dealt({ total, rabbits, each, hasRest: true }, isCount);
  }
  if (binaryFact === null) throw new Error(`nothing to deal in ${sum.id}`);
  const { operation, a, b, result, hole } = binaryFact;
  if (operation === 'multiply') {
    if (hole === 'result') return packed(a, b);
    return dealt({ total: result, rabbits: a, each: b, hasRest: false }, hole === 'left');
  }
  const isCount = turned && result >= 1 && result <= mostRabbits;
  const [rabbits, each] = isCount ? [result, b] : [b, result];
  return dealt({ total: a, rabbits, each, hasRest: false }, isCount);
}

/** Returns whether nothing at all may be committed: only where nothing is the answer, so that no slip counts as one. */
export const takesNothing = ({ asked, rest }: Plan): boolean => asked === 0 && rest === 0;

/** What the child laid: the share, and what the goat gets. */
export interface Laid {
  readonly stack: number;
  readonly rest: number;
}

/** What became of it. */
export interface Outcome {
  readonly baskets: readonly number[];
  /** What each basket was to get. */
  readonly promised: readonly number[];
  /** Carrots that stayed in the cart, and those the goat got. */
  readonly left: number;
  readonly goat: number;
}

/** Shares a number out evenly; what does not come out even goes to the first ones. */
const evenly = (amount: number, among: number): readonly number[] =>
  Array.from({ length: among }, (_, k) => Math.floor(amount / among) + (k < amount % among ? 1 : 0));

/** Gives each the same, as long as there is something. */
function inTurn(total: number, rabbits: number, each: number): readonly number[] {
  let rest = total;
  return repeat(each, rabbits).map((share) => {
    const got = Math.min(share, rest);
    rest -= got;
    return got;
  });
}

/** Returns what lies in the baskets after the cart went by. */
export function outcomeOf(plan: Plan, { stack, rest }: Laid): Outcome {
  const { job, total, rabbits, takers, each } = plan;
  if (job === 'part') {
    const own = Math.min(stack, total);
    const others = evenly(total - own, rabbits - takers);
    const baskets = [...evenly(own, takers), ...others];
    return { baskets, promised: repeat(each, rabbits), left: 0, goat: 0 };
  }
  const [carried, seats, share] =
    job === 'count'
      ? [total, Math.min(stack, mostCalled), each]
      : job === 'pack'
        ? [stack, rabbits, each]
        : job === 'fill'
          ? [total - plan.asked + stack, rabbits, each]
          : [total, rabbits, stack];
  const baskets = inTurn(carried, seats, share);
  const left = carried - add(baskets);
  const goat = Math.min(rest, left);
  return { baskets, promised: repeat(share, seats), left: left - goat, goat };
}

/** What lies before the goat after a miss, and what should lie there. */
interface Fed {
  readonly amount: number;
  readonly wanted: number;
}

/**
 * Returns what the goat got, and the measure of it: what the child promised where there was not so much, else what is
 * right. Null where nothing is asked for the goat.
 */
export function fedBy(plan: Plan, { rest }: Laid, { goat }: Outcome): Fed | null {
  if (!plan.hasRest) return null;
  return { amount: goat, wanted: rest > goat ? rest : plan.rest };
}

/** Returns whether all baskets are as they should be, and nothing is left over. */
export function isFair(plan: Plan, laid: Laid): boolean {
  const { baskets, promised, left } = outcomeOf(plan, laid);
  const isFull = baskets.every((basket, place) => basket === promised[place]);
  const isAll = plan.job !== 'count' || laid.stack === plan.rabbits;
  return isFull && isAll && left === 0 && laid.rest === plan.rest;
}
