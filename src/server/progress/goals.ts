import { findCollection } from '@/maths/collections/standard-collections';
import type { SumCollection } from '@/maths/collections/sum-collection';
import type { Estimate, Learner } from '@/maths/learn/learner';
import { isAutomated } from '@/maths/learn/memory';
import { goalsOfYear } from '@/maths/report/goals-of-year';
import { skillLevel } from '@/maths/report/skill-level';
import {
  type FactCounts,
  type GoalStanding,
  goalOf,
  standingOfFacts,
  standingOfSkills,
} from '@/maths/report/year-goals';
import type { SkillId } from '@/maths/sum/sum';
import type { Answer } from '../call';

type GoalShown = Answer<'readGroupProgress'>['years'][number]['goals'][number];

/** Stands for the year of a pupil that has none. */
export const middleYear = 4;

/** The collections of the goals of a year; of a pupil without a year those of the middle. */
export const goalCollections = (year: number | null, country: 'nl' | 'be'): readonly SumCollection[] =>
  goalsOfYear(year ?? middleYear, country).flatMap((key) => findCollection(key) ?? []);

export const goalShown = (collection: SumCollection): GoalShown => ({
  collectionKey: collection.key,
  title: collection.title,
  kind: goalOf(collection).kind,
});

/** What the standing of goals needs to know of a pupil: its skills, and its facts counted. */
export interface Known {
  readonly ability: Estimate;
  readonly skills: Readonly<Record<SkillId, Estimate>>;
  readonly countsOf: (collection: SumCollection) => FactCounts;
}

export function standingOf(collection: SumCollection, { ability, skills, countsOf }: Known): GoalStanding {
  const goal = goalOf(collection);
  if (goal.kind === 'facts') return standingOfFacts(countsOf(collection), goal.sums.length);
  const learner = { ability, skills, sums: {}, year: middleYear };
  return standingOfSkills(goal.skills, (skill) => skillLevel(learner, skill));
}

/** The goals of a pupil's year with how far each is. */
export function goalsWithStanding(
  learner: Learner,
  year: number | null,
  country: 'nl' | 'be',
): Answer<'readProgress'>['goals'] {
  const countsOf = (collection: SumCollection): FactCounts => {
    const goal = goalOf(collection);
    const met = goal.kind === 'facts' ? goal.sums.flatMap((sumId) => learner.sums[sumId] ?? []) : [];
    return {
      known: met.filter(isAutomated).length,
      nearly: met.filter(({ phase }) => phase === 'nearly').length,
      seen: met.length,
    };
  };
  const { ability, skills } = learner;
  return goalCollections(year, country).map((collection) => ({
    ...goalShown(collection),
    ...standingOf(collection, { ability, skills, countsOf }),
  }));
}
