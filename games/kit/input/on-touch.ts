import type { GameObjects, Scene } from 'phaser';

type Thing = GameObjects.Image | GameObjects.Container;

/**
 * Lets something of the world react to a finger: a cat that purrs, ears that twitch. It decides nothing, so it is no
 * target; a target that lies over it is pressed all the same. `reach` is around its origin, design px.
 */
export function onTouch(scene: Scene, thing: Thing, reach: number, react: () => void): void {
  const touched = ({ worldX, worldY }: { readonly worldX: number; readonly worldY: number }) => {
    const { tx, ty } = thing.getWorldTransformMatrix();
    if (thing.visible && Math.hypot(worldX - tx, worldY - ty) < reach) react();
  };
  scene.input.on('pointerdown', touched);
  thing.once('destroy', () => scene.input.off('pointerdown', touched));
}
