import type { AnswerEntry, AnswerState, WindowEntry } from './entry';

/** Storage of the outbox. A resolved write survives as far as the medium promises. */
export interface OutboxStore {
  /** `memory` is lost with the tab. */
  readonly medium: 'disk' | 'memory';
  putWindow(entry: WindowEntry): Promise<void>;
  window(windowId: string): Promise<WindowEntry | undefined>;
  windows(): Promise<readonly WindowEntry[]>;
  /**
   * Adds an answer and never overwrites one. Restores `window` in the same transaction when another tab has just
   * deleted it.
   */
  addAnswer(entry: AnswerEntry, window?: WindowEntry): Promise<void>;
  /** Sorted by position in the round. */
  answers(windowId: string): Promise<readonly AnswerEntry[]>;
  mark(answerIds: readonly string[], state: AnswerState, code?: string): Promise<void>;
  setEnd(windowId: string, end: WindowEntry['end']): Promise<void>;
  /** Deletes a window and its answers. */
  drop(windowId: string): Promise<void>;
  /** Deletes them when `may` agrees, in the same transaction. */
  dropIf(
    windowId: string,
    may: (window: WindowEntry, answers: readonly AnswerEntry[]) => boolean,
  ): Promise<void>;
}

export const byPosition = (a: AnswerEntry, b: AnswerEntry): number => a.answer.position - b.answer.position;
