import type { InputMethod } from '@games/kit/input/targets';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

/** Parts of the way at which the rope creaks. */
const creaks = 4;
/** Length of the drawing of the rope, design px. */
const coil = 40;

interface RopeSpec {
  /** Label for a screen reader. */
  readonly label: () => string;
  readonly isReady: () => boolean;
  /** Called with how far it is pulled, 0 to 1. */
  readonly pulled: (share: number) => void;
  readonly commit: (input: InputMethod) => void;
}

/** The tow rope on its winch: pulled down or tapped, it lets the boat go. */
export class TowRope {
  readonly #kit: SceneKit;
  readonly #at: Layout['rope'];
  readonly #spec: RopeSpec;
  readonly #handle: GameObjects.Image;
  readonly #rope: GameObjects.Image;
  readonly #parts: readonly (GameObjects.Image | GameObjects.Container)[];
  readonly #pull: CommitPull;
  #creaked = 0;

  constructor(kit: SceneKit, { rope }: Layout, spec: RopeSpec) {
    this.#kit = kit;
    this.#at = rope;
    this.#spec = spec;
    const { scene } = kit;
    const { x, drum, rest, pulled, zone } = rope;
    this.#rope = scene.add.image(x, drum, game, 'rope').setDepth(depths.seal);
    const winch = scene.add.image(x, drum, game, 'drum').setDepth(depths.seal + 0.1);
    this.#handle = scene.add.image(x, rest, game, 'handle').setDepth(depths.seal + 0.2);
    this.#pull = new CommitPull(kit, {
      zone,
      depth: depths.seal + 0.3,
      label: spec.label,
      isReady: spec.isReady,
      keys: ['Enter'],
      along: 'y',
      way: pulled - rest,
      enough: 0.4,
      pulled: (share) => this.#follow(share),
      tooShort: () => void this.release(),
      commit: (input) => {
        this.#put(pulled);
        spec.commit(input);
      },
    });
    this.#parts = [this.#rope, winch, this.#handle, this.#pull.box];
    this.#put(rest);
  }

  /** It is pale while nothing was typed. */
  refresh(): void {
    this.#handle.setAlpha(this.#spec.isReady() ? 1 : 0.62);
    this.#kit.targets.publish();
  }

  show(on: boolean): void {
    for (const part of this.#parts) part.setVisible(on);
  }

  /** Winds the rope up again, 0.2 s. */
  async release(): Promise<void> {
    this.#pull.drop();
    this.#creaked = 0;
    this.#spec.pulled(0);
    const at = { y: this.#handle.y };
    const onUpdate = () => this.#put(at.y);
    await this.#kit.motion.tween({
      targets: at,
      y: this.#at.rest,
      duration: 200,
      ease: 'Back.Out',
      onUpdate,
    });
    this.#put(this.#at.rest);
  }

  #put(y: number): void {
    this.#handle.setY(y);
    this.#rope.setScale(1, Math.max(0.1, (y - this.#at.drum) / coil));
  }

  #follow(share: number): void {
    const { rest, pulled } = this.#at;
    this.#put(rest + (pulled - rest) * share);
    const creaked = Math.floor(share * creaks);
    if (creaked > this.#creaked) this.#kit.sounds.play('creak');
    this.#creaked = creaked;
    this.#spec.pulled(share);
  }
}
