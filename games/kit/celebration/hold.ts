import type { SceneKit } from '../scene/scene-kit';
import { addSheet } from './sheet';

interface HoldSpec {
  /** Time for which a key or a switch holds, ms. */
  readonly lasts: number;
  /** A finger holds as long after its press as a key, so that a tap counts too. */
  readonly afterTap?: boolean;
}

interface HoldTarget {
  readonly id: string;
  /** Action for a screen reader. */
  readonly label: string;
  readonly pressed?: (isFinger: boolean) => void;
}

/** What a child does by holding anywhere during a celebration: a finger holds until it lets go, a key or a switch for a moment. */
export class Hold {
  readonly #spec: HoldSpec;
  #isHeld = false;
  #left = 0;

  constructor(spec: HoldSpec) {
    this.#spec = spec;
  }

  get isOn(): boolean {
    return this.#isHeld || this.#left > 0;
  }

  /** Lets the child hold. Returns what ends it. */
  start(kit: SceneKit, { id, label, pressed }: HoldTarget): () => void {
    const { lasts, afterTap = false } = this.#spec;
    const letGo = () => {
      this.#isHeld = false;
    };
    const close = addSheet(kit, {
      id,
      label,
      repeats: true,
      press: (input) => {
        this.#isHeld = input === 'pointer' || input === 'touch';
        if (afterTap || !this.#isHeld) this.#left = lasts;
        pressed?.(this.#isHeld);
      },
    });
    kit.scene.input.on('pointerup', letGo);
    return () => {
      kit.scene.input.off('pointerup', letGo);
      close();
    };
  }

  /** Lets time pass, ms; returns whether the child holds after it. */
  pass(delta: number): boolean {
    this.#left = Math.max(0, this.#left - delta);
    return this.isOn;
  }
}
