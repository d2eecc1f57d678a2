import type { Particles } from '@games/kit/effects/particles';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Bike } from './bike';
import type { Courier } from './courier';
import { heights, type Layout, slotAt } from './layout';
import { isFar } from './rules';
import { depths } from './scenery';
import type { StreetView } from './street-view';

const residents = ['robin', 'owl', 'duck'] as const;
/** Where a resident looks out, from its door: out of an upper window, or of the cabin of its boat. */
const window = { x: 27, y: heights.house - 84 } as const;
const cabin = { x: -36, y: heights.boat - 58 } as const;
const peeping = 0.74;
const sunk = 34;
const inBox = 0.42;
const sparks = 9;

interface World {
  readonly view: StreetView;
  readonly bike: Bike;
  readonly courier: Courier;
}

/** The letter goes into the box, and who lives there answers. */
export class Post {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #world: World;
  readonly #particles: Particles;

  constructor(kit: SceneKit, layout: Layout, world: World, particles: Particles) {
    this.#kit = kit;
    this.#layout = layout;
    this.#world = world;
    this.#particles = particles;
  }

  /** The letter flies into the box of a door, 0.26 s. */
  async drop(door: number): Promise<void> {
    const { motion, sounds } = this.#kit;
    const { courier, bike, view } = this.#world;
    const { letter } = courier;
    const far = isFar(door);
    sounds.play('swish');
    void bike.toss();
    letter.setDepth(depths.letter);
    const { size } = this.#layout;
    await motion.tween({
      targets: letter,
      x: view.xAt(door),
      y: view.yAt(far ? slotAt.far - 70 : slotAt.near - 110),
      angle: far ? 10 : -10,
      duration: 130,
      ease: 'Quad.Out',
    });
    await motion.tween({
      targets: letter,
      y: view.yAt(far ? slotAt.far : slotAt.near),
      scale: inBox * size,
      angle: 0,
      duration: 130,
      ease: 'Quad.In',
    });
    sounds.play('post');
    courier.carry(false);
  }

  /** Who lives at a door looks out and is glad, and goes in again, 1.2 s. */
  async greet(door: number, position: number): Promise<void> {
    const { motion } = this.#kit;
    const [resident, remove] = this.#resident(door, position);
    this.#glitter(door);
    await this.#rise(resident);
    await motion.flourish({ targets: resident, angle: 13, duration: 110, yoyo: true, repeat: 2 });
    await motion.wait(260);
    await motion.tween({ targets: resident, y: resident.y + sunk, alpha: 0, duration: 180 });
    remove();
  }

  /** Somebody else lives there: it looks out, shakes its head, and the letter comes back, 0.8 s. */
  async refuse(door: number, position: number): Promise<void> {
    const { motion, sounds } = this.#kit;
    const { view, courier, bike } = this.#world;
    sounds.play('knock');
    const [resident, remove] = this.#resident(door, position + 1);
    await this.#rise(resident);
    await motion.flourish({ targets: resident, x: resident.x + 7, duration: 60, yoyo: true, repeat: 2 });
    courier.letter
      .setVisible(true)
      .setPosition(view.xAt(door), view.yAt(isFar(door) ? slotAt.far : slotAt.near));
    await motion.tween({
      targets: courier.letter,
      x: bike.box.x,
      y: courier.restY,
      duration: 180,
      ease: 'Quad.Out',
    });
    courier.carry(true);
    await motion.tween({ targets: resident, y: resident.y + sunk, alpha: 0, duration: 120 });
    remove();
  }

  #resident(door: number, position: number): readonly [GameObjects.Image, () => void] {
    const far = isFar(door);
    const frame = residents[position % residents.length] ?? 'robin';
    const { x, y } = far ? window : cabin;
    // The pigeon covers the window on its own side.
    const side = this.#world.bike.side;
    const { thing, remove } = this.#world.view.add(frame, door, {
      dx: far ? x * side : x,
      dy: y,
      depth: far ? depths.resident : depths.boat + 0.2,
      size: peeping,
    });
    thing.clearTint();
    return [thing, remove];
  }

  async #rise(resident: GameObjects.Image): Promise<void> {
    const { y } = resident;
    resident.setY(y + sunk * 0.5).setAlpha(0);
    await this.#kit.motion.tween({ targets: resident, y, alpha: 1, duration: 170, ease: 'Back.Out' });
  }

  #glitter(door: number): void {
    const { random } = this.#kit;
    const { view } = this.#world;
    const y = view.yAt(isFar(door) ? slotAt.far - 20 : slotAt.near - 20);
    for (let k = 0; k < sparks; k++)
      this.#particles.emit(k % 3 === 0 ? 'feather' : 'spark', view.xAt(door), y, {
        vx: (random.next() - 0.5) * 260,
        vy: -120 - random.next() * 200,
        gravity: 460,
        life: 800,
        size: 0.6 + random.next() * 0.6,
        spin: 140,
        depth: depths.letter,
      });
  }
}
