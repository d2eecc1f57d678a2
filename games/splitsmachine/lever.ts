import type { InputMethod } from '@games/kit/input/targets';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { angleAt, footOf, pulled, rest, wayOf } from './pull';

/** The ratchet clicks so often on the way. */
const teeth = 5;

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
  readonly #spec: LeverSpec;

  constructor(kit: SceneKit, { lever }: Layout, spec: LeverSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { scene } = kit;
    const { size } = lever;
    const { x, y } = footOf(lever);
    this.#arm = scene.add.image(x, y, game, 'lever').setScale(size).setAngle(rest).setDepth(depths.lever);
    this.#base = scene.add
      .image(x, y, game, 'lever-base')
      .setScale(size)
      .setDepth(depths.lever + 0.2);
    let tooth = 0;
    this.#pull = new CommitPull(kit, {
      zone: lever,
      depth: depths.lever + 0.4,
      label: spec.label,
      keys: ['Enter', 'r'],
      along: 'y',
      way: wayOf(lever),
      enough: 0.35,
      pulled: (share) => {
        this.#arm.setAngle(angleAt(share));
        const at = Math.floor(share * teeth);
        if (at > tooth) kit.sounds.play('click', 0.7 + 0.3 * share);
        tooth = at;
        spec.pulled(share);
      },
      letGo: () => spec.pulled(0),
      tooShort: () => void this.release(),
      commit: (input) => {
        void kit.motion.tween({ targets: this.#arm, angle: pulled, duration: 80 });
        spec.pulled(1);
        spec.commit(input);
      },
    });
  }

  /** It springs back, 0.2 s. */
  async release(): Promise<void> {
    this.#spec.pulled(0);
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
