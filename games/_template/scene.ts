import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { shown } from '@games/kit/notation';
import { numberText } from '@games/kit/number-text';
import { type Judged, PracticeScene } from '@games/kit/practice-scene';
import { kitTexts } from '@games/kit/texts';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';

const PLATE = { width: 190, height: 150 } as const;

/** The smallest game: plates with numbers; press the one that fits. Copy the folder and draw your own world. */
export default class TemplateScene extends PracticeScene {
  readonly #plates = new Map<string, GameObjects.Container>();

  constructor() {
    super({ id: 'template' });
  }

  protected build(): void {
    this.cameras.main.setBackgroundColor('#74c4ea');
  }

  protected async show({ options = [] }: Task): Promise<void> {
    this.targets.clear();
    for (const plate of this.#plates.values()) plate.destroy();
    this.#plates.clear();
    const left = 640 - ((options.length - 1) * 220) / 2;
    const arriving = options.map(({ id, value }, k) => {
      const back = this.add.nineslice(
        0,
        0,
        KIT,
        'card' satisfies KitFrame,
        PLATE.width,
        PLATE.height,
        42,
        42,
        42,
        48,
      );
      const text = shown(value, this.locale);
      const plate = this.add.container(left + k * 220, 430, [back, numberText(this, 0, -6, text, 46)]);
      this.#plates.set(id, plate);
      this.targets.add({
        id,
        label: kitTexts[this.locale].option(text),
        digits: value,
        object: plate,
        size: PLATE,
        press: (hand) => this.answer({ kind: 'choice', optionId: id }, hand, plate),
      });
      plate.setAlpha(0);
      return this.motion.tween({ targets: plate, alpha: 1, duration: 160 });
    });
    await Promise.all(arriving);
  }

  protected async right({ given }: Judged): Promise<void> {
    await this.motion.tween({ targets: this.#chosen(given), alpha: 0, duration: 300 });
  }

  protected async wrong({ given }: Judged): Promise<void> {
    const plate = this.#chosen(given);
    await this.motion.flourish({ targets: plate, x: plate.x + 6, duration: 43, yoyo: true, repeat: 2 });
  }

  #chosen(given: Judged['given']): GameObjects.Container {
    const plate = given.kind === 'choice' ? this.#plates.get(given.optionId) : undefined;
    if (plate === undefined) throw new Error('answer without a plate');
    return plate;
  }
}
