import type { Targets } from '@games/kit/input/targets';

/**
 * Leads the focus of a child that plays by keys: to the chest once it is found, and back to the sand as soon as the chest
 * is gone. A focus that the child moved there stays where it is.
 */
export class FocusLead {
  readonly #targets: Pick<Targets, 'focus' | 'hasFocus'>;
  #isLed = false;

  constructor(targets: Pick<Targets, 'focus' | 'hasFocus'>) {
    this.#targets = targets;
  }

  toChest(): void {
    this.#isLed = true;
    this.#targets.focus('ready');
  }

  toSand(): void {
    if (this.#isLed && this.#targets.hasFocus) this.#targets.focus('line');
    this.#isLed = false;
  }
}
