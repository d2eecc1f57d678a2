import { standardCollections } from '../../collections/standard-collections';
import { sumsOf } from '../../collections/sum-collection';
import { compare, type Rational } from '../../number/rational';
import { answerNotation, answerOf, readAnswerNotation, valueOfAnswer } from '../../sum/answer';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { Sum } from '../../sum/sum';
import { optionsFor } from './options';

/** A way to pick options without solving the sum: the picks, of which one is taken blindly; null where it says nothing. */
type Rule = (sum: Sum, options: readonly string[]) => readonly string[] | null;

interface Valued {
  readonly text: string;
  readonly value: Rational;
  readonly size: number;
}

/** By the options, which nearly all rules ask for. */
const known = new WeakMap<readonly string[], readonly Valued[]>();

function valued(sum: Sum, options: readonly string[]): readonly Valued[] {
  const before = known.get(options);
  if (before) return before;
  const all = options
    .flatMap((text) => {
      const answer = readAnswerNotation(text);
      const value = answer && valueOfAnswer(sum, answer);
      return value ? [{ text, value, size: value.num / value.den }] : [];
    })
    .sort((a, b) => compare(a.value, b.value));
  known.set(options, all);
  return all;
}

const ranked =
  (rank: (count: number) => number): Rule =>
  (sum, options) => {
    const found = valued(sum, options)[rank(options.length)];
    return found ? [found.text] : null;
  };

/** The texts with the least, or with equal least, of a measure. */
function least(options: readonly Valued[], measure: (option: Valued) => number): string[] {
  const measured = options.map((option) => ({ text: option.text, size: measure(option) }));
  const smallest = Math.min(...measured.map(({ size }) => size));
  return measured.filter(({ size }) => size <= smallest + 1e-9).map(({ text }) => text);
}

const nearMean: Rule = (sum, options) => {
  const all = valued(sum, options);
  const mean = all.reduce((total, { size }) => total + size, 0) / all.length;
  return least(all, ({ size }) => Math.abs(size - mean));
};

const lastDigit = (text: string): string => text.replace(/\D+$/, '').at(-1) ?? '';

/** Works out nothing but the last digit: of a procedure with large numbers a short cut, of a fact the whole sum. */
const sameLastDigit: Rule = (sum, options) => {
  const { answer, binaryFact } = sum;
  if (!binaryFact || sum.learnedAs === 'fact' || Math.abs(answer.num) < 100) return null;
  return options.filter((text) => lastDigit(text) === lastDigit(`${answer.num}`));
};

const traitsOf = (text: string): string[] => {
  const [, rest = ''] = text.split('/');
  const digits = text.replace(/\D/g, '');
  return [
    `sign ${text.startsWith('-')}`,
    `length ${digits.length}`,
    `first ${digits[0]}`,
    `last ${lastDigit(text)}`,
    `bar ${rest}`,
    `point ${text.split('.')[1]?.length ?? 0}`,
  ];
};

/** How many traits of an option the others have too. */
function likeness(option: string, traits: ReadonlyMap<string, readonly string[]>): number {
  const own = traits.get(option) ?? [];
  return [...traits]
    .filter(([other]) => other !== option)
    .reduce((total, [, others]) => total + others.filter((trait) => own.includes(trait)).length, 0);
}

const oddOneOut: Rule = (sum, options) => {
  const traits = new Map(options.map((text) => [text, traitsOf(text)]));
  return least(valued(sum, options), ({ text }) => likeness(text, traits));
};

const onlyNegative: Rule = (sum, options) => {
  const negative = valued(sum, options).filter(({ size }) => size < 0);
  return negative.length === 1 ? negative.map(({ text }) => text) : null;
};

const toOneDigit = (value: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, Math.abs(value))));
  return Math.round(value / unit) * unit;
};

/** Rounds both numbers to one digit and takes what lies nearest. */
const nearRounded: Rule = (sum, options) => {
  const { binaryFact } = sum;
  if (binaryFact?.hole !== 'result' || sum.learnedAs === 'fact') return null;
  const [a, b] = [toOneDigit(binaryFact.a), toOneDigit(binaryFact.b)];
  const estimate = { add: a + b, subtract: a - b, multiply: a * b, divide: a / b, split: a - b }[
    binaryFact.operation
  ];
  // With round numbers that is the sum itself.
  if (estimate === sum.answer.num / sum.answer.den) return null;
  return least(valued(sum, options), ({ size }) => Math.abs(size - estimate));
};

const zerosBehind = (text: string): number => /0*$/.exec(text.replace(/\D/g, ''))?.[0].length ?? 0;

/** Facts are known by such things: ten times something ends in a zero. */
const mostZeros: Rule = (sum, options) =>
  sum.learnedAs === 'fact' || sum.answerSpec.form === 'moment'
    ? null
    : least(valued(sum, options), ({ text }) => -zerosBehind(text));

const largestDenominator: Rule = (sum, options) =>
  options.some((text) => text.includes('/')) ? least(valued(sum, options), ({ value }) => -value.den) : null;

const alikeMost: Rule = (sum, options) => {
  const traits = new Map(options.map((text) => [text, traitsOf(text)]));
  return least(valued(sum, options), ({ text }) => -likeness(text, traits));
};

