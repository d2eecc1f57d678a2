import type { InputMethod } from '@games/kit/input/targets';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './coach';
import type { Layout } from './layout';
import { texts } from './texts.gen';
import { TurnKey } from './turn-key';

interface Acts {
  /** Removes the last coach. */
  readonly uncouple: () => void;
  readonly blow: (input: InputMethod) => void;
  /** Reverses the direction in which coaches count. */
  readonly turn: () => void;
  /** Text of the child's last coach; null when there is none. */
  readonly last: () => string | null;
  /** Description of the train for a screen reader. */
  readonly train: () => string;
}

/** What is pressed beside the coaches: the whistle, the hook behind the train, and the key that turns it below zero. */
export class Controls {
  readonly #kit: SceneKit;
  readonly #acts: Acts;
  readonly #whistle: GameObjects.Image;
  readonly #unhook: GameObjects.Image;
  readonly #turn: TurnKey;

  constructor(kit: SceneKit, { whistle, track, turn }: Layout, acts: Acts) {
    this.#kit = kit;
    this.#acts = acts;
    const { add } = kit.scene;
    this.#whistle = add.image(whistle.x, whistle.y, game, 'whistle').setScale(whistle.size).setDepth(70);
    this.#unhook = add
      .image(track.x, track.y - 60, game, 'unhook')
      .setDepth(71)
      .setVisible(false);
    this.#turn = new TurnKey(kit, turn);
    kit.targets.onKey((key) => {
      if (key === 'Backspace') acts.uncouple();
      if (key === 'r' || key === 'Enter') kit.targets.press('ready', 'keyboard');
      return key === 'Backspace' || key === 'r' || key === 'Enter';
    });
  }

  /**
   * After the coaches, so that Tab and a switch come to them in the order of the work. `counts` tells which way the
   * coaches count; null where they cannot be turned.
   */
  offer(counts: 'up' | 'down' | null): void {
    const t = texts[this.#kit.locale];
    const { targets } = this.#kit;
    const { uncouple, blow, turn, last, train } = this.#acts;
    for (const id of ['turn', 'unhook', 'ready']) targets.remove(id);
    if (counts !== null) this.#turn.offer(counts === 'down', turn);
    targets.add({
      id: 'unhook',
      label: () => t('unhook', { length: last() ?? t('nothing') }),
      object: this.#unhook,
      size: { width: 90, height: 90 },
      enabled: () => last() !== null,
      press: uncouple,
    });
    targets.add({
      id: 'ready',
      label: () => t('whistle', { train: train() }),
      object: this.#whistle,
      last: true,
      press: (input) => {
        void this.#kit.motion.flourish({
          targets: this.#whistle,
          angle: -9,
          duration: 60,
          yoyo: true,
          repeat: 2,
        });
        blow(input);
      },
    });
  }

  /** The hook stands behind the train, where there is something to take off. */
  follow(x: number, isOffered: boolean): void {
    this.#unhook.setVisible(isOffered).setX(x);
    this.#kit.targets.publish();
  }

  /** Hides the controls until the next train. */
  show(on: boolean): void {
    this.#whistle.setVisible(on);
    this.#turn.show(on);
    if (!on) this.#unhook.setVisible(false);
  }
}
