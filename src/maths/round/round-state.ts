import type { AnswerMode, TaskPurpose } from '../answer-mode';
import type { Learner } from '../learn/learner';
import type { ShapeName } from '../sum/shape/shape-names';
import type { SumId } from '../sum/sum';
import type { SumWindow } from '../window/sum-window';
import type { Task } from './task';

export interface RoundConfig {
  readonly mode: AnswerMode;
  readonly game: string;
  readonly tempo: 'quick' | 'slow';
  /** Options offered when choosing (2–8), sums to collect from (4–8) or to put in order (3–6). */
  readonly optionCount: number;
  /** Placing: whether a value is put by feel or on its exact place; exact when absent. */
  readonly place?: 'exact' | 'estimate';
  /** Shapes of sums it asks; it leaves the others to the next game. All of them when absent. */
  readonly takes?: readonly ShapeName[];
  /** Shapes the game before it took; what that game refused is asked first. */
  readonly takenBefore?: readonly ShapeName[];
  /** Tasks in the round; `settings.sumsPerRound` of the window, unless a game needs another length. */
  readonly length: number;
}

export interface PastTask {
  readonly sumIds: readonly SumId[];
  readonly purpose: TaskPurpose;
  readonly right: boolean;
}

/** Everything a round is; made by `startRound` and `answerTask` only, never changed in place. */
export interface Round {
  readonly window: SumWindow;
  readonly config: RoundConfig;
  /** The pupil as the answers of this round have shown it. */
  readonly learner: Learner;
  readonly past: readonly PastTask[];
  /** Missed sums that are to return, with the first position where they may. */
  readonly returns: readonly { readonly sumId: SumId; readonly from: number }[];
  /** The task to be answered; null when the round is over. */
  readonly task: Task | null;
  /** Right answers in a row. */
  readonly streak: number;
  readonly missesInRow: number;
  /** Misses in a row of less than a second each. */
  readonly hastyInRow: number;
}
