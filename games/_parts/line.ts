import { LineHand } from '@games/kit/input/line-hand';
import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { shown } from '@games/kit/notation';
import { numberText } from '@games/kit/number-text';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { PartScene } from './part-scene';

/** A value is put on a flat line with marks; it snaps, and what is in hand can be read. */
export default class LineScene extends PartScene {
  #line: LineHand | undefined;
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
    this.#line = new LineHand(this.kit, {
      from,
      to,
      handle,
      reach: 140,
      label: this.locale === 'en' ? 'Place on the line' : 'Plaats op de lijn',
      readyAt: { x, y: y + 260 },
      nudgesAt: { x, y: y + 150 },
      moved: (_, text) => value.setText(shown(text, this.locale)).setX(handle.x),
      ready: (given, hand) => this.answer({ kind: 'place', value: given }, hand, handle),
    });
  }

  protected async show({ line }: Task): Promise<void> {
    for (const [at, end] of this.#ends.entries()) {
      end.setText(shown((at === 0 ? line?.from : line?.to) ?? '', this.locale));
    }
    if (line !== undefined) this.#line?.set({ line });
  }
}
