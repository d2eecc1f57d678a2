import { chance } from '../learn/chance';
import { startDifficulty } from '../learn/difficulty';
import { emptyMemory } from '../learn/empty-learner';
import type { Learner, SumMemory } from '../learn/learner';
import { isAutomated, nearlyFrom } from '../learn/memory';
import { readSum } from '../sum/read-sum';
import type { Sum, SumId } from '../sum/sum';

/** A sum of the collection as this pupil stands to it now. */
export interface Candidate {
  readonly sum: Sum;
  readonly difficulty: number;
  readonly memory: SumMemory;
  /** Chance of knowing it now, without luck. */
  readonly chance: number;
  /** Never asked, and known by all that the pupil has shown elsewhere. */
  readonly expectedKnown: boolean;
}

const expectedKnownFrom = 0.97;

/** All sums of the collection in their order; ids that are no sums are left out. */
export function candidatesOf(sumIds: readonly SumId[], learner: Learner, now: number): Candidate[] {
  const candidates: Candidate[] = [];
  for (const sumId of sumIds) {
    const sum = readSum(sumId);
    if (!sum) continue;
    const difficulty = startDifficulty(sum);
    const memory = learner.sums[sumId] ?? emptyMemory;
    const knowing = chance(learner, sum, { now, difficulty });
    const expectedKnown = memory.introduced === null && knowing >= expectedKnownFrom;
    candidates.push({ sum, difficulty, memory, chance: knowing, expectedKnown });
  }
  return candidates;
}

export const isIntroduced = ({ memory }: Candidate): boolean => memory.introduced !== null;

/** Introduced and not yet safe: below *nearly* by its phase or by forgetting. */
export const isFragile = (candidate: Candidate): boolean =>
  isIntroduced(candidate) &&
  !isAutomated(candidate.memory) &&
  (candidate.memory.phase === 'practising' || candidate.chance < nearlyFrom);

/** Fluent today: more of it on one day is soon forgotten. */
export const isDoneFor = (day: string, { memory }: Candidate): boolean => memory.fluentDays.at(-1) === day;

/** Introduced, nearly known, and not fading. */
export const isNearly = (candidate: Candidate): boolean =>
  isIntroduced(candidate) && !isAutomated(candidate.memory) && !isFragile(candidate);
