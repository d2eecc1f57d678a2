import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { game } from './game-id';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** Height of the grip while it waits, and when it is jerked, design px about the middle of its slot. */
const low = 66;
const high = -62;
/** A jerk that is let go before this was none; a tap jerks. */
const enough = 34;
const tap = 10;

/** The grip of the rod: jerking it up, or tapping it, hooks what bites at the depth of the hook. */
export class Strike {
  readonly #kit: SceneKit;
  readonly #at: Point;
  readonly #grip: GameObjects.Image;
  readonly #zone: GameObjects.Container;
  readonly #jerk: (input: InputMethod) => void;
  #held: { readonly y: number; readonly touch: boolean } | null = null;

  constructor(kit: SceneKit, at: Point, jerk: (input: InputMethod) => void) {
    this.#kit = kit;
    this.#at = at;
    this.#jerk = jerk;
    const { scene, targets, locale } = kit;
    scene.add.image(at.x, at.y, game, 'slot').setDepth(depths.desk + 1);
    this.#grip = scene.add.image(at.x, at.y + low, game, 'grip').setDepth(depths.desk + 2);
    this.#zone = scene.add.container(at.x, at.y).setDepth(depths.desk + 2.1);
    targets.add({
      id: 'ready',
      label: texts[locale]('strike'),
      object: this.#zone,
      size: { width: 118, height: 244 },
      last: true,
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') return this.#commit(input);
        this.#held = { y: scene.input.activePointer.worldY, touch: input === 'touch' };
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

  /** Lets the grip sink again, 0.2 s. */
  async release(): Promise<void> {
    this.#held = null;
    await this.#kit.motion.tween({
      targets: this.#grip,
      y: this.#at.y + low,
      duration: 200,
      ease: 'Back.Out',
    });
  }

  #commit(input: InputMethod): void {
    this.#held = null;
    if (!this.#kit.targets.isOpen) return;
    void this.#kit.motion.tween({
      targets: this.#grip,
      y: this.#at.y + high,
      duration: 70,
      ease: 'Back.Out',
    });
    this.#jerk(input);
  }

  readonly #follow = ({ worldY, isDown }: Input.Pointer): void => {
    if (this.#held === null || !isDown) return;
    const by = Math.min(low - high, Math.max(0, this.#held.y - worldY));
    this.#grip.setY(this.#at.y + low - by);
  };

  readonly #letGo = ({ worldY }: Input.Pointer): void => {
    if (this.#held === null) return;
    const { y, touch } = this.#held;
    const by = y - worldY;
    if (Math.abs(by) < tap || by > enough) this.#commit(touch ? 'touch' : 'pointer');
    else void this.release();
  };
}
