import type { Locale } from '@/maths/locale';
import type { Given, Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import type { AnswerReply } from './bus';
import { errorInWords } from './error-words';
import { spokenTask, withAnswer } from './notation';
import { kitTexts } from './texts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An answer that was passed on, and what came of it. */
interface Answered {
  readonly task: Task;
  readonly given: Given;
  readonly reply: AnswerReply;
  /** Where the answer was given, design px: it flies from there into the sum. */
  readonly from: Point | undefined;
}

/** What a scene is told about an answer it passed on. */
export interface Judged extends Answered {
  /** The sum asked; of several the first that was missed (`reply.verdict.perSum` has all). */
  readonly sum: Sum;
  /** Canonical notation of the right answer, and of what was given (null for "I don't know"). */
  readonly correct: string;
  readonly answered: string | null;
  /** What the miss is called, in a child's words; null when it has no name. */
  readonly named: string | null;
}

export function judgedOf(answer: Answered, locale: Locale): Judged {
  const { task, reply } = answer;
  const { right, perSum } = reply.verdict;
  // Of several sums it is the first that was missed that is explained.
  const told = perSum.find((verdict) => !verdict.right) ?? perSum[0];
  return {
    ...answer,
    sum: sumOf(told?.sumId ?? ''),
    correct: told?.correct ?? '',
    answered: told?.given ?? null,
    // Of several sums nobody could tell which one the name is of.
    named: right || task.sumIds.length > 1 ? null : errorInWords(told?.errors ?? [], locale),
  };
}

/** One message an answer: how it went, what a miss is called, and the sum that comes. */
export function judgedInWords({ sum, correct, named, reply }: Judged, locale: Locale): string {
  const { right, wrong } = kitTexts[locale];
  const written = withAnswer(sum, correct, locale);
  const next = reply.nextTask === null ? null : spokenTask(reply.nextTask, locale);
  return [(reply.verdict.right ? right : wrong)(written), named, next]
    .filter((part) => part !== null)
    .join(' ');
}
