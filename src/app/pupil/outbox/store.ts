import type { AnswerEntry, AnswerState, WindowEntry } from './entry';

/** Where the outbox keeps its entries. A write that has resolved survives what the medium promises. */
export interface OutboxStore {
  /** `memory` is lost with the tab. */
  readonly medium: 'disk' | 'memory';
  putWindow(entry: WindowEntry): Promise<void>;
  window(windowId: string): Promise<WindowEntry | undefined>;
  windows(): Promise<readonly WindowEntry[]>;
  /**
   * Keeps the entry there is: an answer is never overwritten. With `window` its window is put back where another tab
   * has just forgotten it, in one step with the answer.
   */
  addAnswer(entry: AnswerEntry, window?: WindowEntry): Promise<void>;
  /** In the order of the round. */
  answers(windowId: string): Promise<readonly AnswerEntry[]>;
  mark(answerIds: readonly string[], state: AnswerState, code?: string): Promise<void>;
  setEnd(windowId: string, end: WindowEntry['end']): Promise<void>;
  /** Forgets a window and its answers. */
  drop(windowId: string): Promise<void>;
  /** The same when `may` says so of what is there at that moment, in one step. */
  dropIf(
    windowId: string,
    may: (window: WindowEntry, answers: readonly AnswerEntry[]) => boolean,
  ): Promise<void>;
}

export const byPosition = (a: AnswerEntry, b: AnswerEntry): number => a.answer.position - b.answer.position;
