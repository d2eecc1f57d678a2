import type { Point } from '@games/kit/layout/design';
import { withFace } from '@games/kit/layout/face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './buoy';
import type { Layout } from './layout';

/** Times in which boat and gull come most of the way to where they are sent, ms. */
const lag = { boat: 260, gull: 110 } as const;
/** Distance within which something has arrived, and between two puffs of foam, design px. */
const near = 3;
const foamEvery = 26;
const foamDepth = 32;
/** Height of the flight of the gull, design px. */
const arc = 46;
const gullDepth = 47;
const face = { x: -10, y: -62, width: 40, height: 26 };
const gullSize = 0.8;
/** It sits just above what it is sent to, design px. */
const above = 12;

/** The boat, which waits at the jetty, and the gull, which sits on what the child hoists highest. */
export class Crew {
  readonly #kit: SceneKit;
  readonly #boat: GameObjects.Container;
  readonly #gull: GameObjects.Image;
  readonly #home: { readonly boat: Point; readonly gull: Point };
  /** Where the boat is sent to; null while it stays, or sails the course. */
  #aim: Point | null = null;
  #perch: Point;
  #far = 0;
  #sinceFoam = 0;

  constructor(kit: SceneKit, boat: GameObjects.Container, { home, perch }: Layout) {
    this.#kit = kit;
    this.#boat = boat;
    this.#home = { boat: { x: home.x, y: home.y }, gull: perch };
    this.#perch = perch;
    this.#gull = withFace(kit.scene.add.image(perch.x, perch.y, game, 'skipper'), face)
      .setScale(gullSize)
      .setDepth(gullDepth);
  }

  /** Sends both home to the jetty. */
  sendHome(): void {
    this.#send(this.#home.gull);
    const { x, y } = this.#home.boat;
    if (this.#kit.motion.reduced) this.#boat.setPosition(x, y);
    else this.#aim = this.#home.boat;
  }

  /** Leaves the boat to somebody else. */
  release(): void {
    this.#aim = null;
  }

  /** Sends the gull onto something. */
  lead({ x, y }: Point): void {
    this.#send({ x, y: y - above });
  }

  show(on: boolean): void {
    this.#gull.setVisible(on);
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    this.#fly(delta);
    if (this.#aim !== null) this.#sail(this.#aim, delta);
  }

  #sail(aim: Point, delta: number): void {
    const { x, y } = this.#boat;
    const [dx, dy] = [aim.x - x, aim.y - y];
    const left = Math.hypot(dx, dy);
    if (left < near) {
      this.#boat.setPosition(aim.x, aim.y).setAngle(0);
      this.#aim = null;
      return;
    }
    const part = Math.min(1, delta / lag.boat);
    this.#boat.setPosition(x + dx * part, y + dy * part);
    this.#boat.setAngle(Math.max(-7, Math.min(7, dx * 0.03)));
    this.#sinceFoam += left * part;
    if (this.#sinceFoam > foamEvery) this.#foam();
  }

  #send(to: Point): void {
    const { x, y } = this.#gull;
    this.#perch = to;
    this.#far = Math.max(1, Math.hypot(to.x - x, to.y - y));
    if (this.#kit.motion.reduced) this.#gull.setPosition(to.x, to.y);
  }

  #fly(delta: number): void {
    const { x, y } = this.#perch;
    const [dx, dy] = [x - this.#gull.x, y - this.#gull.y - this.#rise];
    const left = Math.hypot(dx, dy);
    if (left < near || this.#kit.motion.reduced) return;
    const part = Math.min(1, delta / lag.gull);
    this.#gull.setPosition(this.#gull.x + dx * part, this.#gull.y + dy * part);
    if (Math.abs(dx) > near) this.#gull.setFlipX(dx < 0);
  }

  /** How far it flies above the straight way now: most in the middle, nothing where it lands. */
  get #rise(): number {
    const left = Math.abs(this.#perch.x - this.#gull.x) / this.#far;
    return Math.sin(Math.min(1, left) * Math.PI) * arc;
  }

  #foam(): void {
    this.#sinceFoam = 0;
    const { scene, motion } = this.#kit;
    const foam = scene.add
      .image(this.#boat.x - 10, this.#boat.y + 6, game, 'foam')
      .setScale(1.2)
      .setDepth(foamDepth);
    void motion.flourish({ targets: foam, alpha: 0, scale: 2, duration: 620 }).then(() => foam.destroy());
  }
}
