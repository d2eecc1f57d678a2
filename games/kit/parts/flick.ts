import type { Input } from 'phaser';
import type { InputMethod, TargetSpec } from '../input/targets';
import type { SceneKit } from '../scene/scene-kit';

/** Something that can be flicked away. */
export interface FlickThing {
  readonly id: string;
  readonly target: Pick<TargetSpec, 'label' | 'object' | 'size' | 'digits' | 'value' | 'aim'>;
}

interface FlickSpec {
  /** Side to which a thing is flicked; up by default. */
  readonly way?: 'up' | 'down';
  /** Called while a finger pulls a thing, with how far it is from where it was taken, design px. */
  readonly pulled: (id: string, by: { readonly x: number; readonly y: number }) => void;
  /** Called when it was let go without a throw: it goes back to its place. */
  readonly kept: (id: string) => void;
  readonly thrown: (id: string, input: InputMethod) => void;
}

/** A pull of less than this is a tap, and one along the way of at least this is a throw, design px. */
const tap = 12;
const throwFrom = 30;

/**
 * Lets the child flick one of several things away, upwards or downwards: a ball, a letter, a mask. Speed and direction
 * decide nothing; a tap, a key and a switch do the same, and what is let go at the other side of its place was not thrown.
 * It draws nothing: the game moves its things. Create it once, in `build`, and call `set` for each task.
 */
export class Flick {
  readonly #kit: SceneKit;
  readonly #spec: FlickSpec;
  #things: readonly FlickThing[] = [];
  #held: { readonly id: string; readonly x: number; readonly y: number; readonly touch: boolean } | null =
    null;

  constructor(kit: SceneKit, spec: FlickSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { input } = kit.scene;
    input.on('pointermove', this.#follow);
    input.on('pointerup', this.#letGo);
    input.on('pointerupoutside', this.#letGo);
  }

  /** Sets the things of a task. */
  set(things: readonly FlickThing[]): void {
    this.clear();
    this.#things = things;
    for (const { id, target } of things)
      this.#kit.targets.add({ id, ...target, press: (input) => this.#press(id, input) });
  }

  clear(): void {
    for (const { id } of this.#things) this.#kit.targets.remove(id);
    this.#things = [];
    this.#held = null;
  }

  #press(id: string, input: InputMethod): void {
    if (input !== 'pointer' && input !== 'touch') {
      this.#throw(id, input);
      return;
    }
    const { worldX: x, worldY: y } = this.#kit.scene.input.activePointer;
    this.#held = { id, x, y, touch: input === 'touch' };
  }

  #throw(id: string, input: InputMethod): void {
    this.#held = null;
    if (this.#kit.targets.isOpen) this.#spec.thrown(id, input);
  }

  readonly #follow = ({ isDown, worldX, worldY }: Input.Pointer): void => {
    if (this.#held === null || !isDown) return;
    const { id, x, y } = this.#held;
    this.#spec.pulled(id, { x: worldX - x, y: worldY - y });
  };

  readonly #letGo = ({ worldX, worldY }: Input.Pointer): void => {
    if (this.#held === null) return;
    const { id, x, y, touch } = this.#held;
    this.#held = null;
    const isTap = Math.hypot(worldX - x, worldY - y) < tap;
    const along = this.#spec.way === 'down' ? worldY - y : y - worldY;
    if (isTap || along >= throwFrom) this.#throw(id, touch ? 'touch' : 'pointer');
    else this.#spec.kept(id);
  };
}
