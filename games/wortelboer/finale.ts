import { Hold } from '@games/kit/celebration/hold';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Cart } from './cart';
import { game } from './game-id';
import type { Layout } from './layout';
import type { Row } from './row';
import { texts } from './texts.gen';

/** Speeds, design px a second: alone, and while it is pushed; and how quickly it gets from one to the other. */
const slow = 300;
const fast = 640;
const change = 1500;
/** Time for which a key or a switch pushes, ms. */
const push = 420;
const longest = 3800;
const ending = 500;
/** Width and height of a bump, and how the cart leaps when it is fast, design px. */
const bump = { width: 44, height: 24, leap: 34 } as const;
const cargo = 118;

interface Crew {
  readonly particles: Particles;
  readonly cart: Cart;
  readonly row: Row;
  /** Frame of what the round brings: it rides along. */
  readonly prize: string;
}

/** The celebration: the child drives the loaded cart over the bumps of the field, and carrots fly into the baskets. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #particles: Particles;
  readonly #cart: Cart;
  readonly #row: Row;
  readonly #mounds: readonly GameObjects.Image[];
  readonly #prize: GameObjects.Image;
  readonly #scale: number;
  #x: number;
  #speed = slow;
  readonly #hold = new Hold({ lasts: push, afterTap: true });
  #leap = 0;
  #arrived: (() => void) | undefined;

  constructor(kit: SceneKit, layout: Layout, { particles, cart, row, prize }: Crew) {
    this.#kit = kit;
    this.#layout = layout;
    this.#particles = particles;
    this.#cart = cart;
    this.#row = row;
    const { drive } = layout;
    this.#x = drive.from;
    this.#mounds = drive.bumps.map((x) =>
      kit.scene.add.image(x, drive.y + 92 * drive.size, game, 'mound').setDepth(19),
    );
    this.#prize = kit.scene.add.image(0, 0, game, prize).setDepth(21);
    this.#scale = cargo / Math.max(this.#prize.width, this.#prize.height);
    this.#prize.setScale(this.#scale);
    cart.load(1);
    this.#stand();
  }

  /** Resolves when the cart is there, time is up or it is skipped. */
  async drive(): Promise<void> {
    const { motion, locale, design } = this.#kit;
    const letGo = this.#hold.start(this.#kit, { id: 'drive', label: texts[locale]('drive') });
    const arrived = new Promise<void>((done) => {
      this.#arrived = done;
    });
    const go = { x: design.width - 100, y: design.height - 70 };
    await withSkip(
      this.#kit,
      go,
      Promise.race([arrived, motion.wait(longest)]).then(() => this.#settle()),
    );
    this.#arrived = undefined;
    letGo();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#arrived === undefined) return;
    const { to, bumps } = this.#layout.drive;
    const seconds = delta / 1000;
    const wanted = this.#hold.pass(delta) ? fast : slow;
    const step = change * seconds;
    this.#speed += Math.max(-step, Math.min(step, wanted - this.#speed));
    const before = this.#x;
    this.#x = Math.min(to, this.#x + this.#speed * seconds);
    for (const [place, at] of bumps.entries()) if (before < at && this.#x >= at) this.#jolt(place);
    this.#leap = Math.max(0, this.#leap - seconds * 3.4);
    this.#stand();
    if (this.#x >= to) this.#arrived();
  }

  clear(): void {
    for (const mound of this.#mounds) mound.destroy();
    this.#prize.destroy();
  }

  /** How high the ground is below the cart. */
  #rise(x: number): number {
    return this.#layout.drive.bumps.reduce(
      (all, at) => all + bump.height * Math.exp(-(((x - at) / bump.width) ** 2)),
      0,
    );
  }

  #stand(): void {
    const { y, size } = this.#layout.drive;
    const leap = Math.sin(Math.min(1, this.#leap) * Math.PI) * bump.leap;
    const height = y - this.#rise(this.#x) - leap;
    this.#cart.stand(this.#x, height, size);
    const lean = this.#kit.motion.reduced ? 0 : (this.#rise(this.#x - 14) - this.#rise(this.#x + 14)) * 0.5;
    this.#cart.box.setAngle(lean);
    this.#prize.setPosition(this.#x, height - 118 * size - leap * 0.4).setAngle(lean * 1.6);
  }

  /** A bump throws carrots up: the rabbit beside it gets some, more when the cart was fast. */
  #jolt(place: number): void {
    const share = (this.#speed - slow) / (fast - slow);
    const { sounds, random } = this.#kit;
    sounds.play('bump', 0.9 + place * 0.06);
    this.#leap = 0.35 + share * 0.65;
    const { x, y } = this.#cart.box;
    for (let k = 0; k < 5 + Math.round(share * 8); k++)
      this.#particles.emit('item-1', x + (random.next() - 0.5) * 160, y - 80, {
        vx: (random.next() - 0.3) * 300,
        vy: -240 - random.next() * (160 + share * 240),
        gravity: 900,
        life: 900,
        size: 0.8,
        spin: 200 - random.next() * 400,
        depth: 23,
      });
    const seat = this.#row.seats[place];
    if (seat === undefined) return;
    const amount = 3 + Math.round(share * 5);
    seat.pile.show({ amount, largest: 8, loose: 20 });
    void seat.pile.pop();
    void seat.hop(24 + share * 26);
    void seat.munch();
  }

  async #settle(): Promise<void> {
    const { motion, sounds, random } = this.#kit;
    this.#arrived = undefined;
    this.#x = this.#layout.drive.to;
    this.#leap = 0;
    this.#stand();
    sounds.play('cheer');
    for (const seat of this.#row.seats) void seat.hop(26, random.next() * 120);
    const { x, y } = this.#prize;
    for (let k = 0; k < 20; k++)
      this.#particles.emit('spark', x, y, {
        vx: (random.next() - 0.5) * 460,
        vy: -80 - random.next() * 320,
        gravity: 700,
        life: 900,
        size: 0.7 + random.next() * 0.6,
        depth: 24,
      });
    await motion.tween({
      targets: this.#prize,
      y: y - 66,
      scale: this.#scale * 1.25,
      duration: 300,
      ease: 'Back.Out',
    });
    await motion.wait(ending);
  }
}
