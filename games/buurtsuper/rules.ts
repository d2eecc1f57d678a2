import { countFrom, placeOf } from '@games/kit/celebration/volumes';
import {
  compare,
  dividedBy,
  isWhole,
  minus,
  notation,
  plus,
  type Rational,
  rational,
  readNotation,
  times,
  zero,
} from '@/maths/number/rational';
import { unitSize } from '@/maths/number/unit';
import type { Given } from '@/maths/round/task';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import { evaluate, holesIn } from '@/maths/sum/parse/solve';
import type { Expression, Sum } from '@/maths/sum/sum';

/** Coins and notes in the drawer, cents, the largest first. Cash is rounded to five cents. */
const cash = [2000, 1000, 500, 200, 100, 50, 20, 10, 5] as const;
/** Coins that only a typed amount is shown in. */
const copper = [2, 1] as const;
const hundred = rational(100);

export const isNote = (cents: number): boolean => cents >= 500;

/** Returns an amount in the unit of the sum's hole, in euros. */
export const inEuros = (value: Rational, { answerSpec }: Sum): Rational =>
  times(value, unitSize(answerSpec.unit ?? undefined));

/** Returns the coins and notes in the drawer: none below a euro where the sum has none. */
export function drawerFor({ left, right, answer }: Sum): readonly number[] {
  const amounts = [...[...numbersIn(left), ...numbersIn(right)].map(({ value }) => value), answer];
  return amounts.every(isWhole) ? cash.filter((cents) => cents >= 100) : cash;
}

/** Returns an amount in as few coins and notes as can be; what is below a cent is left out. */
export function coinsFor(euros: Rational): readonly number[] {
  let left = Math.floor((euros.num * 100) / euros.den + 1e-9);
  const coins: number[] = [];
  for (const cents of [...cash, ...copper]) for (; left >= cents; left -= cents) coins.push(cents);
  return coins;
}

export const eurosOf = (cents: number): Rational => rational(cents, 100);

export const totalOf = (coins: readonly number[]): Rational => coins.map(eurosOf).reduce(plus, zero);

/** Turns coins into an answer; nothing laid was given as 0. */
export const givenOf = (coins: readonly number[]): Given => ({
  kind: 'pieces',
  values: coins.length === 0 ? ['0'] : coins.map((cents) => notation(eurosOf(cents))),
});

/** Returns the coins of an answer that was built of them. */
export const coinsIn = (given: Given): readonly number[] =>
  given.kind !== 'pieces'
    ? []
    : given.values.flatMap((value) => {
        const euros = readNotation(value);
        return euros === null || euros.num === 0 ? [] : [Math.round((euros.num * 100) / euros.den)];
      });

/** A part of the price strip: known, asked for, or taken off and paid by nobody. */
export interface Segment {
  readonly value: Rational;
  readonly role: 'known' | 'asked' | 'other';
}

/** A sum as a price strip, in euros: its parts from left to right, and where the child's coins begin along it. */
export interface Bill {
  readonly segments: readonly Segment[];
  readonly whole: Rational;
  readonly from: Rational;
  /** All of the strip is asked for, of parts that are known. */
  readonly asksWhole: boolean;
}

/** Equal parts of a strip that can still be told apart. */
const mostParts = 12;

const known = (value: Rational): Segment => ({ value, role: 'known' });
const isHole = (side: Expression): boolean => side.kind === 'hole';
const hasHole = (side: Expression): boolean => holesIn(side).length > 0;
const hasUnit = (side: Expression): boolean => numbersIn(side).some(({ unit }) => unit !== undefined);

function addends(side: Expression): readonly Expression[] {
  return side.kind === 'operation' && side.sign === '+'
    ? [...addends(side.left), ...addends(side.right)]
    : [side];
}

function bill(segments: readonly Segment[], from: Rational, asksWhole = false): Bill {
  return { segments, whole: segments.map(({ value }) => value).reduce(plus, zero), from, asksWhole };
}

/** Returns the price strip of a sum. */
export function billOf(sum: Sum): Bill {
  const asked: Segment = { value: inEuros(sum.answer, sum), role: 'asked' };
  const alone = bill([asked], zero, true);
  const [operation, outcome] = sum.left.kind === 'operation' ? [sum.left, sum.right] : [sum.right, sum.left];
  if (operation.kind !== 'operation') return alone;
  const { sign, left, right } = operation;
  if (sign === '+') {
    const parts = addends(operation);
    const knownParts = parts.filter((part) => !hasHole(part)).map((part) => known(evaluate(part)));
    if (isHole(outcome)) return bill(knownParts, zero, true);
    const from = knownParts.map(({ value }) => value).reduce(plus, zero);
    return parts.filter(isHole).length === 1 ? bill([...knownParts, asked], from) : alone;
  }
  if (sign === '-') {
    if (isHole(left)) return bill([known(evaluate(outcome)), known(evaluate(right))], zero, true);
    if (hasHole(left)) return alone;
    const kept = isHole(right) ? evaluate(outcome) : hasHole(right) ? null : evaluate(right);
    if (kept === null) return alone;
    const isDiscount = right.kind === 'operation' && right.sign === 'of';
    return isDiscount
      ? bill([asked, { value: kept, role: 'other' }], zero)
      : bill([known(kept), asked], kept);
  }
  if (!isHole(outcome) || hasHole(operation)) return alone;
  return equalParts(sign, left, right, asked) ?? alone;
}

