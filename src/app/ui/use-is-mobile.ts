import { useSyncExternalStore } from 'react';
import { mobileBelow } from '../constants';

// In em, as Mantine's frame counts: both turn at one width, also where the browser's text is set larger.
const query = window.matchMedia(`(max-width: ${(mobileBelow - 0.02) / 16}em)`);

function subscribe(onChange: () => void): () => void {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True while the window is narrower than 1280 px. */
export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
