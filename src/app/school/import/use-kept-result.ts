import { useCallback } from 'react';
import { useLocation } from 'react-router';

/** The last result, with the entry in the history of the browser that shows it; gone with a reload of the page. */
let last: { readonly entry: string; readonly result: unknown } | null = null;

/** Keeps the result of an import with its entry in the history, so that going back from the cards shows it again. */
export function useKeptResult<Result>() {
  const { key } = useLocation();
  const keep = useCallback(
    (result: Result | null) => {
      last = result === null ? null : { entry: key, result };
    },
    [key],
  );
  return { kept: last?.entry === key ? (last.result as Result) : null, keep };
}
