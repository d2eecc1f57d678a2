import { numeralNotation, placesOf, readNumeral, type Written } from '../number/numeral';
import {
  compare,
  equals,
  isWhole,
  minus,
  negative,
  type Rational,
  rational,
  times,
  zero,
} from '../number/rational';
import { isMoney, unitSize } from '../number/unit';
import { isGoodEstimate } from './parse/estimate';
import { evaluate } from './parse/solve';
import type { Sum } from './sum';
import { momentNotation } from './write-expression';

/** An answer as it is given, offered or shown. */
export type Answer =
  | {
      readonly kind: 'number';
      readonly value: Rational;
      readonly written?: Written | undefined;
      /** Cannot be written shorter; told by the form where it is not given. */
      readonly simplified?: boolean;
      /** Typed with a percent sign where the hole has none: 75% for 0.75. */
      readonly asPercent?: boolean;
    }
  | { readonly kind: 'remainder'; readonly quotient: number; readonly rest: number }
  | { readonly kind: 'moment'; readonly minutes: number; readonly guise: 'clock' | 'face' | 'words' }
  | { readonly kind: 'relation'; readonly sign: '<' | '=' | '>' };

const relations = ['<', '=', '>'] as const;

/** Canonical notation of an answer, for options and storage: `49`, `0.75`, `1 3/4`, `6r2`, `9h15`, `<`. */
export function answerNotation(answer: Answer): string {
  switch (answer.kind) {
    case 'number':
      return numeralNotation(answer);
    case 'remainder':
      return `${answer.quotient}r${answer.rest}`;
    case 'moment':
      return momentNotation(answer.minutes) + (answer.guise === 'clock' ? '' : answer.guise);
    case 'relation':
      return answer.sign;
  }
}

/** Reads canonical notation back; null for anything else. */
export function readAnswerNotation(text: string): Answer | null {
  const sign = relations.find((each) => each === text);
  if (sign) return { kind: 'relation', sign };
  const remainder = /^(0|[1-9]\d{0,9})r(0|[1-9]\d{0,9})$/.exec(text);
  if (remainder) return { kind: 'remainder', quotient: Number(remainder[1]), rest: Number(remainder[2]) };
  const time = /^(\d|1\d|2[0-3])h([0-5]\d)(face|words)?$/.exec(text);
  if (time) {
    const guise = time[3] === 'face' || time[3] === 'words' ? time[3] : 'clock';
    return { kind: 'moment', minutes: 60 * Number(time[1]) + Number(time[2]), guise };
  }
  const numeral = readNumeral(text);
  return numeral && { kind: 'number', ...numeral };
}

function writtenAs({ answerSpec }: Sum, value: Rational): Written | undefined {
  if (isWhole(value)) return undefined;
  if (answerSpec.form === 'decimal') {
    const places = placesOf(value);
    if (places !== null)
      return {
        form: 'decimal',
        places: isMoney(answerSpec.unit ?? undefined) ? Math.max(2, places) : places,
      };
  }
  // More than one whole is written with its wholes apart, unless a fraction was asked.
  return answerSpec.form !== 'fraction' && Math.abs(value.num) > value.den
    ? { form: 'mixed', den: value.den }
    : undefined;
}

const dayMinutes = 24 * 60;

/** A value as an answer to this sum, in the form it asks for; null when it can be no answer: a time of −5 minutes. */
export function asAnswer(sum: Sum, value: Rational): Answer | null {
  const { form, divisor, unit } = sum.answerSpec;
  if (form === 'relation') {
    const sign = isWhole(value) ? relations[value.num + 1] : undefined;
    return sign ? { kind: 'relation', sign } : null;
  }
  if (form === 'moment') {
    const isTime = isWhole(value) && value.num >= 0 && value.num < dayMinutes;
    const guise = unit === 'face' || unit === 'words' ? unit : 'clock';
    return isTime ? { kind: 'moment', minutes: value.num, guise } : null;
  }
  if (form === 'remainder') {
    const total = divisor === null || value.num < 0 ? Number.NaN : (value.num * divisor) / value.den;
    if (divisor === null || !Number.isSafeInteger(total)) return null;
    return { kind: 'remainder', quotient: Math.floor(total / divisor), rest: total % divisor };
  }
  return { kind: 'number', value, written: writtenAs(sum, value) };
}

/** The right answer to a sum in the form it asks for. */
export function answerOf(sum: Sum): Answer {
  return asAnswer(sum, sum.answer) ?? { kind: 'number', value: sum.answer };
}

