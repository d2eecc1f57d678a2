import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';

const count = 16;

/** The string of bulbs below the awning: every right answer lights one. */
export class Bulbs {
  readonly #motion: Motion;
  readonly #bulbs: readonly GameObjects.Image[];
  #lit = 0;

  constructor(scene: Scene, motion: Motion, { bulbs }: Layout, lit: number) {
    this.#motion = motion;
    this.#bulbs = Array.from({ length: count }, (_, place) => {
      const share = (place % 4) / 4 + 1 / 8;
      const y = bulbs.y + 4 * share * (1 - share) * bulbs.sag;
      return scene.add.image(bulbs.x + place * bulbs.across, y, game, 'bulb').setDepth(depths.bulbs);
    });
    for (let place = 0; place < lit; place++) this.#light();
  }

  /** Lights one more; once all are lit they begin to change their colour. */
  light(): void {
    const bulb = this.#light();
    if (bulb !== undefined)
      void this.#motion.flourish({ targets: bulb, scale: 1.5, duration: 130, yoyo: true, ease: 'Quad.Out' });
  }

  /** Lets all bulbs blink in turn. */
  blink(): void {
    this.#bulbs.forEach((targets, place) => {
      targets.setFrame('bulb-on');
      void this.#motion.flourish({
        targets,
        scale: 1.3,
        delay: place * 45,
        duration: 160,
        yoyo: true,
        repeat: 2,
      });
    });
  }

  #light(): GameObjects.Image | undefined {
    const bulb = this.#bulbs[this.#lit % count];
    bulb?.setFrame('bulb-on').setTint(this.#lit < count ? 0xffffff : 0xffc6d6);
    this.#lit += 1;
    return bulb;
  }
}
