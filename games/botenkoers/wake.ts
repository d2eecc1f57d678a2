import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './buoy';
import { type WakePoint, wakeThrough } from './rules';

/** The water of the wave lies over the masts, its crest over that. */
const depth = { water: 34, crest: 36 } as const;
/** How far the boat heels where the line is steep, degrees a px and at most. */
const heeling = 1.1;
const mostHeel = 24;
const waters = { rising: 0xbff4ff, falling: 0xff8f76 } as const;
const clear = { rising: 0.4, falling: 0.62 } as const;

interface Sailing {
  /** Legs in the wrong direction. */
  readonly dips: readonly number[];
  readonly duration: number;
  /** Called with the position of a mast when the boat passes it. */
  readonly passed: (place: number) => void;
}

/** The wave under the boat: its crest is the graph of the course. */
export class Wake {
  readonly #scene: Scene;
  readonly #motion: Motion;
  /** Lower edge of the wave, design px. */
  readonly #floor: number;
  #dots: GameObjects.Image[] = [];
  #water: GameObjects.Graphics[] = [];
  /** The water between two masts that swells now, with its crest so far. */
  #leg: { readonly number: number; readonly water: GameObjects.Graphics; readonly crest: Point[] } | null =
    null;

  constructor(scene: Scene, motion: Motion, floor: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#floor = floor;
  }

  /**
   * Sails the boat along all stops: the first is where it comes from, the last where it goes; the wave swells between the
   * masts. Reduced motion: both are there at once.
   */
  async sail(
    boat: GameObjects.Container,
    stops: readonly Point[],
    { dips, duration, passed }: Sailing,
  ): Promise<void> {
    const path = wakeThrough(stops);
    const sailed = { far: 0 };
    const masts = stops.length - 2;
    let drawn = 0;
    let place = -1;
    const follow = () => {
      const now = Math.min(path.length, Math.ceil(sailed.far * path.length));
      for (; drawn < now; drawn++) {
        const point = path[drawn];
        if (point === undefined) continue;
        const isGraph = point.leg > 0 && point.leg < masts;
        if (isGraph) this.#swell(point, path[drawn - 1] ?? point, dips.includes(point.leg), drawn);
        const ahead = path[drawn + 3] ?? point;
        const heel = (ahead.y - point.y) * heeling;
        boat.setPosition(point.x, point.y).setAngle(Math.max(-mostHeel, Math.min(mostHeel, heel)));
        if (path[drawn + 1]?.leg !== point.leg && place < masts - 1) passed(++place);
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

  /** Draws the crest of the right course, fainter than the child's own, to compare with. */
  ghost(stops: readonly Point[]): void {
    wakeThrough(stops).forEach(({ x, y }, index) => {
      if (index % 2 === 0) this.#dot({ x, y }, 'dot-good', 0.9, depth.crest - 0.2).setAlpha(0.75);
    });
  }

  /** Gives the crest of the course away: its dots are then somebody else's. */
  handOver(): readonly GameObjects.Image[] {
    const line = this.#dots.filter(({ frame }) => frame.name === 'dot-good');
    this.#dots = this.#dots.filter((dot) => !line.includes(dot));
    return line;
  }

  /** The wave runs out, while the next masts come. */
  async ebb(duration: number): Promise<void> {
    const left = [...this.#dots, ...this.#water];
    this.#dots = [];
    this.#water = [];
    this.#leg = null;
    if (left.length === 0) return;
    await this.#motion.tween({ targets: left, alpha: 0, duration });
    for (const part of left) part.destroy();
  }

  clear(): void {
    for (const part of [...this.#dots, ...this.#water]) part.destroy();
    this.#dots = [];
    this.#water = [];
    this.#leg = null;
  }

  #swell({ x, y, leg }: WakePoint, before: Point, dips: boolean, index: number): void {
    if (this.#leg?.number !== leg) {
      const water = this.#scene.add.graphics().setDepth(depth.water);
      this.#water.push(water);
      this.#leg = { number: leg, water, crest: [before] };
    }
    const { water, crest } = this.#leg;
    crest.push({ x, y });
    const way = dips ? 'falling' : 'rising';
    const start = crest[0] ?? before;
    water.clear().fillStyle(waters[way], clear[way]).beginPath().moveTo(start.x, this.#floor);
    for (const point of crest) water.lineTo(point.x, point.y);
    water.lineTo(x, this.#floor).closePath().fillPath();
    this.#dot({ x, y }, 'foam', 1.5, depth.crest);
    if (index % 2 === 0) this.#dot({ x, y }, dips ? 'dot-dip' : 'dot-good', dips ? 0.95 : 0.8, depth.crest);
  }

  #dot({ x, y }: Point, frame: string, size: number, at: number): GameObjects.Image {
    const dot = this.#scene.add.image(x, y, game, frame).setScale(size).setDepth(at);
    this.#dots.push(dot);
    return dot;
  }
}
