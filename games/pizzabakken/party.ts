import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import { between } from '@games/kit/layout/line-scale';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Input } from 'phaser';
import type { Bits } from './bits';
import { type Brought, lookOf } from './brought';
import { isPointed } from './hand';
import type { Layout } from './layout';
import { PartyGuest } from './party-guest';
import { PartyHall } from './party-hall';
import { guestsAt, seatsAt, seatTowards } from './party-seats';
import { game, type PizzaPaint } from './pizza-paint';
import type { Topping } from './rules';
import { guests } from './window-guest';

interface PartySpec {
  /** Action for a screen reader, of each guest: "pizza for the rabbit". */
  readonly labels: readonly string[];
  /** The topping that the round brought: it rains at the end. */
  readonly found: Topping;
}

export const partyDepth = 855;
const radius = 84;
const plateRadius = 52;
/** Size of a pizza in the paws of a guest. */
const caught = 0.6;
/** How far the pizza follows the hand that pulls it, and the shortest pull that aims, design px. */
const pull = { most: 70, least: 14 } as const;
const flight = { ms: 430, arc: 150 } as const;
const bites = 3;
/** Time for which a pizza waits for the hand: the first one, or each once the child plays; and where nobody plays. ms. */
const playing = 1400;
const alone = 260;
/** End of the party, ms. */
const ending = 1000;

/** The celebration: the child flicks the pizzas of the round through the air, and each guest catches one and eats it. */
export class Party {
  readonly #kit: SceneKit;
  readonly #paint: PizzaPaint;
  readonly #layout: Layout;
  readonly #bits: Bits;
  readonly #hall: PartyHall;
  readonly #guests: readonly PartyGuest[];
  readonly #mark: GameObjects.Image;
  /** All pizzas are with the guests. */
  #isOver = false;
  #isSkipped = false;
  #hasPlayed = false;
  /** The guest who gets the next pizza. */
  #aimed = 0;
  #eaten = 0;
  #dish: GameObjects.Container | undefined;
  /** Sends off the pizza that waits. */
  #flick: () => void = () => {};

  constructor(kit: SceneKit, paint: PizzaPaint, layout: Layout, bits: Bits, parties: number) {
    this.#kit = kit;
    this.#paint = paint;
    this.#layout = layout;
    this.#bits = bits;
    this.#hall = new PartyHall(kit, layout, partyDepth);
    const seats = seatsAt(layout, guestsAt(parties, guests));
    this.#guests = seats.map((seat, k) => new PartyGuest(kit, nameOf(k), seat));
    this.#mark = kit.scene.add
      .image(0, 0, KIT, 'star' satisfies KitFrame)
      .setDisplaySize(54, 54)
      .setVisible(false);
    this.#hall.back.add([...this.#guests.map(({ image }) => image), this.#mark]);
  }

