import { compare, minus, plus, type Rational, rational, times, zero } from '@/maths/number/rational';
import { unitSize } from '@/maths/number/unit';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import { evaluate, holesIn } from '@/maths/sum/parse/solve';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Expression, Sum } from '@/maths/sum/sum';
import {
  type Counts,
  type Direction,
  type Jump,
  jumpsBy,
  jumpsTo,
  mostJumps,
  productJumps,
  shareJumps,
  through,
} from './jumps';

/** A sum as a way over the sea, in base units. */
export interface Route {
  /** What is typed: the place where the boat lands, the length of the way, or jumps and what is left. */
  readonly asks: 'landing' | 'jump' | 'share';
  readonly counts: Counts;
  readonly start: Rational;
  readonly end: Rational;
  readonly direction: Direction;
  /** The right way, jump by jump. */
  readonly jumps: readonly Jump[];
  /** Whether the jumps wear their numbers before the answer; facts are to be known, and a way to another place is asked. */
  readonly isTold: boolean;
  /** What comes first is the question, as in (7 + 3) × 4: not even the number of jumps is shown before the answer. */
  readonly isOrdered: boolean;
  /** Size of equal jumps: the first of them wears it. */
  readonly each: Rational | null;
  /** The other side of a balance, from zero on. */
  readonly below: readonly Jump[];
  /** The way goes back to where the boat came from: 38 jumped, and then it was at 85. */
  readonly isHome: boolean;
}

type Calculation = Extract<Expression, { readonly kind: 'operation' }>;
type Asked = Pick<Route, 'asks' | 'start' | 'end' | 'jumps' | 'direction'> & Partial<Route>;

const isCalculation = (side: Expression): side is Calculation => side.kind === 'operation';

/** Largest number of a fact: its jumps are not told before the answer. */
const largestFact = rational(20);
/** A difference of at most this part of what is taken away is filled up: 50 − 46 is the way from 46 to 50. */
const closeness = rational(3);

const countsOf = ({ operation, answerSpec, left }: Sum): Counts => {
  const units = [answerSpec.unit, ...numbersIn(left).map(({ unit }) => unit)];
  if (units.includes('eur') || units.includes('ct')) return 'money';
  return operation !== 'convert' && units.some((unit) => unit === 'clock' || unit === 'min')
    ? 'time'
    : 'number';
};

const one = (start: Rational, end: Rational): Asked => ({
  asks: 'landing',
  start,
  end,
  direction: compare(end, start) < 0 ? -1 : 1,
  jumps: through([start, end]),
});

/** The numbers of 12 − 5 + 3 in their order; a product or a bracket is one of them. */
function termsOf(side: Expression): readonly { readonly sign: Direction; readonly term: Expression }[] {
  if (!isCalculation(side) || (side.sign !== '+' && side.sign !== '-')) return [{ sign: 1, term: side }];
  return [...termsOf(side.left), { sign: side.sign === '-' ? -1 : 1, term: side.right }];
}

/** The jumps of a term; a product makes equal ones. */
function jumpsOf(term: Expression, from: Rational, sign: Direction, most = mostJumps): readonly Jump[] {
  if (isCalculation(term) && term.sign === '*') {
    const [a, b] = [evaluate(term.left), evaluate(term.right)];
    // Of (7 + 6) × 5 the bracket is what is jumped five times.
    return isCalculation(term.left)
      ? productJumps(from, b, a, sign, most)
      : productJumps(from, a, b, sign, most);
  }
  const by = times(evaluate(term), rational(sign));
  return through([from, plus(from, by)]);
}

/** A chain of numbers: it begins at the first one, or at zero where that is a product. */
function chainWay(side: Expression, counts: Counts): Asked {
  const [first, ...more] = termsOf(side);
  if (first === undefined) return one(zero, zero);
  const isProduct = isCalculation(first.term);
  const start = isProduct ? zero : evaluate(first.term);
  const [only] = more;
  if (!isProduct && more.length === 1 && only !== undefined && !isCalculation(only.term))
    return sumWay(start, evaluate(only.term), only.sign, counts);
  const jumps: Jump[] = [];
  const most = Math.max(1, mostJumps - more.length);
  for (const { sign, term } of isProduct ? [first, ...more] : more)
    jumps.push(...jumpsOf(term, jumps.at(-1)?.to ?? start, sign, more.length === 0 ? mostJumps : most));
  const end = jumps.at(-1)?.to ?? start;
  return { ...one(start, end), jumps };
}

/** a + b, and a − b: taken away, or filled up where both lie close together. */
function sumWay(a: Rational, b: Rational, sign: Direction, counts: Counts): Asked {
  // Adding −3 goes back 3.
  const direction: Direction = b.num < 0 ? (sign === 1 ? -1 : 1) : sign;
  const by = b.num < 0 ? rational(-b.num, b.den) : b;
  const end = direction === 1 ? plus(a, by) : minus(a, by);
  const isClose = sign === -1 && end.num > 0 && b.num > 0 && compare(times(end, closeness), b) <= 0;
  if (isClose && counts !== 'time')
    return { asks: 'jump', start: b, end: a, direction: 1, jumps: jumpsTo(b, a, counts) };
  return { asks: 'landing', start: a, end, direction, jumps: jumpsBy(a, by, direction, counts) };
}

