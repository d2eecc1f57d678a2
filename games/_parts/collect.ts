import { ReadyButton } from '@games/kit/input/ready-button';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { promptText } from '@/maths/sum/prompt';
import { sumOf } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { PartScene } from './part-scene';

/** Every sum worth the target is taken, then ready. */
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
      press: (hand) => this.answer({ kind: 'set', optionIds: [...this.#taken] }, hand),
    });
  }

  protected async show({ sumIds }: Task): Promise<void> {
    const { x, y } = this.middle;
    for (const plate of this.#plates) plate.destroy();
    this.#taken.clear();
    this.#plates = sumIds.map((id, place) => {
      const text = promptText(sumOf(id), this.locale).replace(/ ?= ?▢/, '');
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
