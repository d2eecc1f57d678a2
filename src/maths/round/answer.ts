import type { AnswerMode, TaskPurpose } from '../answer-mode';
import type { SumId } from '../sum/sum';
import type { Given, Shown } from './task';

/** One committed answer to one task: what the outbox keeps, the server stores and a replay needs. */
export interface TaskAnswer extends Shown {
  /** UUIDv7 made on the client; the same id twice is one answer. */
  readonly answerId: string;
  readonly position: number;
  readonly sumIds: readonly SumId[];
  readonly mode: AnswerMode;
  readonly purpose: TaskPurpose;
  readonly given: Given;
  /** Right or not per sum, as it was shown to the child. */
  readonly shownRight: readonly boolean[];
  /** From readable to committed, visible and focused time only, ms. */
  readonly responseMs: number;
  /** What the hand alone needs in this game on this device, ms; taken off before fluency is judged. */
  readonly motorMs: number;
  /** The game's tempo: in a slow game time is information only. */
  readonly tempo: 'quick' | 'slow';
  /** Strategy help was open during this task. */
  readonly helped: boolean;
  /** Epoch ms of the commit by the device's clock. */
  readonly answeredAt: number;
  readonly game: string;
  readonly input: 'pointer' | 'touch' | 'keyboard' | 'switch';
}
