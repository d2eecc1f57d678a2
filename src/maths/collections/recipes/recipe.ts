import type { PatternGenerator, Values } from '../../generate/pattern-generator';
import type { CollectionRecipe } from '../make-collection';
import type { CollectionDomain } from '../sum-collection';

/** Whole numbers. */
export const from = (min: number, max: number, step = 1): Values => ({ min, max, step });

/** Amounts in cents, five cents apart, written as money: `2.50`. */
export const price = (min: number, max: number): Values => ({ min, max, step: 5, places: 2, money: true });

export const oneOf = (...texts: string[]): Values => ({ oneOf: texts });

/** So many tenths (`places` 1) or hundredths (2); whole numbers are left out. */
export const decimals = (min: number, max: number, step = 1, places = 1): Values => ({
  min,
  max,
  step,
  places,
  whole: false,
});

/** Proper fractions with these denominators, in lowest terms unless something else is said. */
export const parts = (
  denominators: readonly number[],
  terms: 'lowest' | 'any' | 'reducible' = 'lowest',
): Values => ({ denominators, terms });

/** Times of day in minutes since midnight. */
export const times = (first: number, last: number, every: number): Values => ({
  from: first,
  to: last,
  every,
});

/** A generator in one line: patterns, the values of their names, and what else must be so. */
export const sums = (
  patterns: string | readonly string[],
  values: Readonly<Record<string, Values>>,
  conditions: Omit<PatternGenerator, 'patterns' | 'values'> = {},
): PatternGenerator => ({
  patterns: typeof patterns === 'string' ? [patterns] : patterns,
  values,
  ...conditions,
});

/** A later version of a collection whose sums were changed; windows keep the sums they were made with. */
export const improved = (version: number, recipe: CollectionRecipe): CollectionRecipe => ({
  ...recipe,
  version,
});

/** Titles in Dutch and English, and in Flemish Dutch where it differs. */
type Titles = readonly [nl: string, en: string, be?: string];

/** Makes the first version of collections of one domain. */
export const recipesOf =
  (domain: CollectionDomain) =>
  (
    key: string,
    [nl, en, be]: Titles,
    years: readonly number[],
    ...generators: readonly PatternGenerator[]
  ): CollectionRecipe => ({
    key,
    version: 1,
    title: be === undefined ? { nl, en } : { nl, en, be },
    domain,
    years,
    generators,
  });
