import type PhaserNS from 'phaser';
import type { Orientation } from './design';
import type { ArtScale } from './game-art';
import { KIT, type KitFrame, makeKitTexture } from './kit-texture';
import { queueArt, removeArt } from './scene-art';
import type { SceneParts } from './scene-parts';

/** Where the art that was brought ahead stands in the game's registry. */
const WARM_KEY = 'warm-art';
const SCENE = 'warm-up';

/** Art of a game at one scale for one layout. */
export interface WantedArt {
  readonly parts: SceneParts;
  readonly scale: ArtScale;
  readonly orientation: Orientation;
}

type Warm = WantedArt & { readonly isReady: boolean };

const warmOf = (game: PhaserNS.Game): Warm | undefined => game.registry.get(WARM_KEY);

/**
 * Brings a game's art onto the stage before it is played: fetched, decoded, and on the graphics card with the kit's own
 * texture. Resolves when it is there, or when a file did not come: the game itself says so when it is played.
 */
export function warmUp(game: PhaserNS.Game, wanted: WantedArt): Promise<void> {
  coolDown(game);
  game.registry.set(WARM_KEY, { ...wanted, isReady: false } satisfies Warm);
  const { art, id } = wanted.parts;
  return new Promise((done) => {
    let missing = false;
    const finish = () => {
      game.scene.remove(SCENE);
      if (missing) coolDown(game);
      else game.registry.set(WARM_KEY, { ...wanted, isReady: true } satisfies Warm);
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
        // Drawn once, so that the card has made ready what it draws with.
        this.add.image(0, 0, KIT, 'paper' satisfies KitFrame);
        game.events.once('postrender', finish);
      },
    };
    game.scene.add(SCENE, scene, true);
  });
}

/** Whether just this art was brought, or is being brought. */
export function isBrought(game: PhaserNS.Game, { parts, scale, orientation }: WantedArt): boolean {
  const warm = warmOf(game);
  return warm?.parts.id === parts.id && warm.scale === scale && warm.orientation === orientation;
}

/** Whether this art is on the stage already; what was brought for another game, scale or layout is taken out. */
export function takeWarm(game: PhaserNS.Game, wanted: WantedArt): boolean {
  const isWanted = isBrought(game, wanted) && warmOf(game)?.isReady === true;
  if (isWanted) game.registry.remove(WARM_KEY);
  else coolDown(game);
  return isWanted;
}

/** Takes out what was brought, or is being brought, and is not played. */
export function coolDown(game: PhaserNS.Game): void {
  const warm = warmOf(game);
  if (warm === undefined) return;
  game.registry.remove(WARM_KEY);
  if (game.scene.getScene(SCENE) !== null) game.scene.remove(SCENE);
  if (warm.parts.art !== undefined) removeArt(game.textures, warm.parts.id, warm.parts.art);
}
