import { useCollections } from '../settings/draft/use-collections';

/** Returns a function that names a collection; what it returns is empty until the names have loaded. */
export function useCollectionTitle(): (key: string) => string {
  const { isLoading, titleOf } = useCollections();
  return (key) => (isLoading ? '' : titleOf(key));
}
