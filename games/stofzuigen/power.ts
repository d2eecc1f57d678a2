import type { InputMethod } from '@games/kit/input/targets';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Tweens } from 'phaser';
import { game } from './fluff';
import type { Layout } from './layout';
import { texts } from './texts.gen';

/** The button that starts the machine: pale until something sticks to the nozzle, then it breathes. */
export class Power {
  readonly #kit: SceneKit;
  readonly #image: GameObjects.Image;
  readonly #size: number;
  #breath: Tweens.Tween | null = null;

  constructor(kit: SceneKit, { power: { x, y, size } }: Layout) {
    this.#kit = kit;
    this.#size = size;
    this.#image = kit.scene.add.image(x, y, game, 'power').setScale(size).setDepth(31);
    this.wake(false);
  }

  /** Adds its target; `held` counts what sticks to the nozzle. */
  add(held: () => number, press: (input: InputMethod) => void): void {
    const { targets, locale } = this.#kit;
    targets.add({
      id: 'ready',
      label: () => texts[locale]('power', { count: held() }),
      object: this.#image,
      last: true,
      enabled: () => held() > 0,
      press,
    });
  }

  /** Shows whether it can be pressed. */
  wake(on: boolean): void {
    this.#breath?.remove();
    this.#breath = null;
    this.#image.setScale(this.#size).setAlpha(on ? 1 : 0.55);
    if (on)
      this.#breath = this.#kit.motion.idle({ targets: this.#image, scale: this.#size * 1.07, duration: 620 });
  }

  /** Goes down under a finger. */
  press(): void {
    this.wake(false);
    this.#image.setAlpha(1);
    const scale = this.#size * 0.9;
    void this.#kit.motion.flourish({ targets: this.#image, scale, duration: 70, yoyo: true });
  }

  show(isVisible: boolean): void {
    this.#image.setVisible(isVisible);
  }
}
