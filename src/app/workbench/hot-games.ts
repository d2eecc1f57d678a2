import type { GameManifest } from '@games/kit/manifest';

type Loader = (game: GameManifest) => GameManifest['load'];

/**
 * Tells of a change in a game's folder while the workbench runs on the development server; `load` then brings the new
 * scene. The round goes on: the scene begins anew at the task where it was. Returns the function that stops listening.
 */
export function onGameChanged(tell: (folder: string, load: Loader) => void): () => void {
  // Vite looks for this very text.
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
