import { findCollection } from '@/maths/collections/standard-collections';
import type { SumCollection } from '@/maths/collections/sum-collection';
import type { GoalReport } from '@/maths/report/goal-report';
import { goalsOfYear } from '@/maths/report/goals-of-year';
import type { Standing } from '@/maths/report/standing';
import { goalOf } from '@/maths/report/year-goals';
import type { Answer } from '../../platform/http/call';

type Progress = Answer<'readProgress'>;
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

/** The counts of a standing, without its parts. */
export const standingShown = ({
  state,
  all,
  practised,
  known,
  nearly,
  looked,
  right,
}: Standing): Standing => ({
  state,
  all,
  practised,
  known,
  nearly,
  looked,
  right,
});

export const goalWithStanding = ({
  collection,
  parts,
  isFirm,
  ...standing
}: GoalReport): Progress['goals'][number] => ({
  ...goalShown(collection),
  ...standingShown(standing),
  parts: [...parts],
  isFirm,
});
