import type { TaskAnswer } from '@/maths/round/answer';
import type { SumWindow } from '@/maths/window/sum-window';

/** State of an answer: stored only here, stored at the server, refused there, or refused and seen by the child. */
export type AnswerState = 'waiting' | 'stored' | 'refused' | 'seen';

/** An answer on this device: ids and maths, never a name. */
export interface AnswerEntry {
  readonly answerId: string;
  readonly windowId: string;
  readonly pupilId: string;
  readonly answer: TaskAnswer;
  readonly state: AnswerState;
  /** The server's code for a refusal. */
  readonly code?: string;
}

/** A window that this device plays or has played, until all of it has reached the server. */
export interface WindowEntry {
  readonly windowId: string;
  readonly pupilId: string;
  readonly practiceTaskId: string;
  /** Allows adding answers to this window, whoever is signed in. */
  readonly ticket: string;
  /** The window from the server, to resume the round offline. */
  readonly content: SumWindow;
  /** End of the round: not reached, still to be sent, or sent. */
  readonly end: 'open' | 'waiting' | 'told';
  /** Epoch ms of this device. */
  readonly keptAt: number;
}

/** A window with the number of its answers on this device. */
export interface StoredRound extends WindowEntry {
  readonly answered: number;
}
