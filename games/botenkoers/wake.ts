import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
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
const paleness = 0.16;

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
  #water: GameObjects.Image[] = [];

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

  /** Steps back while two masts are told about. */
  dim(): void {
    void this.#motion.tween({ targets: [...this.#dots, ...this.#water], alpha: paleness, duration: 220 });
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
    if (left.length === 0) return;
    await this.#motion.tween({ targets: left, alpha: 0, duration });
    for (const part of left) part.destroy();
  }

  clear(): void {
    for (const part of [...this.#dots, ...this.#water]) part.destroy();
    this.#dots = [];
    this.#water = [];
  }

  #swell({ x, y }: WakePoint, before: Point, dips: boolean, index: number): void {
    const way = dips ? 'falling' : 'rising';
    // On whole px, so that no seam shows between two strips.
    const [left, right] = [Math.round(before.x), Math.round(x)];
    const strip = this.#scene.add
      .image((left + right) / 2, this.#floor, KIT, 'paper' satisfies KitFrame)
      .setOrigin(0.5, 1)
      .setDisplaySize(right - left, Math.max(1, this.#floor - (y + before.y) / 2))
      .setTint(waters[way])
      .setAlpha(clear[way])
      .setDepth(depth.water);
    this.#water.push(strip);
    if (!this.#motion.reduced) {
      const { scaleY } = strip;
      strip.scaleY = 0;
      void this.#motion.tween({ targets: strip, scaleY, duration: 160, ease: 'Back.Out' });
    }
    this.#dot({ x, y }, 'foam', 1.5, depth.crest);
    if (index % 2 === 0) this.#dot({ x, y }, dips ? 'dot-dip' : 'dot-good', dips ? 0.95 : 0.8, depth.crest);
  }

  #dot({ x, y }: Point, frame: string, size: number, at: number): GameObjects.Image {
    const dot = this.#scene.add.image(x, y, game, frame).setScale(size).setDepth(at);
    this.#dots.push(dot);
    return dot;
  }
}
