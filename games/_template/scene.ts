import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { shown } from '@games/kit/notation';
import { numberText } from '@games/kit/number-text';
import { type Judged, PracticeScene } from '@games/kit/practice-scene';
import { kitTexts } from '@games/kit/texts';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { plate, plateSpots } from './rules';

/** The smallest game: plates with numbers; press the one that fits. */
export default class TemplateScene extends PracticeScene {
  readonly #plates = new Map<string, GameObjects.Container>();

  constructor() {
    super({ id: 'template' });
  }

  /** Draws the world, once. */
  protected build(): void {
    this.cameras.main.setBackgroundColor('#74c4ea');
  }

  /** Brings a task on; its time counts from when this resolves. */
  protected async show({ options = [] }: Task): Promise<void> {
    for (const old of this.#plates.values()) old.destroy();
    this.#plates.clear();
    const spots = plateSpots(options.length, this.design);
    const arriving = options.map(({ id, value }, place) => {
      const { x, y } = spots[place] ?? { x: 0, y: 0 };
      const text = shown(value, this.locale);
      const drawn = this.#plate(text).setPosition(x, y).setAlpha(0);
      this.#plates.set(id, drawn);
      // Finger, mouse, keyboard and switch all press a target; `digits` lets a child type its number.
      this.targets.add({
        id,
        label: kitTexts[this.locale].option(text),
        digits: value,
        object: drawn,
        size: plate,
        press: (hand) => this.answer({ kind: 'choice', optionId: id }, hand, drawn),
      });
      return this.motion.tween({ targets: drawn, alpha: 1, duration: 160 });
    });
    await Promise.all(arriving);
  }

  /** The world after a right answer: at most 1.2 s. */
  protected async right({ given }: Judged): Promise<void> {
    await this.motion.tween({ targets: this.#chosen(given), alpha: 0, duration: 300 });
  }

  /** After a wrong one: calm. The picture of the maths follows by itself. */
  protected async wrong({ given }: Judged): Promise<void> {
    const chosen = this.#chosen(given);
    await this.motion.flourish({ targets: chosen, x: chosen.x + 6, duration: 43, yoyo: true, repeat: 2 });
  }

  #plate(text: string): GameObjects.Container {
    const frame: KitFrame = 'card';
    const back = this.add.nineslice(0, 0, KIT, frame, plate.width, plate.height, 42, 42, 42, 48);
    return this.add.container(0, 0, [back, numberText(this, 0, -6, text, 46)]);
  }

  #chosen(given: Judged['given']): GameObjects.Container {
    const chosen = given.kind === 'choice' ? this.#plates.get(given.optionId) : undefined;
    if (chosen === undefined) throw new Error('an answer without a plate');
    return chosen;
  }
}
