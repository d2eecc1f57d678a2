import { Lanes } from '@games/kit/parts/lanes';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { PartScene } from './part-scene';

/** Steers to a lane; a release or Enter chooses it. */
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
      take: (lane, input) => this.answer({ kind: 'choice', optionId: lane }, input, vehicle),
    });
  }

  protected async show({ options = [] }: Task): Promise<void> {
    const { x, y } = this.middle;
    for (const gate of this.#gates) gate.destroy();
    const at = options.map((_, place) => x + (place - (options.length - 1) / 2) * 175);
    this.#gates = options.map(({ value }, place) =>
      this.plate(at[place] ?? x, y, answerText(value, this.locale)),
    );
    this.#lanes?.set(
      options.flatMap(({ id, value }, place) => {
        const object = this.#gates[place];
        if (object === undefined) return [];
        const label = kitTexts[this.locale]('option', { value: answerText(value, this.locale) });
        return [{ id, label, digits: value, object, x: object.x, y: y + 220 }];
      }),
    );
  }
}
