import { type Neighbours, neighboursOf } from '@/maths/collections/neighbours';
import type { SumCollection } from '@/maths/collections/sum-collection';
import type { Db } from '../../platform/db/database';
import { newestCollections } from '../../school/settings/collections';

/**
 * Returns the collections beside one: those it names itself, as collections of the office do, else those beside it on the
 * paths of the program.
 */
export async function besideOf(db: Db, { key, beside }: SumCollection): Promise<Neighbours> {
  if (!beside) return neighboursOf(key);
  const keys = [...beside.below, ...beside.above];
  if (keys.length === 0) return { below: [], above: [] };
  const found = new Map((await newestCollections(db, keys)).map((each) => [each.key, each]));
  const those = (some: readonly string[]) => some.flatMap((each) => found.get(each) ?? []);
  return { below: those(beside.below), above: those(beside.above) };
}
