import { LineSlider } from '@games/kit/parts/line-slider';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { PartScene } from './part-scene';

/** Estimates on an upright line, without showing the value. */
export default class UprightLineScene extends PartScene {
  #line: LineSlider | undefined;
  #top: GameObjects.BitmapText | undefined;

  constructor() {
    super({ id: 'part-upright-line' });
  }

  protected lay(): void {
    const { x, y } = this.middle;
    const [from, to] = [
      { x, y: y + 300 },
      { x, y: y - 180 },
    ];
    this.add
      .image(x, (from.y + to.y) / 2, KIT, 'paper' satisfies KitFrame)
      .setDisplaySize(6, 480)
      .setTint(0x2b2a4c);
    numberText(this, x - 60, from.y, '0', 38);
    this.#top = numberText(this, x - 70, to.y, '', 38);
    const handle = this.add.image(0, 0, KIT, 'knob' satisfies KitFrame);
    this.#line = new LineSlider(this.kit, {
      from,
      to,
      handle,
      reach: 160,
      label: this.locale === 'en' ? 'Height' : 'Hoogte',
      readyAt: { x: x + 220, y },
      ready: (given, input) => this.answer({ kind: 'place', value: given }, input, handle),
    });
  }

  protected async show({ line }: Task): Promise<void> {
    this.#top?.setText(answerText(line?.to ?? '', this.locale));
    if (line !== undefined) this.#line?.set({ line });
  }
}
