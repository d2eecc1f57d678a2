import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import type { Step } from './steps';

/** Behind the keys of the tools, above their cloth. */
const depth = 58;
const bright = 0.62;

/** A light under the tools of the next step, so that of all that lies on the worktop the eye finds them first. */
export class Lead {
  readonly #kit: SceneKit;
  readonly #tools: Layout['tools'];
  readonly #light: GameObjects.NineSlice;

  constructor(kit: SceneKit, { tools }: Layout) {
    this.#kit = kit;
    this.#tools = tools;
    this.#light = kit.scene.add
      .nineslice(0, 0, KIT, 'panel' satisfies KitFrame, 200, 200, 48, 48, 48, 54)
      .setDepth(depth)
      .setVisible(false);
  }

  /** Lights the tools of a step; the pizza itself and the oven need no light. */
  show(step: Step | null): void {
    const box = this.#boxOf(step);
    const isNew = box !== null && (!this.#light.visible || this.#light.x !== box.x + box.width / 2);
    this.#light.setVisible(box !== null);
    if (box === null || !isNew) return;
    this.#light
      .setPosition(box.x + box.width / 2, box.y + box.height / 2)
      .setSize(box.width, box.height)
      .setAlpha(0);
    void this.#kit.motion.tween({ targets: this.#light, alpha: bright, duration: 180 });
  }

  #boxOf(step: Step | null): Box | null {
    if (step === 'cut') return this.#tools.knives;
    return step === 'top' || step === 'number' ? this.#tools.other : null;
  }
}