/** A sum of which one number is missing, worth `outcome`. */
function gapWay({ sign, left, right }: Calculation, outcome: Rational, counts: Counts): Asked | null {
  if (sign !== '+' && sign !== '-') return null;
  if (right.kind === 'hole' && holesIn(left).length === 0) {
    const start = evaluate(left);
    const direction: Direction = sign === '+' ? 1 : -1;
    return { asks: 'jump', start, end: outcome, direction, jumps: jumpsTo(start, outcome, counts) };
  }
  if (left.kind !== 'hole') return null;
  const by = evaluate(right);
  const direction: Direction = sign === '+' ? -1 : 1;
  const end = direction === 1 ? plus(outcome, by) : minus(outcome, by);
  const jumps = jumpsBy(outcome, by, direction, counts);
  return { asks: 'landing', start: outcome, end, direction, jumps, isHome: true };
}

function shareWay({ left, answer, answerSpec: { divisor } }: Sum): Asked {
  const each = rational(divisor ?? 1);
  const total = evaluate(isCalculation(left) ? left.left : left);
  const jumps = shareJumps(Math.floor(answer.num / answer.den), each);
  return { asks: 'share', start: zero, end: total, direction: 1, jumps, each };
}

function wayOf(sum: Sum, counts: Counts): Asked {
  const { left, right, answer, answerSpec } = sum;
  const landing = times(answer, unitSize(answerSpec.unit ?? undefined));
  if (answerSpec.form === 'remainder') return shareWay(sum);
  const [open, known] = holesIn(left).length > 0 ? [left, right] : [right, left];
  if (open.kind !== 'hole') {
    const way = isCalculation(open) ? gapWay(open, evaluate(known), counts) : null;
    if (way === null) return one(zero, landing);
    return isCalculation(known) ? { ...way, below: [...fromZero(known)] } : way;
  }
  if (hasShape(sum, ['C-']) && isCalculation(known)) {
    const [from, to] = [evaluate(known.right), evaluate(known.left)];
    return { asks: 'jump', start: from, end: to, direction: 1, jumps: jumpsTo(from, to, counts) };
  }
  return chainWay(known, counts);
}

/** The jumps of a side of a balance, its first number included. */
function fromZero(side: Expression): readonly Jump[] {
  const jumps: Jump[] = [];
  for (const { sign, term } of termsOf(side)) jumps.push(...jumpsOf(term, jumps.at(-1)?.to ?? zero, sign));
  return jumps;
}

/** Three numbers or more: none of its jumps is the answer. */
const isChain = (side: Expression): boolean => {
  const terms = termsOf(side);
  return terms.length > 2 || (terms.length > 1 && terms.some(({ term }) => isCalculation(term)));
};

/** Brackets, or a product in a sum of others: which part comes first has to be known. */
const isNested = (side: Expression): boolean =>
  isCalculation(side) &&
  termsOf(side).some(
    ({ term }) => isCalculation(term) && (termsOf(side).length > 1 || isNestedProduct(term)),
  );

const isNestedProduct = ({ left, right }: Calculation): boolean =>
  isCalculation(left) || isCalculation(right);

const isProduct = ({ left }: Sum): boolean => isCalculation(left) && left.sign === '*';

/** Returns a sum as a way over the sea. */
export function routeOf(sum: Sum): Route {
  const counts = countsOf(sum);
  const way = wayOf(sum, counts);
  const [first] = way.jumps;
  const isFact =
    isProduct(sum) || (counts === 'number' && [way.start, way.end].every((place) => isSmall(place)));
  const each = isProduct(sum) && first !== undefined ? minus(first.to, first.from) : null;
  return {
    counts,
    isTold: way.asks === 'landing' && !isNested(sum.left) && (!isFact || isChain(sum.left)),
    isOrdered: way.asks === 'landing' && isNested(sum.left),
    each,
    below: [],
    isHome: false,
    ...way,
  };
}

const isSmall = (place: Rational): boolean => place.num >= 0 && compare(place, largestFact) <= 0;

/** Returns the wave by which a division is measured out: a hundred, ten or one time the divisor, the largest that fits. */
export function measureOf({ each, end }: Route): { readonly size: Rational; readonly times: number } {
  const size = each ?? end;
  const found = [100, 10].find((often) => compare(times(size, rational(often)), end) <= 0) ?? 1;
  // Up to ten jumps are counted one by one.
  const isShort = compare(times(size, rational(11)), end) > 0;
  const often = isShort ? 1 : found;
  return { size: times(size, rational(often)), times: often };
}
