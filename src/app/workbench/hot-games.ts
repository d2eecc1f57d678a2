import type { GameManifest } from '@games/kit/api/manifest';

type Loader = (game: GameManifest) => GameManifest['load'];

/**
 * Calls back when a game's folder changes on the development server; `load` imports the new scene. The round
 * continues at its current task. Returns the function that stops listening.
 */
export function onGameChanged(tell: (folder: string, load: Loader) => void): () => void {
  // Vite requires this exact text.
  const hot = import.meta.hot;
  if (hot === undefined) return () => {};
  const changed = ({ folder, at }: { readonly folder: string; readonly at: number }) => {
    tell(folder, (game) => () => {
      const file = folder === '_parts' ? game.id.replace('part-', '') : 'scene';
      return import(/* @vite-ignore */ `/games/${folder}/${file}.ts?t=${at}`);
    });
  };
  hot.on('game:changed', changed);
  return () => hot.off('game:changed', changed);
}
