import { placesOf } from '../number/numeral';
import { compare, isWhole, type Rational, rational, times } from '../number/rational';
import { isMoney } from '../number/unit';
import { asAnswer } from '../sum/answer';
import { featuresOf } from '../sum/features';
import { numbersIn } from '../sum/parse/answer-spec';
import type { Sum } from '../sum/sum';

/** Most parts of a fraction that is still offered. */
const mostParts = 60;

/** Largest wrong answer that still looks like one: a part of a split is never more than the whole. */
function limit(sum: Sum): Rational {
  const { binaryFact } = sum;
  if (!binaryFact) return times(sum.answer.num > 0 ? sum.answer : rational(1), rational(12));
  const { size } = featuresOf(binaryFact);
  return rational(binaryFact.operation === 'split' ? size : Math.round(size * 1.6) + 3);
}

/** Whether a sum has nothing but whole euros: an amount with cents would stand out. A percentage may lead to cents. */
function isInWholeEuros({ answer, answerSpec, kind, left, right }: Sum): boolean {
  if (answerSpec.unit !== 'eur' || kind === 'percent' || !isWhole(answer)) return false;
  const numbers = [...numbersIn(left), ...numbersIn(right)];
  return numbers.every(({ value, unit }) => isWhole(value) && (unit === undefined || unit === 'eur'));
}

/**
 * Whether a wrong answer looks like an answer: in the form that is asked, with no more decimals than such answers have,
 * and not absurdly large.
 */
export function isPlausible(sum: Sum, value: Rational): boolean {
  const { form, line, unit } = sum.answerSpec;
  if (asAnswer(sum, value) === null) return false;
  if (form === 'relation' || form === 'moment' || form === 'remainder') return true;
  if (line && (compare(value, line.min) < 0 || compare(value, line.max) > 0)) return false;
  if (compare(value, limit(sum)) > 0) return false;
  if (!isWhole(value) && isInWholeEuros(sum)) return false;
  if (isWhole(value)) return form !== 'mixed' || isWhole(sum.answer);
  const places = placesOf(value);
  if (form === 'decimal' || isMoney(unit ?? undefined)) {
    const most = Math.max(placesOf(sum.answer) ?? 0, isMoney(unit ?? undefined) && unit === 'eur' ? 2 : 1);
    return places !== null && places <= most;
  }
  if (isWhole(sum.answer))
    return form === 'number' && unit !== null && unit !== '%' && places !== null && places <= 2;
  return value.den <= mostParts;
}
