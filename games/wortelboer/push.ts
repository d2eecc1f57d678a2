import type { InputMethod } from '@games/kit/input/targets';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

/** A push that is let go before this part of the way was none; a tap pushes it. */
const enough = 0.4;
const tapped = 10;
const way = 110;

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
  readonly #zone: GameObjects.Container;
  #grip: { readonly x: number; readonly touch: boolean } | null = null;

  constructor(kit: SceneKit, { push }: Layout, spec: PushSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { scene, targets } = kit;
    this.#home = push.x;
    this.#knob = scene.add
      .container(push.x, push.y + push.height / 2 - 36, [scene.add.image(0, 0, game, 'knob')])
      .setDepth(22);
    this.#zone = scene.add.container(push.x, push.y).setDepth(21);
    targets.add({
      id: 'ready',
      label: spec.label,
      object: this.#zone,
      size: { width: push.width, height: push.height },
      last: true,
      enabled: spec.isReady,
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') return this.#commit(input);
        this.#grip = { x: scene.input.activePointer.worldX, touch: input === 'touch' };
      },
    });
    const off = targets.onKey((key) => {
      if ((key !== 'Enter' && key !== 'r') || !spec.isReady()) return false;
      targets.press('ready', 'keyboard');
      return true;
    });
    this.#zone.once('destroy', off);
    scene.input.on('pointermove', this.#follow);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', this.#letGo);
  }

  /** It is pale while there is nothing to deal. */
  refresh(): void {
    this.#knob.setAlpha(this.#spec.isReady() ? 1 : 0.55);
    this.#kit.targets.publish();
  }

  show(on: boolean): void {
    this.#knob.setVisible(on).setX(this.#home);
  }

  #commit(input: InputMethod): void {
    this.#grip = null;
    if (!this.#kit.targets.isOpen) return;
    this.#spec.commit(input);
  }

  #share(x: number): number {
    return this.#grip === null ? 0 : Math.min(1, Math.max(0, (x - this.#grip.x) / way));
  }

  readonly #follow = ({ worldX, isDown }: Input.Pointer): void => {
    if (this.#grip === null || !isDown) return;
    const share = this.#share(worldX);
    this.#knob.setX(this.#home + share * 34);
    this.#spec.pushed(share);
  };

  readonly #letGo = ({ worldX }: Input.Pointer): void => {
    if (this.#grip === null) return;
    const { x, touch } = this.#grip;
    const isPushed = Math.abs(worldX - x) < tapped || this.#share(worldX) > enough;
    this.#grip = null;
    this.#spec.pushed(0);
    this.#knob.setX(this.#home);
    if (isPushed) this.#commit(touch ? 'touch' : 'pointer');
  };
}
