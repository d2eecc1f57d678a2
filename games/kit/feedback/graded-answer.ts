import type { Locale } from '@/maths/locale';
import type { GradedTask } from '@/maths/round/task-flow';
import { promptWithAnswer } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import type { Point } from '../layout/design';
import { spokenTask } from '../text/notation';
import { texts as kitTexts } from '../text/texts.gen';
import { errorInWords } from './error-words';

/** An answer with its verdict, as a scene receives it. */
export interface GradedAnswer extends GradedTask {
  /** The answer was given here, design px, and flies from here into the sum. */
  readonly from: Point | undefined;
  /** The sum asked; of several sums the first wrong one (`verdict.perSum` has all). */
  readonly sum: Sum;
  /** Canonical notation of the right answer, and of the answer given (null for "I don't know"). */
  readonly correct: string;
  readonly answered: string | null;
  /** Hint for the error, in a child's words; null when it is unclassified. */
  readonly named: string | null;
}

export function gradedAnswerOf(answer: GradedTask, locale: Locale, from?: Point): GradedAnswer {
  const { task, verdict } = answer;
  const { right, perSum } = verdict;
  // Of several sums the first wrong one is explained.
  const told = perSum.find((each) => !each.right) ?? perSum[0];
  return {
    ...answer,
    from,
    sum: parseSumOrThrow(told?.sumId ?? ''),
    correct: told?.correct ?? '',
    answered: told?.given ?? null,
    // With several sums the child could not tell which one the hint is about.
    named: right || task.sumIds.length > 1 ? null : errorInWords(told?.errors ?? [], locale),
  };
}

/** Returns whether the game explains the answer before the next sum. */
export const isExplained = ({ verdict }: Pick<GradedTask, 'verdict'>): boolean =>
  !verdict.right || verdict.next === 'explain';

/**
 * Returns one message for screen readers: the verdict, and the sentence about a miss or the next sum. A sum that comes
 * after an explanation is said when it is shown, so that result, explanation and next sum are heard in this order.
 */
export function describeGradedAnswer(graded: GradedAnswer, locale: Locale, miss = graded.named): string {
  const { sum, correct, verdict, next } = graded;
  const written = promptWithAnswer(sum, correct, locale);
  const following = next === null || isExplained(graded) ? null : spokenTask(next, locale);
  return [kitTexts[locale](verdict.right ? 'right' : 'wrong', { sum: written }), miss, following]
    .filter((part) => part !== null)
    .join(' ');
}
