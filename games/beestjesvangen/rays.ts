import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

/** Distance below the pads, and from the corners of the glass, design px; length of the drawing, and how a ray is drawn. */
const below = 17;
const inset = 34;
const length = 22;
const thin = 0.6;
const pale = 0.5;

/** Ties the glass to the pads that it shows: a line below them, and a ray from each of its ends to the glass. */
export class Rays {
  readonly #layout: Layout;
  readonly #glass: GameObjects.NineSlice;
  readonly #stretch: GameObjects.Image;
  readonly #rays: readonly GameObjects.Image[];

  constructor(scene: Scene, layout: Layout, glass: GameObjects.NineSlice) {
    this.#layout = layout;
    this.#glass = glass;
    const line = () => scene.add.image(0, 0, game, 'dash').setDepth(depths.pad - 0.1);
    this.#stretch = line().setAlpha(0.85);
    this.#rays = [line().setAlpha(pale), line().setAlpha(pale)];
  }

  /** Draws them from one place along the ditch to another. */
  draw(left: number, right: number, isShown: boolean): void {
    const y = this.#layout.pads.y + below;
    this.#stretch
      .setPosition((left + right) / 2, y)
      .setScale((right - left) / length, 1)
      .setVisible(isShown);
    const { x, width, height } = this.#glass;
    const top = this.#glass.y - height / 2 + 8;
    for (const [nth, image] of this.#rays.entries()) {
      const start = nth === 0 ? left : right;
      const end = x + (nth === 0 ? -1 : 1) * (width / 2 - inset);
      const [dx, dy] = [end - start, top - y];
      image
        .setPosition(start + dx / 2, y + dy / 2)
        .setScale(Math.hypot(dx, dy) / length, thin)
        .setRotation(Math.atan2(dy, dx))
        .setVisible(isShown);
    }
  }
}
