import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { type Layout, ropeAt } from './layout';

const pieces = 36;
const strands = [
  { width: 7, colour: 0x8a6a5a, lift: 1 },
  { width: 3, colour: 0xf6e3c4, lift: -1 },
] as const;

/** A garment in the hand pulls the rope down this far, over this much of its length, design px. */
const weight = 12;
const reach = 130;
/** Speed that a garment gives the rope when it is pegged, and the wind at its strongest: px a second, and px. */
const pluck = 260;
const flutter = 7;
/** The rope is a damped spring: its stiffness and damping, per second. */
const stiffness = 210;
const damping = 9;
const longestStep = 32;
const stillBelow = 0.05;

/** The rope of the line. It gives where a garment hangs, and swings after one was pegged; places along it stay true. */
export class Rope {
  readonly #line: Layout['line'];
  readonly #motion: Motion;
  readonly #drawn: GameObjects.Graphics;
  #place: number;
  #load = 0;
  #pull = 0;
  #speed = 0;
  #wind = 0;
  #clock = 0;

  constructor(scene: Scene, motion: Motion, line: Layout['line']) {
    this.#line = line;
    this.#motion = motion;
    this.#place = (line.from + line.to) / 2;
    this.#drawn = scene.add.graphics().setDepth(8);
    this.#draw();
  }

  /** Returns its height at a place as it hangs now, design px. */
  at(x: number): number {
    const { from, to, tied } = this.#line;
    const near = Math.exp(-(((x - this.#place) / reach) ** 2));
    // Its ends are tied.
    const free = Math.min(1, (x - from + tied) / tied, (to + tied - x) / tied);
    const wave = Math.sin(this.#clock / 110 + x / 90) * flutter * this.#wind;
    return ropeAt(this.#line, x) + (this.#pull * near + wave) * Math.max(0, free);
  }

  /** Hangs a garment at a place; null takes it off. */
  carry(x: number | null): void {
    this.#load = x === null || this.#motion.reduced ? 0 : weight;
    if (x !== null) this.#place = x;
  }

  /** Lets the rope swing from a place, as when a garment is pegged there. */
  pluck(x: number): void {
    this.carry(null);
    if (this.#motion.reduced) return;
    this.#place = x;
    this.#speed = pluck;
  }

  /** Lets the wind shake it, by a strength from 0 to 1. */
  blow(strength: number): void {
    this.#wind = this.#motion.reduced ? 0 : strength;
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#isStill) return;
    this.#clock += delta;
    const seconds = Math.min(longestStep, delta) / 1000;
    this.#speed += ((this.#load - this.#pull) * stiffness - this.#speed * damping) * seconds;
    this.#pull += this.#speed * seconds;
    this.#draw();
  }

  get #isStill(): boolean {
    const moves = Math.abs(this.#speed) + Math.abs(this.#load - this.#pull);
    return moves < stillBelow && this.#wind === 0;
  }

  #draw(): void {
    const { from, to, tied } = this.#line;
    const left = from - tied;
    const step = (to - from + 2 * tied) / pieces;
    this.#drawn.clear();
    for (const { width, colour, lift } of strands) {
      this.#drawn.lineStyle(width, colour, 1);
      for (let piece = 0; piece < pieces; piece++) {
        const [a, b] = [left + step * piece, left + step * (piece + 1)];
        this.#drawn.lineBetween(a, this.at(a) + lift, b, this.at(b) + lift);
      }
    }
  }
}
