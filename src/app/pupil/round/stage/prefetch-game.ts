import type { GameManifest } from '@games/kit/api/manifest';
import { supportsWebgl } from './supports-webgl';

/** True when the device asks to save data. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/**
 * Loads a game now, where the device can draw it. Errors are ignored: the stage reports them when the game is opened.
 */
export function preloadGame(game: GameManifest): void {
  if (!supportsWebgl()) return;
  import('@games/kit/engine/prefetch-game')
    .then(({ prefetchGame }) => prefetchGame(game))
    .catch(() => undefined);
}

/**
 * Loads the next game in idle time while the map is open: engine, scene, art and sounds. Does nothing when the device
 * asks to save data. Returns the function that cancels it.
 */
export function prefetchGame(game: GameManifest): () => void {
  if (savesData()) return () => undefined;
  const fetchIt = () => preloadGame(game);
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(fetchIt, 1500);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(fetchIt, { timeout: 4000 });
  return () => window.cancelIdleCallback(idle);
}
