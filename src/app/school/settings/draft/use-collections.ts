import { tablesOfKey, titleOfTables } from '@/maths/collections/table-keys';
import type { ShapeProfile } from '@/maths/sum/shape/shape-profile';
import { titleIn } from '@/maths/title-in';
import { useRead } from '../../../api/query';
import { useLocale } from '../../../i18n/use-locale';
import type { CollectionShown } from './settings-draft';

/**
 * Returns the collections with title and shapes of each. Titles of tables, also of combined ones, are there before the
 * list has loaded.
 */
export function useCollections() {
  const locale = useLocale();
  const { data } = useRead('listCollections');
  const known: readonly CollectionShown[] = data?.collections ?? [];
  const find = (key: string) => known.find((collection) => collection.key === key);
  const together = (key: string) => {
    const numbers = tablesOfKey(key);
    return numbers.length > 0 ? { title: titleOfTables(numbers) } : undefined;
  };
  return {
    /** Those that can be chosen; the others keep their titles for tasks that have them. */
    collections: known.filter(({ archived }) => !archived),
    titleOf: (key: string) => {
      const found = find(key) ?? together(key);
      return found ? titleIn(found, locale) : key;
    },
    // Combined tables have the shapes of all tables.
    shapesOf: (key: string): ShapeProfile =>
      (find(key) ?? (together(key) && find('tables-all')))?.shapes ?? {},
  };
}
