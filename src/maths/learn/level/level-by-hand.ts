import type { SkillId } from '../../sum/sum';
import type { BucketMemory } from '../bucket';
import { startSkill } from '../empty-learner';
import type { Estimate, Learner } from '../learner';

/*
 * A teacher may know better than the model what a pupil can do, and says so: one step up or down. Like an answer this
 * is a deed with a place in the order of the answers, so that the same answers and deeds give the same state.
 */

/** One step, logits: what the model expects between the start of school years 4 and 5. */
export const levelStep = 0.6;

/**
 * The model is at least this unsure of the pupil after a step (variance): some twenty answers then count for more than
 * the teacher's word.
 */
const leastUnsure = 0.15;

/** Answers after which it can be said what they make of a step. */
export const answersToJudge = 20;
/** A difference below this is none, logits. */
const sameWithin = 0.3;

export type LevelDirection = 'up' | 'down';

export interface LevelChange {
  readonly direction: LevelDirection;
  /** What is practised by the bucket goes on, or back: the buckets as they are from then on. */
  readonly buckets: Readonly<Record<SkillId, BucketMemory>>;
}

/** The part of a learner that a step changes; a bucket that was not there is null. */
export interface LevelSlice {
  readonly ability: Estimate;
  readonly buckets: Readonly<Record<SkillId, BucketMemory | null>>;
}

const signed = (direction: LevelDirection): number => (direction === 'up' ? levelStep : -levelStep);

/** What a deed finds where it changes something. */
export const levelSliceOf = ({ ability, skills }: Learner, { buckets }: LevelChange): LevelSlice => ({
  ability,
  buckets: Object.fromEntries(
    (Object.keys(buckets) as SkillId[]).map((skill) => [skill, skills[skill]?.bucket ?? null]),
  ),
});

function withBuckets(learner: Learner, buckets: LevelSlice['buckets']): Learner['skills'] {
  const changed = (Object.keys(buckets) as SkillId[]).map((skill) => {
    const { bucket: _, ...rest } = learner.skills[skill] ?? startSkill;
    const bucket = buckets[skill];
    return [skill, { ...rest, ...(bucket && { bucket }) }];
  });
  return { ...learner.skills, ...Object.fromEntries(changed) };
}

/** The learner after a step: stronger or weaker by `levelStep`, and less surely so. */
export function withLevel(learner: Learner, { direction, buckets }: LevelChange): Learner {
  const { ability } = learner;
  return {
    ...learner,
    ability: {
      ...ability,
      mean: ability.mean + signed(direction),
      variance: Math.max(ability.variance, leastUnsure),
    },
    skills: withBuckets(learner, buckets),
  };
}

/** What became of a step that is taken back. */
export interface LevelUndone {
  readonly change: LevelChange;
  /** What the deed found. */
  readonly before: LevelSlice;
  /** Whether nothing came in between: then all is exactly as it was. */
  readonly isNext: boolean;
}

const sameBucket = (one: BucketMemory | null | undefined, other: BucketMemory | null | undefined): boolean =>
  (one?.backSince ?? null) === (other?.backSince ?? null) &&
  (one?.passed ?? false) === (other?.passed ?? false) &&
  JSON.stringify(one?.recent ?? []) === JSON.stringify(other?.recent ?? []);

/** The learner without a step; what the answers after it changed stays. */
export function withoutLevel(learner: Learner, { change, before, isNext }: LevelUndone): Learner {
  if (isNext) return { ...learner, ability: before.ability, skills: withBuckets(learner, before.buckets) };
  const { ability, skills } = learner;
  const untouched = (Object.keys(change.buckets) as SkillId[]).filter((skill) =>
    sameBucket(skills[skill]?.bucket, change.buckets[skill]),
  );
  return {
    ...learner,
    ability: { ...ability, mean: ability.mean - signed(change.direction) },
    skills: withBuckets(
      learner,
      Object.fromEntries(untouched.map((skill) => [skill, before.buckets[skill] ?? null])),
    ),
  };
}

/** What the answers since a step say of it: it fits, or the pupil stands higher or lower than the teacher put it. */
export function assessLevel(
  { direction }: Pick<LevelChange, 'direction'>,
  { found, now, answers }: { readonly found: number; readonly now: number; readonly answers: number },
): 'too-soon' | 'fits' | 'higher' | 'lower' {
  if (answers < answersToJudge) return 'too-soon';
  const difference = now - (found + signed(direction));
  if (Math.abs(difference) < sameWithin) return 'fits';
  return difference > 0 ? 'higher' : 'lower';
}
