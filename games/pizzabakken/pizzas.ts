import type { Box, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { bounce } from './bounce';
import { type Plate, platesIn } from './layout';
import type { Made } from './order';
import { game, type PizzaPaint } from './pizza-paint';
import { pieceAt, toppedOn } from './portion';
import type { Topping } from './rules';

interface Served {
  readonly box: Box;
  readonly largest: number;
  readonly count: number;
  readonly toppings: readonly Topping[];
}

/** Width of the touch area beyond the rim, design px. */
const reach = 16;
const numbersTo = 12;
/** Smallest digits of a model, design px. */
const leastSize = 32;
const turn = Math.PI * 2;

/** Pizzas on the board, all cut alike, that move together. */
export class Pizzas {
  readonly box: GameObjects.Container;
  readonly #kit: SceneKit;
  readonly #paint: PizzaPaint;
  readonly #key: string;
  readonly #served: Served;
  readonly #plates: readonly Plate[];
  readonly #images: readonly GameObjects.Image[];
  #numbers: GameObjects.GameObject[] = [];
  #painted = '';

  /** `key` names its textures; two groups at a time need two keys. */
  constructor(kit: SceneKit, paint: PizzaPaint, key: string, served: Served) {
    this.#kit = kit;
    this.#paint = paint;
    this.#key = `${game}/${key}`;
    this.#served = served;
    const { box, count, largest } = served;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.#plates = platesIn(box, count, largest).map(({ x, y, radius }) => ({
      x: x - middle.x,
      y: y - middle.y,
      radius,
    }));
    const { add } = kit.scene;
    const shadows = this.#plates.map(({ x, y, radius }) =>
      add
        .image(x + radius * 0.04, y + radius * 0.07, game, 'pizza-shadow')
        .setDisplaySize(radius * 2.24, radius * 2.24),
    );
    this.#images = this.#plates.map(({ x, y }) => add.image(x, y, game, 'slab').setVisible(false));
    this.box = add.container(middle.x, middle.y, [...shadows, ...this.#images]);
  }

  /** Size of the whole group, design px. */
  get size(): { readonly width: number; readonly height: number } {
    const half = (side: 'x' | 'y') =>
      Math.max(...this.#plates.map((plate) => Math.abs(plate[side]))) + this.radius;
    return { width: 2 * half('x'), height: 2 * half('y') };
  }

  get radius(): number {
    return this.#plates[0]?.radius ?? 0;
  }

  /** Shows cut and topping, and the number on each piece when `each` is given. */
  show(made: Made, each: string | null = null): void {
    const looks = this.#images.map((_, pizza) => {
      const { num, den } = toppedOn(made, pizza);
      return num / den;
    });
    const now = `${made.cut} ${looks.join(' ')} ${each ?? ''}`;
    if (now === this.#painted) return;
    this.#painted = now;
    const { toppings } = this.#served;
    for (const share of new Set(looks))
      this.#paint.paint(this.#keyOf(share), { cut: made.cut, share, toppings }, this.radius);
    this.#images.forEach((image, pizza) => {
      image.setTexture(this.#keyOf(looks[pizza] ?? 0)).setVisible(true);
      image.setOrigin(0.5);
    });
    this.#write(made, each);
  }

  /** Returns the piece, from 1, under a point; null beside all pizzas. */
  pieceUnder({ x, y }: Point, cut: number): number | null {
    for (const [pizza, plate] of this.#plates.entries()) {
      const dx = x - this.box.x - plate.x;
      const dy = y - this.box.y - plate.y;
      if (Math.hypot(dx, dy) > plate.radius + reach) continue;
      const angle = Math.atan2(dx, -dy);
      return pieceAt(cut, pizza, (angle < 0 ? angle + turn : angle) / turn);
    }
    return null;
  }

  /** Returns the middle of a piece, counted from 0 over all pizzas. */
  middleOf(piece: number, cut: number): Point {
    const plate = this.#plates[Math.floor(piece / cut)] ?? { x: 0, y: 0 };
    const angle = (((piece % cut) + 0.5) / cut) * turn;
    const away = cut === 1 ? 0 : this.radius * 0.56;
    return {
      x: this.box.x + plate.x + Math.sin(angle) * away,
      y: this.box.y + plate.y - Math.cos(angle) * away,
    };
  }

  /** The numbers that were just written jump. */
  hop(): void {
    void bounce(this.#kit.motion, this.#numbers, 80, { scale: 1.16 });
  }

  /** Draws the asked part as a band round the rim: it shines past whatever lies there. */
  outline({ cut, topped }: Made, colour: number): void {
    const pen = this.#kit.scene.add.graphics();
    this.#plates.forEach((plate, pizza) => {
      const { num, den } = toppedOn({ cut, topped }, pizza);
      if (num === 0) return;
      const end = -Math.PI / 2 + (num / den) * turn;
      for (const [width, ink, alpha] of [
        [12, 0xfffaf0, 0.95],
        [6, colour, 1],
      ] as const) {
        pen.lineStyle(width, ink, alpha).beginPath();
        if (num < den) pen.moveTo(plate.x, plate.y).lineTo(plate.x, plate.y - plate.radius - 4);
        pen.arc(plate.x, plate.y, plate.radius + 4, -Math.PI / 2, end, false, 0.02);
        if (num < den) pen.lineTo(plate.x, plate.y);
        pen.strokePath();
      }
    });
    this.box.add(pen);
  }

  destroy(): void {
    this.box.destroy();
  }

  #keyOf(share: number): string {
    return `${this.#key}-${share === 0 ? 'bare' : share === 1 ? 'full' : 'part'}`;
  }

  #write(made: Made, each: string | null): void {
    for (const number of this.#numbers) number.destroy();
    this.#numbers = [];
    if (each === null || made.cut > numbersTo) return;
    const { scene } = this.#kit;
    const pieces = Math.floor((made.topped.num * made.cut) / made.topped.den + 1e-9);
    const away = made.cut === 1 ? 0 : this.radius * (made.cut < 4 ? 0.5 : 0.62);
    const room = made.cut < 3 ? 200 : 2 * away * Math.sin(Math.PI / made.cut);
    const size = Math.min(50, this.radius * 0.34, (room * 0.86) / Math.max(1.2, each.length * 0.62));
    if (size < leastSize) return;
    this.#numbers = Array.from({ length: pieces }, (_, piece) => {
      const angle = ((piece + 0.5) / made.cut) * turn;
      const text = numberText(scene, 0, 0, each, size);
      const ground = scene.add
        .image(0, 0, KIT, 'tray' satisfies KitFrame)
        .setDisplaySize(Math.max(size * 1.1, text.width + size * 0.5), size * 1.16);
      return scene.add.container(Math.sin(angle) * away, -Math.cos(angle) * away, [ground, text]);
    });
    this.box.add(this.#numbers);
  }
}
