import type { AnswerMode, TaskPurpose } from '../answer-mode';
import type { ErrorType } from '../error-type/error-type';
import type { Operation, SumId } from '../sum/sum';

export interface Option {
  readonly id: string;
  /** Exact, in canonical notation: `49`, `3/4`. */
  readonly value: string;
}

/**
 * The line, or the grid, on which a value is put. Its ends and step are in canonical notation; the answer lies on a
 * step, and not always at the same place of the line.
 */
export interface PlaceLine {
  readonly from: string;
  readonly to: string;
  /** What one move of the hand is worth; in an exact task a value snaps to it. */
  readonly step: string;
  /** No marks are shown and what lies within 6 % of the line is right; otherwise only the exact value is. */
  readonly estimate: boolean;
}

/** Two minutes of one operation in a fluency test. */
export interface TestBlock {
  readonly operation: Operation;
  /** 0, and one more each time it is offered again after a pause. */
  readonly attempt: number;
  /** Since the block began, ms: when the task was answered; 0 while it is not. At its end or later it does not count. */
  readonly atMs: number;
}

export interface Task {
  readonly taskId: string;
  /** Place in the round, from 0. A missed sum that returns is a new position with `purpose: 'return'`. */
  readonly position: number;
  /** One sum, or all that are to be collected from or put in order, as they are to be laid out. */
  readonly sumIds: readonly SumId[];
  readonly mode: AnswerMode;
  readonly purpose: TaskPurpose;
  /** Choosing: what is offered. */
  readonly options?: readonly Option[];
  /** Collecting: what the sums that fit are worth, in canonical notation; of times minutes since midnight. */
  readonly target?: string;
  /** Ordering: from the least (`up`) or from the most (`down`). */
  readonly direction?: 'up' | 'down';
  /** Placing: what it is put on. */
  readonly line?: PlaceLine;
  /** A fluency test: the two minutes it is part of. */
  readonly block?: TestBlock;
}

/** What was shown beside the sums: decides what is right, so it is stored with the answer. */
export type Shown = Pick<Task, 'options' | 'target' | 'direction' | 'line' | 'block'>;

/** The part of a task or an answer that says what was shown; what is absent stays absent. */
export const shownOf = ({
  options,
  target,
  direction,
  line,
  block,
}: { readonly [Key in keyof Shown]?: Shown[Key] | undefined }): Shown => ({
  ...(options && { options }),
  ...(target !== undefined && { target }),
  ...(direction && { direction }),
  ...(line && { line }),
  ...(block && { block }),
});

/** What the child gave, as it gave it: judged by the round, stored as it is. */
export type Given =
  | { readonly kind: 'value'; readonly raw: string }
  | { readonly kind: 'choice'; readonly optionId: string }
  /** The sums that were collected, by their ids. */
  | { readonly kind: 'set'; readonly optionIds: readonly string[] }
  /** What was put together, in order: each adds its value; `*2` and `:4` multiply and divide what lies there. */
  | { readonly kind: 'pieces'; readonly values: readonly string[] }
  /** All sums of the task, as they were put. */
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
