import type { GameObjects } from 'phaser';
import type { InputMethod } from '../input/targets';
import type { Point } from '../layout/design';
import type { SceneKit } from '../scene/scene-kit';
import { numberText } from '../text/number-text';
import { KIT, type KitFrame } from '../textures/kit-texture';
import { addNudges } from './nudges';
import { ReadyButton } from './ready-button';
import { afterKey, type Steps, within } from './steps';

export interface DialSpec extends Steps {
  /** Middle of the value, design px. */
  readonly x: number;
  readonly y: number;
  /** Label for a screen reader, such as "so many each". */
  readonly label: string;
  /** First value of each task; `min` by default. */
  readonly start?: number;
  /** Text of a value; its digits by default. */
  readonly text?: (value: number) => string;
  /** Called after each step. */
  readonly changed?: (value: number) => void;
  /** Middle of the ready button; right of the dial by default. */
  readonly readyAt?: Point;
  readonly ready: (value: number, input: InputMethod) => void;
}

const plate = { width: 132, height: 100 } as const;

/** A value set in steps by buttons −10 −1 +1 +10 and ready; keys: arrows ± 1, Page keys ± 10, Enter. Create it once, in `build`. */
export class StepDial {
  readonly #spec: DialSpec;
  readonly #text: GameObjects.BitmapText;
  readonly #ready: ReadyButton;
  #value: number;

  constructor(kit: SceneKit, spec: DialSpec) {
    this.#spec = spec;
    this.#value = spec.start ?? spec.min;
    const { x, y } = spec;
    const back = kit.scene.add.nineslice(
      0,
      0,
      KIT,
      'card' satisfies KitFrame,
      plate.width,
      plate.height,
      42,
      42,
      42,
      48,
    );
    this.#text = numberText(kit.scene, 0, -6, this.#written, 48);
    const box = kit.scene.add.container(x, y, [back, this.#text]).setDepth(700);
    kit.targets.add({
      id: 'dial',
      label: spec.label,
      object: box,
      control: true,
      size: plate,
      range: () => ({ min: spec.min, max: spec.max, now: this.#value, text: this.#written }),
      keys: {
        from: 'all',
        take: (key) => {
          const next = afterKey(spec, this.#value, key);
          if (next !== null) this.set(next);
        },
      },
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') spec.ready(this.#value, input);
      },
    });
    const wide = addNudges(kit, {
      id: 'dial',
      x,
      y,
      middle: plate.width,
      ...(spec.max - spec.min > 12 ? { big: spec.big ?? 10 } : {}),
      by: (step) => this.set(this.#value + step),
      can: (step) => within(spec, this.#value + step) !== this.#value,
    });
    this.#ready = new ReadyButton(kit, {
      ...(spec.readyAt ?? { x: x + wide + 70, y }),
      press: (input) => spec.ready(this.#value, input),
    });
  }

  get value(): number {
    return this.#value;
  }

  /** Sets the value, limited to `min` and `max`. */
  set(value: number): void {
    this.#value = within(this.#spec, value);
    this.#text.setText(this.#written);
    this.#spec.changed?.(this.#value);
    this.#ready.refresh();
  }

  /** Resets to the first value. */
  reset(): void {
    this.set(this.#spec.start ?? this.#spec.min);
  }

  get #written(): string {
    return this.#spec.text?.(this.#value) ?? `${this.#value}`;
  }
}
