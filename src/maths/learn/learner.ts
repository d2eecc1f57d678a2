import type { SkillId, SumId } from '../sum/sum';
import type { BucketMemory } from './bucket';

/** A quantity on the logit scale that the model believes: mean, variance, and how many answers shaped it. */
export interface Estimate {
  readonly mean: number;
  readonly variance: number;
  readonly answers: number;
  /** What was done last in it, where it is the narrowest skill of procedures. */
  readonly bucket?: BucketMemory;
}

/** Where a sum stands for this pupil. `maintenance` is automated and on the review schedule. */
export type SumPhase = 'new' | 'practising' | 'nearly' | 'automated' | 'maintenance';

/** What the model keeps of one pupil and one sum. Days are `YYYY-MM-DD` in the school's time zone. */
export interface SumMemory {
  readonly phase: SumPhase;
  /** The pupil's own departure from the sum's difficulty (s in the model; facts only). */
  readonly offset: number;
  readonly answers: number;
  /** Days with a fluent right answer since the last miss, oldest first; of more than six the first and the last five. */
  readonly fluentDays: readonly string[];
  /** Whether one of those fluent answers was typed or built, not chosen. */
  readonly producedFluently: boolean;
  /** Epoch ms of the last answer, corrected for the device's clock; null when never asked. */
  readonly lastAnswered: number | null;
  /** Epoch ms when the sum was taken into the window; null when it never was. */
  readonly introduced: number | null;
  /** Day a review is due (automated sums only). */
  readonly due: string | null;
  /** Index in the review schedule 2, 4, 8, 16, 32, 60 school days. */
  readonly reviewStep: number;
}

/** All that choosing and scoring need to know of a pupil. The server's copy is a projection of the answers. */
export interface Learner {
  readonly ability: Estimate;
  readonly skills: Readonly<Record<SkillId, Estimate>>;
  readonly sums: Readonly<Record<SumId, SumMemory>>;
  /** School year 1–8 (NL numbering): sets the fluency limit. */
  readonly year: number;
}
