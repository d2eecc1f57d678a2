import { dip, keyPlate, pale } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { writeNumber } from '@/maths/number/write-number';
import type { Layout } from './layout';
import { amountOf, type Dial } from './rules';
import { texts } from './texts.gen';

const gap = 12;
const height = 84;
/** Room beside the writing on a key. */
const margin = 10;

interface KeysSpec {
  readonly by: (counts: number) => void;
  readonly can: (counts: number) => boolean;
}

/** Keys that turn the dial in steps, the most at the outside: −60 −15 −5 +5 +15 +60. */
export class Keys {
  readonly #kit: SceneKit;
  readonly #place: Layout['keys'];
  readonly #spec: KeysSpec;
  #keys: { readonly plate: GameObjects.Container; readonly size: number }[] = [];
  #sizes = '';

  constructor(kit: SceneKit, place: Layout['keys'], spec: KeysSpec) {
    this.#kit = kit;
    this.#place = place;
    this.#spec = spec;
  }

  /** Shows the keys of a dial; equal ones stay, and keep the focus. */
  wear(dial: Dial): void {
    const { locale } = this.#kit;
    const sizes = [...dial.sizes.map((size) => -size), ...dial.sizes.toReversed()];
    const written = (size: number) => writeNumber(amountOf(dial, Math.abs(size)), locale);
    const wanted = sizes.map(written).join(' ');
    if (wanted === this.#sizes) return;
    this.#sizes = wanted;
    for (const { plate } of this.#keys) plate.destroy();
    const { x, y, width } = this.#place;
    const t = texts[locale];
    this.#keys = sizes.map((size, index) => {
      const left = x + (index - (sizes.length - 1) / 2) * (width + gap);
      const text = `${size < 0 ? '−' : '+'}${written(size)}`;
      const plate = keyPlate(this.#kit, { x: left, y, width, height }, { text }).setDepth(700);
      const mark = plate.last;
      if (mark !== null && 'width' in mark && 'setScale' in mark) {
        const wide = Number(mark.width);
        if (wide > width - margin) (mark as GameObjects.BitmapText).setScale((width - margin) / wide);
      }
      this.#kit.targets.add({
        id: `${size < 0 ? 'back' : 'ahead'}-${Math.abs(size)}`,
        label: t(size < 0 ? 'back' : 'ahead', { by: written(size) }),
        object: plate,
        control: true,
        row: 'keys',
        repeats: true,
        enabled: () => this.#spec.can(size),
        press: () => {
          dip(this.#kit, plate);
          this.#spec.by(size);
        },
      });
      return { plate, size };
    });
  }

  /** Makes those pale that lead beyond the end of the dial. */
  refresh(): void {
    for (const { plate, size } of this.#keys) pale(plate, !this.#spec.can(size));
  }
}
