import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { holds } from './growth';
import type { Layout } from './layout';
import { depths } from './scenery';

/** Size of an insect over the ditch, and of one that waits at the house. */
const size = { shown: 0.72, waiting: 0.46 } as const;
/** Most that wait at the house, around it. */
const most = 8;
const around = { x: 122, y: 150, rise: 62 } as const;

/** The insects of this round: one hides at each answer, is caught there, and waits at the house. */
export class Swarm {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #particles: Particles;
  readonly #waiting: GameObjects.Image[] = [];
  #shown: GameObjects.Image | undefined;
  #nth = 0;

  constructor(kit: SceneKit, layout: Layout, particles: Particles, caught: number) {
    this.#kit = kit;
    this.#layout = layout;
    this.#particles = particles;
    for (let k = 0; k < caught; k++) this.#wait(this.#insect({ x: 0, y: 0 }));
  }

  /** Shows the insect that sits on a pad whose number is known. */
  show(at: Point): void {
    this.hide();
    this.#shown = this.#insect(at).setScale(0.2);
    void this.#kit.motion.tween({ targets: this.#shown, scale: size.shown, duration: 200, ease: 'Back.Out' });
  }

  hide(): void {
    this.#shown?.destroy();
    this.#shown = undefined;
  }

  /** The insect is startled into the net, and flies to the house. */
  async caught(at: Point, into: Point): Promise<void> {
    const { motion, sounds, random } = this.#kit;
    const insect = this.#shown ?? this.#insect(at);
    this.#shown = undefined;
    insect.setScale(size.shown).setDepth(depths.net + 0.2);
    sounds.play('catch');
    for (let k = 0; k < 10; k++)
      this.#particles.emit(k % 2 === 0 ? 'drop' : 'spark', at.x, at.y, {
        vx: (random.next() - 0.5) * 300,
        vy: -80 - random.next() * 220,
        gravity: 700,
        life: 560,
        size: 0.5 + random.next() * 0.5,
        depth: depths.net,
      });
    await motion.tween({ targets: insect, x: into.x, y: into.y, duration: 160, ease: 'Back.Out' });
    await motion.wait(200);
    const { x, y } = this.#spot();
    await motion.tween({ targets: insect, x, y, scale: size.waiting, duration: 520, ease: 'Sine.InOut' });
    this.#wait(insect);
  }

  /** All fly off, at the end of the round. */
  clear(): void {
    this.hide();
    for (const insect of this.#waiting) insect.destroy();
    this.#waiting.length = 0;
  }

  #insect({ x, y }: Point): GameObjects.Image {
    const frame = `bug-${(this.#nth++ % holds.bug) + 1}`;
    return this.#kit.scene.add.image(x, y, game, frame).setScale(size.shown).setDepth(depths.bug);
  }

  #spot(): Point {
    const { x, y, size: scale } = this.#layout.house;
    // Along both slopes of the roof.
    const aside = (2 * (this.#waiting.length % most)) / (most - 1) - 1;
    const rise = around.y + around.rise * (1 - Math.abs(aside));
    return { x: x + around.x * aside * scale, y: y - rise * scale };
  }

  #wait(insect: GameObjects.Image): void {
    const { x, y } = this.#spot();
    if (this.#waiting.length >= most) {
      insect.destroy();
      return;
    }
    insect
      .setPosition(x, y)
      .setScale(size.waiting)
      .setDepth(depths.plate + 2);
    this.#waiting.push(insect);
    this.#kit.motion.idle({ targets: insect, y: y - 7, duration: 700 + this.#waiting.length * 90 });
  }
}
