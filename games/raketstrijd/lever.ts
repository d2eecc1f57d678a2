import type { InputMethod } from '@games/kit/input/targets';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

/** A push that is let go below this part of the way was none; a tap pushes it. */
const enough = 0.3;
const tapped = 10;

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
  #grip: { readonly y: number; readonly touch: boolean } | null = null;

  constructor(kit: SceneKit, { lever }: Layout, spec: LeverSpec) {
    this.#kit = kit;
    this.#at = lever;
    this.#spec = spec;
    const { scene, targets } = kit;
    const { x, zone, low } = lever;
    this.#handle = scene.add.image(x, low, game, 'lever').setDepth(8);
    this.box = scene.add.container(zone.x, zone.y).setDepth(8.1);
    targets.add({
      id: 'ready',
      label: spec.label,
      object: this.box,
      size: { width: zone.width, height: zone.height },
      last: true,
      enabled: spec.isReady,
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') return this.#commit(input);
        this.#grip = { y: scene.input.activePointer.worldY, touch: input === 'touch' };
      },
    });
    const off = targets.onKey((key) => {
      if (key !== 'Enter' || !spec.isReady()) return false;
      targets.press('ready', 'keyboard');
      return true;
    });
    this.box.once('destroy', off);
    scene.input.on('pointermove', this.#follow);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', this.#letGo);
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
    this.#grip = null;
    this.#spec.pushed(0);
    await this.#kit.motion.tween({ targets: this.#handle, y: this.#at.low, duration: 200, ease: 'Back.Out' });
  }

  #commit(input: InputMethod): void {
    this.#grip = null;
    if (!this.#kit.targets.isOpen) return;
    void this.#kit.motion.tween({ targets: this.#handle, y: this.#at.high, duration: 90 });
    this.#spec.commit(input);
  }

  #share(y: number): number {
    const { low, high } = this.#at;
    return this.#grip === null ? 0 : Math.min(1, Math.max(0, (this.#grip.y - y) / (low - high)));
  }

  readonly #follow = ({ worldY, isDown }: Input.Pointer): void => {
    if (this.#grip === null || !isDown) return;
    const share = this.#share(worldY);
    this.#handle.setY(this.#at.low + (this.#at.high - this.#at.low) * share);
    this.#spec.pushed(share);
  };

  readonly #letGo = ({ worldY }: Input.Pointer): void => {
    if (this.#grip === null) return;
    const { y, touch } = this.#grip;
    if (Math.abs(worldY - y) < tapped || this.#share(worldY) > enough)
      this.#commit(touch ? 'touch' : 'pointer');
    else void this.release();
  };
}
