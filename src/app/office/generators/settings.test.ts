import { describe, expect, it } from 'vitest';
import { programRecipes } from '@/maths/collections/standard-collections';
import { lookOf, numberSettings } from './number-settings';
import { patternSettings } from './pattern-settings';
import { kindOf, settingsOfValues } from './value-settings';

const recipes = programRecipes.flatMap(({ key, generators }) =>
  generators.map((recipe) => [key, recipe] as const),
);

describe('the form of a generator', () => {
  it.each(recipes)('has a field for every setting of a generator of %s', (_, recipe) => {
    const fields = Object.keys('patterns' in recipe ? patternSettings : numberSettings);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(recipe)));
  });

  it('shows a division with the sign of the language', () => {
    expect(lookOf('divide', 'result', 'nl')).toBe('35 : 5 = ▢');
    expect(lookOf('divide', 'result', 'en')).toBe('35 ÷ 5 = ▢');
  });

  it.each(recipes.flatMap(([key, recipe]) => ('patterns' in recipe ? [[key, recipe.values] as const] : [])))(
    'edits all numbers of a name of %s as one kind',
    (_, named) => {
      for (const values of Object.values(named)) {
        const kinds = (Object.keys(values) as (keyof typeof settingsOfValues)[]).map(
          (setting) => settingsOfValues[setting],
        );
        expect(new Set(kinds)).toEqual(new Set([kindOf(values)]));
      }
    },
  );
});
