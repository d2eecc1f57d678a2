import type { Bus, RoundSettings } from '@games/kit/api/bus';
import type { TaskAnswer } from '@/maths/round/answer';
import type { RoundConfig } from '@/maths/round/round-state';
import type { TaskFlow } from '@/maths/round/task-flow';
import type { Operation, SumId } from '@/maths/sum/sum';
import type { SumWindow } from '@/maths/window/sum-window';
import type { AnswerClock } from './answer-clock';
import type { MotorTimes } from './motor-samples';

/** Storage of answers and keepsakes: the outbox, or none in a preview. */
export interface RoundStorage {
  /** Resolves when the answer is stored; the round does not continue before. */
  add(answer: TaskAnswer): Promise<void>;
  finish(): Promise<void>;
  loadKeepsake(game: string): Promise<unknown>;
  saveKeepsake(game: string, data: unknown): Promise<void>;
}

/** State of a round for the screen around the stage. */
export interface RoundView {
  /** Phase of the current task. */
  readonly flow: TaskFlow;
  /** Follows from the flow and `pauseReason`. */
  readonly state: 'playing' | 'paused' | 'over';
  /** Reason why the round is paused. */
  readonly pauseReason: 'pause' | 'help' | 'rest' | 'block' | 'time' | 'stop' | null;
  /** The missed sum whose strategy help explains first; set until help was read or the next task is answered. */
  readonly strategyOf: SumId | null;
  readonly done: number;
  readonly length: number;
  readonly right: number;
  readonly settings: RoundSettings;
  /** The collection has negative answers, so every sum offers a minus key. */
  readonly belowZero: boolean;
  /** The sums are read aloud without being asked: for children who learn to read. */
  readonly readsItself: boolean;
  /** Tests give no verdict on single answers. */
  readonly isTest: boolean;
  /** The block of a test that is ready or running; `again` when a pause voided it. */
  readonly test: {
    readonly operation: Operation;
    /** From 0. */
    readonly block: number;
    readonly blocks: number;
    readonly again: boolean;
  } | null;
}

export interface RoundSession {
  /** Id of the window. */
  readonly id: string;
  readonly bus: Bus;
  view(): RoundView;
  onView(listener: () => void): () => void;
  pause(why: NonNullable<RoundView['pauseReason']>): void;
  resume(): void;
  /** Switches help from the missed sum to the current task. */
  helpWithTask(): void;
  /** Time in this round, ms; excludes pauses and hidden pages. */
  time(): number;
  /** The pupil knows the sum by heart, according to the window. */
  knows(sumId: SumId): boolean;
  change(settings: Partial<Pick<RoundSettings, 'sound' | 'motion' | 'locale'>>): void;
  close(): void;
}

export interface RoundSetup {
  readonly window: SumWindow;
  readonly config: RoundConfig;
  /** Answers given before the round was resumed. */
  readonly answers: readonly TaskAnswer[];
  readonly settings: RoundSettings;
  readonly storage: RoundStorage;
  readonly clock: AnswerClock;
  readonly motor: MotorTimes;
  /** Epoch ms of the device. */
  readonly now: () => number;
}
