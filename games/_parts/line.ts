import { LineHand } from '@games/kit/input/line-hand';
import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { numberText } from '@games/kit/number-text';
import { rational } from '@/maths/number/rational';
import { PartScene } from './part-scene';

const most = 20;

/** A value is put on a flat line with marks; it snaps, and what is in hand can be read. */
export default class LineScene extends PartScene {
  #line: LineHand | undefined;

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
    numberText(this, from.x, y + 50, '0', 38);
    numberText(this, to.x, y + 50, `${most}`, 38);
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
      moved: (_, text) => value.setText(text).setX(handle.x),
      ready: (given, hand) => this.answer({ kind: 'place', value: given }, hand, handle),
    });
  }

  protected async show(): Promise<void> {
    this.#line?.set({ scale: { min: rational(0), max: rational(most), steps: most }, by: 'snap' });
  }
}
