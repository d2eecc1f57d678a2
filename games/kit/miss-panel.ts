import type { GameObjects, Scene } from 'phaser';
import type { Locale } from '@/maths/locale';
import { design } from './design';
import { KIT, type KitFrame } from './kit-texture';
import type { Motion } from './motion';
import { numberText } from './number-text';
import type { Targets } from './targets';
import { kitTexts } from './texts';

const PANEL = { width: 650, height: 490, x: design.width / 2, y: 400 } as const;
const RIGHT_INK = 0x14664c;
/** How long the picture stands before it can be left: long enough to look, ms. */
const LOOK = 900;

/** After a miss: the world dims, the picture of the maths comes, and the child goes on when it has looked. */
export class MissPanel {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #targets: Targets;

  constructor(scene: Scene, motion: Motion, targets: Targets) {
    this.#scene = scene;
    this.#motion = motion;
    this.#targets = targets;
  }

  /** Shows the sum with its right answer and waits for the child. */
  async show(result: string, locale: Locale): Promise<void> {
    const scene = this.#scene;
    const dim = scene.add
      .image(design.width / 2, design.height / 2, KIT, 'shade' satisfies KitFrame)
      .setDisplaySize(design.width * 1.2, design.height * 1.2)
      .setAlpha(0)
      .setDepth(800);
    const plate = scene.add.nineslice(
      0,
      0,
      KIT,
      'panel' satisfies KitFrame,
      PANEL.width,
      PANEL.height,
      48,
      48,
      48,
      54,
    );
    const chip = scene.add.nineslice(0, 180, KIT, 'chip-right' satisfies KitFrame, 560, 64, 18, 18, 18, 18);
    const text = numberText(scene, 0, 180, result, 44, RIGHT_INK);
    const box = scene.add
      .container(PANEL.x, PANEL.y, [plate, chip, text])
      .setDepth(850)
      .setAlpha(0)
      .setScale(0.94);
    await Promise.all([
      this.#motion.tween({ targets: dim, alpha: 0.12, duration: 200 }),
      this.#motion.tween({ targets: box, alpha: 1, scale: 1, duration: 280, ease: 'Back.Out' }),
    ]);
    await this.#motion.wait(LOOK);
    await this.#untilGoOn(box, locale);
    await this.#motion.tween({ targets: [box, dim], alpha: 0, duration: 160 });
    box.destroy();
    dim.destroy();
  }

  #untilGoOn(box: GameObjects.Container, locale: Locale): Promise<void> {
    return new Promise((done) => {
      const go = this.#scene.add
        .image(PANEL.x + PANEL.width / 2 - 30, PANEL.y + PANEL.height / 2 - 30, KIT, 'go' satisfies KitFrame)
        .setDepth(860);
      box.once('destroy', () => go.destroy());
      this.#targets.add({
        id: 'go-on',
        label: kitTexts[locale].goOn,
        object: go,
        always: true,
        press: () => {
          this.#targets.remove('go-on');
          done();
        },
      });
    });
  }
}
