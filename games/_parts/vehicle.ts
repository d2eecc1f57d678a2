import { Vehicle } from '@games/kit/parts/vehicle';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { PartScene } from './part-scene';

/** Sends a vehicle to a place in the room; the answer is given on arrival. */
export default class VehicleScene extends PartScene {
  #vehicle: Vehicle | undefined;
  #spots: GameObjects.Container[] = [];

  constructor() {
    super({ id: 'part-vehicle' });
  }

  protected lay(): void {
    const object = this.add.image(this.middle.x, this.middle.y, 'kit', 'go').setDepth(10);
    this.#vehicle = new Vehicle(this.kit, { object, heading: 0 });
  }

  protected async show({ options = [] }: Task): Promise<void> {
    for (const spot of this.#spots) spot.destroy();
    this.#spots = options.map(({ id, value }, place) => {
      const angle = (place / options.length) * Math.PI * 2 + 0.4;
      const { x, y } = this.middle;
      const text = answerText(value, this.locale);
      const object = this.plate(x + Math.cos(angle) * 270, y + 70 + Math.sin(angle) * 190, text);
      this.targets.add({
        id,
        label: kitTexts[this.locale]('option', { value: text }),
        digits: value,
        object,
        press: (input) =>
          this.run(async () => {
            const arrived = await this.#vehicle?.driveTo(object);
            if (arrived === true) this.answer({ kind: 'choice', optionId: id }, input, object);
          }),
      });
      return object;
    });
  }
}
