import { placesOf } from '@/maths/number/numeral';
import {
  compare,
  dividedBy,
  isWhole,
  minus,
  type Rational,
  rational,
  times,
  zero,
} from '@/maths/number/rational';
import { isMoney, unitSize } from '@/maths/number/unit';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import { holesIn } from '@/maths/sum/parse/solve';
import type { Expression, Line, Sum } from '@/maths/sum/sum';

/** One layer of sand: what one of its parts is worth, and how many parts it has. */
export interface Layer {
  readonly size: Rational;
  readonly count: number;
}

/**
 * The beach of a sum, cut into tenths, each of which is the next layer cut into tenths. In the last layer a part is a
 * number: there something lies at its mark.
 */
export interface Beach {
  readonly from: Rational;
  readonly layers: readonly Layer[];
  /** The unit of its numbers: 40 cm is not 40 m. */
  readonly unit: string | null;
  /** Layers that are dug already when the sum is asked: a beach from 400 to 500. */
  readonly dug: number;
  /** The parts of those layers, from the top. */
  readonly path: readonly number[];
}

const ten = rational(10);
/** A beach has at least so many layers, and its last ones are left out where all numbers end in as many zeros. */
const fewest = 2;

export const toNumber = ({ num, den }: Rational): number => num / den;

/** Returns 10 to a whole power, also below zero. */
const power = (exponent: number): Rational =>
  exponent < 0 ? rational(1, 10 ** -exponent) : rational(10 ** exponent);

/** Rounds up to one digit: 426 to 500. */
function roundedUp(value: number): number {
  if (value <= 0) return 0;
  const digit = 10 ** Math.floor(Math.log10(value) + 1e-9);
  return Math.ceil(value / digit - 1e-9) * digit;
}

const isTenfold = (value: number): boolean => value === 10 || value === 100 || value === 1000;

/** What a number is rounded to; null for all other sums. */
const nearIn = ({ left, right }: Sum): Rational | null =>
  [...holesIn(left), ...holesIn(right)].find(({ near }) => near)?.near ?? null;

/** A number whose digits only move: in another unit, on a map, times or divided by 10, 100 or 1000. */
function isMoved(sum: Sum): boolean {
  const { left, operation } = sum;
  if (left.kind === 'scale') return true;
  // Hours and minutes are sixties.
  if (operation === 'convert' && nearIn(sum) === null) return sum.kind !== 'clock';
  return left.kind === 'operation' && [...numbersIn(left)].some(({ value }) => isTenfold(toNumber(value)))
    ? left.sign === '*' || left.sign === ':'
    : false;
}

/** The numbers of a sum that are counted in the unit of its answer. */
const writtenIn = ({ left, right, answerSpec: { unit } }: Sum): readonly Rational[] =>
  [...numbersIn(left), ...numbersIn(right)]
    .filter((number) => (unit === null ? number.unit !== '%' : number.unit === unit))
    .map(({ value }) => value);

/** Returns a number, in base units, that a side is surely not above, from its numbers rounded up. */
function roughly(side: Expression): number {
  if (side.kind === 'number') return roundedUp(toNumber(side.value)) * toNumber(unitSize(side.unit));
  if (side.kind !== 'operation') return 0;
  const [a, b] = [roughly(side.left), roughly(side.right)];
  if (side.sign === '+') return a + b;
  if (side.sign === '*') return a * b;
  // By how much it is divided says nothing, but its unit does: 100 km : 2 h.
  if (side.sign === ':') return side.right.kind === 'number' ? a / toNumber(unitSize(side.right.unit)) : a;
  // Of a whole there may be several: 150% of 80.
  return side.sign === 'of' ? Math.max(1, a) * b : a;
}

/**
 * Returns a number that the answer is surely not above, from the numbers of the sum rounded up: so the length of the beach
 * tells no more than an estimate does.
 */
function boundOf(sum: Sum): number {
  const { left, answerSpec } = sum;
  const answer = toNumber(sum.answer);
  const largest = Math.max(answer, ...writtenIn(sum).map(toNumber));
  if (isMoved(sum)) return Math.max(answer * 10, left.kind === 'scale' ? 0 : largest);
  if (answerSpec.unit === '%') return Math.max(100, answer);
  return Math.max(largest, roughly(left) / toNumber(unitSize(answerSpec.unit ?? undefined)));
}

/** A number or an amount with a comma is multiplied or divided: the comma may then stand one place too far. */
const hasComma = ({ left }: Sum): boolean =>
  left.kind === 'operation' &&
  (left.sign === '*' || left.sign === ':') &&
  [...numbersIn(left)].some(
    ({ value, unit, written }) =>
      !isWhole(value) && written?.form !== 'fraction' && (unit === undefined || isMoney(unit)),
  );

