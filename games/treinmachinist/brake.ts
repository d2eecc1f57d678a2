import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { game } from './game-id';
import { texts } from './texts.gen';

/** Height of the handle while the train runs, and how far it is pulled, design px about the middle of the brake. */
const released = -62;
const pulled = 58;
/** A pull that is let go above this was none; a tap pulls it. */
const enough = 26;

/** The brake of the train: pulling it down, or tapping it, commits the time that was set. */
export class Brake {
  readonly #kit: SceneKit;
  readonly #at: Point;
  readonly #handle: GameObjects.Image;
  readonly #zone: GameObjects.Container;
  readonly #pull: (input: InputMethod) => void;
  #grip: { readonly y: number; readonly touch: boolean } | null = null;

  constructor(kit: SceneKit, at: Point, pull: (input: InputMethod) => void) {
    this.#kit = kit;
    this.#at = at;
    this.#pull = pull;
    const { scene, targets, locale } = kit;
    scene.add.image(at.x, at.y, game, 'quadrant').setDepth(22);
    this.#handle = scene.add.image(at.x, at.y + released, game, 'lever').setDepth(23);
    this.#zone = scene.add.container(at.x, at.y).setDepth(23.1);
    targets.add({
      id: 'ready',
      label: texts[locale]('brake'),
      object: this.#zone,
      size: { width: 118, height: 236 },
      last: true,
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') return this.#commit(input);
        this.#grip = { y: scene.input.activePointer.worldY, touch: input === 'touch' };
      },
    });
    const off = targets.onKey((key) => {
      if (key !== 'r' && key !== 'Enter') return false;
      targets.press('ready', 'keyboard');
      return true;
    });
    this.#zone.once('destroy', off);
    scene.input.on('pointermove', this.#follow);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', this.#letGo);
  }

  /** Lets the handle go up again, 0.2 s. */
  async release(): Promise<void> {
    this.#grip = null;
    await this.#kit.motion.tween({
      targets: this.#handle,
      y: this.#at.y + released,
      duration: 200,
      ease: 'Back.Out',
    });
  }

  #commit(input: InputMethod): void {
    this.#grip = null;
    if (!this.#kit.targets.isOpen) return;
    void this.#kit.motion.tween({ targets: this.#handle, y: this.#at.y + pulled, duration: 90 });
    this.#pull(input);
  }

  readonly #follow = ({ worldY, isDown }: Input.Pointer): void => {
    if (this.#grip === null || !isDown) return;
    const by = Math.min(pulled - released, Math.max(0, worldY - this.#grip.y));
    this.#handle.setY(this.#at.y + released + by);
  };

  readonly #letGo = ({ worldY }: Input.Pointer): void => {
    if (this.#grip === null) return;
    const { y, touch } = this.#grip;
    const by = worldY - y;
    const isTap = Math.abs(by) < 10;
    if (isTap || by > enough) this.#commit(touch ? 'touch' : 'pointer');
    else void this.release();
  };
}
