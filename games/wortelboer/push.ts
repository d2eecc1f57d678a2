import type { InputMethod } from '@games/kit/input/targets';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

/** Length of a whole push, and how far the knob moves in it, design px. */
const way = 110;
const play = 34;

interface PushSpec {
  readonly label: () => string;
  readonly isReady: () => boolean;
  /** Called with how far it is pushed, 0 to 1. */
  readonly pushed: (share: number) => void;
  readonly commit: (input: InputMethod) => void;
}

/** The handle of the cart: pushed to the right, or tapped. */
export class Push {
  readonly #kit: SceneKit;
  readonly #spec: PushSpec;
  readonly #knob: GameObjects.Container;
  readonly #home: number;

  constructor(kit: SceneKit, { push }: Layout, spec: PushSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { scene } = kit;
    this.#home = push.x;
    this.#knob = scene.add
      .container(push.x, push.y + push.height / 2 - 36, [scene.add.image(0, 0, game, 'knob')])
      .setDepth(22);
    new CommitPull(kit, {
      zone: push,
      depth: 21,
      label: spec.label,
      isReady: spec.isReady,
      keys: ['Enter', 'r'],
      along: 'x',
      way,
      enough: 0.4,
      pulled: (share) => {
        this.#knob.setX(push.x + share * play);
        spec.pushed(share);
      },
      letGo: () => {
        spec.pushed(0);
        this.#knob.setX(push.x);
      },
      commit: spec.commit,
    });
  }

  /** It is pale while there is nothing to deal. */
  refresh(): void {
    this.#knob.setAlpha(this.#spec.isReady() ? 1 : 0.55);
    this.#kit.targets.publish();
  }

  show(on: boolean): void {
    this.#knob.setVisible(on).setX(this.#home);
  }
}
