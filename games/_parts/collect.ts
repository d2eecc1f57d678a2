import { ReadyButton } from '@games/kit/parts/ready-button';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { promptText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { PartScene } from './part-scene';

/** Collects every sum with the value of the target. */
export default class CollectScene extends PartScene {
  #plates: GameObjects.Container[] = [];
  readonly #taken = new Set<SumId>();

  constructor() {
    super({ id: 'part-collect' });
  }

  protected lay(): void {
    const { x, y } = this.middle;
    new ReadyButton(this.kit, {
      x,
      y: y + 260,
      press: (input) => this.answer({ kind: 'set', optionIds: [...this.#taken] }, input),
    });
  }

  protected async show({ sumIds }: Task): Promise<void> {
    const { x, y } = this.middle;
    for (const plate of this.#plates) plate.destroy();
    this.#taken.clear();
    this.#plates = sumIds.map((id, place) => {
      const text = promptText(parseSumOrThrow(id), this.locale).replace(/ ?= ?▢/, '');
      const plate = this.plate(
        x + ((place % 3) - 1) * 220,
        y + (Math.floor(place / 3) - 0.7) * 130,
        text,
        210,
      );
      this.targets.add({
        id,
        value: id,
        label: text,
        object: plate,
        selected: () => this.#taken.has(id),
        press: () => {
          if (!this.#taken.delete(id)) this.#taken.add(id);
          plate.setAlpha(this.#taken.has(id) ? 0.6 : 1);
          this.targets.publish();
        },
      });
      return plate;
    });
  }
}
