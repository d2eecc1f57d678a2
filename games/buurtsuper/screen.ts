import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './money';

const width = 430;
const digits = 66;
const light = 0x9feef5;
const depth = 10;

/** The screen of the till, on which an amount that is typed can be read. */
export class Screen {
  readonly #box: GameObjects.Container;
  readonly #text: GameObjects.BitmapText;

  constructor(scene: Scene, { tray, middle }: Layout) {
    this.#text = numberText(scene, 0, -6, '', digits, light);
    this.#box = scene.add
      .container(middle, tray.y, [
        scene.add.nineslice(0, 0, game, 'screen', width, 112, 30, 34, 30, 36).setOrigin(0.5),
        this.#text,
      ])
      .setDepth(depth)
      .setVisible(false);
  }

  show(on: boolean): void {
    this.#box.setVisible(on);
  }

  /** Shows what was typed; `isEuro` puts the sign before it. */
  write(typed: string, isEuro: boolean): void {
    this.#text.setText(isEuro ? `€ ${typed}` : typed);
  }
}
