/** The three languages of the product; `be` is Flemish Dutch. */
export type Locale = 'nl' | 'be' | 'en';

export const locales = ['nl', 'be', 'en'] as const satisfies readonly Locale[];
