import type { GameObjects, Input } from 'phaser';
import type { InputMethod } from '../input/targets';
import type { Box } from '../layout/design';
import type { SceneKit } from '../scene/scene-kit';

interface CommitPullSpec {
  /** Middle and size of what takes the finger, design px. */
  readonly zone: Box;
  readonly depth: number;
  /** Label for a screen reader, such as "brake" or "launch". */
  readonly label: string | (() => string);
  /** Returns whether there is something to commit; without it there always is. */
  readonly isReady?: () => boolean;
  /** Keys that commit when nothing has the focus. */
  readonly keys: readonly string[];
  readonly along: 'x' | 'y';
  /** Length of the whole pull, design px; below zero to the left or upward. A function where it depends on the task. */
  readonly way: number | (() => number);
  /** Share of the way, 0 to 1, from which on it commits when it is let go. */
  readonly enough: number;
  /** Called with how far it is pulled, 0 to 1. */
  readonly pulled: (share: number) => void;
  /** Called whenever it is let go, before it is known whether it commits. */
  readonly letGo?: () => void;
  /** Called when it was let go too early. */
  readonly tooShort?: () => void;
  readonly commit: (input: InputMethod) => void;
}

/** A pull of less than this is a tap, design px. */
const tap = 10;

/**
 * Commits an answer by pulling something along a line, or by a tap, a key or a switch. It draws nothing: the game moves
 * its lever, rope or cart. Create it once, in `build`.
 */
export class CommitPull {
  readonly #kit: SceneKit;
  readonly #spec: CommitPullSpec;
  readonly box: GameObjects.Container;
  #grip: { readonly at: number; readonly touch: boolean } | null = null;

  constructor(kit: SceneKit, spec: CommitPullSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { scene, targets } = kit;
    const { zone, isReady } = spec;
    this.box = scene.add.container(zone.x, zone.y).setDepth(spec.depth);
    targets.add({
      id: 'ready',
      label: spec.label,
      object: this.box,
      size: { width: zone.width, height: zone.height },
      last: true,
      ...(isReady ? { enabled: isReady } : {}),
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') return this.#commit(input);
        this.#grip = { at: this.#placeOf(scene.input.activePointer), touch: input === 'touch' };
      },
    });
    const off = targets.onKey((key) => {
      if (!spec.keys.includes(key) || isReady?.() === false) return false;
      targets.press('ready', 'keyboard');
      return true;
    });
    this.box.once('destroy', off);
    scene.input.on('pointermove', this.#follow);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', this.#letGo);
  }

  /** Forgets the finger that holds it. */
  drop(): void {
    this.#grip = null;
  }

  #placeOf({ worldX, worldY }: Input.Pointer): number {
    return this.#spec.along === 'x' ? worldX : worldY;
  }

  #commit(input: InputMethod): void {
    this.#grip = null;
    if (this.#kit.targets.isOpen) this.#spec.commit(input);
  }

  #shareFrom(begin: number, end: number): number {
    const { way } = this.#spec;
    return Math.min(1, Math.max(0, (end - begin) / (typeof way === 'function' ? way() : way)));
  }

  readonly #follow = (pointer: Input.Pointer): void => {
    if (this.#grip === null || !pointer.isDown) return;
    this.#spec.pulled(this.#shareFrom(this.#grip.at, this.#placeOf(pointer)));
  };

  readonly #letGo = (pointer: Input.Pointer): void => {
    if (this.#grip === null) return;
    const { at, touch } = this.#grip;
    const end = this.#placeOf(pointer);
    this.#grip = null;
    this.#spec.letGo?.();
    if (Math.abs(end - at) < tap || this.#shareFrom(at, end) > this.#spec.enough)
      this.#commit(touch ? 'touch' : 'pointer');
    else this.#spec.tooShort?.();
  };
}
