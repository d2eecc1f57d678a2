import { tablesOfKey } from '@/maths/collections/table-keys';
import { languageTag } from '@/maths/locale';
import { useLocale } from '../../../i18n/use-locale';

/** Returns how a collection is named inside a sentence: tables by their numbers, `3 en 4`, others by their title. */
export function useNameInSentence(titleOf: (key: string) => string): (key: string | null) => string {
  const list = new Intl.ListFormat(languageTag[useLocale()], { type: 'conjunction' });
  return (key) => {
    if (key === null) return '';
    const tables = tablesOfKey(key);
    if (tables.length > 1) return list.format(tables.map(String));
    const title = titleOf(key);
    return tables.length === 1 ? title.charAt(0).toLowerCase() + title.slice(1) : title;
  };
}
