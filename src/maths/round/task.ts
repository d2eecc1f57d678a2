import type { ErrorType } from '../error-type/error-type';
import type { SumId } from '../sum/sum';

/** How an answer is given; the games guide says what each needs of a sum. */
export type AnswerMode = 'choose' | 'type' | 'collect' | 'compose' | 'place' | 'order';

/** Why the round asks this task now. Only `practice` and `probe` move the learner model. */
export type TaskPurpose = 'practice' | 'probe' | 'warm-up' | 'relief' | 'return';

export interface Option {
  readonly id: string;
  /** Exact, in canonical notation: `49`, `3/4`. */
  readonly value: string;
}

export interface Task {
  readonly taskId: string;
  /** Place in the round, from 0. A missed sum that returns is a new position with `purpose: 'return'`. */
  readonly position: number;
  readonly sumIds: readonly SumId[];
  readonly mode: AnswerMode;
  readonly options?: readonly Option[];
  readonly purpose: TaskPurpose;
}

/** What the child gave, as it gave it: judged by the round, stored as it is. */
export type Given =
  | { readonly kind: 'value'; readonly raw: string }
  | { readonly kind: 'choice'; readonly optionId: string }
  | { readonly kind: 'set'; readonly optionIds: readonly string[] }
  | { readonly kind: 'pieces'; readonly values: readonly string[] }
  | { readonly kind: 'order'; readonly sumIds: readonly SumId[] }
  | { readonly kind: 'place'; readonly value: string }
  | { readonly kind: 'unknown' };

export interface SumVerdict {
  readonly sumId: SumId;
  /** Graded outcome in [0, 1], as the learner model sees it. */
  readonly outcome: number;
  readonly right: boolean;
  /** Canonical notation of the right answer and of what was given (null for "I don't know" or unreadable). */
  readonly correct: string;
  readonly given: string | null;
  /** Named misconceptions that lead to exactly this wrong answer, likeliest first. */
  readonly errors: readonly ErrorType[];
}

export interface Verdict {
  readonly taskId: string;
  readonly right: boolean;
  readonly perSum: readonly SumVerdict[];
  /** What the round does next: on with the next task, explain first, pause kindly, or stop. */
  readonly next: 'task' | 'explain' | 'pause' | 'over';
  /** The sum whose strategy is to be shown now: after "I don't know", and after two or three misses in a row. */
  readonly strategyOf: SumId | null;
  /** Right answers in a row, this one included; 0 after a miss. */
  readonly streak: number;
}
