import type PhaserNS from 'phaser';
import type { Orientation } from '../layout/design';
import type { ArtScale } from '../textures/game-art';
import { KIT, type KitFrame, makeKitTexture } from '../textures/kit-texture';
import { queueArt, removeArt } from '../textures/load-art';
import type { SceneAssets } from './scene-assets';

/** Registry key of the preloaded art. */
const PRELOADED_KEY = 'preloaded-art';
const SCENE = 'preload';

/** The art of a game at one scale for one layout. */
export interface ArtRequest {
  readonly assets: SceneAssets;
  readonly scale: ArtScale;
  readonly orientation: Orientation;
}

type Preloaded = ArtRequest & {
  readonly isReady: boolean;
  /** Ends the wait for this art. */
  readonly done: () => void;
};

const preloadedIn = (game: PhaserNS.Game): Preloaded | undefined => game.registry.get(PRELOADED_KEY);

/**
 * Fetches and decodes the art of a game and uploads it to the graphics card before the game is played. Resolves
 * also when a file is missing, which the game reports when it is played, and when the art is discarded meanwhile.
 */
export function preloadArt(game: PhaserNS.Game, wanted: ArtRequest): Promise<void> {
  discardPreloadedArt(game);
  const { art, id } = wanted.assets;
  return new Promise((done) => {
    game.registry.set(PRELOADED_KEY, { ...wanted, isReady: false, done } satisfies Preloaded);
    let missing = false;
    const finish = () => {
      game.scene.remove(SCENE);
      if (missing) discardPreloadedArt(game);
      else game.registry.set(PRELOADED_KEY, { ...wanted, isReady: true, done } satisfies Preloaded);
      done();
    };
    const scene: PhaserNS.Types.Scenes.CreateSceneFromObjectConfig = {
      preload(this: PhaserNS.Scene) {
        this.load.on('loaderror', () => {
          missing = true;
        });
        if (art !== undefined) queueArt(this, id, art, wanted.scale, wanted.orientation);
      },
      create(this: PhaserNS.Scene) {
        makeKitTexture(this);
        // One draw makes the graphics card prepare its shaders.
        this.add.image(0, 0, KIT, 'paper' satisfies KitFrame);
        game.events.once('postrender', finish);
      },
    };
    game.scene.add(SCENE, scene, true);
  });
}

/** Returns whether exactly this art is preloaded or being preloaded. */
export function isPreloaded(game: PhaserNS.Game, { assets, scale, orientation }: ArtRequest): boolean {
  const preloaded = preloadedIn(game);
  return (
    preloaded?.assets.id === assets.id && preloaded.scale === scale && preloaded.orientation === orientation
  );
}

/** Returns whether this art is preloaded, and hands it to the caller. Discards art of another game, scale or layout. */
export function claimPreloadedArt(game: PhaserNS.Game, wanted: ArtRequest): boolean {
  const isWanted = isPreloaded(game, wanted) && preloadedIn(game)?.isReady === true;
  if (isWanted) game.registry.remove(PRELOADED_KEY);
  else discardPreloadedArt(game);
  return isWanted;
}

/** Removes art that was or is being preloaded and is not played. */
export function discardPreloadedArt(game: PhaserNS.Game): void {
  const preloaded = preloadedIn(game);
  if (preloaded === undefined) return;
  game.registry.remove(PRELOADED_KEY);
  if (game.scene.getScene(SCENE) !== null) game.scene.remove(SCENE);
  if (preloaded.assets.art !== undefined) removeArt(game.textures, preloaded.assets.id, preloaded.assets.art);
  preloaded.done();
}
