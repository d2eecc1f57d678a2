import { LineSlider } from '@games/kit/parts/line-slider';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { PartScene } from './part-scene';

/** Places a value on a line with marks; it snaps, and its value can be read. */
export default class LineScene extends PartScene {
  #line: LineSlider | undefined;
  #ends: GameObjects.BitmapText[] = [];

  constructor() {
    super({ id: 'part-line' });
  }

  protected lay(): void {
    const { x, y } = this.middle;
    const [from, to] = [
      { x: x - 270, y },
      { x: x + 270, y },
    ];
    this.add
      .image(x, y, KIT, 'paper' satisfies KitFrame)
      .setDisplaySize(540, 6)
      .setTint(0x2b2a4c);
    this.#ends = [from, to].map((end) => numberText(this, end.x, y + 50, '', 38));
    const handle = this.add.image(0, 0, KIT, 'knob' satisfies KitFrame);
    const value = numberText(this, x, y - 90, '', 46);
    this.#line = new LineSlider(this.kit, {
      from,
      to,
      handle,
      reach: 140,
      label: this.locale === 'en' ? 'Place on the line' : 'Plaats op de lijn',
      readyAt: { x, y: y + 260 },
      nudgesAt: { x, y: y + 150 },
      moved: (_, text) => value.setText(answerText(text, this.locale)).setX(handle.x),
      ready: (given, input) => this.answer({ kind: 'place', value: given }, input, handle),
    });
  }

  protected async show({ line }: Task): Promise<void> {
    for (const [at, end] of this.#ends.entries()) {
      end.setText(answerText((at === 0 ? line?.from : line?.to) ?? '', this.locale));
    }
    if (line !== undefined) this.#line?.set({ line });
  }
}
