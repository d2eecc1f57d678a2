import type { Locale } from '@/maths/locale';

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
