import type { Point } from '@games/kit/layout/design';
import { dip, keyPlate } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import { compare, minus, plus, type Rational, rational, zero } from '@/maths/number/rational';
import type { Order } from './order';
import { game } from './pizza-paint';
import { largestOf } from './rules';

interface DigitSpec {
  readonly at: Point;
  readonly label: string;
  readonly more: (step: string) => string;
  readonly less: (step: string) => string;
  readonly write: (value: Rational) => string;
  readonly changed: (value: Rational) => void;
}

const pitch = 96;
/** Larger in portrait, for a finger. */
const keys = {
  landscape: { width: 82, height: 66, away: 86 },
  portrait: { width: 84, height: 68, away: 86 },
} as const;

/** A number set place by place: hundreds, tens, ones each with a key above and below. */
export class DigitDial {
  readonly #kit: SceneKit;
  readonly #spec: DigitSpec;
  #value: Rational = zero;
  #largest: Rational = zero;
  #texts: { readonly text: GameObjects.BitmapText; readonly place: number }[] = [];
  #parts: (GameObjects.Container | GameObjects.Image | GameObjects.BitmapText)[] = [];
  #ids: string[] = [];

  constructor(kit: SceneKit, spec: DigitSpec) {
    this.#kit = kit;
    this.#spec = spec;
  }

  /** Starts a task at zero. */
  offer(digits: Order['digits']): void {
    this.clear();
    const { scene } = this.#kit;
    const { at } = this.#spec;
    const count = digits.whole + digits.after;
    this.#largest = largestOf(digits);
    const left = at.x - ((count - 1) * pitch) / 2;
    const back = scene.add.container(at.x, at.y, [
      scene.add.nineslice(0, 2, game, 'dial', count * pitch + 8, 106, 40, 40, 40, 44),
    ]);
    this.#parts.push(back.setDepth(60));
    this.#addSlider(back, count);
    for (let k = 0; k < count; k++) {
      const place = digits.whole - 1 - k;
      const step = place >= 0 ? rational(10 ** place) : rational(1, 10 ** -place);
      const x = left + k * pitch;
      const text = numberText(scene, x, at.y, '0', 52).setDepth(61);
      this.#texts.push({ text, place });
      this.#parts.push(text);
      if (place === -1)
        this.#parts.push(numberText(scene, x - pitch / 2, at.y + 2, this.#comma, 46).setDepth(61));
      for (const by of [1, -1] as const) this.#addKey(x, by, step);
    }
    this.#write();
  }

  clear(): void {
    for (const id of this.#ids) this.#kit.targets.remove(id);
    for (const part of this.#parts) part.destroy();
    this.#ids = [];
    this.#parts = [];
    this.#texts = [];
    this.#value = zero;
  }

  #addSlider(back: GameObjects.Container, count: number): void {
    this.#ids.push('each');
    this.#kit.targets.add({
      id: 'each',
      label: this.#spec.label,
      object: back,
      size: { width: count * pitch, height: 100 },
      range: () => ({
        min: 0,
        max: this.#largest.num / this.#largest.den,
        now: this.#value.num / this.#value.den,
        text: this.#spec.write(this.#value),
      }),
      keys: {
        from: 'own',
        take: (name) => {
          const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 }[
            name
          ];
          if (by !== undefined) this.#step(rational(by));
        },
      },
      press: () => {},
    });
  }

  #addKey(x: number, by: 1 | -1, step: Rational): void {
    const { at, write, more, less } = this.#spec;
    const { width, height, away } = keys[this.#kit.design.orientation];
    const place = { x, y: at.y - by * away + 2, width, height };
    const face = keyPlate(this.#kit, place, { text: by > 0 ? '+' : '−' }).setDepth(61);
    const id = `each-${by > 0 ? 'more' : 'less'}-${write(step)}`;
    const moved = by > 0 ? step : minus(zero, step);
    this.#parts.push(face);
    this.#ids.push(id);
    this.#kit.targets.add({
      id,
      label: by > 0 ? more(write(step)) : less(write(step)),
      object: face,
      size: { width, height },
      repeats: true,
      press: () => {
        dip(this.#kit, face);
        this.#step(moved);
      },
    });
  }

  /** Sets the value. */
  set(value: Rational): void {
    this.#value = value;
    this.#write();
  }

  #step(by: Rational): void {
    const next = plus(this.#value, by);
    if (compare(next, zero) < 0 || compare(next, this.#largest) > 0) return;
    this.set(next);
    this.#spec.changed(next);
    this.#kit.targets.publish();
  }

  #write(): void {
    const { num, den } = this.#value;
    for (const { text, place } of this.#texts) {
      const digit =
        Math.floor((num * 10 ** Math.max(0, -place)) / (den * 10 ** Math.max(0, place)) + 1e-9) % 10;
      text.setText(`${digit}`);
    }
  }

  get #comma(): string {
    return this.#spec.write(rational(1, 10)).includes(',') ? ',' : '.';
  }
}
