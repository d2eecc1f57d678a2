import type { PaginationState, SortingState } from '@tanstack/react-table';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

interface KeptTable {
  readonly globalFilter: string;
  readonly sorting: SortingState;
  readonly pagination: PaginationState;
}

/** States of the tables on pages that were visited, by history entry and table. */
const kept = new Map<string, KeptTable>();

/** More visits than anybody goes back, so that the map stays small. */
const maxKept = 50;

const useEntry = (label: string): string => `${useLocation().key} ${label}`;

/** Returns the search, order and page of a table to which the user comes back; null on a new visit. */
export function useTableBefore(label: string): KeptTable | null {
  const entry = useEntry(label);
  const isBack = useNavigationType() === NavigationType.Pop;
  return (isBack && kept.get(entry)) || null;
}

/** Stores the state of a table, for the way back to this page. */
export function useKeepTable(label: string, { globalFilter, sorting, pagination }: KeptTable): void {
  const entry = useEntry(label);
  useEffect(() => {
    kept.delete(entry);
    kept.set(entry, { globalFilter, sorting, pagination });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  }, [entry, globalFilter, sorting, pagination]);
}
