import type { ErrorType } from '@/maths/error-type/error-type';
import type { Locale } from '@/maths/locale';
import { rightOrder } from '@/maths/round/judging/right-order';
import type { Task } from '@/maths/round/task';
import type { GradedTask } from '@/maths/round/task-flow';
import { answerText, promptWithAnswer } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import type { Point } from '../layout/design';
import { spokenNames, spokenTask } from '../text/notation';
import { isBare, isPutOnLine, leftPieces, piecesInText } from '../text/prompt-pieces';
import { texts as kitTexts } from '../text/texts.gen';
import { errorInWords } from './error-words';

/** An answer with its verdict, as a scene receives it. */
export interface GradedAnswer extends GradedTask {
  /** The answer was given here, design px, and flies from here into the sum. */
  readonly from: Point | undefined;
  /** The sum asked; of several sums the wrong one that is explained (`verdict.perSum` has all). */
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
  // Of several sums the first wrong one is explained; one that was taken comes before one that was left.
  const wrong = perSum.filter((each) => !each.right);
  const taken = answer.given.kind === 'set' ? answer.given.optionIds : [];
  const firstTaken = taken.flatMap((id) => wrong.find(({ sumId }) => sumId === id) ?? [])[0];
  const told = firstTaken ?? wrong[0] ?? perSum[0];
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

/** Hints that only tell how far off an answer was. */
const distances: ReadonlySet<ErrorType> = new Set(['one-off', 'ten-off']);

/** Returns the hint for the error; null for one that only tells how far off it was, where a game shows that itself. */
export function hintBesideDistance({
  named,
  verdict,
}: Pick<GradedAnswer, 'named' | 'verdict'>): string | null {
  const [likeliest] = verdict.perSum[0]?.errors ?? [];
  return likeliest !== undefined && distances.has(likeliest) ? null : named;
}

/** Returns whether the game explains the answer before the next sum. */
export const isExplained = ({ verdict }: Pick<GradedTask, 'verdict'>): boolean =>
  !verdict.right || verdict.next === 'explain';

/**
 * Returns one message for screen readers: the verdict, and what is said about a miss or the next sum. A sum that comes
 * after an explanation is said when it is shown, so that result, explanation and next sum are heard in this order.
 */
export function describeGradedAnswer(
  graded: GradedAnswer,
  locale: Locale,
  { miss = graded.named, following = (task: Task) => spokenTask(task, locale) } = {},
): string {
  const { next } = graded;
  const then = next === null || isExplained(graded) ? null : following(next);
  return [result(graded, locale), miss ?? given(graded, locale), then]
    .filter((part) => part !== null)
    .join(' ');
}

/** Returns what was answered, for a miss without a sentence: whoever sees has it beside the right answer. */
function given(graded: GradedAnswer, locale: Locale): string | null {
  const { task, answered, verdict } = graded;
  if (verdict.right || answered === null || task.sumIds.length > 1 || isPlaced(graded)) return null;
  return kitTexts[locale]('given', { value: answerText(answered, locale) });
}

/** Returns whether a number was asked to be put at its place: number and answer are the same. */
const isPlaced = ({ task: { mode }, sum }: GradedAnswer): boolean => mode === 'place' && isBare(sum);

/** A sum with its answer; what is put on a line is its own answer, and is said once. */
const withAnswer = (sum: Sum, correct: string, locale: Locale): string =>
  isPutOnLine(sum) ? piecesInText(leftPieces(sum, locale)).trim() : promptWithAnswer(sum, correct, locale);

/** Returns the verdict with the sum it is about: of an order the right one, of what fits together only what does not. */
function result(graded: GradedAnswer, locale: Locale): string {
  const { task, sum, correct, answered, verdict } = graded;
  const t = kitTexts[locale];
  if (isPlaced(graded)) {
    const right = answerText(correct, locale);
    if (verdict.right) return t('right', { sum: right });
    if (answered !== null) return t('placed', { given: answerText(answered, locale), right });
  }
  if (verdict.right)
    return task.sumIds.length > 1 ? t('well') : t('right', { sum: withAnswer(sum, correct, locale) });
  const written =
    task.direction === undefined
      ? withAnswer(sum, correct, locale)
      : spokenNames(rightOrder(task).map(parseSumOrThrow), locale);
  return t('wrong', { sum: written });
}
