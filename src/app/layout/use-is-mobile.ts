import { useSyncExternalStore } from 'react';
import { mobileBelow } from '../shared/constants';

// In em like Mantine's own breakpoints, so that both change at one width when the browser's font size is larger.
const query = window.matchMedia(`(max-width: ${(mobileBelow - 0.02) / 16}em)`);

function subscribe(onChange: () => void): () => void {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True while the window is narrower than 1280 px. */
export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
