import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './fluff';

const rings = 34;
const depth = 36;
/** The mouth from the middle of the nozzle. */
const mouthAt = -26;
/** Time a gulp takes to the bag, ms. */
const gulping = 380;

/** The ribbed hose from the vacuum cleaner to wherever the nozzle is. */
export class Hose {
  readonly nozzle: GameObjects.Image;
  readonly #rings: readonly GameObjects.Image[];
  readonly #port: Point;
  /** How far each gulp is along the hose, from 0 at the mouth. */
  #gulps: number[] = [];

  constructor(scene: Scene, port: Point, at: Point) {
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

  /** Puts the mouth where a hand is. */
  steer({ x, y }: Point): void {
    this.nozzle.setPosition(x - mouthAt, y);
  }

  /** Points along the hose, from the mouth to the bag. */
  way(count: number): Point[] {
    return Array.from({ length: count }, (_, k) => this.#at((k + 1) / count));
  }

  /** Lets something thick run through the hose; callers leave it out when motion is reduced. */
  gulp(): void {
    this.#gulps.push(0);
  }

  /** Called once a frame with its length in ms: it hangs between the two ends. */
  update(delta = 0): void {
    this.#gulps = this.#gulps.map((at) => at + delta / gulping).filter((at) => at < 1.2);
    this.#rings.forEach((ring, k) => {
      const along = (k + 0.5) / rings;
      const { x, y } = this.#at(along);
      const thick = this.#gulps.reduce((most, at) => Math.max(most, 1 - Math.abs(along - at) * 8), 0);
      ring.setPosition(x, y).setScale(1 + 0.7 * thick);
    });
  }

  #at(along: number): Point {
    const from = { x: this.nozzle.x + 62, y: this.nozzle.y };
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
