import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { game } from './world';

/** Distance of the waiting blade above the pole, and how far it strikes. */
const waits = 44;
const strikes = 96;
const widest = 15;
/** Points of a trail: what is older has faded. */
const trailLength = 14;

/** The mark on the pole, the blade above it, and the trail of a swipe. */
export class Blade {
  /** What slides along the pole. */
  readonly mark: GameObjects.Container;
  readonly #kit: SceneKit;
  readonly #blade: GameObjects.Image;
  readonly #ring: GameObjects.NineSlice;
  readonly #trail: GameObjects.Graphics;

  constructor(kit: SceneKit, { pole }: Layout) {
    const { scene } = kit;
    this.#kit = kit;
    this.#blade = scene.add.image(0, -waits, game, 'blade').setScale(0.62);
    this.#ring = scene.add
      .nineslice(0, -12, KIT, 'ring' satisfies KitFrame, 84, 196, 28, 28, 28, 28)
      .setVisible(false);
    this.mark = scene.add
      .container(pole.from, pole.y, [scene.add.image(0, 0, game, 'mark'), this.#blade, this.#ring])
      .setDepth(50);
    this.#trail = scene.add.graphics().setDepth(61);
  }

  /** Highlights the mark while it has the focus. */
  aim(on: boolean): void {
    this.#ring.setVisible(on);
  }

  /** Waits above the pole again. */
  rest(): void {
    this.mark.setVisible(true);
    this.#blade.setY(-waits).setAlpha(1);
  }

  /** Strikes through the pole, 90 ms, and goes away. */
  async strike(): Promise<void> {
    this.#ring.setVisible(false);
    await this.#kit.motion.flourish({ targets: this.#blade, y: strikes, duration: 90, ease: 'Quad.In' });
    this.mark.setVisible(false);
  }

  hide(): void {
    this.mark.setVisible(false);
  }

  /** Draws the trail of a swipe, thin at its tail. */
  trail(path: readonly Point[]): void {
    this.#trail.clear();
    const shown = path.slice(-trailLength);
    for (const [index, to] of shown.entries()) {
      const from = shown[index - 1];
      if (from === undefined) continue;
      this.#trail
        .lineStyle((widest * index) / shown.length, 0xfffaf0, 0.92)
        .lineBetween(from.x, from.y, to.x, to.y);
    }
  }
}
