import type { Scene, Textures } from 'phaser';
import type { Orientation } from '../layout/design';
import type { ArtScale, GameArt } from './game-art';

/** Returns the texture key of a backdrop layer. */
export const layerKey = (game: string, layer: string): string => `${game}/${layer}`;

/** Makes the stage crash when a file cannot be loaded. */
export function crashOnMissing(scene: Scene): void {
  scene.load.on('loaderror', (file: { readonly key: string }) => {
    scene.game.events.emit('stage:crash', new Error(`asset-missing ${file.key}`));
  });
}

/** Queues a game's atlas and the backdrop of one layout at one scale. */
export function queueArt(
  scene: Scene,
  game: string,
  art: GameArt,
  scale: ArtScale,
  orientation: Orientation,
): void {
  scene.load.atlas(game, art.atlas[scale].image, art.atlas[scale].frames);
  for (const { id, image, only = orientation } of art.layers) {
    if (only === orientation) scene.load.image(layerKey(game, id), image[scale]);
  }
}

/** Sets the resolution of loaded textures, so that scenes measure in design px at any scale. */
export function settleArt(scene: Scene, game: string, art: GameArt, scale: ArtScale): void {
  for (const key of keysOf(game, art)) {
    if (scene.textures.exists(key)) inDesignPx(scene.textures.get(key), scale);
  }
  for (const [name, { pivotX, pivotY }] of Object.entries(art.frames)) {
    const frame = scene.textures.getFrame(game, name);
    if (frame === null) continue;
    frame.customPivot = true;
    frame.pivotX = pivotX;
    frame.pivotY = pivotY;
  }
}

/** Removes the textures of a game, which are global in Phaser. */
export function removeArt(textures: Textures.TextureManager, game: string, art: GameArt): void {
  for (const key of keysOf(game, art)) if (textures.exists(key)) textures.remove(key);
}

const keysOf = (game: string, art: GameArt): readonly string[] => [
  game,
  ...art.layers.map((layer) => layerKey(game, layer.id)),
];

function inDesignPx(texture: Textures.Texture, scale: ArtScale): void {
  for (const source of texture.source) source.resolution = scale;
  for (const name of texture.getFrameNames(true)) {
    const frame = texture.get(name);
    const { realWidth, realHeight, x, y, width, height } = frame;
    frame.setTrim(realWidth / scale, realHeight / scale, x / scale, y / scale, width / scale, height / scale);
  }
}
