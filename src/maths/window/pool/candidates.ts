import { emptyMemory } from '../../learn/empty-learner';
import type { Learner, SumMemory } from '../../learn/learner';
import { nearlyFrom } from '../../learn/memory';
import { isAutomated } from '../../learn/phase';
import { abilityOn, knowing } from '../../learn/probability';
import type { SkillId, Sum } from '../../sum/sum';
import type { Ladder } from './ladder';

/** A sum of the collection as this pupil stands to it now. */
export interface Candidate {
  readonly sum: Sum;
  /** On the ladder of the collection. */
  readonly place: number;
  readonly difficulty: number;
  readonly memory: SumMemory;
  /** Chance of knowing it now, without luck. */
  readonly probability: number;
  /** Never asked, and known by all that the pupil has shown elsewhere. */
  readonly expectedKnown: boolean;
}

const expectedKnownFrom = 0.97;

/** All sums of the ladder in its order. */
export function candidatesOf({ sums }: Ladder, learner: Learner, now: number): Candidate[] {
  // Sums of one path share it, and there are few paths.
  const abilities = new Map<readonly SkillId[], number>();
  const abilityOf = (path: readonly SkillId[]): number => {
    const ability = abilities.get(path) ?? abilityOn(path, learner);
    abilities.set(path, ability);
    return ability;
  };
  return sums.map(({ sum, place, difficulty }) => {
    const memory = learner.sums[sum.id] ?? emptyMemory;
    const { learnedAs } = sum;
    const probability = knowing(abilityOf(sum.skills), { learnedAs, difficulty, memory, now });
    const expectedKnown = memory.introduced === null && probability >= expectedKnownFrom;
    return { sum, place, difficulty, memory, probability, expectedKnown };
  });
}

export const isIntroduced = ({ memory }: Candidate): boolean => memory.introduced !== null;

/**
 * Introduced and not yet safe, by what is believed of it now and not by its phase: where only slow games are played
 * nothing is ever fluent, and new sums must come there, too.
 */
export const isFragile = (candidate: Candidate): boolean =>
  isIntroduced(candidate) && !isAutomated(candidate.memory) && candidate.probability < nearlyFrom;

/** From one school day to the next, and not from one round to the next. */
const restMs = 12 * 60 * 60 * 1000;

/** Not asked today: of what is asked again on one day little is left some weeks later. */
export const isRested = ({ memory }: Candidate, now: number): boolean =>
  memory.lastAnswered === null || now - memory.lastAnswered >= restMs;

/** Introduced, nearly known, and not fading. */
export const isNearly = (candidate: Candidate): boolean =>
  isIntroduced(candidate) && !isAutomated(candidate.memory) && !isFragile(candidate);

/** Puts the longest unasked first, and what was never asked before all. */
export const longestAgo = (a: Candidate, b: Candidate): number =>
  (a.memory.lastAnswered ?? 0) - (b.memory.lastAnswered ?? 0);

/** Mean of some chances; 1 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Those at these places, in their order. */
export function at(candidates: readonly Candidate[], ...places: readonly (readonly number[])[]): Candidate[] {
  const found: Candidate[] = [];
  for (const group of places) {
    for (const place of group) {
      const candidate = candidates[place];
      if (candidate) found.push(candidate);
    }
  }
  return found;
}
