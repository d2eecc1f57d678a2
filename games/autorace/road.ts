import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Random } from '@/maths/random';
import { type RoadView, roadsideDrawn } from './art/sizes';
import { game } from './glyphs';
import { aheadAt, roadPoint } from './perspective';

/** An object on or beside the road. */
export interface Thing {
  readonly object: GameObjects.Image | GameObjects.Container;
  readonly lane: number;
  /** Its scale beside the car, and the height of its middle above the ground there, design px. */
  readonly size: number;
  readonly up: number;
  ahead: number;
  /** Distance at which it reappears after it has passed. */
  readonly again?: number;
}

/** Depth of the car; nearer objects are drawn over it. */
export const carDepth = 20;
const past = -1.1;
/** Room that is kept free around a place that is shown, design px. */
const around = 34;

const sides = ['side-tree', 'side-bush', 'side-lamp', 'side-pine', 'side-tyres', 'side-bush'] as const;

/** The road and its objects, which move only while the car drives. */
export class Road {
  readonly view: RoadView;
  readonly #motion: Motion;
  readonly #scene: Scene;
  readonly #things = new Set<Thing>();
  readonly #crest: number;
  /** Distance driven, car lengths. */
  #driven = 0;

  constructor(scene: Scene, motion: Motion, view: RoadView, random: Random) {
    this.#scene = scene;
    this.#motion = motion;
    this.view = view;
    this.#crest = aheadAt(view, view.crest);
    this.#stripe();
    this.#plant(random);
    this.#place();
  }

  get crest(): number {
    return this.#crest;
  }

  /** Adds an object to the road. */
  put(thing: Thing): Thing {
    const standing = { ...thing, ahead: thing.ahead + this.#driven };
    this.#things.add(standing);
    standing.object.once('destroy', () => this.#things.delete(standing));
    this.#place();
    return standing;
  }

  /** Advances the car by a distance; drives that overlap add up. */
  async drive(lengths: number, ms: number, ease = 'Sine.InOut'): Promise<void> {
    const trip = { driven: 0 };
    let counted = 0;
    const move = () => {
      this.#driven += trip.driven - counted;
      counted = trip.driven;
      this.#place();
    };
    await this.#motion.tween({ targets: trip, driven: lengths, duration: ms, ease, onUpdate: move });
    move();
  }

  /** Fades what stands along the road before a place in the picture, so that it can be seen. */
  async reveal({ x, y }: Point): Promise<void> {
    const covers = ({ object }: Thing) => {
      const { left, right, top, bottom } = object.getBounds();
      return x > left - around && x < right + around && y > top - around && y < bottom + around;
    };
    const before = [...this.#things].filter((thing) => thing.again !== undefined && covers(thing));
    const targets = before.map(({ object }) => object);
    if (targets.length > 0) await this.#motion.tween({ targets, alpha: 0, duration: 220 });
  }

  /** Returns the distance of an object ahead of the car. */
  aheadOf(thing: Thing): number {
    return thing.ahead - this.#driven;
  }

  #place(): void {
    for (const thing of this.#things) {
      const { object, lane, size, up } = thing;
      if (thing.again !== undefined) while (this.aheadOf(thing) < past) thing.ahead += thing.again;
      const ahead = this.aheadOf(thing);
      const seen = ahead > past - 0.4 && ahead < this.#crest;
      object.setVisible(seen);
      if (!seen) continue;
      const at = roadPoint(this.view, lane, ahead);
      const shown = at.size * size;
      // Objects fade in at the hill and fade out beside the viewer.
      const rising = Math.min(1, (this.#crest - ahead) / 0.9);
      const passing = Math.min(1, Math.max(0, (ahead - past + 0.3) / 0.8));
      object
        .setPosition(at.x, at.y - up * shown)
        .setScale(shown)
        .setAlpha(Math.min(rising, passing))
        .setDepth(carDepth * Math.min(1.4, at.size) + (thing.up > 0 ? 0.01 : 0));
    }
  }

  #stripe(): void {
    const apart = 1.35;
    const count = Math.ceil((this.#crest - past) / apart);
    for (let index = 0; index < count; index++)
      for (const lane of [-0.5, 0.5]) {
        const object = this.#scene.add.image(0, 0, game, 'dash');
        this.#things.add({ object, lane, size: 1, up: 0, ahead: past + index * apart, again: count * apart });
      }
  }

  #plant(random: Random): void {
    const apart = 1.5;
    const count = Math.ceil((this.#crest - past) / apart) + 1;
    for (let index = 0; index < count; index++)
      for (const side of [-1, 1]) {
        const kind = sides[(index * 2 + (side > 0 ? 3 : 0)) % sides.length] ?? 'side-bush';
        const object = this.#scene.add.image(0, 0, game, kind).setFlipX(kind === 'side-lamp' && side > 0);
        const beside = kind === 'side-lamp' ? 1.86 : 2.1 + random.next() * 0.9;
        this.#things.add({
          object,
          lane: side * beside,
          size: (0.86 + random.next() * 0.2) / roadsideDrawn,
          up: 0,
          ahead: past + (index + (side > 0 ? 0.5 : 0) + random.next() * 0.3) * apart,
          again: count * apart,
        });
      }
  }
}