/** Returns the strip of 6 × € 2,65, and of € 12 : 4, whose first part is asked for. */
function equalParts(sign: string, left: Expression, right: Expression, asked: Segment): Bill | null {
  const count = sign === ':' || hasUnit(left) ? right : left;
  const many = hasUnit(count) ? zero : evaluate(count);
  if (!isWhole(many) || many.num < 1 || many.num > mostParts) return null;
  const repeat = <Part>(part: Part): Part[] => Array.from({ length: many.num }, () => part);
  if (sign === ':') {
    const others = repeat<Segment>({ value: asked.value, role: 'other' }).slice(1);
    return bill([asked, ...others], zero);
  }
  return bill(repeat(known(dividedBy(asked.value, many))), zero, true);
}

/** What lies on the counter for a sum: its amounts, and how many of a thing there are. */
export interface Item {
  readonly kind: 'product' | 'purse' | 'bag';
  readonly copies: number;
  /** The amount on its tag, in the unit it is written in; null for no tag. */
  readonly amount: { readonly value: Rational; readonly isCents: boolean } | null;
  /** Percentage of a discount. */
  readonly off?: Rational;
}

/** Returns what lies on the counter for a sum. */
export function itemsOf(sum: Sum): readonly Item[] {
  const [operation, outcome] = sum.left.kind === 'operation' ? [sum.left, sum.right] : [sum.right, sum.left];
  const item = (kind: Item['kind'], side: Expression, copies = 1): readonly Item[] =>
    numbersIn(side).map(({ value, unit }) => ({ kind, copies, amount: { value, isCents: unit === 'ct' } }));
  if (operation.kind !== 'operation') return item('product', isHole(operation) ? outcome : operation);
  const { sign, left, right } = operation;
  switch (sign) {
    case '+':
      return [...addends(operation).flatMap((part) => item('product', part)), ...item('purse', outcome)];
    case '-': {
      if (right.kind !== 'operation' || right.sign !== 'of')
        return [...item('purse', left), ...item('product', right), ...item('purse', outcome)];
      const off = evaluate(right.left);
      return item('product', left).map((product) => ({ ...product, off: times(off, hundred) }));
    }
    default: {
      const [count, amount] = sign === ':' || hasUnit(left) ? [right, left] : [left, right];
      const many = hasHole(count) || !isWhole(evaluate(count)) ? 1 : evaluate(count).num;
      const copies = Math.min(mostParts, Math.max(1, many));
      if (sign === ':') return [...item('bag', amount), { kind: 'purse', copies, amount: null }];
      return [...item('product', amount, copies), ...item('bag', outcome)];
    }
  }
}

/** How far the child's coins reach along the strip, from its left end, and where they should. */
export function reachOf({ segments, from, whole, asksWhole }: Bill, own: Rational) {
  const asked = segments.find(({ role }) => role === 'asked')?.value ?? whole;
  const right = asksWhole ? whole : plus(from, asked);
  const end = plus(from, own);
  return { end, right, gap: minus(end, right), isOver: compare(end, right) > 0 };
}

/** A strip shows no more than this many times its length, however much was paid. */
const mostOver = 1.6;

/** Returns the design px of a euro, so that strip and coins fit into `width`. */
export function scaleOf({ whole }: Bill, end: Rational, width: number): number {
  const length = whole.num / whole.den;
  return width / Math.min(Math.max(length, end.num / end.den), length * mostOver);
}

/** Every product of the shop, in the order it comes to the shelves. */
export const products = [
  'apple',
  'milk',
  'bread',
  'jam',
  'banana',
  'eggs',
  'cereal',
  'juice',
  'carrots',
  'tea',
  'honey',
  'chocolate',
  'pasta',
  'ice',
  'soap',
  'fish',
] as const;
export const cheeses = ['cheese-wheel', 'cheese-wedge', 'cheese-ball', 'cheese-blue'] as const;
export const crates = ['crate-apples', 'crate-tulips', 'crate-oranges', 'crate-greens'] as const;

/** Things of each chapter: the shelves, the cheese counter, the market stall. */
export const holds = { shelf: 16, cheese: 8, market: 8 } as const;
export const setHolds = holds.shelf + holds.cheese + holds.market;

/** Returns how much stands in each of the three after so many finished rounds. */
export const keptAfter = (rounds: number) => ({
  shelf: countFrom(rounds, 0, holds.shelf),
  cheese: countFrom(rounds, holds.shelf, holds.cheese),
  market: countFrom(rounds, holds.shelf + holds.cheese, holds.market),
});

/** Returns what the last of so many rounds brought. */
export function broughtBy(rounds: number): 'product' | 'cheese' | 'crate' {
  const place = placeOf(rounds, setHolds);
  return place < holds.shelf ? 'product' : place < holds.shelf + holds.cheese ? 'cheese' : 'crate';
}

/** Returns the product of the n-th thing on the counter in a round. */
export const productAt = (nth: number): (typeof products)[number] =>
  products[nth % products.length] ?? products[0];
