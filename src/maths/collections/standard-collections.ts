import { chosenTables } from './chosen-tables';
import { type CollectionRecipe, makeCollection } from './make-collection';
import { addSubtractRecipes } from './recipes/add-subtract';
import { beyondHundredRecipes } from './recipes/add-subtract-beyond-100';
import { decimalRecipes } from './recipes/decimals';
import { fractionRecipes } from './recipes/fractions';
import { lineAndOrderRecipes } from './recipes/line-and-order';
import { measuringRecipes } from './recipes/measuring';
import { multiplyDivideRecipes } from './recipes/multiply-divide';
import { percentRecipes } from './recipes/percent-ratio';
import { standardRecipes } from './standard-recipes';
import type { SumCollection } from './sum-collection';

/** Recipes of the collections every school has, in the order of teaching. */
export const programRecipes: readonly CollectionRecipe[] = [
  ...standardRecipes,
  ...addSubtractRecipes,
  ...beyondHundredRecipes,
  ...multiplyDivideRecipes,
  ...decimalRecipes,
  ...fractionRecipes,
  ...percentRecipes,
  ...measuringRecipes,
  ...lineAndOrderRecipes,
];

export const standardCollections: readonly SumCollection[] = programRecipes.map(makeCollection);

const byKey = new Map(standardCollections.map((collection) => [collection.key, collection]));

/** A standard collection, or tables that were put together; null when the key is unknown or this version never was. */
export function findCollection(key: string, version?: number): SumCollection | null {
  const found = byKey.get(key) ?? chosenTables(key);
  return found && (version === undefined || found.version === version) ? found : null;
}
