import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether React listens. A page that was rendered at build time shows its controls before that, and what is
 * typed or pressed then would be lost.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
