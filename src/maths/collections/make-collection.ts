import { enumerateSums } from '../generate/enumerate-sums';
import type { PatternGenerator } from '../generate/pattern-generator';
import type { SumGenerator } from '../generate/sum-generator';
import { startDifficulty } from '../learn/difficulty';
import { strategyOf } from '../strategy/names/strategy-name';
import type { Sum, SumKind } from '../sum/sum';
import { noteSums, type Rung, type SumCollection } from './sum-collection';

/** What a standard collection is made of. */
export interface CollectionRecipe extends Omit<SumCollection, 'kinds' | 'rungs'> {
  readonly generators: readonly (SumGenerator | PatternGenerator)[];
}

const mean = (difficulties: readonly number[]): number =>
  difficulties.reduce((total, difficulty) => total + difficulty, 0) / difficulties.length;

/** Sums of one rung share strategy, operation and range: 3 + 3 and 8 + 8 are both doubles, years apart. */
function rungOf(sum: Sum): string {
  const range = sum.kind === 'table' || sum.kind === 'division' ? sum.operation : sum.skills.at(-1);
  return `${strategyOf(sum)} ${range}`;
}

/** Puts sums on rungs by strategy and range; rungs and the sums on them go from easy to hard. */
export function rungsOf(sums: readonly Sum[]): Rung[] {
  const rungs = new Map<string, { readonly sum: Sum; readonly difficulty: number }[]>();
  for (const sum of sums) {
    const name = rungOf(sum);
    const members = rungs.get(name) ?? [];
    members.push({ sum, difficulty: startDifficulty(sum) });
    rungs.set(name, members);
  }
  return [...rungs.values()]
    .map((members) => members.sort((a, b) => a.difficulty - b.difficulty))
    .map((ordered) => ({ ordered, mean: mean(ordered.map(({ difficulty }) => difficulty)) }))
    .sort((a, b) => a.mean - b.mean)
    .flatMap(({ ordered }) => {
      const [easiest] = ordered;
      return easiest ? [{ strategy: strategyOf(easiest.sum), sums: ordered.map(({ sum }) => sum.id) }] : [];
    });
}

function allSums({ key, generators }: CollectionRecipe): Sum[] {
  const sums = new Map<string, Sum>();
  for (const generator of generators) {
    const generated = enumerateSums(generator);
    if (!generated.ok) throw new RangeError(`Collection ${key}: ${generated.problem}.`);
    for (const sum of generated.sums) sums.set(sum.id, sum);
  }
  return [...sums.values()];
}

/**
 * The collection of a recipe. Its sums are made when they are first asked for: a page that plays one collection does
 * not wait for all. Throws RangeError then when a generator yields nothing, a mistake in the recipe itself.
 */
export function makeCollection(recipe: CollectionRecipe): SumCollection {
  const { key, version, title, domain, years } = recipe;
  let sums: readonly Sum[] | undefined;
  let kinds: readonly SumKind[] | undefined;
  let rungs: readonly Rung[] | undefined;
  const made = () => {
    sums ??= allSums(recipe);
    return sums;
  };
  const collection: SumCollection = {
    key,
    version,
    title,
    domain,
    years,
    get kinds() {
      kinds ??= [...new Set(made().map(({ kind }) => kind))];
      return kinds;
    },
    // Much dearer than the kinds, which is all that a choice of game asks for.
    get rungs() {
      rungs ??= rungsOf(made());
      return rungs;
    },
  };
  return noteSums(collection, made);
}
