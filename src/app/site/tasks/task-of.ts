import { gamesFor } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { findCollection } from '@/maths/collections/standard-collections';
import { type SumCollection, sumsOf } from '@/maths/collections/sum-collection';
import { keyOfTables } from '@/maths/collections/table-keys';
import { randomFrom, seedOf } from '@/maths/random';
import type { SumId } from '@/maths/sum/sum';

export interface ComposedTask extends Pick<SumCollection, 'key' | 'title'> {
  /** The games that suit, best suited first. */
  readonly games: readonly GameManifest[];
  /** Some of its sums. */
  readonly sums: readonly SumId[];
  readonly count: number;
}

const gamesShown = 4;
const sumsListed = 6;

/** The task that practises these tables, as in the product; null without a table. */
export function taskOf(tables: readonly number[]): ComposedTask | null {
  if (tables.length === 0) return null;
  const key = keyOfTables(tables);
  const collection = findCollection(key);
  if (!collection) return null;
  const all = sumsOf(collection);
  return {
    key,
    title: collection.title,
    games: gamesFor(shapesIn(collection)).slice(0, gamesShown),
    sums: randomFrom(seedOf(key)).shuffled(all).slice(0, sumsListed),
    count: all.length,
  };
}
