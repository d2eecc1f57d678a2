import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** Height of the grip while it waits, and when it is jerked, design px about the middle of its slot. */
const low = 66;
const high = -62;
const way = high - low;
/** A jerk that is let go before this was none, design px. */
const enough = 34;

/** The grip of the rod: jerking it up, or tapping it, hooks what bites at the depth of the hook. */
export class Strike {
  readonly #kit: SceneKit;
  readonly #at: Point;
  readonly #grip: GameObjects.Image;
  readonly #pull: CommitPull;

  constructor(kit: SceneKit, at: Point, jerk: (input: InputMethod) => void) {
    this.#kit = kit;
    this.#at = at;
    const { scene, locale } = kit;
    scene.add.image(at.x, at.y, game, 'slot').setDepth(depths.desk + 1);
    this.#grip = scene.add.image(at.x, at.y + low, game, 'grip').setDepth(depths.desk + 2);
    this.#pull = new CommitPull(kit, {
      zone: { ...at, width: 118, height: 244 },
      depth: depths.desk + 2.1,
      label: texts[locale]('strike'),
      keys: ['r', 'Enter'],
      along: 'y',
      way,
      enough: enough / Math.abs(way),
      pulled: (share) => this.#grip.setY(at.y + low + share * way),
      tooShort: () => void this.release(),
      commit: (input) => {
        void kit.motion.tween({ targets: this.#grip, y: at.y + high, duration: 70, ease: 'Back.Out' });
        jerk(input);
      },
    });
  }

  /** Lets the grip sink again, 0.2 s. */
  async release(): Promise<void> {
    this.#pull.drop();
    await this.#kit.motion.tween({
      targets: this.#grip,
      y: this.#at.y + low,
      duration: 200,
      ease: 'Back.Out',
    });
  }
}
