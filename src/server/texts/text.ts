/** One sentence for people; Flemish falls back to Dutch. `{name}` is replaced by a value. */
export interface Sentence {
  readonly nl: string;
  readonly en: string;
  readonly be?: string;
}

export type Locale = 'nl' | 'be' | 'en';

/** Says what happened and what to do now. */
export const sentenceIn = (
  sentence: Sentence,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const text = locale === 'en' ? sentence.en : locale === 'be' ? (sentence.be ?? sentence.nl) : sentence.nl;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
};

/** The language of a request: `x-locale` as the page sets it, else the first of Accept-Language we speak, else Dutch. */
export function localeOf(header: (name: string) => string | undefined): Locale {
  const asked = header('x-locale');
  if (asked === 'nl' || asked === 'be' || asked === 'en') return asked;
  for (const entry of (header('accept-language') ?? '').toLowerCase().split(',')) {
    const tag = entry.split(';')[0]?.trim() ?? '';
    if (tag === 'nl-be') return 'be';
    if (tag === 'nl' || tag.startsWith('nl-')) return 'nl';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return 'nl';
}
