import { OrderTaps } from '@games/kit/parts/order-taps';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { promptText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { PartScene } from './part-scene';

/** Orders sums from small to large. */
export default class OrderScene extends PartScene {
  #taps: OrderTaps | undefined;
  #plates: GameObjects.Container[] = [];

  constructor() {
    super({ id: 'part-order' });
  }

  protected lay(): void {
    const { x, y } = this.middle;
    this.#taps = new OrderTaps(this.kit, {
      readyAt: { x, y: y + 250 },
      ready: (sumIds, input) => this.answer({ kind: 'order', sumIds }, input),
    });
  }

  protected async show({ sumIds }: Task): Promise<void> {
    const { x, y } = this.middle;
    for (const plate of this.#plates) plate.destroy();
    this.#plates = sumIds.map((id, place) => {
      const across = (place % 3) - Math.min(sumIds.length - 1, 2) / 2;
      const text = promptText(parseSumOrThrow(id), this.locale).replace(/ ?= ?▢/, '');
      return this.plate(x + across * 220, y + (place < 3 ? -60 : 90), text, 210);
    });
    this.#taps?.set(
      sumIds.flatMap((id, place) => {
        const object = this.#plates[place];
        return object === undefined
          ? []
          : [{ id, label: promptText(parseSumOrThrow(id), this.locale), object }];
      }),
    );
  }
}
