import { equals } from '../number/rational';
import { type Answer, answerNotation, answerOf, readAnswerNotation, valueOfAnswer } from '../sum/answer';
import type { Sum } from '../sum/sum';
import type { ErrorType } from './error-type';
import { isPieceAway } from './fraction-misconceptions';
import { rareWrongAnswers, wrongAnswers } from './misconceptions';
import { areRivals } from './rivals';
import type { WrongAnswer } from './wrong-answer';

/** What is wrong with the form alone, whatever the worth; null where nothing is. */
function formError(sum: Sum, answer: Answer, isSameValue: boolean): ErrorType | null {
  const { form, divisor } = sum.answerSpec;
  if (form !== 'remainder' || divisor === null) return null;
  // 38 : 6 = 5 rest 8 is worth the right answer, and 6 rest 8 as much as 7 rest 2: only the pair tells them apart.
  if (answer.kind === 'remainder') {
    if (answer.rest < divisor) return null;
    const right = answerOf(sum);
    const isSwapped =
      right.kind === 'remainder' && right.quotient === answer.rest && right.rest === answer.quotient;
    return isSwapped ? 'remainder-swapped' : 'remainder-too-large';
  }
  return isSameValue ? 'remainder-as-fraction' : null;
}

/** Said of any answer that is near, or of any wrong sign: a named bug tells more. */
const vague: ReadonlySet<ErrorType> = new Set([
  'one-off',
  'ten-off',
  'gave-operand',
  'hour-off',
  'sign-reversed',
  'said-equal',
]);

/**
 * 12/18 to 2/3 × 6 is worth a number of the sum, and is no copy of it. Told from the notation that is stored, so that an
 * answer is named the same when it is read again.
 */
function isNoCopy(sum: Sum, answer: Answer): boolean {
  const notation = answerNotation(answer);
  const stored = readAnswerNotation(notation);
  const form = stored?.kind === 'number' ? stored.written?.form : undefined;
  return (form === 'fraction' || form === 'mixed') && !sum.id.includes(notation);
}

/**
 * The misconceptions that lead to exactly this wrong answer, likeliest first; `unclassified` when none does, and for an
 * answer of another sort than the sum asks for, and where two ways of thinking explain it equally well: no name is better than a wrong one. Throws RangeError where the answer is too large to be exact.
 */
export function classify(sum: Sum, answer: Answer): readonly ErrorType[] {
  const given = valueOfAnswer(sum, answer);
  if (given === null) return ['unclassified'];
  const isSameValue = equals(given, sum.answer);
  const form = formError(sum, answer, isSameValue);
  if (form !== null) return [form];
  if (isSameValue) return ['unclassified'];
  // 46 rest 1 is no 46.1, though its worth is that of 46.2.
  const isPair = answer.kind === 'remainder';
  const isOther = isNoCopy(sum, answer);
  const isPlaced = isPieceAway(sum, given);
  const fits = (error: ErrorType): boolean =>
    !(isPair && error === 'remainder-as-decimals') &&
    !(isOther && error === 'gave-operand') &&
    !(isPlaced && error === 'only-one-part-changed');
  const named = (found: readonly WrongAnswer[]) =>
    found.filter(({ value, error }) => equals(value, given) && fits(error)).map(({ error }) => error);
  const usual = named(wrongAnswers(sum));
  const telling = usual.filter((error) => !vague.has(error));
  const [first, ...others] = new Set([...telling, ...named(rareWrongAnswers(sum)), ...usual]);
  if (first === undefined || others.some((other) => areRivals(first, other))) return ['unclassified'];
  return [first, ...others];
}
