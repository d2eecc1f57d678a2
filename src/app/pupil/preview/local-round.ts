import { standardCollections } from '@/maths/collections/standard-collections';
import type { SumCollection } from '@/maths/collections/sum-collection';
import { emptyLearner } from '@/maths/learn/empty-learner';
import { makeWindow } from '@/maths/window/make-window';
import type { PracticeSettings, SumWindow, WindowPurpose } from '@/maths/window/sum-window';
import { newId } from '../../shared/new-id';

/** Collections that a local round can use. */
export const collections = standardCollections;

export interface LocalRound {
  readonly collection: SumCollection;
  readonly settings: PracticeSettings;
  /** School year 1–8; defaults to the first year of the collection. */
  readonly year?: number;
  readonly seed: number;
  readonly purpose?: WindowPurpose;
}

/** Creates a window for an unknown child on this device. */
export function localWindow({
  collection,
  settings,
  year,
  seed,
  purpose = 'practice',
}: LocalRound): SumWindow {
  const now = Date.now();
  return makeWindow({
    id: newId(now),
    pupilId: newId(now),
    practiceTaskId: newId(now),
    collection,
    learner: emptyLearner(year ?? collection.years[0] ?? 3),
    settings,
    now,
    day: new Date(now).toISOString().slice(0, 10),
    seed,
    purpose,
  });
}
