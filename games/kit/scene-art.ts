import type { Scene, Textures } from 'phaser';
import type { Orientation } from './design';
import type { ArtScale, GameArt } from './game-art';

/** Texture key of a backdrop layer. */
export const layerKey = (game: string, layer: string): string => `${game}/${layer}`;

/** A file that does not arrive is an error, not a gap. */
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

/** Makes the loaded textures measure in design px, so that a scene need not know which sheet it got. */
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

/** Textures are global in Phaser: what a game brought in it takes out again. */
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
