import { equals, type Rational } from '../number/rational';
import type { Sum } from '../sum/sum';
import type { ErrorType } from './error-type';
import { wrongAnswers } from './misconceptions';

/** The misconceptions that lead to exactly this wrong answer, likeliest first; `unclassified` when none does. */
export function classify(sum: Sum, given: Rational): readonly ErrorType[] {
  // 38 : 6 = 5 rest 8 is worth the right answer: only the form is wrong.
  if (equals(given, sum.answer))
    return [sum.asks.form === 'remainder' ? 'remainder-too-large' : 'unclassified'];
  const errors = wrongAnswers(sum)
    .filter(({ value }) => equals(value, given))
    .map(({ error }) => error);
  return errors.length > 0 ? [...new Set(errors)] : ['unclassified'];
}
