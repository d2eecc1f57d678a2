import type { InputMethod } from '@games/kit/input/targets';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';

/** Angles of the lever: at rest and pulled. */
const rest = -34;
const pulled = 52;
const way = 120;

interface LeverSpec {
  readonly label: () => string;
  readonly pulled: (share: number) => void;
  readonly commit: (input: InputMethod) => void;
}

/** The lever of the machine: pulled down, or tapped. */
export class Lever {
  readonly #kit: SceneKit;
  readonly #arm: GameObjects.Image;
  readonly #base: GameObjects.Image;
  readonly #pull: CommitPull;

  constructor(kit: SceneKit, { lever }: Layout, spec: LeverSpec) {
    this.#kit = kit;
    const { scene } = kit;
    const foot = { x: lever.x - 44, y: lever.y + 18 };
    this.#arm = scene.add.image(foot.x, foot.y, game, 'lever').setAngle(rest).setDepth(depths.lever);
    this.#base = scene.add.image(foot.x, foot.y, game, 'lever-base').setDepth(depths.lever + 0.2);
    this.#pull = new CommitPull(kit, {
      zone: lever,
      depth: depths.lever + 0.4,
      label: spec.label,
      keys: ['Enter', 'r'],
      along: 'y',
      way,
      enough: 0.35,
      pulled: (share) => {
        this.#arm.setAngle(rest + share * (pulled - rest));
        spec.pulled(share);
      },
      letGo: () => spec.pulled(0),
      tooShort: () => void this.release(),
      commit: (input) => {
        void kit.motion.tween({ targets: this.#arm, angle: pulled, duration: 80 });
        spec.commit(input);
      },
    });
  }

  /** It springs back, 0.2 s. */
  async release(): Promise<void> {
    await this.#kit.motion.tween({ targets: this.#arm, angle: rest, duration: 220, ease: 'Back.Out' });
  }

  /** While it is hidden it takes no finger: the continue button stands in its place. */
  show(on: boolean): void {
    this.#pull.drop();
    this.#pull.box.setVisible(on);
    this.#arm.setVisible(on);
    this.#base.setVisible(on);
  }
}
