import type { Motion } from '@games/kit/effects/motion';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Scene } from 'phaser';
import type { RoadView } from './art/sizes';
import { Glyphs, game } from './glyphs';
import { roadPoint } from './perspective';
import { carDepth } from './road';

const steerTime = 300;
const maxLean = 5;
/** The count ends before the next number stands on the roof, ms. */
const rollTime = 340;
const rollSteps = 9;
const exhausts = [-44, 44];
/** Places of the hare's ears on the roof, and how far they lean outwards, degrees. */
const ears = [-1, 1];
const earsApart = 24;
const earLean = 12;

function evenly(from: number, to: number): readonly number[] {
  const steps = Math.min(rollSteps, Math.abs(to - from));
  return Array.from({ length: steps }, (_, step) => Math.round(from + ((to - from) * (step + 1)) / steps));
}

/** The child's car, with its number on the roof. */
export class Car {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #view: RoadView;
  readonly #body: GameObjects.Container;
  readonly #roof: Glyphs;
  readonly #ears: readonly GameObjects.Image[];
  readonly #flames: readonly GameObjects.Image[];
  /** The last lane. */
  lane = 0;
  #x: number;

  constructor(kit: SceneKit, view: RoadView, size: number) {
    const { scene, motion } = kit;
    this.#scene = scene;
    this.#motion = motion;
    this.#view = view;
    const part = (x: number, y: number, frame: string) => scene.add.image(x, y, game, frame);
    this.#roof = new Glyphs(kit, 0, -205, 1);
    this.#flames = exhausts.map((x) => part(x, -14, 'flame').setVisible(false));
    this.#ears = ears.map((side) => part(side * earsApart, -206, 'ear').setAngle(side * earLean));
    this.#body = scene.add.container(0, 0, [
      ...this.#ears,
      part(0, 0, 'car'),
      part(0, -180, 'roof-board'),
      this.#roof.box,
      ...this.#flames,
    ]);
    this.box = scene.add
      .container(view.middle, view.car, [part(0, 0, 'car-shadow'), this.#body])
      .setScale(size)
      .setDepth(carDepth);
    this.#x = view.middle;
    motion.idle({ targets: this.#body, scaleY: 1.012, duration: 420 });
    for (const [side, ear] of this.#ears.entries())
      motion.idle({ targets: ear, scaleX: 0.9, duration: 1500 + side * 260 });
  }

  /** Text on the roof. */
  set roof(text: string) {
    this.#roof.write(text);
    // Three digits and more are narrower, to fit the board.
    this.#roof.box.setScale(Math.min(1, 122 / Math.max(1, this.#roof.width)));
  }

  get roof(): string {
    return this.#roof.text;
  }

  /** Called every frame with its length in ms: it leans into where it is steered. */
  update(delta: number): void {
    const speed = (this.box.x - this.#x) / Math.max(1, delta);
    this.#x = this.box.x;
    const lean = this.#motion.reduced ? 0 : Math.max(-maxLean, Math.min(maxLean, speed * 2.4));
    this.#body.angle += (lean - this.#body.angle) * Math.min(1, delta / 70);
  }

  /** Drives to a lane by itself, between two sums. */
  async steer(lane: number): Promise<void> {
    this.lane = lane;
    this.#bend(0, 200);
    const { x } = roadPoint(this.#view, lane, 0);
    if (x === this.box.x) return;
    this.#scene.tweens.killTweensOf(this.box);
    await this.#motion.tween({ targets: this.box, x, duration: steerTime, ease: 'Sine.InOut' });
  }

  /** Counts to another number on the roof, by these stops or evenly; at once when motion is reduced. */
  async roll(to: number, stops?: readonly number[], passed?: (stop: number) => void): Promise<void> {
    const from = Number(this.#roof.text.replace('−', '-'));
    if (this.#motion.reduced || !Number.isInteger(from) || this.#roof.text === '') {
      this.roof = `${to}`;
      for (const stop of stops?.keys() ?? []) passed?.(stop);
      return this.#motion.wait(this.#motion.reduced ? 150 : 60);
    }
    const steps = stops ?? evenly(from, to);
    for (const [stop, value] of steps.entries()) {
      this.roof = `${value}`;
      passed?.(stop);
      await this.#motion.wait(rollTime / steps.length);
    }
    this.roof = `${to}`;
  }

  /** Lets the ears of the hare fly back with speed, or hang after a miss; zero puts them up again. */
  #bend(by: number, duration: number): void {
    for (const [index, ear] of this.#ears.entries())
      void this.#motion.flourish({
        targets: ear,
        angle: (ears[index] ?? 1) * (earLean + by),
        duration,
        ease: 'Sine.Out',
      });
  }

  /** Takes it out of the picture of the way back, or puts it there again. */
  async hide(on: boolean): Promise<void> {
    await this.#motion.tween({ targets: this.box, alpha: on ? 0 : 1, duration: 160 });
  }

  /** Plays the boost. */
  async boost(): Promise<void> {
    this.#bend(34, 120);
    await this.#motion.flourish({
      targets: this.#body,
      scaleX: 1.06,
      scaleY: 0.92,
      duration: 90,
      ease: 'Quad.Out',
    });
    for (const flame of this.#flames) flame.setVisible(!this.#motion.reduced).setScale(0.5, 0.3);
    void this.#hop();
    void this.#motion.flourish({
      targets: [...this.#flames],
      scaleX: 1,
      scaleY: 1.1,
      duration: 120,
      yoyo: true,
      repeat: 2,
    });
    await this.#motion.flourish({
      targets: this.#body,
      scaleX: 0.95,
      scaleY: 1.06,
      duration: 140,
      ease: 'Back.Out',
    });
    await this.#motion.flourish({
      targets: this.#body,
      scaleX: 1,
      scaleY: 1,
      duration: 320,
      ease: 'Sine.Out',
    });
    for (const flame of this.#flames) flame.setVisible(false);
    this.#bend(0, 260);
  }

  /** Jumps off the road in the gate, and comes down on its wheels. */
  async #hop(): Promise<void> {
    const targets = this.#body;
    await this.#motion.flourish({ targets, y: -22, duration: 150, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets, y: 0, duration: 200, ease: 'Bounce.Out' });
  }

  /** Stops the car in soft foam. */
  async nestle(): Promise<void> {
    this.#bend(58, 320);
    await this.#motion.flourish({
      targets: this.#body,
      scaleY: 0.94,
      scaleX: 1.04,
      duration: 130,
      ease: 'Quad.Out',
    });
    await this.#motion.flourish({
      targets: this.#body,
      scaleY: 1,
      scaleX: 1,
      duration: 260,
      ease: 'Back.Out',
    });
  }
}
