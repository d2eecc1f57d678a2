import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { texts } from './texts.gen';

/** Height of the handle while the train runs, and how far it is pulled, design px about the middle of the brake. */
const released = -62;
const pulled = 58;
const way = pulled - released;
/** A pull that is let go above this was none, design px. */
const enough = 26;

/** The brake of the train: pulling it down, or tapping it, commits the time that was set. */
export class Brake {
  readonly #kit: SceneKit;
  readonly #at: Point;
  readonly #handle: GameObjects.Image;
  readonly #pull: CommitPull;

  constructor(kit: SceneKit, at: Point, pull: (input: InputMethod) => void) {
    this.#kit = kit;
    this.#at = at;
    const { scene, locale } = kit;
    scene.add.image(at.x, at.y, game, 'quadrant').setDepth(22);
    this.#handle = scene.add.image(at.x, at.y + released, game, 'lever').setDepth(23);
    this.#pull = new CommitPull(kit, {
      zone: { ...at, width: 118, height: 236 },
      depth: 23.1,
      label: texts[locale]('brake'),
      keys: ['r', 'Enter'],
      along: 'y',
      way,
      enough: enough / way,
      pulled: (share) => this.#handle.setY(at.y + released + share * way),
      tooShort: () => void this.release(),
      commit: (input) => {
        void kit.motion.tween({ targets: this.#handle, y: at.y + pulled, duration: 90 });
        pull(input);
      },
    });
  }

  /** Lets the handle go up again, 0.2 s. */
  async release(): Promise<void> {
    this.#pull.drop();
    await this.#kit.motion.tween({
      targets: this.#handle,
      y: this.#at.y + released,
      duration: 200,
      ease: 'Back.Out',
    });
  }
}
