import { Carry } from '@games/kit/parts/carry/carry';
import { ReadyButton } from '@games/kit/parts/ready-button';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import { PartScene } from './part-scene';

const values = [1, 2, 2, 5, 5, 10] as const;

/** Builds a value of pieces in a tray. */
export default class PiecesScene extends PartScene {
  #carry: Carry | undefined;
  #ready: ReadyButton | undefined;

  constructor() {
    super({ id: 'part-pieces' });
  }

  protected lay(): void {
    const { x, y } = this.middle;
    const tray = this.add.nineslice(x, y - 30, KIT, 'tray' satisfies KitFrame, 690, 150, 14, 14, 14, 14);
    const carry = new Carry(this.kit, { changed: () => this.#ready?.refresh() });
    this.#carry = carry;
    carry.slot({
      id: 'tray',
      label: this.locale === 'en' ? 'Tray' : 'Bak',
      object: tray,
      holds: values.length,
      spots: (pieces) =>
        pieces.map((_, place) => ({ x: x + (place - (pieces.length - 1) / 2) * 110, y: tray.y })),
    });
    values.forEach((value, place) => {
      const across = (place - (values.length - 1) / 2) * 114;
      const object = this.plate(x + across, y + 130, `${value}`, 108, 108);
      carry.piece({ id: `piece-${place}`, label: `${value}`, value: `${value}`, object });
    });
    this.#ready = new ReadyButton(this.kit, {
      x,
      y: y + 270,
      enabled: () => carry.in('tray').length > 0,
      press: (input) => {
        const given = carry.in('tray').map((id) => `${values[Number(id.replace('piece-', ''))] ?? 0}`);
        this.answer({ kind: 'pieces', values: given }, input);
      },
    });
  }

  protected async show(): Promise<void> {
    this.#carry?.reset();
  }
}
