import type { GameObjects } from 'phaser';
import type { InputMethod } from '../input/targets';
import type { SceneKit } from '../scene/scene-kit';
import { texts as kitTexts } from '../text/texts.gen';
import { dip, keyPlate, pale } from './key-face';

export interface ReadySpec {
  /** Middle, design px. */
  readonly x: number;
  readonly y: number;
  /** Label for a screen reader instead of "ready", such as "couple" or "cast off". */
  readonly label?: string;
  /** Returns whether there is something to commit; `refresh` calls it. */
  readonly enabled?: () => boolean;
  readonly press: (input: InputMethod) => void;
}

const side = 108;

/** The button that commits an answer. `R` presses it, and Enter when nothing has the focus. */
export class ReadyButton {
  readonly box: GameObjects.Container;
  readonly #kit: SceneKit;
  readonly #spec: ReadySpec;

  constructor(kit: SceneKit, spec: ReadySpec) {
    this.#kit = kit;
    this.#spec = spec;
    const place = { x: spec.x, y: spec.y, width: side, height: side * 0.86 };
    this.box = keyPlate(kit, place, { icon: 'check' }, true).setDepth(720);
    kit.targets.add({
      id: 'ready',
      label: spec.label ?? kitTexts[kit.locale]('ready'),
      object: this.box,
      control: true,
      last: true,
      enabled: () => spec.enabled?.() !== false,
      press: (input) => {
        dip(kit, this.box);
        spec.press(input);
      },
    });
    const off = kit.targets.onKey((key) => {
      if ((key !== 'r' && key !== 'Enter') || spec.enabled?.() === false) return false;
      kit.targets.press('ready', 'keyboard');
      return true;
    });
    this.box.once('destroy', off);
    this.refresh();
  }

  /** Updates whether it is enabled. */
  refresh(): void {
    pale(this.box, this.#spec.enabled?.() === false);
    this.#kit.targets.publish();
  }
}
