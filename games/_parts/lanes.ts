import { Lanes } from '@games/kit/input/lanes';
import { shown } from '@games/kit/notation';
import { kitTexts } from '@games/kit/texts';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { PartScene } from './part-scene';

/** A lane is steered to, and taken by letting go or Enter. */
export default class LanesScene extends PartScene {
  #lanes: Lanes | undefined;
  #gates: GameObjects.Container[] = [];

  constructor() {
    super({ id: 'part-lanes' });
  }

  protected lay(): void {
    const { x, y } = this.middle;
    const vehicle = this.add
      .image(x, y + 220, 'kit', 'star')
      .setScale(1.6)
      .setDepth(10);
    this.#lanes = new Lanes(this.kit, {
      vehicle,
      take: (lane, hand) => this.answer({ kind: 'choice', optionId: lane }, hand, vehicle),
    });
  }

  protected async show({ options = [] }: Task): Promise<void> {
    const { x, y } = this.middle;
    for (const gate of this.#gates) gate.destroy();
    const at = options.map((_, place) => x + (place - (options.length - 1) / 2) * 175);
    this.#gates = options.map(({ value }, place) => this.plate(at[place] ?? x, y, shown(value, this.locale)));
    this.#lanes?.set(
      options.flatMap(({ id, value }, place) => {
        const object = this.#gates[place];
        if (object === undefined) return [];
        const label = kitTexts[this.locale].option(shown(value, this.locale));
        return [{ id, label, digits: value, object, x: object.x, y: y + 220 }];
      }),
    );
  }
}
