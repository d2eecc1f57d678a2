import { useSyncExternalStore } from 'react';
import { mobileBelow } from '../constants';

const query = window.matchMedia(`(max-width: ${mobileBelow - 0.02}px)`);

function subscribe(onChange: () => void): () => void {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True while the window is narrower than 1280 px. */
export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
