/** The three languages of the product; `be` is Flemish Dutch. */
export type Locale = 'nl' | 'be' | 'en';

export const locales = ['nl', 'be', 'en'] as const satisfies readonly Locale[];

/** Language tags for `Intl` and speech. Our locale `be` would mean Belarusian there. */
export const languageTag = { nl: 'nl-NL', be: 'nl-BE', en: 'en-GB' } as const satisfies Record<
  Locale,
  string
>;
