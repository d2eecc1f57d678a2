import { addSheet } from '@games/kit/celebration/sheet';
import { withSkip } from '@games/kit/feedback/continue-button';
import { withFace } from '@games/kit/layout/face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { confetti } from './confetti';
import type { Layout } from './layout';
import type { Made } from './order';
import { game, type Look, type PizzaPaint } from './pizza-paint';
import type { Topping } from './rules';
import { guestFace } from './window-guest';

/** A pizza of this round. */
export interface Brought {
  readonly made: Made;
  readonly toppings: readonly Topping[];
}

interface PartySpec {
  /** Action for a screen reader: "flick a pizza to a guest". */
  readonly flick: string;
  readonly skip: string;
}

const maxBrought = 6;
const radius = 68;
const plateRadius = 52;
const flags = 13;
/** Size of a pizza before the guests, and how far the next one lies beside it. */
const served = 0.78;
const beside = 34;
/** Height of a plate before its guest, from the far edge of the table, and width of a check of the cloth. */
const laid = 58;
const check = 46;
/** Bites in which a guest eats a pizza, and the time from one to the next, ms. */
const bites = 4;
const chewing = 190;
const crumbs = 5;
const finest = 24;
/** Time for which all pizzas wait together for the child's hand, the most for one, and the end of the party, ms. */
const waiting = 2600;
const longest = 1100;
const ending = 900;

/** The checks of the cloth, woven of stripes that cross. */
function checks(scene: Scene, wide: number): GameObjects.Image[] {
  const stripe = (x: number, y: number, width: number, height: number) =>
    scene.add
      .image(x, y, KIT, 'paper' satisfies KitFrame)
      .setDisplaySize(width, height)
      .setTint(0xf08aa6)
      .setAlpha(0.17);
  const across = Math.floor((wide - 2 * check) / (2 * check));
  return [
    ...Array.from({ length: across }, (_, k) => stripe((k - (across - 1) / 2) * 2 * check, 2, check, 188)),
    ...[-69, 23].map((y) => stripe(0, y, wide - 40, check)),
  ];
}

/** The celebration: the child flicks every pizza of the round over a long table to its guests. */
export class Party {
  readonly #kit: SceneKit;
  readonly #paint: PizzaPaint;
  readonly #layout: Layout;
  readonly #all: GameObjects.Container;
  #guests: readonly GameObjects.Image[] = [];
  /** All pizzas are with the guests. */
  #isOver = false;
  /** Pizzas before each guest. */
  readonly #had: number[] = [0, 0, 0];
  /** Sends the pizza that waits to the guest nearest to x; null for the next in turn. */
  #flick: (x: number | null) => void = () => {};

  constructor(kit: SceneKit, paint: PizzaPaint, layout: Layout) {
    this.#kit = kit;
    this.#paint = paint;
    this.#layout = layout;
    this.#all = kit.scene.add.container(0, 0).setDepth(860);
  }

