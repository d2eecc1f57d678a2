import { domainOfSum } from '@/maths/collections/domain-of-sum';
import { programRecipes } from '@/maths/collections/standard-collections';
import { enumerateSums } from '@/maths/generate/enumerate-sums';
import { summaryOf } from '@/maths/generate/generator-summary';
import { json } from '../../platform/db/columns';
import type { GlobalDb } from '../../platform/db/database';
import {
  officeTitle,
  type ProgramGenerator,
  programGeneratorId,
  programGenerators,
  type Recipe,
} from './program-sums';

/** Making the sums of a generator takes some milliseconds: so many are made between other work. */
const madeAtOnce = 4;

/**
 * What the list shows of the sums of a recipe.
 * @returns null when it makes none
 */
export function sumsOfRecipe(recipe: Recipe) {
  const generated = enumerateSums(recipe);
  const [first] = generated.ok ? generated.sums : [];
  if (!generated.ok || !first) return null;
  const { size, examples } = summaryOf(generated.sums);
  return { sums: size, examples: json(examples), domain: domainOfSum(first) ?? 'compare-estimate' };
}

function rowOf({ generatorId, title, years, recipe }: ProgramGenerator, now: Date) {
  const made = sumsOfRecipe(recipe);
  if (!made) throw new RangeError(`Generator ${title.en} makes no sums.`);
  return {
    generator_id: generatorId,
    of_program: true,
    title: json(title),
    years: json(years),
    recipe: json(recipe),
    ...made,
    version: 1,
    changed_at: now,
  };
}

async function addGenerators(db: GlobalDb, now: Date): Promise<void> {
  const known = await db
    .selectFrom('sum_generator')
    .where('of_program', '=', true)
    .select('generator_id')
    .execute();
  const there = new Set(known.map(({ generator_id }) => generator_id));
  const missing = programGenerators().filter(({ generatorId }) => !there.has(generatorId));
  for (let from = 0; from < missing.length; from += madeAtOnce) {
    await db
      .insertInto('sum_generator')
      .values(missing.slice(from, from + madeAtOnce).map((each) => rowOf(each, now)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Sums of a program's collection, counted when its generators are there. */
async function addLadders(db: GlobalDb, now: Date): Promise<void> {
  const known = await db
    .selectFrom('collection_ladder')
    .where('of_program', '=', true)
    .select(['collection_key', 'published_version'])
    .execute();
  const versions = new Map(
    known.map(({ collection_key, published_version }) => [collection_key, published_version]),
  );
  const changed = programRecipes.filter(({ key, version }) => (versions.get(key) ?? 0) < version);
  for (let from = 0; from < changed.length; from += madeAtOnce) {
    const rows = changed.slice(from, from + madeAtOnce).map((recipe) => {
      const sums = new Set(
        recipe.generators.flatMap((each) => {
          const generated = enumerateSums(each);
          return generated.ok ? generated.sums.map(({ id }) => id) : [];
        }),
      );
      return {
        collection_key: recipe.key,
        of_program: true,
        title: json(officeTitle(recipe.title)),
        domain: recipe.domain,
        years: json(recipe.years),
        steps: json(
          recipe.generators.map((each) => ({
            generatorId: programGeneratorId(each),
            strategy: null,
            prerequisite: null,
          })),
        ),
        next: json([]),
        sums: sums.size,
        version: recipe.version,
        published_version: recipe.version,
        changed_at: now,
      };
    });
    await db
      .insertInto('collection_ladder')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('collection_key').doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          years: ref('excluded.years'),
          steps: ref('excluded.steps'),
          sums: ref('excluded.sums'),
          version: ref('excluded.version'),
          published_version: ref('excluded.published_version'),
          changed_at: ref('excluded.changed_at'),
        })),
      )
      .execute();
  }
}

/** Adds the generators and ladders of this release, as far as they are not there; none of them ever changes. */
export async function publishProgramSums(db: GlobalDb, now: Date): Promise<void> {
  await addGenerators(db, now);
  await addLadders(db, now);
}