  /** Lets the child hand the pizzas out; those it leaves go by themselves. */
  async hold(brought: readonly Brought[], spec: PartySpec): Promise<void> {
    const { scene } = this.#kit;
    const follow = (pointer: Input.Pointer) => this.#follow(pointer);
    const letGo = () => this.#throw();
    this.#offer(spec.labels);
    scene.input.on('pointerdown', follow).on('pointermove', follow).on('pointerup', letGo);
    const serving = this.#serve(brought.slice(-this.#guests.length), spec.found);
    await withSkip(this.#kit, { ...this.#layout.go }, serving);
    scene.input.off('pointerdown', follow).off('pointermove', follow).off('pointerup', letGo);
    for (const k of this.#guests.keys()) this.#kit.targets.remove(nameOf(k));
    if (this.#isOver) return;
    // The party goes on behind the card of the end; one that was skipped is gone.
    this.#isSkipped = true;
    this.#hall.destroy();
  }

  async #serve(pizzas: readonly Brought[], found: Topping): Promise<void> {
    const { motion, sounds } = this.#kit;
    void this.#hall.open();
    await Promise.all(this.#guests.map((guest, k) => guest.come(180 + k * 80)));
    const meals: Promise<void>[] = [];
    for (const [place, pizza] of pizzas.entries()) {
      if (this.#isSkipped) return;
      this.#aim(place % this.#guests.length);
      const dish = await this.#bring(pizza, place);
      // Enter then flicks to the guest who is marked; without a focus it would leave the party.
      this.#kit.targets.focus(nameOf(this.#aimed));
      await Promise.race([
        new Promise<void>((done) => {
          this.#flick = done;
        }),
        this.#patience(place === 0),
      ]);
      this.#flick = () => {};
      if (this.#isSkipped) return;
      sounds.play('take', 1 + place * 0.12);
      this.#dish = undefined;
      meals.push(this.#meal(dish, pizza, place, pizzas.length));
      await motion.wait(120);
    }
    this.#mark.setVisible(false);
    await Promise.all(meals);
    if (this.#isSkipped) return;
    await this.#end(found);
  }

  /** A child that has flicked once gets more time for each pizza. */
  async #patience(isFirst: boolean): Promise<void> {
    const { motion } = this.#kit;
    await motion.wait(alone);
    if (isFirst || this.#hasPlayed) await motion.wait(playing - alone);
  }

  /** A pizza flies to a guest, who catches and eats it; its lantern is lit. */
  async #meal(dish: GameObjects.Container, pizza: Brought, place: number, all: number): Promise<void> {
    const guest = this.#guests[this.#aimed];
    if (guest === undefined) return;
    await this.#fly(dish, guest.hands);
    if (this.#isSkipped) return;
    this.#kit.sounds.play('serve', 1 + place * 0.12);
    await guest.jump();
    await this.#eat(dish, guest, pizza, place);
    if (this.#isSkipped) return;
    this.#eaten += 1;
    this.#hall.light(this.#eaten / all);
  }

  /** All lanterns burn, the guests jump one after another, and the new topping rains. */
  async #end(found: Topping): Promise<void> {
    const { motion } = this.#kit;
    const { table, middle } = this.#layout;
    this.#hall.light(1);
    const top = table.y - table.lanterns;
    this.#bits.rain(middle, top, { count: 30, frames: [`top-${found}`], size: 1.1 });
    this.#bits.rain(middle, top);
    this.#guests.forEach((guest, k) => {
      void motion.wait(k * 90).then(() => guest.jump(56));
    });
    await motion.wait(ending);
    if (this.#isSkipped) return;
    await this.#hall.clear();
    this.#isOver = true;
  }

  /** Puts a pizza at the near edge of the table, where the hand is. */
  async #bring(brought: Brought, place: number): Promise<GameObjects.Container> {
    const texture = textureOf(place);
    this.#paint.paint(texture, lookOf(brought), radius);
    const { add } = this.#kit.scene;
    const { x, y } = this.#hand;
    const plate = add.image(0, 0, game, 'plate').setScale(radius / plateRadius);
    const dish = add.container(x, y + 90, [plate, add.image(0, -2, texture)]).setAlpha(0);
    this.#hall.front.add(dish);
    await this.#kit.motion.tween({ targets: dish, y, alpha: 1, duration: 170, ease: 'Back.Out' });
    this.#dish = dish;
    return dish;
  }

  get #hand(): Point {
    const { middle, table } = this.#layout;
    return { x: middle, y: table.y + 170 };
  }

  /** Marks the guest who gets the next pizza. */
  #aim(guest: number): void {
    const at = this.#guests[guest];
    if (at === undefined) return;
    this.#aimed = guest;
    this.#mark.setPosition(at.place.x, at.place.y - at.image.displayHeight - 14).setVisible(true);
  }

  /** Each guest is a target for keys and a switch; a pointer flicks from anywhere. */
  #offer(labels: readonly string[]): void {
    this.#guests.forEach(({ image }, k) => {
      this.#kit.targets.add({
        id: nameOf(k),
        label: labels[k] ?? '',
        object: image,
        always: true,
        ownRing: true,
        aim: (on) => {
          if (on) this.#aim(k);
        },
        press: (input) => {
          if (isPointed(input)) return;
          this.#aim(k);
          this.#throw();
        },
      });
    });
  }

  /** The pizza follows a hand that pulls it, and the guest in that direction is marked. */
  #follow({ isDown, worldX, worldY }: Input.Pointer): void {
    const dish = this.#dish;
    if (!isDown || dish === undefined) return;
    const { x, y } = this.#hand;
    const [dx, dy] = [worldX - x, worldY - y];
    const far = Math.hypot(dx, dy);
    if (far < pull.least) return;
    this.#hasPlayed = true;
    const share = Math.min(1, pull.most / far);
    if (!this.#kit.motion.reduced)
      dish.setPosition(x + dx * share, y + dy * share).setAngle(dx * share * 0.2);
    const seats = this.#guests.map(({ place }) => place);
    if (dy < 0) this.#aim(seatTowards(seats, this.#hand, { x: worldX, y: worldY }));
  }

  #throw(): void {
    this.#hasPlayed = true;
    this.#flick();
  }

  /** A spinning pizza leaves its plate and flies in an arc. */
  async #fly(dish: GameObjects.Container, to: Point): Promise<void> {
    const { motion } = this.#kit;
    const [plate] = dish.list;
    plate?.destroy();
    const from = { x: dish.x, y: dish.y };
    const way = { share: 0 };
    const onUpdate = () => {
      if (!dish.active) return;
      const { share } = way;
      const { x, y } = between(from, to, share);
      dish.setPosition(x, y - flight.arc * 4 * share * (1 - share));
      dish.setAngle(540 * share).setScale(1 + 0.3 * Math.sin(share * Math.PI) - (1 - caught) * share);
    };
    await motion.flourish({ targets: way, share: 1, duration: flight.ms, ease: 'Sine.Out', onUpdate });
    if (dish.active) dish.setPosition(to.x, to.y).setAngle(0).setScale(caught);
  }

  /** The guest eats the pizza piece by piece, and crumbs fly. */
  async #eat(dish: GameObjects.Container, guest: PartyGuest, pizza: Brought, place: number): Promise<void> {
    const look = lookOf(pizza);
    for (let bite = 1; bite <= bites; bite++) {
      await guest.bite();
      if (!dish.active) return;
      this.#paint.paint(textureOf(place), { ...look, eaten: Math.ceil((look.cut * bite) / bites) }, radius);
      this.#kit.sounds.play('lay', 0.9 + 0.15 * bite);
      this.#bits.crumbs(dish, pizza.toppings, partyDepth + 3);
    }
  }
}

const nameOf = (guest: number): string => `guest-${guest + 1}`;
const textureOf = (place: number): string => `${game}/party-${place}`;
