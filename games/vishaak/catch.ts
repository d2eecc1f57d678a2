import type { Particles } from '@games/kit/effects/particles';
import { numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { hookAside, type Layout } from './layout';
import { holds } from './rules';
import { depths } from './scenery';

/** Where an animal waits, beside the hook, and how large it is there and when it stays. */
const mouth = 76;
const away = 420;
const stayed = 0.62;
const plateScale = 0.75;
const bubbles = 9;
const drops = 8;
/** How far an animal is jerked up, and how high it jumps on its way to its column, design px. */
const jerk = 26;
const hop = 34;
/** The bird that lives elsewhere is this far on from the one that lives here. */
const otherBird = 3;

const isBird = (frame: string): boolean => frame.startsWith('bird');

interface Sea {
  readonly particles: Particles;
  /** Height of the surface, design px. */
  readonly surface: number;
}

interface Stayed {
  readonly y: number;
  readonly text: string;
  readonly frame: string;
}

/** The animals that bite at the hook. The last ones stay at their marks, with their numbers. */
export class Catch {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #sea: Sea;
  #stays: GameObjects.Container[] = [];
  #column = 0;
  /** Counts how often the marks went, for an animal that is still on its way to one. */
  #cleared = 0;

  constructor(kit: SceneKit, layout: Layout, sea: Sea) {
    this.#kit = kit;
    this.#layout = layout;
    this.#sea = sea;
  }

  /** Returns the frame of the animal that lives here: birds above the sea. */
  frameFor(position: number, isAbove: boolean): string {
    return isAbove ? `bird-${(position % holds.bird) + 1}` : `fish-${(position % holds.fish) + 1}`;
  }

  /** An animal comes to the hook and bites, 0.3 s. */
  async bite(frame: string, y: number): Promise<GameObjects.Image> {
    const animal = this.#animal(frame, y);
    const { motion, sounds } = this.#kit;
    animal.setX(animal.x + away).setAlpha(0);
    await motion.tween({ targets: animal, x: animal.x - away, alpha: 1, duration: 260, ease: 'Quad.Out' });
    sounds.play('bite');
    if (!isBird(frame)) this.#bubble(animal.x - 40, y, bubbles);
    this.#drops();
    return animal;
  }

  /** The line cuts the water where it is jerked. */
  #drops(): void {
    const { random } = this.#kit;
    const { particles, surface } = this.#sea;
    for (let k = 0; k < drops; k++)
      particles.emit('drop', this.#layout.rope.x + hookAside, surface, {
        vx: (random.next() - 0.5) * 260,
        vy: -110 - random.next() * 190,
        gravity: 900,
        life: 520,
        size: 0.5 + random.next() * 0.5,
        spin: 'along',
        depth: depths.hook + 0.6,
      });
  }

  /**
   * The animal that bit goes to its column and stays at its mark; of an earlier one the place is taken. It leaves where the
   * marks went meanwhile.
   */
  async stay(animal: GameObjects.Image, stay: Stayed): Promise<void> {
    const { motion } = this.#kit;
    const cleared = this.#cleared;
    await this.#jerked(animal);
    const column = this.#column++ % this.#layout.stays.length;
    const x = this.#layout.stays[column] ?? 0;
    void motion.flourish({ targets: animal, y: animal.y - hop, duration: 130, yoyo: true, ease: 'Sine.Out' });
    await motion.tween({ targets: animal, x, scale: stayed, duration: 260, ease: 'Sine.InOut' });
    if (!isBird(stay.frame)) this.#bubble(x, stay.y, 3);
    animal.destroy();
    if (cleared !== this.#cleared) return;
    const old = this.#stays[column];
    this.#stays[column] = this.#drawn(x, stay);
    old?.destroy();
  }

  /** Lets an animal stretch on the line and swing back, 0.3 s. */
  async #jerked(animal: GameObjects.Image): Promise<void> {
    const { motion } = this.#kit;
    const [x, y] = [animal.scaleX, animal.scaleY];
    const up = { targets: animal, y: animal.y - jerk, angle: animal.flipX ? -16 : 16 };
    await motion.flourish({ ...up, scaleX: x * 0.86, scaleY: y * 1.16, duration: 90, ease: 'Quad.Out' });
    const back = { targets: animal, y: animal.y + jerk, angle: 0, scaleX: x, scaleY: y };
    await motion.flourish({ ...back, duration: 200, ease: 'Back.Out' });
  }

  /** Hangs up at once what stayed before another scene was built. */
  put(stays: readonly Stayed[]): void {
    for (const stay of stays) {
      const column = this.#column++ % this.#layout.stays.length;
      this.#stays[column]?.destroy();
      this.#stays[column] = this.#drawn(this.#layout.stays[column] ?? 0, stay);
    }
  }

  /** Lets those go that stayed: their marks are gone. */
  clear(): void {
    for (const each of this.#stays) each?.destroy();
    this.#stays = [];
    this.#cleared += 1;
  }

  fade(on: boolean): void {
    for (const each of this.#stays) each?.setAlpha(on ? 0.2 : 1);
  }

  /** Another animal comes, sniffs at the hook and swims off, 0.8 s. */
  async sniff(y: number, position: number, isAbove: boolean): Promise<void> {
    const { motion, sounds } = this.#kit;
    const animal = this.#animal(isAbove ? this.frameFor(position + otherBird, true) : 'stranger', y);
    const x = animal.x;
    animal.setX(x + away * 0.7).setAlpha(0);
    await motion.tween({ targets: animal, x, alpha: 1, duration: 280, ease: 'Quad.Out' });
    sounds.play('sniff');
    if (!isAbove) this.#bubble(x - 44, y, 3);
    await motion.flourish({ targets: animal, angle: 7, duration: 90, yoyo: true, repeat: 1 });
    animal.setFlipX(!animal.flipX);
    void motion
      .tween({ targets: animal, x: x + away * 0.8, alpha: 0, duration: 420, ease: 'Quad.In' })
      .then(() => animal.destroy());
  }

  #animal(frame: string, y: number): GameObjects.Image {
    const isAbove = isBird(frame);
    const x = this.#layout.rope.x + hookAside + mouth;
    const animal = this.#kit.scene.add
      .image(x, isAbove ? y + 34 : y, game, frame)
      .setDepth(depths.hook + 0.5);
    // Birds are drawn looking right, fish looking left.
    return animal.setFlipX(isAbove);
  }

  #drawn(x: number, { y, text, frame }: Stayed): GameObjects.Container {
    const { scene } = this.#kit;
    const isAbove = isBird(frame);
    const animal = scene.add
      .image(0, isAbove ? 22 : 0, game, frame)
      .setScale(stayed)
      .setFlipX(isAbove);
    const plate = numberPlate(scene, 0, 0, text, 'right');
    const wide = plate.getBounds().width;
    plate.setScale(plateScale).setX(36 + (wide * plateScale) / 2);
    return scene.add.container(x - 30, y, [animal, plate]).setDepth(depths.stay);
  }

  #bubble(x: number, y: number, count: number): void {
    const { random } = this.#kit;
    for (let k = 0; k < count; k++)
      this.#sea.particles.emit('bubble', x + random.next() * 30, y + random.next() * 20 - 10, {
        vx: (random.next() - 0.5) * 60,
        vy: -60 - random.next() * 90,
        life: 700,
        size: 0.35 + random.next() * 0.5,
        depth: depths.hook + 0.6,
      });
  }
}
