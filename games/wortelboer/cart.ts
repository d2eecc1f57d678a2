import type { Motion } from '@games/kit/effects/motion';
import { numberPlate } from '@games/kit/feedback/number-plate';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Farmer } from './farmer';
import { game } from './game-id';
import type { Layout } from './layout';

const depth = { home: 20, away: 12 } as const;
const start = 150;
const wheels = [-112, 112] as const;
const wheelAt = 80;
const heapAt = -76;
const countAt = -62;

/** The cart: its bed holds the cards, and it carries the carrots to the rabbits. */
export class Cart {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #layout: Layout;
  /** Who pushes it, and so keeps to it. */
  readonly #farmer: Farmer;
  readonly #heap: GameObjects.Image;
  readonly #wheels: readonly GameObjects.Image[];
  readonly #scene: Scene;
  /** How many carrots are still on it, while it deals. */
  #count: GameObjects.Container | undefined;

  constructor(scene: Scene, motion: Motion, layout: Layout, farmer: Farmer) {
    this.#farmer = farmer;
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    const { x, y } = layout.cart;
    this.#heap = scene.add.image(0, heapAt, game, 'heap');
    this.#wheels = wheels.map((at) => scene.add.image(at, wheelAt, game, 'wheel'));
    const bed = scene.add.image(0, 0, game, 'cart');
    this.box = scene.add.container(x, y, [this.#heap, bed, ...this.#wheels]).setDepth(depth.home);
  }

  /** Loads it up to a part of a full heap. */
  load(share: number): void {
    this.#heap
      .setVisible(share > 0)
      .setScale(0.6 + 0.4 * Math.min(1, share), 0.35 + 0.65 * Math.min(1, share));
  }

  /** Writes on it how many carrots are left; null wipes that out. */
  count(text: string | null): void {
    this.#count?.destroy();
    this.#count =
      text === null ? undefined : numberPlate(this.#scene, 0, 0, text, 'known').setDepth(depth.away + 1);
    this.#follow();
  }

  /** Stands at home, coming from the left. */
  async enter(duration: number): Promise<void> {
    const { x, y } = this.#layout.cart;
    this.box
      .setPosition(x - 120, y)
      .setScale(1)
      .setAlpha(0)
      .setDepth(depth.home);
    await this.#motion.tween({
      targets: this.box,
      x,
      alpha: 1,
      duration,
      ease: 'Quad.Out',
      onUpdate: () => this.#follow(),
    });
    this.#follow();
  }

  /** Leans after a hand that pushes it, 0 to 1. */
  lean(share: number): void {
    const { x } = this.#layout.cart;
    this.box.setX(x + share * 34);
    this.#follow();
    this.#roll(share * 40);
  }

  /** Drives past all stops within some time; `reached` is told each of them. */
  async drive(stops: readonly Point[], ms: number, reached: (place: number) => void): Promise<void> {
    const { away } = this.#layout.cart;
    const [first] = stops;
    if (first === undefined) return;
    this.box.setDepth(depth.away);
    if (this.#motion.reduced) {
      for (const place of stops.keys()) reached(place);
      this.box.setPosition(stops.at(-1)?.x, stops.at(-1)?.y).setScale(away);
      this.#follow();
      await this.#motion.wait(start);
      return;
    }
    const each = ms / Math.max(1, stops.length);
    for (const [place, { x, y }] of stops.entries()) {
      const duration = place === 0 ? start : each;
      const turn = this.#wheels[0]?.angle ?? 0;
      await this.#motion.tween({
        targets: this.box,
        x,
        y,
        scale: away,
        duration,
        ease: place === 0 ? 'Quad.In' : 'Linear',
        onUpdate: () => {
          this.#roll(turn + this.box.x);
          this.#follow();
        },
      });
      reached(place);
    }
  }

  /** Comes back home with what is left on it. */
  async back(duration: number): Promise<void> {
    const { x, y } = this.#layout.cart;
    await this.#motion.tween({
      targets: this.box,
      x,
      y,
      scale: 1,
      duration,
      ease: 'Quad.InOut',
      onUpdate: () => this.#follow(),
    });
    this.box.setDepth(depth.home);
    this.#follow();
  }

  /** Stands somewhere for the celebration. */
  stand(x: number, y: number, size: number): void {
    this.box.setPosition(x, y).setScale(size).setAlpha(1).setAngle(0).setDepth(depth.home);
    this.#follow();
    this.#roll(x);
  }

  /** Moves along what keeps to it: its number and the farmer. */
  #follow(): void {
    const { x, y, scale, depth: at } = this.box;
    const { cart, farmer } = this.#layout;
    this.#count?.setPosition(x, y + countAt);
    const feet = { x: x + (farmer.x - cart.x) * scale, y: y + (farmer.y - cart.y) * scale };
    this.#farmer.follow(feet, farmer.size * scale, at - 0.5);
  }

  #roll(angle: number): void {
    for (const wheel of this.#wheels) wheel.setAngle(angle);
  }
}
