import { LineHand } from '@games/kit/input/line-hand';
import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { shown } from '@games/kit/notation';
import { numberText } from '@games/kit/number-text';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { PartScene } from './part-scene';

/** An estimate on an upright line: nothing tells the value in hand. */
export default class UprightLineScene extends PartScene {
  #line: LineHand | undefined;
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
    this.#line = new LineHand(this.kit, {
      from,
      to,
      handle,
      reach: 160,
      label: this.locale === 'en' ? 'Height' : 'Hoogte',
      readyAt: { x: x + 220, y },
      ready: (given, hand) => this.answer({ kind: 'place', value: given }, hand, handle),
    });
  }

  protected async show({ line }: Task): Promise<void> {
    this.#top?.setText(shown(line?.to ?? '', this.locale));
    if (line !== undefined) this.#line?.set({ line });
  }
}
