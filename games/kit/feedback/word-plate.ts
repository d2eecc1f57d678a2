import type { GameObjects } from 'phaser';
import type { Box } from '../layout/design';
import type { SceneKit } from '../scene/scene-kit';
import { KIT, type KitFrame } from '../textures/kit-texture';

const inks = { right: '#14664c', wrong: '#a3320f' } as const;

const usual = 38;

/** A plate with one short line of text; a large one covers controls that are not needed now. */
export class WordPlate {
  readonly #kit: SceneKit;
  readonly #box: GameObjects.Container;
  readonly #words: GameObjects.Text;
  readonly #room: number;

  constructor(kit: SceneKit, { x, y, width, height }: Box, mood: keyof typeof inks) {
    this.#kit = kit;
    const ground = kit.scene.add.nineslice(
      0,
      0,
      KIT,
      'panel' satisfies KitFrame,
      width,
      height,
      48,
      48,
      48,
      54,
    );
    // The continue button stands beside the words, or below them on a tall plate.
    const above = height > 200 ? height * 0.22 : 4;
    this.#words = kit.words(height > 120 && height < 200 ? -20 : 0, -above, '', {
      fontSize: usual,
      fontStyle: '700',
      color: inks[mood],
      align: 'center',
      wordWrap: { width: width - 56 },
    });
    this.#room = height - 24;
    this.#box = kit.scene.add.container(x, y, [ground, this.#words]).setDepth(860).setAlpha(0);
  }

  async say(text: string): Promise<void> {
    this.#words.setFontSize(usual).setText(text);
    // Two lines get a smaller size, so that they fit the plate.
    if (this.#words.height > this.#room) this.#words.setFontSize(usual * 0.74);
    await this.#kit.motion.tween({ targets: this.#box, alpha: 1, duration: 180 });
  }

  destroy(): void {
    this.#box.destroy();
  }
}
