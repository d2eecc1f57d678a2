import { StepDial } from '@games/kit/parts/step-dial';
import { PartScene } from './part-scene';

/** Sets a number in steps. */
export default class DialScene extends PartScene {
  #dial: StepDial | undefined;

  constructor() {
    super({ id: 'part-dial' });
  }

  protected lay(): void {
    const { x, y } = this.middle;
    this.#dial = new StepDial(this.kit, {
      x,
      y: y + 80,
      min: 0,
      max: 100,
      label: this.locale === 'en' ? 'How many' : 'Hoeveel',
      readyAt: { x, y: y + 230 },
      ready: (value, input) => this.answer({ kind: 'value', raw: `${value}` }, input),
    });
  }

  protected async show(): Promise<void> {
    this.#dial?.reset();
  }
}
