import { useQuery } from '@tanstack/react-query';

export type ReadinessRules = Pick<typeof import('./readiness'), 'laterYear' | 'readinessFor'>;

/**
 * Loads the rules of readiness apart from the form, since they bring the sums of all collections with them. Null where
 * they cannot be loaded: then nothing is said of readiness.
 */
export function useReadinessRules(): { readonly rules: ReadinessRules | null; readonly isLoading: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: ['readiness-rules'],
    queryFn: (): Promise<ReadinessRules> => import('./readiness'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { rules: data ?? null, isLoading };
}
