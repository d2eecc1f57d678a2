import type { PatternGenerator } from '@/maths/generate/pattern-generator';
import type { SumGenerator } from '@/maths/generate/sum-generator';
import type { CallInput, CallReply } from '../../api/call';
import type { OfficeTitle } from '../shared/office-title';

export type GeneratorHead = CallReply<'listGenerators'>['generators'][number];
export type GeneratorShown = CallReply<'readGenerator'>;
export type SavedDetails = Omit<CallInput<'saveGenerator'>['body'], 'version'>;
export type Recipe = SumGenerator | PatternGenerator;

/** What the form changes. */
export interface Draft {
  readonly title: OfficeTitle;
  readonly years: readonly number[];
  readonly recipe: Recipe;
}

export const draftOf = ({ title, years, recipe }: GeneratorShown): Draft => ({
  title,
  years,
  recipe: recipe as Recipe,
});

/** The recipe of a new generator: the first thing that most people want to change. */
export const firstRecipes: { readonly numbers: SumGenerator; readonly patterns: PatternGenerator } = {
  numbers: {
    operation: 'add',
    left: { min: 1, max: 9 },
    right: { min: 1, max: 9 },
    result: { min: 2, max: 10 },
    overTen: 'any',
    holes: ['result'],
    tables: [],
  },
  patterns: {
    patterns: ['{a}+{b}=_'],
    values: { a: { min: 10, max: 90, step: 10 }, b: { min: 1, max: 9 } },
  },
};

/** Two drafts are the same when everything that is saved of them is. */
export const isSameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);