/** Returns a wrong answer that is likely: the digits one place too far, all of it, an hour of a hundred minutes. */
function slipOf(sum: Sum): Rational {
  const { answer, answerSpec, kind, operation } = sum;
  if (isMoved(sum) || hasComma(sum)) return times(answer, ten);
  if (answerSpec.unit === '%') return rational(100);
  return kind === 'clock' && operation === 'convert' ? times(answer, rational(100, 60)) : zero;
}

/** Returns the exponent of the first whole power of ten that is no less than a bound and above what may be dug. */
function topOf(bound: number, ...dug: readonly Rational[]): number {
  let exponent = 0;
  while (10 ** exponent < bound - 1e-9 || dug.some((value) => compare(power(exponent), value) <= 0))
    exponent += 1;
  return exponent;
}

/** Whether zeros at the end of all its numbers stay zeros in the answer, also in a wrong one. */
const keepsZeros = ({ kind, answerSpec }: Sum): boolean =>
  kind !== 'fraction' && kind !== 'percent' && kind !== 'clock' && answerSpec.unit !== '%';

/** Returns the exponent of the smallest part: that of the finest decimal, else of the zeros that all numbers end in. */
function finestOf(sum: Sum): number {
  const near = nearIn(sum);
  if (near !== null) return exponentOf(near);
  const values = isMoved(sum) || !keepsZeros(sum) ? [sum.answer] : [...writtenIn(sum), sum.answer];
  const places = Math.max(...values.map((value) => placesOf(value) ?? 0));
  // Amounts are written with both places.
  if (places > 0 && sum.answerSpec.unit === 'eur') return -Math.max(2, places);
  if (places > 0 || isMoved(sum) || !keepsZeros(sum)) return -places;
  let zeros = 0;
  while (values.every((value) => isWhole(dividedBy(value, power(zeros + 1)))) && zeros < 6) zeros += 1;
  return zeros;
}

/** Returns the exponent of a power of ten. */
const exponentOf = ({ num, den }: Rational): number => Math.round(Math.log10(num / den));

/** Returns the layers of a line that the sum names: 20..60 in ones has four tens, then ones. */
function layersOn({ min, max }: Line, step: Rational): readonly Layer[] {
  const span = minus(max, min);
  const sizes = [step];
  for (let next = times(step, ten); compare(times(next, rational(2)), span) <= 0; next = times(next, ten))
    if (isWhole(dividedBy(span, next))) sizes.unshift(next);
  return sizes.map((size, place) => {
    const whole = place === 0 ? span : (sizes[place - 1] ?? span);
    return { size, count: Math.round(toNumber(dividedBy(whole, size))) };
  });
}

interface BeachSpec {
  /** The round begins a layer deeper where the number is given, as on a beach from 400 to 500. */
  readonly isTurned: boolean;
}

/** Returns the beach of a sum. */
export function beachOf(sum: Sum, { isTurned }: BeachSpec): Beach {
  const { line, unit } = sum.answerSpec;
  const isLine = line !== null && line.step !== null;
  const from = isLine ? line.min : zero;
  const layers = isLine ? layersOn(line, line.step) : layersBelow(sum);
  const dug = isTurned && sum.left.kind === 'number' && layers.length > fewest ? 1 : 0;
  const beach: Beach = { from, layers, unit, dug: 0, path: [] };
  const path = (pathTo(beach, sum.answer) ?? []).slice(0, dug);
  return { ...beach, dug: path.length, path };
}

/** Returns the layers from 0 to the next power of ten. */
function layersBelow(sum: Sum): readonly Layer[] {
  const wanted = topOf(boundOf(sum), sum.answer, slipOf(sum));
  const finest = finestOf(sum);
  // A rounded number ends at what it is rounded to; all others may go on to the ones.
  const last = nearIn(sum) ? finest : Math.min(finest, Math.max(wanted - fewest, Math.min(0, finest)));
  const first = Math.max(wanted, last + fewest);
  return Array.from({ length: first - last }, (_, k) => ({ size: power(first - 1 - k), count: 10 }));
}

/** Returns the parts in which a number lies, from the top layer down; null where it lies beyond the beach or between marks. */
export function pathTo({ from, layers }: Beach, value: Rational): readonly number[] | null {
  let rest = minus(value, from);
  const path: number[] = [];
  for (const { size, count } of layers) {
    const part = Math.floor(toNumber(dividedBy(rest, size)) + 1e-9);
    if (part < 0 || part >= count) return null;
    path.push(part);
    rest = minus(rest, times(size, rational(part)));
  }
  return rest.num === 0 ? path : null;
}
