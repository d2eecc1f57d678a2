import type { Point } from '@games/kit/layout/design';
import { dip, keyPlate } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { texts } from './texts.gen';

/** The key that makes coaches count above or below zero. */
export class TurnKey {
  readonly #kit: SceneKit;
  readonly #at: Point;
  #key: GameObjects.Container | undefined;

  constructor(kit: SceneKit, at: Point) {
    this.#kit = kit;
    this.#at = at;
  }

  show(on: boolean): void {
    this.#key?.setVisible(on);
  }

  /** Shows the key for a task; `down` is the current direction. */
  offer(down: boolean, turn: () => void): void {
    const { x, y } = this.#at;
    this.#key?.destroy();
    const key = keyPlate(this.#kit, { x, y, width: 104, height: 92 }, { text: down ? '−' : '+' }).setDepth(
      70,
    );
    this.#key = key;
    this.#kit.targets.add({
      id: 'turn',
      label: texts[this.#kit.locale](down ? 'turnUp' : 'turnDown'),
      object: key,
      selected: () => down,
      press: () => {
        dip(this.#kit, key);
        turn();
      },
    });
  }
}
