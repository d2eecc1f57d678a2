import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { PartScene } from './part-scene';

/** Types a number on the pad or a keyboard. */
export default class PadScene extends PartScene {
  constructor() {
    super({ id: 'part-pad' });
  }

  protected lay(): void {
    const upright = this.design.orientation === 'portrait';
    new NumberPad(this.kit, {
      x: this.middle.x,
      y: upright ? 980 : 430,
      layout: upright ? 'block' : 'strip',
      ...(upright && { key: { width: 150, height: 110 } }),
      comma: true,
      fraction: true,
      minus: this.belowZero,
      ready: (raw, input) => this.answer({ kind: 'value', raw }, input),
    });
  }

  protected async show(): Promise<void> {}
}
