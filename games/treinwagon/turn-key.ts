import { dip, keyPlate } from '@games/kit/input/face';
import type { SceneKit } from '@games/kit/scene-kit';
import type { GameObjects } from 'phaser';
import type { Spot } from './layout';
import type { Texts } from './texts';

/** Turns what the child couples: to count above zero, or below it. */
export class TurnKey {
  readonly #kit: SceneKit;
  readonly #at: Spot;
  readonly #words: Pick<Texts, 'turnUp' | 'turnDown'>;
  #key: GameObjects.Container | undefined;

  constructor(kit: SceneKit, at: Spot, words: Pick<Texts, 'turnUp' | 'turnDown'>) {
    this.#kit = kit;
    this.#at = at;
    this.#words = words;
  }

  show(on: boolean): void {
    this.#key?.setVisible(on);
  }

  /** Offers it for a task; `down` tells which way the coaches count now. */
  offer(down: boolean, turn: () => void): void {
    const { x, y } = this.#at;
    this.#key?.destroy();
    const key = keyPlate(this.#kit, { x, y, width: 104, height: 92 }, { text: down ? '−' : '+' }).setDepth(
      70,
    );
    this.#key = key;
    this.#kit.targets.add({
      id: 'turn',
      label: down ? this.#words.turnUp : this.#words.turnDown,
      object: key,
      selected: () => down,
      press: () => {
        dip(this.#kit, key);
        turn();
      },
    });
  }
}