/** The answer in base units, so that 1.5 m and 140 cm can be put in order. Throws RangeError when it cannot be exact. */
export const magnitudeOf = ({ answer, answerSpec }: Sum): Rational =>
  times(answer, unitSize(answerSpec.unit ?? undefined));

/** What an answer is worth in this sum; null when it is of another sort: a time for a number. */
export function valueOfAnswer({ answerSpec }: Sum, answer: Answer): Rational | null {
  switch (answer.kind) {
    case 'number':
      return answerSpec.form === 'relation' || answerSpec.form === 'moment' ? null : answer.value;
    case 'remainder':
      return answerSpec.divisor === null
        ? null
        : rational(answer.quotient * answerSpec.divisor + answer.rest, answerSpec.divisor);
    case 'moment':
      return answerSpec.form === 'moment' ? rational(answer.minutes) : null;
    case 'relation':
      return answerSpec.form === 'relation' ? rational(relations.indexOf(answer.sign) - 1) : null;
  }
}

/**
 * `not-simplified` and `other-form` are worth the right answer: the first is right and can be written shorter, the
 * second is not what was asked for (0.75 where a fraction was asked).
 */
export type Assessment = 'right' | 'not-simplified' | 'other-form' | 'wrong';

const isClose = (a: Rational, b: Rational, tolerance: Rational): boolean => {
  const off = minus(a, b);
  return compare(off.num < 0 ? negative(off) : off, tolerance) <= 0;
};

function isSensible({ left, right }: Sum, near: Rational, value: Rational): boolean {
  const side = right.kind === 'hole' ? left : right;
  return isGoodEstimate(side, evaluate(side), near, value);
}

function isSameValue(sum: Sum, value: Rational): boolean {
  const { tolerance, twelveHours, near } = sum.answerSpec;
  if (near !== null) return equals(value, sum.answer) || isSensible(sum, near, value);
  if (twelveHours) return isWhole(value) && (value.num - sum.answer.num) % (dayMinutes / 2) === 0;
  return equals(tolerance, zero) ? equals(value, sum.answer) : isClose(value, sum.answer, tolerance);
}

/** The prompt itself is no answer: 1 1/2 for `1 1/2=_frac`. */
const isMixedAsked = ({ left }: Sum): boolean => left.kind === 'number' && left.written?.form === 'mixed';

function hasForm(sum: Sum, { value, written, asPercent }: Extract<Answer, { kind: 'number' }>): boolean {
  const { answerSpec } = sum;
  if (asPercent) return false;
  const form = written?.form ?? (isWhole(value) ? 'whole' : 'fraction');
  if (answerSpec.form === 'decimal') return form === 'decimal' || form === 'whole';
  if (answerSpec.form === 'mixed') return form === 'mixed';
  return form === 'fraction' || (form === 'mixed' && !(answerSpec.form === 'fraction' && isMixedAsked(sum)));
}

/** A time copied in the guise it was shown in: 3:45 where it was to be said. */
function isCopied({ left, answerSpec }: Sum, { guise }: Extract<Answer, { kind: 'moment' }>): boolean {
  const shown = left.kind === 'number' ? left.unit : undefined;
  return shown === guise && answerSpec.unit !== guise;
}

/** Judges an answer: by its worth, and by its form where the sum asks for one. */
export function assess(sum: Sum, answer: Answer): Assessment {
  try {
    const value = valueOfAnswer(sum, answer);
    if (value === null || !isSameValue(sum, value)) return 'wrong';
  } catch (error) {
    if (error instanceof RangeError) return 'wrong';
    throw error;
  }
  if (answer.kind === 'remainder') return answer.rest < (sum.answerSpec.divisor ?? 0) ? 'right' : 'wrong';
  if (sum.answerSpec.form === 'remainder') return 'other-form';
  if (answer.kind === 'moment' && isCopied(sum, answer)) return 'other-form';
  if (answer.kind !== 'number') return 'right';
  if (sum.answerSpec.strict && !hasForm(sum, answer)) return 'other-form';
  const { value, written } = answer;
  const isShort = written === undefined || written.form === 'decimal' || written.den === value.den;
  if (answer.simplified ?? isShort) return 'right';
  return sum.answerSpec.simplest ? 'other-form' : 'not-simplified';
}

/**
 * Whether a wrong answer made from this value would be right after all: within the tolerance of an estimate, or so near
 * it that it is no fair choice beside it.
 */
export function isRightValue(sum: Sum, value: Rational): boolean {
  const { near } = sum.answerSpec;
  return isSameValue(sum, value) || (near !== null && isClose(value, sum.answer, near));
}