  /** Lets the child hand the pizzas out; those it leaves go by themselves. */
  async hold(brought: readonly Brought[], { flick, skip }: PartySpec): Promise<void> {
    const { scene } = this.#kit;
    const letGo = () => this.#flick(scene.input.activePointer.worldX);
    const close = addSheet(this.#kit, {
      id: 'flick',
      label: flick,
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') this.#flick(null);
      },
    });
    scene.input.on('pointerup', letGo);
    await withSkip(this.#kit, { ...this.#layout.go, label: skip }, this.#serve(brought.slice(-maxBrought)));
    scene.input.off('pointerup', letGo);
    close();
    // The party goes on behind the card of the end; one that was skipped is gone.
    if (!this.#isOver) this.#all.destroy();
  }

  async #serve(pizzas: readonly Brought[]): Promise<void> {
    const { motion, sounds } = this.#kit;
    await this.#lay();
    const isGone = () => !this.#all.active;
    const wait = Math.min(longest, waiting / Math.max(1, pizzas.length));
    for (const [place, pizza] of pizzas.entries()) {
      if (isGone()) return;
      const dish = await this.#bring(pizza, place);
      // It waits for a hand.
      const waiting = motion.idle({ targets: dish, scale: 1.05, duration: 300 });
      const to = await Promise.race([
        new Promise<number | null>((done) => {
          this.#flick = done;
        }),
        motion.wait(wait).then(() => null),
      ]);
      this.#flick = () => {};
      waiting?.remove();
      if (isGone()) return;
      sounds.play('serve');
      void this.#send(dish, this.#guestAt(to, place)).then((eater) => this.#eat(dish, eater, pizza, place));
      await motion.wait(160);
    }
    if (isGone()) return;
    confetti(this.#kit, this.#layout.middle, this.#layout.table.y - 240);
    await motion.wait(ending);
    this.#isOver = true;
  }

  /** Lays the table: the cloth comes up, flags and guests behind it. */
  async #lay(): Promise<void> {
    const { scene, motion } = this.#kit;
    const { table, middle } = this.#layout;
    const { add } = scene;
    this.#guests = [-0.3, 0.02, 0.34].map((at, k) =>
      withFace(add.image(table.x + at * table.width * 0.86, table.y + 60, game, `guest-${k + 1}`), guestFace)
        .setScale(1.2)
        .setAlpha(0),
    );
    const cloth = add.container(table.x, table.y + 110, [
      add.nineslice(0, 0, game, 'cloth', table.width, 260, 40, 40, 40, 70),
      ...checks(scene, table.width),
      ...this.#guests.map(({ x }) =>
        add.image(x - table.x, laid - 110, game, 'plate').setScale((served * radius) / plateRadius),
      ),
    ]);
    const line = Array.from({ length: flags }, (_, k) => {
      const share = k / (flags - 1);
      const sag = 4 * share * (1 - share) * 46;
      return add
        .image(middle + (share - 0.5) * table.width * 1.04, table.y - 236 + sag, game, `flag-${(k % 3) + 1}`)
        .setAlpha(0);
    });
    this.#all.add([...line, ...this.#guests, cloth]);
    const from = cloth.y;
    if (!motion.reduced) cloth.setY(from + 520);
    cloth.setAlpha(0);
    await motion.tween({ targets: cloth, y: from, alpha: 1, duration: 380, ease: 'Cubic.Out' });
    void motion.tween({ targets: line, alpha: 1, duration: 240 });
    this.#guests.forEach((guest, k) => {
      const { y } = guest;
      if (!motion.reduced) guest.setY(y + 90);
      void motion.tween({ targets: guest, y, alpha: 1, delay: k * 90, duration: 300, ease: 'Back.Out' });
      motion.idle({ targets: guest, angle: k % 2 ? 3 : -3, delay: 500, duration: 420 + k * 60 });
    });
    await motion.wait(300);
  }

  /** Puts a pizza at the near edge of the table, where the hand is. */
  async #bring({ made, toppings }: Brought, place: number): Promise<GameObjects.Container> {
    const { table } = this.#layout;
    const texture = textureOf(place);
    this.#paint.paint(texture, lookOf({ made, toppings }), radius);
    const { add } = this.#kit.scene;
    const dish = add
      .container(table.x, table.y + 250, [
        add.image(0, 0, game, 'plate').setScale(radius / plateRadius),
        add.image(0, -2, texture),
      ])
      .setAlpha(0);
    this.#all.add(dish);
    await this.#kit.motion.tween({
      targets: dish,
      y: table.y + 166,
      alpha: 1,
      duration: 160,
      ease: 'Back.Out',
    });
    return dish;
  }

  #guestAt(x: number | null, place: number): number {
    if (x === null) return place % this.#guests.length;
    const far = this.#guests.map((guest) => Math.abs(guest.x - x));
    return far.indexOf(Math.min(...far));
  }

  /** Slides a spinning pizza to a guest, who jumps for it and is returned. */
  async #send(dish: GameObjects.Container, guest: number): Promise<GameObjects.Image | undefined> {
    const { motion } = this.#kit;
    const eater = this.#guests[guest];
    if (eater === undefined) return undefined;
    const place = this.#had[guest] ?? 0;
    this.#had[guest] = place + 1;
    const side = place === 0 ? 0 : Math.ceil(place / 2) * (place % 2 ? 1 : -1);
    await motion.tween({
      targets: dish,
      x: eater.x + side * beside,
      y: this.#layout.table.y + laid + place * 6,
      scale: served,
      angle: motion.reduced ? 0 : 360,
      duration: 380,
      ease: 'Cubic.Out',
    });
    await motion.flourish({ targets: eater, y: eater.y - 26, duration: 130, yoyo: true, ease: 'Quad.Out' });
    return eater;
  }

  /** The guest eats the pizza piece by piece, and crumbs fly. */
  async #eat(
    dish: GameObjects.Container,
    eater: GameObjects.Image | undefined,
    pizza: Brought,
    place: number,
  ): Promise<void> {
    const { motion } = this.#kit;
    if (eater === undefined || motion.reduced) return;
    const look = lookOf(pizza);
    for (let bite = 1; bite <= bites; bite++) {
      await motion.wait(chewing);
      if (!dish.active) return;
      const eaten = Math.ceil((look.cut * bite) / bites);
      this.#paint.paint(textureOf(place), { ...look, eaten }, radius);
      this.#crumble(dish, pizza);
      void motion.flourish({ targets: eater, scaleY: 1.26, scaleX: 1.15, duration: 70, yoyo: true });
    }
  }

  #crumble({ x, y }: GameObjects.Container, { toppings }: Brought): void {
    const { scene, motion, random } = this.#kit;
    for (let k = 0; k < crumbs; k++) {
      const crumb = scene.add
        .image(x, y - 10, game, `top-${toppings[k % toppings.length] ?? 'tomato'}`)
        .setScale(0.34 + random.next() * 0.2);
      this.#all.add(crumb);
      void motion
        .flourish({
          targets: crumb,
          x: x + (random.next() - 0.5) * 150,
          y: y - 40 - random.next() * 60,
          angle: random.next() * 360,
          alpha: 0,
          duration: 380,
          ease: 'Quad.Out',
        })
        .then(() => crumb.destroy());
    }
  }
}

const textureOf = (place: number): string => `${game}/party-${place}`;

/** Of several pizzas the first is served. */
function lookOf({ made, toppings }: Brought): Look {
  const share = Math.min(1, made.topped.num / made.topped.den);
  return { cut: Math.min(made.cut, finest), share, toppings };
}
