import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

const blinkEvery = 3700;
const blinkFor = 130;
const face = { x: -44, y: -118, width: 90, height: 66 };
const ropeColour = 0x6b4a5e;

type Mood = 'open' | 'happy' | 'oops';

/** The window washer, a gecko in a cradle that hangs from the roof. */
export class Gecko {
  readonly #motion: Motion;
  readonly #place: Layout['cradle'];
  readonly #ropes: GameObjects.Graphics;
  readonly #gecko: GameObjects.Image;
  readonly #box: GameObjects.Container;
  /** Where the cradle can be pressed: it stays in sight when its target does not. */
  readonly hold: GameObjects.Zone;
  #mood: Mood = 'open';
  #clock = 0;

  constructor(scene: Scene, motion: Motion, { cradle }: Layout) {
    this.#motion = motion;
    this.#place = cradle;
    this.#ropes = scene.add.graphics().setDepth(29);
    const tail = scene.add.image(22, -24, game, 'tail');
    this.#gecko = withFace(scene.add.image(-8, -22, game, 'gecko-open'), face);
    const basket = scene.add.image(0, 0, game, 'cradle');
    this.#box = scene.add
      .container(cradle.x, cradle.y, [tail, this.#gecko, basket])
      .setScale(cradle.size)
      .setDepth(30);
    this.hold = scene.add.zone(cradle.x, cradle.y, 124 * cradle.size, 92 * cradle.size);
    this.#hang();
    motion.idle({ targets: this.#gecko, scaleY: 1.025, duration: 1700 });
    motion.idle({ targets: tail, angle: 9, duration: 1300 });
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#mood !== 'open') return;
    this.#clock = (this.#clock + delta) % blinkEvery;
    this.#gecko.setFrame(this.#clock < blinkFor ? 'gecko-shut' : 'gecko-open');
  }

  pose(mood: Mood): void {
    this.#mood = mood;
    this.#gecko.setFrame(`gecko-${mood}`);
  }

  /** Lowers or lifts the cradle to a height, design px. */
  async moveTo(y: number): Promise<void> {
    const { top, bottom } = this.#place;
    await this.#motion.tween({
      targets: this.#box,
      y: Math.min(bottom, Math.max(top, y)),
      duration: 260,
      ease: 'Sine.InOut',
      onUpdate: () => this.#hang(),
    });
    if (this.#box.active) this.#hang();
  }

  /** Back to where the cradle waits. */
  rest(): Promise<void> {
    return this.moveTo(this.#place.y);
  }

  async jump(): Promise<void> {
    const y = -22;
    await this.#motion.flourish({
      targets: this.#gecko,
      y: y - 20,
      duration: 140,
      yoyo: true,
      ease: 'Quad.Out',
    });
    this.#gecko.setY(y);
  }

  #hang(): void {
    const { x, roof, size } = this.#place;
    this.hold.setY(this.#box.y - 24 * size);
    this.#ropes.clear().lineStyle(4, ropeColour, 1);
    for (const side of [-52, 52])
      this.#ropes.lineBetween(x + side * size, roof, x + side * size, this.#box.y - 30 * size);
  }
}
