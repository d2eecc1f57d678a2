import { languageTag } from '@/maths/locale';
import { currentLocale } from '../../i18n/locale';

/** Lists names in a sentence: `Björn, Bram en Elif`. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(languageTag[currentLocale()], { type: 'conjunction' }).format(names);
