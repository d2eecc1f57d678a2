import type { PatternGenerator, Values } from '../../generate/pattern-generator';
import type { CollectionRecipe } from '../make-collection';

/** Whole numbers, or with `places` so many tenths or hundredths. */
export const from = (min: number, max: number, step = 1, places = 0): Values => ({ min, max, step, places });

/** Amounts in cents, five cents apart, written as money: `2.50`. */
export const price = (min: number, max: number): Values => ({ min, max, step: 5, places: 2, money: true });

export const oneOf = (...texts: string[]): Values => ({ oneOf: texts });

/** The first version of a collection. */
export const recipe = (
  key: string,
  nl: string,
  en: string,
  years: readonly number[],
  generators: readonly PatternGenerator[],
  be?: string,
): CollectionRecipe => ({
  key,
  version: 1,
  title: be === undefined ? { nl, en } : { nl, en, be },
  years,
  generators,
});
