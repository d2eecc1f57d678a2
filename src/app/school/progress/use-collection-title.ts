import { findCollection } from '@/maths/collections/standard-collections';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../i18n/use-locale';
import { useCollections } from '../settings/draft/use-collections';

/** Returns a function that names a collection: of the program at once, of the office when the list has loaded. */
export function useCollectionTitle(): (key: string) => string {
  const locale = useLocale();
  const { titleOf } = useCollections();
  return (key) => {
    const found = findCollection(key);
    return found ? titleIn(found, locale) : titleOf(key);
  };
}
