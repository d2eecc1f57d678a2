import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Input } from 'phaser';

/** Shortest pull, design px: a finger that trembles on a plate only presses it. */
const shortest = 14;

interface HoistSpec {
  /** Returns the id of the mast that a finger takes hold of there, and whether it holds the mast itself, not its buoy. */
  readonly gripAt: (at: Point) => { readonly id: string; readonly onMast: boolean } | null;
  /** Returns where the pennant of a mast hangs now, design px. */
  readonly heightOf: (id: string) => number;
  /** Called with the height to which a pennant is pulled, while it is pulled and when it is let go. */
  readonly pulled: (id: string, y: number, isOver: boolean) => void;
}

interface Grip {
  readonly id: string;
  readonly from: number;
  readonly height: number;
  readonly onMast: boolean;
  isPull: boolean;
}

/** Pulls a pennant up its mast, by the buoy or on the mast itself; a tap on the mast brings it there. */
export class Hoist {
  readonly #kit: SceneKit;
  readonly #spec: HoistSpec;
  #grip: Grip | null = null;

  constructor(kit: SceneKit, spec: HoistSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { input } = kit.scene;
    input.on('pointerdown', this.#begin);
    input.on('pointermove', this.#follow);
    input.on('pointerup', this.#end);
    input.on('pointerupoutside', this.#end);
  }

  /** A pull is under way: letting go is no press. */
  get isPulling(): boolean {
    return this.#grip?.isPull === true;
  }

  /** Forgets the finger that holds it. */
  drop(): void {
    this.#grip = null;
  }

  readonly #begin = ({ worldX: x, worldY: y }: Input.Pointer): void => {
    const grip = this.#kit.targets.isOpen ? this.#spec.gripAt({ x, y }) : null;
    if (grip === null) return;
    const height = grip.onMast ? y : this.#spec.heightOf(grip.id);
    this.#grip = { ...grip, from: y, height, isPull: grip.onMast };
    if (grip.onMast) this.#spec.pulled(grip.id, y, false);
  };

  readonly #follow = ({ isDown, worldY: y }: Input.Pointer): void => {
    const grip = this.#grip;
    if (grip === null) return;
    if (!isDown || !this.#kit.targets.isOpen) {
      this.#grip = null;
      return;
    }
    if (Math.abs(y - grip.from) > shortest) grip.isPull = true;
    if (grip.isPull) this.#spec.pulled(grip.id, grip.height + y - grip.from, false);
  };

  readonly #end = ({ worldY: y }: Input.Pointer): void => {
    const grip = this.#grip;
    this.#grip = null;
    if (grip?.isPull === true) this.#spec.pulled(grip.id, grip.height + y - grip.from, true);
  };
}
