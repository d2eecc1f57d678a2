import type { SumCollection } from '../collections/sum-collection';
import type { Task } from '../round/task';
import type { SumId } from '../sum/sum';
import type { LearningPupil, PupilReply } from './pupil';

/** The situation in which a policy chooses: the same for all. */
export interface PolicyStart {
  readonly collection: SumCollection;
  readonly year: number;
  readonly seed: number;
  /** Only for a policy that bounds all others: none can look into a child. */
  readonly pupil: LearningPupil;
  /** When it is looked what is still recalled, epoch ms. */
  readonly later: number;
}

/** What an answered task showed, to a policy and to whoever counts. */
export interface Seen {
  readonly sumId: SumId;
  readonly right: boolean;
  /** Right within the fluency limit of the year. */
  readonly fluent: boolean;
  /** What the product believed beforehand and what came of it; probes only. */
  readonly probe?: { readonly expected: number; readonly outcome: number };
  /** The product stops and explains: takes its time. */
  readonly explains?: boolean;
}

/** A way to choose the next sum. One object serves one pupil. */
export interface Policy {
  /** A school day begins. */
  begin?(day: string, now: number): void;
  next(now: number): Pick<Task, 'sumIds'>;
  answered(reply: PupilReply, now: number): Seen;
}

export type MakePolicy = (start: PolicyStart) => Policy;
