import { useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { type CollectionShown, titleIn } from './settings-draft';

/** The collections there are, and the title of each in the reader's language. */
export function useCollections() {
  const locale = useLocale();
  const { data } = useRead('listCollections');
  const collections: readonly CollectionShown[] = data?.collections ?? [];
  return {
    collections,
    titleOf: (key: string) => {
      const found = collections.find((collection) => collection.key === key);
      return found ? titleIn(found, locale) : key;
    },
  };
}
