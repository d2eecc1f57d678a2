import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './fluff';

const rings = 36;
const depth = 36;
/** The mouth from the middle of the nozzle. */
const mouthAt = -30;
/** Time a gulp takes to the bag, ms, and what it covers of the hose. */
const gulping = 430;
const gulpLength = 0.3;
/** Time in which the nozzle follows a hand, ms, and its most tilt, degrees. */
const follows = { lag: 55, tilt: 16, swing: 0.5 } as const;

interface Gulp {
  /** How far its front is along the hose, from 0 at the mouth. */
  readonly at: number;
  /** What of it has the first colour. */
  readonly share: number;
}

/** The ribbed hose from the vacuum cleaner to wherever the nozzle is. */
export class Hose {
  readonly nozzle: GameObjects.Image;
  readonly #kit: SceneKit;
  readonly #rings: readonly GameObjects.Image[];
  readonly #port: Point;
  #gulps: readonly Gulp[] = [];
  #goal: Point | null = null;

  constructor(kit: SceneKit, port: Point, at: Point) {
    const { scene } = kit;
    this.#kit = kit;
    this.#port = port;
    this.#rings = Array.from({ length: rings }, () =>
      scene.add.image(port.x, port.y, game, 'ring').setDepth(depth),
    );
    this.nozzle = scene.add.image(at.x, at.y, game, 'nozzle').setDepth(depth + 1);
    this.update();
  }

  /** The nozzle's mouth, world px. */
  get mouth(): Point {
    return { x: this.nozzle.x + mouthAt, y: this.nozzle.y };
  }

  /** Lets the mouth follow a hand, a little behind it. */
  follow({ x, y }: Point): void {
    this.#goal = { x: x - mouthAt, y };
    if (this.#kit.motion.reduced) this.nozzle.setPosition(this.#goal.x, y);
  }

  /** Lets go of what it followed: something else moves the nozzle. */
  letGo(): void {
    this.#goal = null;
    this.nozzle.setAngle(0);
  }

  /** Lets dust of two colours run through the hose; callers leave it out when motion is reduced. */
  gulp(share: number): void {
    this.#gulps = [...this.#gulps, { at: 0, share }];
  }

  /** Called once a frame with its length in ms: it hangs between the two ends. */
  update(delta = 0): void {
    this.#chase(delta);
    this.#gulps = this.#gulps
      .map(({ at, share }) => ({ at: at + delta / gulping, share }))
      .filter(({ at }) => at < 1 + gulpLength);
    for (const [k, ring] of this.#rings.entries()) {
      const along = (k + 0.5) / rings;
      const { x, y } = this.#at(along);
      const through = this.#gulps.find(({ at }) => along <= at && along > at - gulpLength);
      const place = through === undefined ? 0 : (through.at - along) / gulpLength;
      const frame = through === undefined ? 'ring' : place < through.share ? 'ring-first' : 'ring-second';
      const thick = through === undefined ? 0 : Math.sin(place * Math.PI);
      ring
        .setFrame(frame)
        .setPosition(x, y)
        .setScale(1 + 0.75 * thick);
    }
  }

  #chase(delta: number): void {
    if (this.#goal === null || this.#kit.motion.reduced) return;
    const share = 1 - Math.exp(-delta / follows.lag);
    const [dx, dy] = [(this.#goal.x - this.nozzle.x) * share, (this.#goal.y - this.nozzle.y) * share];
    this.nozzle.setPosition(this.nozzle.x + dx, this.nozzle.y + dy);
    const tilt = Math.max(-follows.tilt, Math.min(follows.tilt, dy * follows.swing));
    this.nozzle.angle += (tilt - this.nozzle.angle) * Math.min(1, delta / 90);
  }

  #at(along: number): Point {
    const from = { x: this.nozzle.x + 72, y: this.nozzle.y };
    const to = this.#port;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    // It leaves the nozzle to the right and comes into the body from the left.
    const bend = Math.max(70, far * 0.45);
    const [a, b] = [
      { x: from.x + bend, y: from.y + far * 0.1 },
      { x: to.x - bend * 0.7, y: to.y + far * 0.16 },
    ];
    const rest = 1 - along;
    const mix = (p: number, q: number, r: number, s: number) =>
      rest ** 3 * p + 3 * rest ** 2 * along * q + 3 * rest * along ** 2 * r + along ** 3 * s;
    return { x: mix(from.x, a.x, b.x, to.x), y: mix(from.y, a.y, b.y, to.y) };
  }
}
