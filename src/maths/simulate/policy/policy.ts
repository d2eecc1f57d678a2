import type { SumCollection } from '../../collections/sum-collection';
import type { Random } from '../../random';
import type { Task } from '../../round/task';
import type { SumId } from '../../sum/sum';
import type { Reply } from '../child/child';
import type { Game } from '../rotation';

/** The situation in which a policy chooses: the same for all. */
export interface PolicyStart {
  readonly collection: SumCollection;
  readonly year: number;
  readonly seed: number;
}

/** What an answered task showed, to a policy and to whoever counts. */
export interface Seen {
  readonly sumId: SumId;
  readonly right: boolean;
  /** Right within the fluency limit of the year, in a quick game. */
  readonly fluent: boolean;
  /** What the product believed beforehand and what came of it; probes only. */
  readonly probe?: { readonly expected: number; readonly outcome: number };
  /** The product stops and explains: that takes time. */
  readonly explains?: boolean;
}

/** A way to choose the next sum. One object serves one pupil. */
export interface Policy {
  /** A round in this game begins. `day` is `YYYY-MM-DD`. */
  begin(game: Game, day: string, now: number): void;
  next(now: number): Pick<Task, 'sumIds' | 'options'>;
  answered(reply: Reply, now: number): Seen;
  /** Sums from all tenths of q, to be asked without anybody learning from it; only of a policy with beliefs. */
  probes?(game: Game, now: number, random: Random): readonly SilentProbe[];
}

export interface SilentProbe {
  readonly task: Pick<Task, 'sumIds' | 'options'>;
  /** q of the answer, luck included. */
  readonly expected: number;
  /** What a reply is worth; null when it says nothing. */
  readonly outcomeOf: (reply: Reply) => number | null;
}

export type MakePolicy = (start: PolicyStart) => Policy;

/** Tasks in a round. */
export const roundLength = 16;
