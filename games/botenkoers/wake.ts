import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './buoy';
import { type WakePoint, wakeThrough } from './rules';

const depth = 34;
/** How far the boat heels where the line is steep, degrees a px and at most. */
const heeling = 0.7;
const mostHeel = 13;

interface Sailing {
  /** Legs in the wrong direction. */
  readonly dips: readonly number[];
  readonly duration: number;
  /** Called with the position of a buoy when the boat passes it. */
  readonly passed: (place: number) => void;
}

/** The wake of the boat: a graph of the course. */
export class Wake {
  readonly #scene: Scene;
  readonly #motion: Motion;
  #dots: GameObjects.Image[] = [];

  constructor(scene: Scene, motion: Motion) {
    this.#scene = scene;
    this.#motion = motion;
  }

  /** Sails the boat along all stops and draws its wake. Reduced motion: both are there at once. */
  async sail(
    boat: GameObjects.Container,
    stops: readonly Point[],
    { dips, duration, passed }: Sailing,
  ): Promise<void> {
    const path = wakeThrough(stops);
    const sailed = { far: 0 };
    let drawn = 0;
    let place = -1;
    const follow = () => {
      const now = Math.min(path.length, Math.ceil(sailed.far * path.length));
      for (; drawn < now; drawn++) {
        const point = path[drawn];
        if (point === undefined) continue;
        this.#dot(point, dips.includes(point.leg), drawn);
        const ahead = path[drawn + 3] ?? point;
        const heel = (ahead.y - point.y) * heeling;
        boat.setPosition(point.x, point.y).setAngle(Math.max(-mostHeel, Math.min(mostHeel, heel)));
        if (path[drawn + 1]?.leg !== point.leg) passed(++place);
      }
    };
    if (this.#motion.reduced) {
      sailed.far = 1;
      follow();
      boat.setAngle(0).setAlpha(0.2);
      await this.#motion.tween({ targets: boat, alpha: 1, duration: 150 });
      return;
    }
    await this.#motion.tween({ targets: sailed, far: 1, duration, ease: 'Sine.InOut', onUpdate: follow });
    follow();
    boat.setAngle(0);
  }

  /** Draws the right course, fainter than the child's own, to compare with. */
  ghost(stops: readonly Point[]): void {
    wakeThrough(stops).forEach(({ x, y }, index) => {
      if (index % 2 === 1) return;
      const dot = this.#scene.add.image(x, y + 44, game, 'dot-good');
      this.#dots.push(
        dot
          .setScale(0.9)
          .setAlpha(0.8)
          .setDepth(depth - 1),
      );
    });
  }

  /** Gives the line of the course away: its dots are then somebody else's. */
  handOver(): readonly GameObjects.Image[] {
    const line = this.#dots.filter(({ frame }) => frame.name === 'dot-good');
    this.#dots = this.#dots.filter((dot) => !line.includes(dot));
    return line;
  }

  clear(): void {
    for (const dot of this.#dots) dot.destroy();
    this.#dots = [];
  }

  #dot({ x, y, leg }: WakePoint, dips: boolean, index: number): void {
    const add = (frame: string, size: number) => {
      const dot = this.#scene.add
        .image(x, y + 44, game, frame)
        .setScale(size)
        .setDepth(depth);
      this.#dots.push(dot);
    };
    add('foam', 1.5);
    // The way to the first buoy is no part of the graph.
    if (leg > 0 && index % 2 === 0) add(dips ? 'dot-dip' : 'dot-good', dips ? 0.95 : 0.8);
  }
}
