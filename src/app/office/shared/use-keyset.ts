import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../shared/constants';

/** Filters, order and place of a list that is read page by page; all but the place stand in the address. */
export interface Keyset {
  /** Value of a filter; empty when it is not set. */
  readonly get: (name: string) => string;
  /** Sets filters, replacing the entry of the browser's history, and goes back to the first page. */
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly size: `${(typeof pageSizes)[number]}`;
  /** Counted from 1. */
  readonly page: number;
  /** The last row of the page before; undefined on the first page. */
  readonly after: string | undefined;
  readonly onNext: (last: string) => void;
  readonly onPrevious: () => void;
}

/**
 * Reads from the address how a list is sorted.
 *
 * @param sorts names of the orders, the usual one first
 *
 * @param first direction when nobody chose one
 */
export function orderIn<Sort extends string>(
  { get }: Keyset,
  sorts: readonly [Sort, ...Sort[]],
  first: 'asc' | 'desc' = 'asc',
): { readonly sort: Sort; readonly direction: 'asc' | 'desc' } {
  const sort = sorts.find((each) => each === get('op')) ?? sorts[0];
  const direction = get('richting');
  return { sort, direction: direction === 'asc' || direction === 'desc' ? direction : first };
}

const sizes = pageSizes.map((size) => `${size}` as const);

/** State of a list that the server pages by the last row seen, so that each page costs the same. */
export function useKeyset(): Keyset {
  const [search, setSearch] = useSearchParams();
  const [passed, setPassed] = useState<readonly string[]>([]);
  const [at, setAt] = useState(search.toString());
  // Another filter begins at the first page, also when the browser goes back to it.
  if (at !== search.toString()) {
    setAt(search.toString());
    setPassed([]);
  }
  return {
    get: (name) => search.get(name) ?? '',
    set: (values) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    size: sizes.find((size) => size === search.get('regels')) ?? '25',
    page: passed.length + 1,
    after: passed.at(-1),
    onNext: (last) => setPassed([...passed, last]),
    onPrevious: () => setPassed(passed.slice(0, -1)),
  };
}
