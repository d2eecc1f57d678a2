import { compare, isWhole, minus, notation, type Rational, rational, zero } from '../../number/rational';
import { isMoment } from '../../number/unit';
import { numbersIn } from '../../sum/parse/answer-spec';
import type { Sum } from '../../sum/sum';
import { wholeOf } from '../../sum/whole-of';
import { momentNotation } from '../../sum/write-expression';
import type { PlaceLine } from '../task';

const wholeTops = [10, 20, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000];
const brokenTops = [1, 2, 5, ...wholeTops];

const hour = 60;
const day = 24 * hour;
/** Lengths of a line of time, min. */
const spans = [2, 4, 8, 12].map((hours) => hours * hour);
/** Ends of a line of minutes between two times. */
const minuteTops = [1, 2, 3, 4, 8].map((hours) => hours * hour);

const size = (value: Rational): Rational => (value.num < 0 ? minus(zero, value) : value);

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const multiple = (a: number, b: number): number => (a / divisor(a, b)) * b;

/** Decimals go by tenths, hundredths, thousandths; fractions by the parts that all of them can be counted in. */
function stepOf(values: readonly Rational[], isFraction: boolean): Rational {
  const parts = values.reduce((all, { den }) => multiple(all, den), 1);
  const decimal = [1, 10, 100, 1000].find((places) => places % parts === 0);
  return rational(1, isFraction ? parts : (decimal ?? parts));
}

/**
 * Between two full hours, with all times of the sum between them. A line begins at a multiple of its own length, so that
 * the answer may lie anywhere on it.
 */
function timeLine(times: readonly number[], step: Rational, estimate: boolean): PlaceLine {
  const begins = (span: number) => times.map((time) => Math.floor(time / span));
  const span = spans.find((each) => new Set(begins(each)).size === 1) ?? day;
  const from = Math.floor(Math.min(...times) / span) * span;
  return { from: `${from}`, to: `${from + span}`, step: notation(step), estimate };
}

/** A value on the line of a sum as it is given: where a time is asked, the nearest whole minute of the day. */
export function placeNotation({ answerSpec }: Sum, value: Rational): string {
  if (answerSpec.form !== 'moment') return notation(value);
  return momentNotation(Math.min(day - 1, Math.round(value.num / value.den)));
}

/**
 * The line on which the answer of this sum is put: from 0 to the whole that it is a part of (1/6 of 42 to 42), else from
 * 0, or as far below it as above it, to the first round number that no number of the sum passes; a time between two full
 * hours; a sum that names its line has that one. It is chosen by all numbers of the sum, so that it does not betray the
 * answer.
 */
export function lineFor(sum: Sum, estimate: boolean): PlaceLine {
  const { line, step: smallest } = sum.answerSpec;
  if (line) {
    const [from, to, step] = [line.min, line.max, line.step ?? smallest].map(notation) as [
      string,
      string,
      string,
    ];
    return { from, to, step, estimate: estimate || line.step === null };
  }
  const numbers = [...numbersIn(sum.left), ...numbersIn(sum.right)];
  const moments = numbers.filter(({ unit }) => isMoment(unit));
  if (sum.answerSpec.form === 'moment') {
    const times = [...moments.map(({ value }) => value), sum.answer].map(({ num }) => num);
    return timeLine(times, smallest, estimate);
  }
  // Times of day say nothing of how long it is from one to the other, nor grams of how many kilograms.
  const { unit } = sum.answerSpec;
  const written = numbers
    .filter((number) => !moments.includes(number) && (unit === null || unit === (number.unit ?? unit)))
    .map(({ value }) => value);
  const values = [...written, sum.answer];
  const isBroken = values.some((value) => !isWhole(value));
  const usual = isBroken ? brokenTops : wholeTops;
  const tops = (moments.length > 0 ? minuteTops : usual).map((top) => rational(top));
  const largest = values.map(size).reduce((a, b) => (compare(a, b) < 0 ? b : a), zero);
  const top = wholeOf(sum) ?? tops.find((end) => compare(largest, end) <= 0) ?? largest;
  const from = sum.answer.num < 0 ? minus(zero, top) : zero;
  const step = isBroken ? stepOf(values, sum.kind === 'fraction') : rational(1);
  return { from: notation(from), to: notation(top), step: notation(step), estimate };
}
