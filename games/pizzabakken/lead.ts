import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';

/** Behind the keys of the tools, above their cloth. */
const depth = 58;
const bright = 0.62;

/** A light under the tools, while they are what the hand needs next. */
export class Lead {
  readonly #kit: SceneKit;
  readonly #light: GameObjects.NineSlice;

  constructor(kit: SceneKit, { tools: { x, y, width, height } }: Layout) {
    this.#kit = kit;
    this.#light = kit.scene.add
      .nineslice(
        x + width / 2,
        y + height / 2,
        KIT,
        'panel' satisfies KitFrame,
        width,
        height,
        48,
        48,
        48,
        54,
      )
      .setDepth(depth)
      .setVisible(false);
  }

  show(on: boolean): void {
    const isNew = on && !this.#light.visible;
    this.#light.setVisible(on);
    if (!isNew) return;
    this.#light.setAlpha(0);
    void this.#kit.motion.tween({ targets: this.#light, alpha: bright, duration: 180 });
  }
}
