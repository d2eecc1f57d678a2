import type { SchoolCalendar } from '../calendar/school-calendar';
import type { Estimate, SumMemory } from '../learn/learner';
import type { ShapeName } from '../sum/shape/shape-names';
import type { SkillId, SumId } from '../sum/sum';

/** How this pupil practises: from the exercise settings of the group or of the pupil. */
export interface PracticeSettings {
  /** `adaptive` chooses by the model, `fixed` gives everyone the same series. */
  readonly series: 'adaptive' | 'fixed';
  /** Tasks in a round, 8–24. */
  readonly sumsPerRound: number;
  readonly help: boolean;
  readonly clock: 'off' | 'visible';
  /** The school lets games begin with sound; they do where this is absent. */
  readonly sound?: boolean;
  /** Most fragile sums in practice at once, 4–12. */
  readonly fragileLimit: number;
}

/** What a window is for: practice, two minutes an operation without feedback, or finding where a new pupil stands. */
export type WindowPurpose = 'practice' | 'fluency-test' | 'start-test';

/** Why a sum is in the window; `known` ones are for the warm-up, relief after misses, and the last sum. */
export type PoolReason = 'new' | 'practising' | 'review' | 'probe' | 'known' | 'test';

/** One sum of the window with all that is needed to choose and score it offline. */
export interface PoolEntry {
  readonly sumId: SumId;
  /** Difficulty β of this difficulty version, logits. */
  readonly difficulty: number;
  readonly memory: SumMemory;
  readonly reason: PoolReason;
}

/**
 * The sums now in practice for one pupil: made by the server, played on the client without it.
 * With the same window and the same answers a round is the same everywhere.
 */
export interface SumWindow {
  readonly id: string;
  readonly pupilId: string;
  readonly practiceTaskId: string;
  readonly collection: { readonly key: string; readonly version: number };
  readonly mathsVersion: number;
  readonly difficultyVersion: number;
  readonly seed: number;
  readonly year: number;
  /** Epoch ms, server clock. */
  readonly createdAt: number;
  /** Calendar day in the school's zone. */
  readonly day: string;
  /** By whose holidays reviews are dated. Absent in windows of before there was one: every Monday to Friday counts. */
  readonly calendar?: SchoolCalendar;
  /** Absent: practice. */
  readonly purpose?: WindowPurpose;
  /** Procedures are practised by the bucket: `practising` is the current one, `review` earlier ones, `new` the next. */
  readonly byBucket?: true;
  /** The window brings sums of the collection below because its own are too hard, or above because all are known. */
  readonly beyond?: 'below' | 'above';
  /** The collection has answers below zero, this window perhaps none: a minus can be given all the same. */
  readonly belowZero?: true;
  /** Game of the pupil's round before this one with the same collection; what it refused is asked first. */
  readonly playedBefore?: string;
  /** Shapes of sums that games take and were not to ask when the window was made, by game. */
  readonly shapesOff?: Readonly<Record<string, readonly ShapeName[]>>;
  readonly settings: PracticeSettings;
  readonly ability: Estimate;
  readonly skills: Readonly<Record<SkillId, Estimate>>;
  /** In the order of the collection. */
  readonly pool: readonly PoolEntry[];
  /**
   * Sums that stand beside those of the pool when several are asked at once: judged and stored, not scored. Absent in
   * windows of the first version.
   */
  readonly fill?: readonly SumId[];
  /** Drawn by chance from all sums already introduced; every tenth scored task asks the next one. All are in the pool. */
  readonly probes: readonly SumId[];
}
