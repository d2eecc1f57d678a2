import type { TaskAnswer } from '@/maths/round/answer';
import type { SumWindow } from '@/maths/window/sum-window';

/** Where an answer is on its way: kept here, durable at the server, not wanted there, or that and seen by the child. */
export type AnswerState = 'waiting' | 'stored' | 'refused' | 'seen';

/** An answer as this device keeps it: ids and maths, never a name. */
export interface AnswerEntry {
  readonly answerId: string;
  readonly windowId: string;
  readonly pupilId: string;
  readonly answer: TaskAnswer;
  readonly state: AnswerState;
  /** The server's code, when it does not want it. */
  readonly code?: string;
}

/** A window this device plays or has played, until all of it has reached the server. */
export interface WindowEntry {
  readonly windowId: string;
  readonly pupilId: string;
  readonly practiceTaskId: string;
  /** The right to add answers to this window, whoever is signed in by then. */
  readonly ticket: string;
  /** The window as the server made it, to take the round up again without a network. */
  readonly content: SumWindow;
  /** The round's end: not reached, to be told to the server, or told. */
  readonly end: 'open' | 'waiting' | 'told';
  /** Epoch ms by this device. */
  readonly keptAt: number;
}

/** A window on this device with how much of it was answered here. */
export interface KeptRound extends WindowEntry {
  readonly answered: number;
}
