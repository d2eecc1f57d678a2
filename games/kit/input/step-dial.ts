import type { GameObjects } from 'phaser';
import { KIT, type KitFrame } from '../kit-texture';
import { numberText } from '../number-text';
import type { SceneKit } from '../scene-kit';
import type { Hand } from '../targets';
import { addNudges } from './nudges';
import { ReadyButton } from './ready-button';
import { afterKey, type Steps, within } from './steps';

export interface DialSpec extends Steps {
  /** Middle of the value, design px. */
  readonly x: number;
  readonly y: number;
  /** What is set, for a screen reader: "so many each". */
  readonly label: string;
  /** Where it stands for each new task; `min` when not given. */
  readonly start?: number;
  /** How a value is written and said; its digits when not given. */
  readonly text?: (value: number) => string;
  /** After each step: the world may follow what is set. */
  readonly changed?: (value: number) => void;
  /** Middle of the ready button; right of the dial when not given. */
  readonly readyAt?: { readonly x: number; readonly y: number };
  readonly ready: (value: number, hand: Hand) => void;
}

const plate = { width: 132, height: 100 } as const;

/** A value set in steps: buttons −10 −1 +1 +10 and ready; arrows ± 1, Page keys ± 10, Enter. Made once, in `build`. */
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
      press: (hand) => {
        if (hand !== 'pointer' && hand !== 'touch') spec.ready(this.#value, hand);
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
      press: (hand) => spec.ready(this.#value, hand),
    });
    kit.handsOver.ofTask('dial', { give: () => this.#value, take: (value: number) => this.set(value) });
  }

  get value(): number {
    return this.#value;
  }

  /** Turns the dial; it stays between its ends. */
  set(value: number): void {
    this.#value = within(this.#spec, value);
    this.#text.setText(this.#written);
    this.#spec.changed?.(this.#value);
    this.#ready.refresh();
  }

  /** Back to where each task begins. */
  reset(): void {
    this.set(this.#spec.start ?? this.#spec.min);
  }

  get #written(): string {
    return this.#spec.text?.(this.#value) ?? `${this.#value}`;
  }
}
