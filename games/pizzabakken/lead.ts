import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { panel } from './painted';

/** Behind the keys of the tools, above their cloth. */
const depth = 58;
const bright = 0.62;

/** A light under the tools, while they are what the hand needs next. */
export class Lead {
  readonly #kit: SceneKit;
  readonly #light: GameObjects.NineSlice;

  constructor(kit: SceneKit, { tools }: Layout) {
    this.#kit = kit;
    this.#light = panel(kit.scene, tools).setDepth(depth).setVisible(false);
  }

  show(on: boolean): void {
    const isNew = on && !this.#light.visible;
    this.#light.setVisible(on);
    if (!isNew) return;
    this.#light.setAlpha(0);
    void this.#kit.motion.tween({ targets: this.#light, alpha: bright, duration: 180 });
  }
}
