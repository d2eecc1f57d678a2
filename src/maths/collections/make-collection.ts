import { enumerateSums } from '../generate/enumerate-sums';
import type { PatternGenerator } from '../generate/pattern-generator';
import type { SumGenerator } from '../generate/sum-generator';
import { startDifficulty } from '../learn/difficulty';
import { strategyOf } from '../strategy/strategy-name';
import type { Sum } from '../sum/sum';
import type { Rung, SumCollection } from './sum-collection';

/** What a standard collection is made of. */
export interface CollectionRecipe extends Omit<SumCollection, 'kinds' | 'rungs'> {
  readonly generators: readonly (SumGenerator | PatternGenerator)[];
}

const mean = (sums: readonly Sum[]): number =>
  sums.reduce((total, sum) => total + startDifficulty(sum), 0) / sums.length;

/** Sums of one rung share strategy, operation and range: 3 + 3 and 8 + 8 are both doubles, years apart. */
function rungOf(sum: Sum): string {
  const range = sum.kind === 'table' || sum.kind === 'division' ? sum.operation : sum.skills.at(-1);
  return `${strategyOf(sum)} ${range}`;
}

/** Rungs and the sums on them go from easy to hard. */
function rungsOf(sums: readonly Sum[]): Rung[] {
  const rungs = new Map<string, Sum[]>();
  for (const sum of sums) rungs.set(rungOf(sum), [...(rungs.get(rungOf(sum)) ?? []), sum]);
  return [...rungs.values()]
    .sort((a, b) => mean(a) - mean(b))
    .flatMap((members) => {
      const ordered = members.sort((a, b) => startDifficulty(a) - startDifficulty(b));
      const [easiest] = ordered;
      return easiest ? [{ strategy: strategyOf(easiest), sums: ordered.map(({ id }) => id) }] : [];
    });
}

function contentsOf({ key, generators }: CollectionRecipe): Pick<SumCollection, 'kinds' | 'rungs'> {
  const sums = new Map<string, Sum>();
  for (const generator of generators) {
    const generated = enumerateSums(generator);
    if (!generated.ok) throw new RangeError(`Collection ${key}: ${generated.problem}.`);
    for (const sum of generated.sums) sums.set(sum.id, sum);
  }
  const all = [...sums.values()];
  return { kinds: [...new Set(all.map(({ kind }) => kind))], rungs: rungsOf(all) };
}

/**
 * The collection of a recipe. Its sums are made when they are first asked for: a page that plays one collection does
 * not wait for all. Throws RangeError then when a generator yields nothing, a mistake in the recipe itself.
 */
export function makeCollection(recipe: CollectionRecipe): SumCollection {
  const { key, version, title, domain, years } = recipe;
  let made: Pick<SumCollection, 'kinds' | 'rungs'> | undefined;
  const contents = () => {
    made ??= contentsOf(recipe);
    return made;
  };
  return {
    key,
    version,
    title,
    domain,
    years,
    get kinds() {
      return contents().kinds;
    },
    get rungs() {
      return contents().rungs;
    },
  };
}
