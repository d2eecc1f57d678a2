import { Stroke } from '@games/kit/parts/stroke/stroke';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { PartScene } from './part-scene';

const plate = { width: 150, height: 120 } as const;

/** Chooses by a stroke through a plate; a tap or a key does the same. */
export default class StrokeScene extends PartScene {
  #stroke: Stroke | undefined;
  #plates: GameObjects.Container[] = [];

  constructor() {
    super({ id: 'part-stroke' });
  }

  protected lay(): void {
    const { width, height } = this.design;
    this.#stroke = new Stroke(this.kit, {
      room: { x: 0, y: 0, width, height },
      through: (id, at, input) => this.answer({ kind: 'choice', optionId: id }, input, at),
    });
  }

  protected async show({ options = [] }: Task): Promise<void> {
    const { x, y } = this.middle;
    for (const old of this.#plates) old.destroy();
    this.#plates = options.map(({ value }, place) =>
      this.plate(x + (place - (options.length - 1) / 2) * 175, y, answerText(value, this.locale)),
    );
    this.#stroke?.set(
      options.flatMap(({ id, value }, place) => {
        const object = this.#plates[place];
        if (object === undefined) return [];
        const label = kitTexts[this.locale]('option', { value: answerText(value, this.locale) });
        const box = () => ({ x: object.x - plate.width / 2, y: object.y - plate.height / 2, ...plate });
        return [{ id, box, way: 'any' as const, target: { label, digits: value, object } }];
      }),
    );
  }
}
