import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { isComplete } from '@games/kit/parts/number-pad/typing';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Sum } from '@/maths/sum/sum';
import type { Layout } from './layout';
import { padFor } from './pad-for';

/** The keys on the jetty: those that the answer of a sum may need. The rope commits what was typed. */
export class Pad {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #belowZero: boolean;
  readonly #changed: () => void;
  #pad: NumberPad | undefined;
  #keys = '';

  constructor(kit: SceneKit, layout: Layout, belowZero: boolean, changed: () => void) {
    this.#kit = kit;
    this.#layout = layout;
    this.#belowZero = belowZero;
    this.#changed = changed;
  }

  get value(): string {
    return this.#pad?.value ?? '';
  }

  get isComplete(): boolean {
    return isComplete(this.value);
  }

  /** Clears what was typed, and brings the keys of a sum. */
  begin(sum: Sum): void {
    const may = padFor(sum, this.#belowZero);
    const keys = JSON.stringify(may);
    if (keys === this.#keys) this.#pad?.clear();
    else {
      this.#pad?.destroy();
      this.#keys = keys;
      this.#pad = new NumberPad(this.#kit, {
        ...this.#layout.pad,
        ...may,
        changed: (value) => {
          this.#kit.card.type(value);
          this.#changed();
        },
      });
    }
    this.#changed();
  }
}
