import { equals } from '../number/rational';
import { type Answer, answerOf, worthOfAnswer } from '../sum/answer';
import type { Sum } from '../sum/sum';
import type { ErrorType } from './error-type';
import { wrongAnswers } from './misconceptions';

/** What is wrong with the form alone, whatever the worth; null where nothing is. */
function formError(sum: Sum, answer: Answer, isWorthIt: boolean): ErrorType | null {
  const { form, divisor } = sum.asks;
  if (form !== 'remainder' || divisor === null) return null;
  // 38 : 6 = 5 rest 8 is worth the right answer, and 6 rest 8 as much as 7 rest 2: only the pair tells them apart.
  if (answer.kind === 'remainder') {
    if (answer.rest < divisor) return null;
    const right = answerOf(sum);
    const isSwapped =
      right.kind === 'remainder' && right.quotient === answer.rest && right.rest === answer.quotient;
    return isSwapped ? 'remainder-swapped' : 'remainder-too-large';
  }
  return isWorthIt ? 'remainder-as-fraction' : null;
}

/**
 * The misconceptions that lead to exactly this wrong answer, likeliest first; `unclassified` when none does, and for an
 * answer of another sort than the sum asks for. Throws RangeError where the answer is too large to be exact.
 */
export function classify(sum: Sum, answer: Answer): readonly ErrorType[] {
  const worth = worthOfAnswer(sum, answer);
  if (worth === null) return ['unclassified'];
  const isWorthIt = equals(worth, sum.answer);
  const form = formError(sum, answer, isWorthIt);
  if (form !== null) return [form];
  if (isWorthIt) return ['unclassified'];
  const errors = wrongAnswers(sum)
    .filter(({ value }) => equals(value, worth))
    .map(({ error }) => error);
  return errors.length > 0 ? [...new Set(errors)] : ['unclassified'];
}
