import type { Motion } from '@games/kit/effects/motion';
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
const exhausts = [-50, 50];

/** The child's car, with its number on the roof. */
export class Car {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #view: RoadView;
  readonly #body: GameObjects.Container;
  readonly #roof: Glyphs;
  readonly #flames: readonly GameObjects.Image[];
  /** The last lane. */
  lane = 0;
  #x: number;

  constructor(scene: Scene, motion: Motion, view: RoadView, size: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#view = view;
    const part = (x: number, y: number, frame: string) => scene.add.image(x, y, game, frame);
    this.#roof = new Glyphs(scene, 0, -205, 1);
    this.#flames = exhausts.map((x) => part(x, -14, 'flame').setVisible(false));
    this.#body = scene.add.container(0, 0, [
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
    const { x } = roadPoint(this.#view, lane, 0);
    if (x === this.box.x) return;
    this.#scene.tweens.killTweensOf(this.box);
    await this.#motion.tween({ targets: this.box, x, duration: steerTime, ease: 'Sine.InOut' });
  }

  /** Counts to another number on the roof; at once when there is none yet or motion is reduced. */
  async roll(to: number): Promise<void> {
    const from = Number(this.#roof.text);
    if (this.#motion.reduced || !Number.isInteger(from) || this.#roof.text === '') {
      this.roof = `${to}`;
      return this.#motion.wait(this.#motion.reduced ? 150 : 60);
    }
    const steps = Math.min(rollSteps, Math.abs(to - from));
    for (let step = 1; step <= steps; step++) {
      this.roof = `${Math.round(from + ((to - from) * step) / steps)}`;
      await this.#motion.wait(rollTime / rollSteps);
    }
    this.roof = `${to}`;
  }

  /** Plays the boost. */
  async boost(): Promise<void> {
    await this.#motion.flourish({
      targets: this.#body,
      scaleX: 1.06,
      scaleY: 0.92,
      duration: 90,
      ease: 'Quad.Out',
    });
    for (const flame of this.#flames) flame.setVisible(!this.#motion.reduced).setScale(0.5, 0.3);
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
  }

  /** Stops the car in soft foam. */
  async nestle(): Promise<void> {
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
