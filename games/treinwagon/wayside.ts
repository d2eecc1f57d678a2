import type { Particles } from '@games/kit/effects/particles';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './coach';
import type { Layout } from './layout';
import { nextAsleep } from './rules';
import { burst } from './steam';

/** In front of the trains on the viaduct, and on the meadow before the platform; balloons behind the viaduct. */
const depths = { balloon: 0.9, deck: 2.3, meadow: 2.6 } as const;
/** How high a sheep jumps, and how high a balloon rises while a train passes, in its own size, design px. */
const jump = 46;
const rising = 150;

/** One thing along the way; `wake` shows that the train comes by, each time anew. */
interface Thing {
  readonly x: number;
  readonly wake: () => void;
}

/** What lives along the viaduct: sheep jump, pigeons fly up, a signal opens and balloons rise as a train comes by. */
export class Wayside {
  readonly #kit: SceneKit;
  readonly #particles: Particles;
  readonly #things: readonly Thing[];
  readonly #woken = new Set<Thing>();

  constructor(kit: SceneKit, { wayside }: Layout, particles: Particles) {
    this.#kit = kit;
    this.#particles = particles;
    const { balloons, pigeons, sheep, signals } = wayside;
    this.#things = [
      ...balloons.map((spot, k) => this.#balloon(spot, k)),
      ...pigeons.map((spot) => this.#pigeon(spot)),
      ...sheep.map((spot, k) => this.#sheep(spot, k)),
      ...signals.map((spot) => this.#signal(spot)),
    ].toSorted((a, b) => b.x - a.x);
  }

  /** All sheep jump: a train leaves the station. */
  greet(): void {
    for (const { wake } of this.#things.slice(0, 3)) wake();
  }

  /** An engine drove to the left from one place to another: what stands between them wakes, whoever comes by. */
  pass(from: number, to: number): void {
    for (const thing of this.#things) if (thing.x <= from && thing.x > to) this.#wake(thing);
  }

  /** The whistle of the engine wakes the next thing before it; a rocket answers where nothing sleeps any more. */
  whistle(at: Point): void {
    const asleep = this.#things.filter((thing) => !this.#woken.has(thing));
    const next = asleep[nextAsleep(asleep, at.x)];
    if (next === undefined) burst(this.#particles, this.#kit.random, { x: at.x, y: at.y - 130 }, 12);
    else this.#wake(next);
  }

  #wake(thing: Thing): void {
    this.#woken.add(thing);
    this.#kit.sounds.play('board', 0.8 + this.#woken.size * 0.08);
    thing.wake();
  }

  #put({ x, y, size }: Point & { size: number }, frame: string, depth: number): GameObjects.Image {
    return this.#kit.scene.add.image(x, y, game, frame).setScale(size).setDepth(depth);
  }

  #sheep(spot: Point & { size: number }, place: number): Thing {
    const sheep = this.#put(spot, `sheep-${(place % 2) + 1}`, depths.meadow);
    return {
      x: spot.x,
      wake: () => {
        const up = { y: spot.y - jump * spot.size, duration: 210, ease: 'Quad.Out' };
        void this.#kit.motion.flourish({ targets: sheep, ...up, yoyo: true, repeat: 1 });
      },
    };
  }

  #pigeon(spot: Point & { size: number }): Thing {
    const pigeon = this.#put(spot, 'pigeon-1', depths.deck);
    const { motion } = this.#kit;
    return {
      x: spot.x,
      wake: () => {
        if (motion.reduced) return;
        pigeon.setFrame('pigeon-2');
        const away = { x: spot.x - 130, y: spot.y - 190, duration: 900, ease: 'Quad.In' };
        void motion.flourish({ targets: pigeon, ...away }).then(() => {
          if (!pigeon.active) return;
          pigeon.setFrame('pigeon-1').setPosition(spot.x, spot.y).setAlpha(0);
          return motion.tween({ targets: pigeon, alpha: 1, duration: 300 });
        });
      },
    };
  }

  #signal(spot: Point & { size: number }): Thing {
    this.#put(spot, 'signal', depths.deck);
    const arm = this.#put({ ...spot, y: spot.y - 112 * spot.size }, 'signal-arm', depths.deck);
    return {
      x: spot.x,
      wake: () => {
        void this.#kit.motion.tween({ targets: arm, angle: -42, duration: 220, ease: 'Back.Out' });
      },
    };
  }

  #balloon(spot: Point & { size: number }, place: number): Thing {
    const balloon = this.#put(spot, `balloon-${(place % 2) + 1}`, depths.balloon);
    const { motion } = this.#kit;
    motion.idle({ targets: balloon, angle: 3, duration: 2400 + place * 300 });
    return {
      x: spot.x,
      wake: () => {
        const up = { y: spot.y - rising * spot.size, duration: 1300, ease: 'Sine.InOut' };
        void motion.flourish({ targets: balloon, ...up, yoyo: true });
      },
    };
  }
}
