import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './yard';

const blinkEvery = 3600;
const blinkFor = 130;

/** The goose behind the fence. */
export class Goose {
  readonly #motion: Motion;
  readonly #body: GameObjects.Container;
  readonly #head: GameObjects.Image;
  readonly #wing: GameObjects.Image;
  #mood: 'open' | 'happy' = 'open';
  #sinceBlink = 0;

  constructor(scene: Scene, motion: Motion, { x, y, size }: Layout['goose']) {
    this.#motion = motion;
    const neck = scene.add.image(0, 0, game, 'goose-neck');
    this.#head = scene.add.image(6, -160, game, 'goose-open');
    this.#wing = scene.add.image(34, -34, game, 'goose-wing').setAngle(24);
    this.#body = scene.add.container(x, y, [neck, this.#head, this.#wing]).setScale(size).setDepth(3);
    motion.idle({ targets: this.#head, y: -163, angle: 2, duration: 1800 });
    motion.idle({ targets: neck, scaleY: 1.015, duration: 1800, delay: 80 });
  }

  /** Called every frame with its length in ms: she blinks. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood === 'happy') return;
    this.#sinceBlink = (this.#sinceBlink + delta) % blinkEvery;
    this.#head.setFrame(this.#sinceBlink < blinkFor ? 'goose-shut' : 'goose-open');
  }

  calm(): void {
    this.#mood = 'open';
    this.#head.setFrame('goose-open');
  }

  async cheer(): Promise<void> {
    this.#mood = 'happy';
    this.#head.setFrame('goose-happy');
    const { y } = this.#body;
    void this.#motion.flourish({ targets: this.#wing, angle: 64, duration: 120, yoyo: true, repeat: 2 });
    await this.#motion.flourish({ targets: this.#body, y: y - 22, duration: 200, ease: 'Back.Out' });
    await this.#motion.flourish({ targets: this.#body, y, duration: 240, ease: 'Bounce.Out' });
  }
}
