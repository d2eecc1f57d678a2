import { type BucketAnswer, type BucketMemory, countToLastRight } from '../learn/bucket';
import type { Estimate, Learner } from '../learn/learner';
import { readSum } from '../sum/read-sum';
import type { SkillId, SumId } from '../sum/sum';
import { type FactState, factState } from './fact-state';

/*
 * What reports are made of. It holds no ability and no estimate of a skill, only what became of answers: a level that a
 * teacher sets by hand moves those, and must not move a report.
 */

/** A fact that was practised. */
export interface FactEvidence {
  readonly sumId: SumId;
  /** Narrowest skill. */
  readonly skill: SkillId;
  readonly state: FactState;
  readonly answers: number;
  /** Epoch ms. */
  readonly lastAnswered: number | null;
}

/** Last answers to the procedures of one narrowest skill. */
export interface ProcedureEvidence {
  readonly skill: SkillId;
  /** All scored answers ever given. */
  readonly answers: number;
  /** Answers of `lastLooked` that are looked at. */
  readonly looked: number;
  /** Those up to the last right one: a wrong answer never completes the number that a statement asks for. */
  readonly lookedToLastRight: number;
  readonly right: number;
  readonly days: number;
  /** Went wrong so often that the pupil practises what comes before; answers from before that are not looked at. */
  readonly isBack: boolean;
}

export interface Evidence {
  readonly facts: readonly FactEvidence[];
  readonly procedures: ReadonlyMap<SkillId, ProcedureEvidence>;
}

/** A step of level that was set by hand, as far as it changed what is remembered of a procedure. */
export interface HandStep {
  readonly buckets: Readonly<Record<SkillId, BucketMemory>>;
  /** The same buckets before the step. */
  readonly found: Readonly<Record<SkillId, BucketMemory | null>>;
}

/** Answers to a procedure that are looked at. */
export const lastLooked = 20;

/** Undoes what steps by hand did to the memory of a procedure, unless answers have changed it since. */
function asMeasured(bucket: BucketMemory, skill: SkillId, steps: readonly HandStep[]): BucketMemory {
  return steps.toReversed().reduce((memory, { buckets, found }) => {
    const [set, before] = [buckets[skill], found[skill]];
    if (!set || memory.backSince !== set.backSince) return memory;
    const kept = new Set(memory.recent.map(({ at }) => at));
    const earlier = (before?.recent ?? []).filter(({ at }) => !kept.has(at));
    return { recent: [...earlier, ...memory.recent], backSince: before?.backSince ?? null };
  }, bucket);
}

function procedureOf(
  skill: SkillId,
  { answers, bucket }: Estimate,
  steps: readonly HandStep[],
): ProcedureEvidence {
  const { recent, backSince } = asMeasured(bucket ?? { recent: [], backSince: null }, skill, steps);
  const looked: readonly BucketAnswer[] = recent.slice(-lastLooked);
  const right = looked.filter((answer) => answer.right);
  return {
    skill,
    answers,
    looked: looked.length,
    lookedToLastRight: countToLastRight(looked),
    right: right.length,
    days: new Set(right.map(({ day }) => day)).size,
    isBack: backSince !== null && recent.length < lastLooked,
  };
}

/** The procedures a pupil practised, by narrowest skill. @param steps set by hand, oldest first */
export function proceduresOf(
  skills: Learner['skills'],
  steps: readonly HandStep[],
): ReadonlyMap<SkillId, ProcedureEvidence> {
  const practised = Object.entries(skills) as [SkillId, Estimate][];
  return new Map(
    practised
      .filter(([, { bucket, answers }]) => bucket !== undefined && !bucket.ofFacts && answers > 0)
      .map(([skill, estimate]) => [skill, procedureOf(skill, estimate, steps)] as const)
      // A step by hand may be all that a skill of facts has: of that there is nothing to say.
      .filter(([, { looked, isBack }]) => looked > 0 || isBack),
  );
}

/** The evidence in what the model remembers of a pupil. @param steps set by hand, oldest first */
export function evidenceOf({ sums, skills }: Learner, steps: readonly HandStep[]): Evidence {
  const facts = (Object.entries(sums) as [SumId, Learner['sums'][SumId]][]).flatMap(
    ([sumId, memory]): FactEvidence[] => {
      const sum = readSum(sumId);
      const skill = sum?.skills.at(-1);
      if (sum?.learnedAs !== 'fact' || skill === undefined || !memory || memory.answers === 0) return [];
      const { answers, lastAnswered, phase } = memory;
      return [{ sumId, skill, state: factState(phase), answers, lastAnswered }];
    },
  );
  return { facts, procedures: proceduresOf(skills, steps) };
}
