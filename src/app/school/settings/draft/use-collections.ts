import { tablesOfKey, titleOfTables } from '@/maths/collections/table-keys';
import type { Locale } from '@/maths/locale';
import type { ShapeProfile } from '@/maths/sum/shape/shape-profile';
import { titleIn } from '@/maths/title-in';
import { useRead } from '../../../api/query';
import { useLocale } from '../../../i18n/use-locale';
import type { CollectionShown } from './settings-draft';

/** Returns tables that are practised together as one collection, or undefined where the key names none. */
function together(key: string) {
  const numbers = tablesOfKey(key);
  return numbers.length > 0 ? { title: titleOfTables(numbers) } : undefined;
}

/** Returns the title of a collection, or its key where nothing known has that key. */
export function titleOfCollection(key: string, known: readonly CollectionShown[], locale: Locale): string {
  const found = known.find((collection) => collection.key === key) ?? together(key);
  return found ? titleIn(found, locale) : key;
}

/**
 * Returns the collections with title and shapes of each. Titles of tables, also of combined ones, are there before the
 * list has loaded.
 */
export function useCollections() {
  const locale = useLocale();
  const { data, isLoading } = useRead('listCollections');
  const known: readonly CollectionShown[] = data?.collections ?? [];
  const find = (key: string) => known.find((collection) => collection.key === key);
  return {
    /** Those that can be chosen; the others keep their titles for tasks that have them. */
    collections: known.filter(({ archived }) => !archived),
    titleOf: (key: string) => titleOfCollection(key, known, locale),
    isLoading,
    // Combined tables have the shapes of all tables.
    shapesOf: (key: string): ShapeProfile =>
      (find(key) ?? (together(key) && find('tables-all')))?.shapes ?? {},
  };
}
