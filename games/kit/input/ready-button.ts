import type { GameObjects } from 'phaser';
import type { SceneKit } from '../scene-kit';
import type { Hand } from '../targets';
import { kitTexts } from '../texts';
import { dip, keyPlate, pale } from './face';

export interface ReadySpec {
  /** Middle, design px. */
  readonly x: number;
  readonly y: number;
  /** What it says to a screen reader where "ready" is not the word (couple, cast off). */
  readonly label?: string;
  /** Whether there is something to commit; asked again at `refresh`. */
  readonly enabled?: () => boolean;
  readonly press: (hand: Hand) => void;
}

const side = 108;

/** The act that commits what was built, set or laid: pressed, or by `R`, or by Enter when nothing has the focus. */
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
      label: spec.label ?? kitTexts[kit.locale].ready,
      object: this.box,
      control: true,
      last: true,
      enabled: () => spec.enabled?.() !== false,
      press: (hand) => {
        dip(kit, this.box);
        spec.press(hand);
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

  /** Looks again whether it can be pressed. */
  refresh(): void {
    pale(this.box, this.#spec.enabled?.() === false);
    this.#kit.targets.publish();
  }
}
