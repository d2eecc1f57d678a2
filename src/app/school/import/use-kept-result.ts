import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ImportResult } from './components/import-result';

/** Result of an import in the history of the browser: counts and ids, no names. */
interface KeptResult {
  readonly result: ImportResult;
  readonly importId: string;
}

/** Keeps the result of an import with its page in the history, so that going back from the cards shows it again. */
export function useKeptResult() {
  const { state } = useLocation() as { readonly state: { readonly imported?: KeptResult | null } | null };
  const navigate = useNavigate();
  const keep = useCallback(
    (imported: KeptResult | null) => void navigate('.', { replace: true, state: { imported } }),
    [navigate],
  );
  return { kept: state?.imported ?? null, keep };
}
