import { makeCollection } from './make-collection';
import { tablesTogether } from './recipes/multiply-divide';
import type { SumCollection } from './sum-collection';
import { tablesInOrder, tablesOfKey } from './table-keys';

const made = new Map<string, SumCollection>();

/** Two to nine tables that somebody put together, `tables-3-7`; undefined for any other key. */
export function chosenTables(key: string): SumCollection | undefined {
  const known = made.get(key);
  if (known) return known;
  const numbers = tablesOfKey(key);
  if (numbers.length < 2 || numbers.length === tablesInOrder.length) return undefined;
  const collection = makeCollection(tablesTogether(numbers, [4, 5]));
  made.set(key, collection);
  return collection;
}
