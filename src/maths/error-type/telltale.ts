import { toOneDigit } from '../number/one-digit';
import type { Rational } from '../number/rational';
import { answerNotation, asAnswer } from '../sum/answer';
import type { Sum } from '../sum/sum';

/*
 * Wrong answers are made from the right one, so that it would stand out among them: as the one that shares most with the
 * others, as the only even one, as the shortest. Each of these is a rule of thumb by which a child can pick without doing
 * the sum; here it is measured how often each of them picks the right one of a set.
 */

/** What is seen of a number without doing the sum. */
interface Look {
  readonly size: number;
  readonly length: number;
  readonly places: number;
  readonly zeros: number;
  readonly den: number;
  /** Sign, number of digits, first digit, last digit, what stands below a bar, decimals. */
  readonly traits: readonly (string | number)[];
  /** What one option may be alone in. */
  readonly marks: readonly (string | number | boolean)[];
}

function lookOf(sum: Sum, value: Rational): Look {
  const answer = asAnswer(sum, value);
  const text = answer === null ? '' : answerNotation(answer);
  const digits = text.replace(/\D/g, '');
  const places = text.split('.')[1]?.length ?? 0;
  const [first, last] = [digits[0] ?? '', text.replace(/\D+$/, '').at(-1) ?? ''];
  const sign = text.startsWith('-') ? 1 : 0;
  return {
    size: value.num / value.den,
    length: text.length,
    places,
    zeros: /0*$/.exec(digits)?.[0].length ?? 0,
    den: value.den,
    traits: [sign, digits.length, first, last, text.split('/')[1] ?? '', places],
    marks: [/[02468]$/.test(text), /[05]$/.test(text), places, text.length, first, last, sign],
  };
}

function shared(a: Look, b: Look): number {
  let count = 0;
  for (const [place, trait] of a.traits.entries()) count += trait === b.traits[place] ? 1 : 0;
  return count;
}

/** How sure the right option, which is the first, is picked by the largest of a measure: ½ where two are as large. */
function byLargest(values: readonly number[]): number {
  const [own = 0] = values;
  let equal = 0;
  for (const value of values) {
    if (value > own + 1e-9) return 0;
    if (value >= own - 1e-9) equal += 1;
  }
  return 1 / equal;
}

const bySmallest = (values: readonly number[]): number => byLargest(values.map((value) => -value));

/** The same by an option that is alone in something where all others are alike; guessing where none is. */
function byAlone(values: readonly unknown[]): number {
  const [own, other] = values;
  const guessing = 1 / values.length;
  if (values.length < 3) return guessing;
  const alike = values.filter((value) => value === own).length;
  if (alike === 1) return values.slice(2).every((value) => value === other) ? 1 : guessing;
  return alike === values.length - 1 ? 0 : guessing;
}

function closenessOf(sizes: readonly number[]): number[] {
  return sizes.map((size, own) => {
    let least = Number.POSITIVE_INFINITY;
    for (const [place, other] of sizes.entries())
      if (place !== own) least = Math.min(least, Math.abs(other - size));
    return least;
  });
}

/** What the rounded numbers of a procedure make; null where that is the sum itself, or no short cut. */
export function estimateOf({ binaryFact, learnedAs, answer }: Sum): number | null {
  if (binaryFact?.hole !== 'result' || learnedAs === 'fact') return null;
  const [a, b] = [toOneDigit(binaryFact.a), toOneDigit(binaryFact.b)];
  const { operation } = binaryFact;
  const estimate = { add: a + b, subtract: a - b, multiply: a * b, divide: a / b, split: a - b }[operation];
  return estimate === answer.num / answer.den ? null : estimate;
}

/** Differences up to here often have no room for smaller numbers; those with room make up for it, by so much. */
const narrowTo = 10;
const noRoom = 2;
const makeUp = 2;

const isNarrow = ({ binaryFact, learnedAs, answer }: Sum): boolean =>
  binaryFact?.operation === 'subtract' &&
  learnedAs === 'fact' &&
  Math.max(binaryFact.a, binaryFact.result) <= narrowTo &&
  answer.num > noRoom;

/** How sure each rule of thumb picks the right one among these wrong ones, 0–1, in one order for all sets of a sum. */
export function telltalesOf(sum: Sum): (wrong: readonly Rational[]) => number[] {
  const known = new Map<string, Look>();
  const look = (value: Rational): Look => {
    const key = `${value.num}/${value.den}`;
    const before = known.get(key);
    if (before) return before;
    const made = lookOf(sum, value);
    known.set(key, made);
    return made;
  };
  const estimate = estimateOf(sum);
  const smallest = isNarrow(sum) ? makeUp : 1;
  const hasZeros = sum.learnedAs === 'procedure' && sum.answerSpec.form !== 'moment';
  return (wrong) => {
    const looks = [sum.answer, ...wrong].map(look);
    const sizes = looks.map(({ size }) => size);
    const [own = 0] = sizes;
    const below = sizes.filter((size) => size < own).length;
    const mean = sizes.reduce((total, size) => total + size, 0) / sizes.length;
    const likeness = looks.map((each) =>
      looks.reduce((total, other) => total + (other === each ? 0 : shared(each, other)), 0),
    );
    const closeness = closenessOf(sizes);
    const lengths = looks.map(({ length }) => length);
    const places = looks.map((each) => each.places);
    const guessing = 1 / looks.length;
    return [
      ...looks.map((_, place) => (place === below ? (place === 0 ? smallest : 1) : 0)),
      bySmallest(sizes.map((size) => Math.abs(size - mean))),
      byLargest(likeness),
      bySmallest(likeness),
      bySmallest(closeness),
      byLargest(closeness),
      byLargest(lengths),
      bySmallest(lengths),
      byLargest(places),
      bySmallest(places),
      hasZeros ? byLargest(looks.map(({ zeros }) => zeros)) : guessing,
      byLargest(looks.map(({ den }) => den)),
      estimate === null ? guessing : bySmallest(sizes.map((size) => Math.abs(size - estimate))),
      ...(looks[0]?.marks ?? []).map((_, mark) => byAlone(looks.map(({ marks }) => marks[mark]))),
    ];
  };
}