/** The only option that has something, or lacks it, where all others do otherwise; null where none stands so alone. */
const alone =
  (traitOf: (text: string) => string): Rule =>
  (_, options) => {
    if (options.length < 3) return null;
    const found = options.filter(
      (text) => options.filter((other) => traitOf(other) === traitOf(text)).length === 1,
    );
    const others = new Set(options.filter((text) => !found.includes(text)).map(traitOf));
    return found.length === 1 && others.size === 1 ? found : null;
  };

const placesIn = (text: string): number => text.split('.')[1]?.length ?? 0;

const extreme =
  (measure: (text: string) => number): Rule =>
  (sum, options) =>
    least(valued(sum, options), ({ text }) => measure(text));

/** One of the two that lie nearest to each other: wrong answers are made from the right one. */
const closestPair: Rule = (sum, options) => {
  const all = valued(sum, options);
  const gap = (place: number) => (all[place + 1]?.size ?? Number.POSITIVE_INFINITY) - (all[place]?.size ?? 0);
  const smallest = Math.min(...all.map((_, place) => gap(place)));
  return all
    .filter((_, place) => gap(place) <= smallest + 1e-9 || (place > 0 && gap(place - 1) <= smallest + 1e-9))
    .map(({ text }) => text);
};

/** The one farthest from its neighbour. */
const mostIsolated: Rule = (sum, options) => {
  const all = valued(sum, options);
  return least(
    all,
    (option) =>
      -Math.min(...all.filter((other) => other !== option).map(({ size }) => Math.abs(size - option.size))),
  );
};

/** As many decimals as the number of the sum with most of them. */
const placesOfSum: Rule = (sum, options) => {
  const texts = sum.id.match(/\d+\.\d+/g);
  if (!texts) return null;
  const places = Math.max(...texts.map(placesIn));
  const found = options.filter((text) => placesIn(text) === places);
  return found.length === 1 ? found : null;
};

const digitsOf = (text: string): Set<string> => new Set(text.match(/[1-9]/g));

/** Most of the digits of the sum; with 10, 100 and 1000 that is the lesson. */
const digitsOfSum: Rule = (sum, options) => {
  const { binaryFact } = sum;
  if (
    !binaryFact ||
    sum.learnedAs === 'fact' ||
    [binaryFact.a, binaryFact.b].some((each) => /^10+$/.test(`${each}`))
  )
    return null;
  const asked = digitsOf(sum.id);
  return least(
    valued(sum, options),
    ({ text }) => -[...digitsOf(text)].filter((digit) => asked.has(digit)).length,
  );
};

/** What a child that does not solve the sum may go by. */
export const rules: Readonly<Record<string, Rule>> = {
  smallest: ranked(() => 0),
  'second smallest': ranked(() => 1),
  'second largest': ranked((count) => count - 2),
  largest: ranked((count) => count - 1),
  'nearest to the middle': nearMean,
  'last digit': sameLastDigit,
  'odd one out': oddOneOut,
  'the only negative': onlyNegative,
  'most zeros': mostZeros,
  'largest denominator': largestDenominator,
  'nearest to the rounded sum': nearRounded,
  'shares most with the others': alikeMost,
  'the only even or odd one': alone((text) => `${/[02468]$/.test(text)}`),
  'the only one that ends in 0 or 5': alone((text) => `${/[05]$/.test(text)}`),
  'the only number of decimals': alone((text) => `${placesIn(text)}`),
  'the only length': alone((text) => `${text.length}`),
  'the only first digit': alone((text) => text.replace(/\D/g, '')[0] ?? ''),
  'the only last digit': alone(lastDigit),
  longest: extreme((text) => -text.length),
  shortest: extreme((text) => text.length),
  'most decimals': extreme((text) => -placesIn(text)),
  'fewest decimals': extreme(placesIn),
  'one of the closest two': closestPair,
  'farthest from the others': mostIsolated,
  'as many decimals as the sum': placesOfSum,
  'most digits of the sum': digitsOfSum,
};

/** Sets of options looked at in each collection: the standard error of a share is 2.3 in a hundred. */
const sets = 360;

/** Signs are always all three offered, and a single value is put in order, not chosen. */
const isChosen = ({ answerSpec, left, right, relation }: Sum): boolean =>
  answerSpec.form !== 'relation' &&
  !(
    relation === '=' &&
    left.kind === 'number' &&
    right.kind === 'hole' &&
    !right.unit &&
    !right.form &&
    !right.near &&
    !answerSpec.line
  );

/** The collections whose sums may be asked with options, and those sums. */
export const chosenCollections = standardCollections.map((collection) => ({
  collection,
  sums: sumsOf(collection).map(parseSumOrThrow).filter(isChosen),
}));

/** How often each rule picks the right one of so many options, 0–1. */
export function sharesOf(sums: readonly Sum[], count: number): Record<string, number> {
  const hits: Record<string, number> = {};
  for (let set = 0; set < sets && sums.length > 0; set += 1) {
    const sum = sums[set % sums.length];
    if (!sum) break;
    const options = optionsFor(sum, count, 1000 * count + set * 7919).map(({ value }) => value);
    const right = answerNotation(answerOf(sum));
    // Not by `expect`, which would take longer than the rules themselves.
    if (!options.includes(right)) throw new Error(`${right} is not among ${options.join(' ')}`);
    for (const [name, rule] of Object.entries(rules)) {
      const picks = rule(sum, options) ?? options;
      hits[name] = (hits[name] ?? 0) + (picks.includes(right) ? 1 / picks.length / sets : 0);
    }
  }
  return hits;
}
