import { NumberPad } from '@games/kit/input/number-pad';
import { PartScene } from './part-scene';

/** A number is typed: on the pad, or on a keyboard. */
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
      ready: (raw, hand) => this.answer({ kind: 'value', raw }, hand),
    });
  }

  protected async show(): Promise<void> {}
}
