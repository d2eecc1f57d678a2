import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { game } from './world';

const height = 84;

/** A strip of paper with one short sentence, on the boards where the controls stand otherwise. */
export class Sign {
  readonly #kit: SceneKit;
  readonly #box: GameObjects.Container;
  readonly #words: GameObjects.Text;
  readonly #room: number;

  constructor(kit: SceneKit, { x, y, width }: Layout['words']) {
    this.#kit = kit;
    this.#room = width - 48;
    const ground = kit.scene.add.nineslice(0, 0, game, 'tag', width, height, 20, 20, 20, 20);
    this.#words = kit.words(0, 0, '', { fontSize: 40, fontStyle: '700' });
    this.#box = kit.scene.add.container(x, y, [ground, this.#words]).setDepth(80).setAlpha(0);
  }

  async say(text: string): Promise<void> {
    this.#words.setText(text).setScale(1);
    this.#words.setScale(Math.min(1, this.#room / this.#words.width));
    await this.#kit.motion.tween({ targets: this.#box, alpha: 1, duration: 180 });
  }

  destroy(): void {
    this.#box.destroy();
  }
}
