import { createHash } from 'node:crypto';
import type { CollectionRecipe } from '@/maths/collections/make-collection';
import { programRecipes } from '@/maths/collections/standard-collections';
import type { PatternGenerator } from '@/maths/generate/pattern-generator';
import type { SumGenerator } from '@/maths/generate/sum-generator';
import type { OfficeTitle } from '../../platform/db/schema/column-meanings';

export type Recipe = SumGenerator | PatternGenerator;

/** Writes a recipe with its settings in a fixed order, so that equal recipes are equal texts. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, canonical(each)]));
};

export const recipeText = (recipe: Recipe): string => JSON.stringify(canonical(recipe));

/**
 * Id of a generator of the program, made from its settings: the same in every database and release, and another one as
 * soon as a setting differs. A UUID of version 8.
 */
export function programGeneratorId(recipe: Recipe): string {
  const bytes = createHash('sha256').update(recipeText(recipe)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const numbered = (title: string, place: number, of: number): string =>
  of === 1 || title === '' ? title : `${title} (${place + 1})`;

export const officeTitle = ({ nl, be, en }: CollectionRecipe['title']): OfficeTitle => ({
  nl,
  be: be ?? '',
  en,
});

export interface ProgramGenerator {
  readonly generatorId: string;
  readonly title: OfficeTitle;
  readonly years: readonly number[];
  readonly recipe: Recipe;
}

/** Every generator of the program once, named after the first collection that has it, where possible on its own. */
export function programGenerators(): readonly ProgramGenerator[] {
  const found = new Map<string, ProgramGenerator>();
  const alone = programRecipes.filter(({ generators }) => generators.length === 1);
  const together = programRecipes.filter(({ generators }) => generators.length > 1);
  for (const { title, years, generators } of [...alone, ...together]) {
    const named = officeTitle(title);
    for (const [place, recipe] of generators.entries()) {
      const generatorId = programGeneratorId(recipe);
      if (found.has(generatorId)) continue;
      const inOrder = (text: string) => numbered(text, place, generators.length);
      found.set(generatorId, {
        generatorId,
        title: { nl: inOrder(named.nl), be: inOrder(named.be), en: inOrder(named.en) },
        years,
        recipe,
      });
    }
  }
  return [...found.values()];
}
