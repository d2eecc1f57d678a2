/** What an encounter with a fact was: recalled, worked out rightly, or shown after an error. */
export type Encounter = 'recalled' | 'worked-out' | 'shown';

/** What makes one child's memory of one fact differ from another's. */
export interface FactTraits {
  /** How well the child stood to this fact before the first day; 0 is even odds of recall. */
  readonly ease: number;
  /** How much an encounter leaves behind, 1 in the middle. */
  readonly quickness: number;
  /** How fast it is forgotten, 1 in the middle. */
  readonly forgetting: number;
}

/** The memory of one fact. Times are epoch ms. */
export interface FactMemory {
  /** Probability that the fact is recalled now, and how long that takes, ms. */
  recall(now: number): { readonly probability: number; readonly ms: number };
  study(now: number, encounter: Encounter): void;
}

/** Makes the memory of a fact; `start` is the first day. */
export type MakeFactMemory = (traits: FactTraits, start: number) => FactMemory;

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** What each encounter leaves behind, in any of the memories: recalling strengthens most. */
export const weightOf: Readonly<Record<Encounter, number>> = { recalled: 1, 'worked-out': 0.8, shown: 0.5 };

const secondMs = 1000;
const lessonSeconds = 3600;
/** Outside the hour of a lesson time passes so much slower for memory (Pavlik & Anderson 2005). */
const psychologicalTime = 0.025;

/** Seconds as memory counts them. */
export function elapsed(from: number, to: number): number {
  const seconds = Math.max(1, (to - from) / secondMs);
  return seconds <= lessonSeconds ? seconds : lessonSeconds + (seconds - lessonSeconds) * psychologicalTime;
}
