import type { GameManifest } from '@games/kit/manifest';
import { supportsWebgl } from '../stage/supports-webgl';

/** The device asks to be spared what is not needed now. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/** Brings a game now, where this device can draw it. The stage says when that fails; here it is only a favour. */
export function bringGame(game: GameManifest): void {
  if (!supportsWebgl()) return;
  import('@games/kit/bring-ahead').then(({ bringAhead }) => bringAhead(game)).catch(() => undefined);
}

/**
 * Brings the next game while the child looks at its map: engine, scene, art and sounds come in idle time, so that play
 * begins at once. Returns the function that calls it off. Not where the device asks to save data.
 */
export function prefetchGame(game: GameManifest): () => void {
  if (savesData()) return () => undefined;
  const fetchIt = () => bringGame(game);
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(fetchIt, 1500);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(fetchIt, { timeout: 4000 });
  return () => window.cancelIdleCallback(idle);
}
