import type { Point } from '@games/kit/layout/design';
import { Flick } from '@games/kit/parts/flick';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { PartScene } from './part-scene';

interface Thing {
  readonly plate: GameObjects.Container;
  readonly home: Point;
}

/** Chooses by flicking a plate upwards; a tap or a key does the same. */
export default class FlickScene extends PartScene {
  #flick: Flick | undefined;
  #things = new Map<string, Thing>();

  constructor() {
    super({ id: 'part-flick' });
  }

  protected lay(): void {
    this.#flick = new Flick(this.kit, {
      pulled: (id, { x, y }) => {
        const thing = this.#things.get(id);
        thing?.plate.setPosition(thing.home.x + x, thing.home.y + y);
      },
      kept: (id) => void this.#moveBy(id, 0),
      thrown: (id, input) => {
        this.answer({ kind: 'choice', optionId: id }, input, this.#things.get(id)?.plate);
        void this.#moveBy(id, -120);
      },
    });
  }

  protected async show({ options = [] }: Task): Promise<void> {
    const { x, y } = this.middle;
    for (const { plate } of this.#things.values()) plate.destroy();
    this.#things = new Map(
      options.map(({ id, value }, place) => {
        const home = { x: x + (place - (options.length - 1) / 2) * 175, y: y + 120 };
        return [id, { plate: this.plate(home.x, home.y, answerText(value, this.locale)), home }];
      }),
    );
    this.#flick?.set(
      options.flatMap(({ id, value }) => {
        const object = this.#things.get(id)?.plate;
        if (object === undefined) return [];
        const label = kitTexts[this.locale]('option', { value: answerText(value, this.locale) });
        return [{ id, target: { label, digits: value, object } }];
      }),
    );
  }

  /** Moves a plate to so far below its place. */
  async #moveBy(id: string, down: number): Promise<void> {
    const thing = this.#things.get(id);
    if (thing === undefined) return;
    const { plate, home } = thing;
    await this.motion.tween({ targets: plate, x: home.x, y: home.y + down, duration: 160, ease: 'Quad.Out' });
  }
}
