import { standardCollections } from '@/maths/collections/standard-collections';
import { emptyLearner } from '@/maths/learn/empty-learner';
import { makeWindow } from '@/maths/window/make-window';
import type { PracticeSettings, SumWindow, WindowPurpose } from '@/maths/window/sum-window';
import { newId } from '../../new-id';

/** The collections a round that is not saved can be made of. */
export const collections = standardCollections;

export interface LocalRound {
  readonly collectionKey: string;
  readonly settings: PracticeSettings;
  /** School year 1–8; the first the collection is for when it is not given. */
  readonly year?: number;
  readonly seed: number;
  readonly purpose?: WindowPurpose;
}

/** A window for a child nobody knows, made on this device; null when there is no such collection. */
export function localWindow({
  collectionKey,
  settings,
  year,
  seed,
  purpose = 'practice',
}: LocalRound): SumWindow | null {
  const collection = collections.find(({ key }) => key === collectionKey);
  if (collection === undefined) return null;
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
