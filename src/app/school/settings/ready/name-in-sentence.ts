import { useTranslation } from 'react-i18next';
import { tablesOfKey } from '@/maths/collections/table-keys';

/**
 * Names a collection inside a sentence: tables with an article, `de tafels van 3 en 4`, others by their title.
 *
 * @param withArticle puts the article of the language before a name
 */
export function nameInSentence(key: string, title: string, withArticle: (name: string) => string): string {
  const tables = tablesOfKey(key);
  if (tables.length === 0) return title;
  const name = title.charAt(0).toLowerCase() + title.slice(1);
  return key === 'tables-all' ? name : withArticle(name);
}

/** Returns how a collection is named inside a sentence of the reader's language. */
export function useNameInSentence(titleOf: (key: string) => string): (key: string | null) => string {
  const { t } = useTranslation('ready');
  return (key) => (key === null ? '' : nameInSentence(key, titleOf(key), (name) => t('theTables', { name })));
}
