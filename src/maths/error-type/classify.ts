import { isWhole, type Rational } from '../number/rational';
import type { Sum } from '../sum/sum';
import { tripleOf } from '../sum/triple';
import type { ErrorType } from './error-type';
import { wrongAnswers } from './misconceptions';

/** The misconceptions that lead to exactly this wrong answer, likeliest first; `unclassified` when none does. */
export function classify(sum: Sum, given: Rational): readonly ErrorType[] {
  const triple = tripleOf(sum);
  if (!triple || !isWhole(given)) return ['unclassified'];
  const errors = wrongAnswers(triple)
    .filter(({ value }) => value === given.num)
    .map(({ error }) => error);
  return errors.length > 0 ? errors : ['unclassified'];
}
