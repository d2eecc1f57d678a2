import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { numberText } from '@games/kit/text/number-text';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { plate, plateSpots } from './rules';

/** The smallest game: the child presses the plate with the right number. */
export default class TemplateScene extends PracticeScene {
  readonly #plates = new Map<string, GameObjects.Container>();

  constructor() {
    super({ id: 'template' });
  }

  /** Draws the world once. */
  protected build(): void {
    this.cameras.main.setBackgroundColor('#74c4ea');
  }

  /** Shows a task; its response time starts when this resolves. */
  protected async show({ options = [] }: Task): Promise<void> {
    for (const old of this.#plates.values()) old.destroy();
    this.#plates.clear();
    const spots = plateSpots(options.length, this.design);
    const arriving = options.map(({ id, value }, place) => {
      const { x, y } = spots[place] ?? { x: 0, y: 0 };
      const text = answerText(value, this.locale);
      const drawn = this.#plate(text).setPosition(x, y).setAlpha(0);
      this.#plates.set(id, drawn);
      // Finger, mouse, keyboard and switch all press a target; `digits` lets a child type its number.
      this.targets.add({
        id,
        label: kitTexts[this.locale]('option', { value: text }),
        digits: value,
        object: drawn,
        size: plate,
        press: (input) => this.answer({ kind: 'choice', optionId: id }, input, drawn),
      });
      return this.motion.tween({ targets: drawn, alpha: 1, duration: 160 });
    });
    await Promise.all(arriving);
  }

  /** Reacts to a right answer. The next task may come at once: the plate leaves behind it. */
  protected async right({ given }: GradedAnswer): Promise<void> {
    const chosen = this.#chosen(given);
    if (given.kind === 'choice') this.#plates.delete(given.optionId);
    this.behind(this.#leave(chosen));
  }

  /** Reacts calmly to a wrong answer. The picture of the maths follows by itself. */
  protected async wrong({ given }: GradedAnswer): Promise<void> {
    const chosen = this.#chosen(given);
    await this.motion.flourish({ targets: chosen, x: chosen.x + 6, duration: 43, yoyo: true, repeat: 2 });
  }

  async #leave(plate: GameObjects.Container): Promise<void> {
    await this.motion.tween({ targets: plate, alpha: 0, duration: 300 });
    plate.destroy();
  }

  #plate(text: string): GameObjects.Container {
    const frame: KitFrame = 'card';
    const back = this.add.nineslice(0, 0, KIT, frame, plate.width, plate.height, 42, 42, 42, 48);
    return this.add.container(0, 0, [back, numberText(this, 0, -6, text, 46)]);
  }

  #chosen(given: GradedAnswer['given']): GameObjects.Container {
    const chosen = given.kind === 'choice' ? this.#plates.get(given.optionId) : undefined;
    if (chosen === undefined) throw new Error('an answer without a plate');
    return chosen;
  }
}
