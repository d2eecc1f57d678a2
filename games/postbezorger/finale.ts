import { addSheet } from '@games/kit/celebration/sheet';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Bike } from './bike';
import { game } from './game-id';
import { heights, type Layout } from './layout';
import { isFar } from './rules';
import { depths } from './scenery';
import type { StreetView } from './street-view';
import { texts } from './texts.gen';

/** Longest time of the ride, ms, and its speed, doors a second: by itself, and more for each ring. */
const longest = 3600;
const slow = 5;
const more = 9;
const calming = 1.6;
/** The bell rings by itself when it was silent so long, ms. */
const silence = 1100;
/** Doors on both sides that one ring wakes, and the time from one to the next, ms. */
const reach = 7;
const each = 45;
const lastDoor = 96;

interface Lit {
  readonly thing: GameObjects.Image;
  readonly remove: () => void;
}

interface World {
  readonly view: StreetView;
  readonly bike: Bike;
  readonly particles: Particles;
}

/** The celebration: it is night, and the child rides along the street and rings the bell. Each ring wakes the doors around. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #world: World;
  readonly #bell: GameObjects.Image;
  readonly #lit = new Map<number, Lit>();
  #at = 0;
  #boost = 0;
  #since = 0;
  #isOn = false;

  constructor(kit: SceneKit, layout: Layout, world: World) {
    this.#kit = kit;
    this.#layout = layout;
    this.#world = world;
    const { bike, size } = layout;
    this.#bell = kit.scene.add
      .image(bike.x + 34 * size, bike.y - 128 * size, game, 'bell')
      .setScale(1.1 * size)
      .setDepth(depths.letter);
  }

  /** Where the bicycle is, in doors. */
  get at(): number {
    return this.#at;
  }

  /** Resolves when the ride is over, or the child skips it. */
  async ride(from: number): Promise<void> {
    const { motion, locale } = this.#kit;
    this.#at = from;
    this.#world.bike.face(1);
    const close = addSheet(this.#kit, {
      id: 'ring',
      label: texts[locale]('ring'),
      repeats: true,
      press: () => this.#ring(),
    });
    this.#isOn = true;
    this.#ring();
    await withSkip(this.#kit, this.#layout.go, motion.wait(longest));
    this.#isOn = false;
    close();
    this.#bell.destroy();
    this.#world.bike.roll(0, 0);
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (!this.#isOn) return;
    this.#since += delta;
    if (this.#since > silence) this.#ring();
    if (this.#kit.motion.reduced) return;
    const time = delta / 1000;
    this.#boost = Math.max(0, this.#boost - calming * time);
    const speed = slow + more * Math.min(1.6, this.#boost);
    const before = this.#at;
    this.#at = Math.min(lastDoor, this.#at + speed * time);
    this.#world.bike.roll((this.#at - before) * this.#layout.pitch, Math.min(1, this.#boost));
    this.#world.view.place(this.#at);
  }

  #ring(): void {
    const { motion, sounds } = this.#kit;
    this.#since = 0;
    this.#boost = Math.min(1.6, this.#boost + 0.7);
    sounds.play('bell');
    void this.#world.bike.nod();
    this.#bell.setAngle(0);
    void motion.flourish({ targets: this.#bell, angle: 16, duration: 60, yoyo: true, repeat: 1 });
    const middle = Math.round(this.#at) + 2;
    for (let door = Math.max(0, middle - reach); door <= middle + reach; door++)
      if (door <= 100 && !this.#lit.has(door)) void this.#wake(door, Math.abs(door - middle) * each);
    this.#glitter();
  }

  async #wake(door: number, delay: number): Promise<void> {
    const far = isFar(door);
    const lit = this.#world.view.add(far ? 'house-lit' : 'boat-lit', door, {
      dy: far ? heights.house : heights.boat,
      depth: (far ? depths.house : depths.boat) + 0.15,
    });
    this.#lit.set(door, lit);
    lit.thing.setAlpha(0);
    await this.#kit.motion.tween({ targets: lit.thing, alpha: 1, delay, duration: 160 });
  }

  #glitter(): void {
    const { random } = this.#kit;
    for (let k = 0; k < 10; k++)
      this.#world.particles.emit(k % 3 === 0 ? 'feather' : 'spark', this.#bell.x, this.#bell.y - 10, {
        vx: (random.next() - 0.5) * 420,
        vy: -160 - random.next() * 260,
        gravity: 520,
        life: 900,
        size: 0.6 + random.next() * 0.8,
        spin: 160,
        depth: depths.letter + 0.2,
      });
  }
}
