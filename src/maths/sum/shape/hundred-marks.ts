import { compare, dividedBy, isWhole, type Rational, rational, times } from '../../number/rational';
import { numbersIn } from '../parse/answer-spec';
import { holesIn } from '../parse/solve';
import type { Sum } from '../sum';

const marks = rational(100);
const ten = rational(10);
const size = ({ num, den }: Rational): Rational => rational(Math.abs(num), den);

/** Returns the smallest power of ten, at least 1, that no value passes. */
function topOf(values: readonly Rational[]): Rational {
  let top = rational(1);
  for (const value of values) while (compare(size(value), top) > 0) top = times(top, ten);
  return top;
}

/**
 * Whether a line from 0 to a power of ten with a hundred marks shows the answer and every number in its unit: 4 m + 30 cm
 * is 430 of 1000 cm, but 437 lies between two marks. A rounded number is counted in what it is rounded to.
 */
export function isOnHundredMarks({ left, right, answer, answerSpec: { unit }, kind }: Sum): boolean {
  if (kind === 'fraction') return false;
  const [hole] = [...holesIn(left), ...holesIn(right)];
  const numbers = [...numbersIn(left), ...numbersIn(right)]
    .filter((number) => unit === null || (number.unit ?? unit) === unit)
    .map(({ value }) => value);
  const top = topOf([...numbers, answer]);
  if (hole?.near) return compare(top, times(hole.near, marks)) <= 0;
  const mark = dividedBy(top, marks);
  return [...numbers, answer].every((value) => isWhole(dividedBy(value, mark)));
}
