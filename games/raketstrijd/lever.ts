import type { InputMethod } from '@games/kit/input/targets';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

interface LeverSpec {
  /** Label for a screen reader. */
  readonly label: () => string;
  readonly isReady: () => boolean;
  /** Called with how far it is pushed, 0 to 1. */
  readonly pushed: (share: number) => void;
  readonly commit: (input: InputMethod) => void;
}

/** The lever that launches the rocket: pushed up, or tapped. */
export class Lever {
  readonly box: GameObjects.Container;
  readonly #kit: SceneKit;
  readonly #at: Layout['lever'];
  readonly #spec: LeverSpec;
  readonly #handle: GameObjects.Image;
  readonly #pull: CommitPull;

  constructor(kit: SceneKit, { lever }: Layout, spec: LeverSpec) {
    this.#kit = kit;
    this.#at = lever;
    this.#spec = spec;
    const { x, zone, low, high } = lever;
    this.#handle = kit.scene.add.image(x, low, game, 'lever').setDepth(8);
    this.#pull = new CommitPull(kit, {
      zone,
      depth: 8.1,
      label: spec.label,
      isReady: spec.isReady,
      keys: ['Enter'],
      along: 'y',
      way: high - low,
      enough: 0.3,
      pulled: (share) => {
        this.#handle.setY(low + (high - low) * share);
        spec.pushed(share);
      },
      tooShort: () => void this.release(),
      commit: (input) => {
        void kit.motion.tween({ targets: this.#handle, y: high, duration: 90 });
        spec.commit(input);
      },
    });
    this.box = this.#pull.box;
  }

  /** It is pale while nothing was typed. */
  refresh(): void {
    this.#handle.setAlpha(this.#spec.isReady() ? 1 : 0.6);
    this.#kit.targets.publish();
  }

  show(on: boolean): void {
    this.#handle.setVisible(on);
  }

  /** Lets it sink again, 0.2 s. */
  async release(): Promise<void> {
    this.#pull.drop();
    this.#spec.pushed(0);
    await this.#kit.motion.tween({ targets: this.#handle, y: this.#at.low, duration: 200, ease: 'Back.Out' });
  }
}
