import type { Motion } from '@games/kit/effects/motion';
import { numberPlate } from '@games/kit/feedback/number-plate';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

type Mood = 'calm' | 'glad' | 'oh' | 'nap';

const neck = -54;
const face = { x: -38, y: -54, width: 76, height: 58 } as const;
const blinkEvery = 3700;
const blinkFor = 140;
const snoreEvery = 1500;

/** Robot Ruw in its barrel of a rocket: it only rounds, and sleeps where there is nothing to round. */
export class Ruw {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #head: GameObjects.Image;
  readonly #flame: GameObjects.Image;
  readonly #home: number;
  readonly #snore: (x: number, y: number) => void;
  #mood: Mood = 'calm';
  #clock = 0;
  #flight = 0;
  #isFlying = false;
  #next: Mood = 'calm';
  #gap: GameObjects.Container | undefined;

  /** `snore` lets a Z rise from a point. */
  constructor(scene: Scene, motion: Motion, { ruw }: Layout, snore: (x: number, y: number) => void) {
    this.#scene = scene;
    this.#motion = motion;
    this.#home = ruw.y;
    this.#snore = snore;
    this.#flame = scene.add.image(0, -4, game, 'flame').setVisible(false);
    this.#head = withFace(scene.add.image(0, neck, game, 'ruw-calm'), face);
    this.#box = scene.add
      .container(ruw.x, ruw.y, [this.#flame, scene.add.image(0, 0, game, 'ruw-rocket'), this.#head])
      .setScale(ruw.size)
      .setDepth(7);
    motion.idle({ targets: this.#head, y: neck - 3, angle: 3, duration: 1700 });
  }

  /** Called every frame with its length in ms: it blinks, or snores. */
  update(delta: number): void {
    if (this.#motion.reduced) return;
    const before = this.#clock;
    this.#clock += delta;
    if (this.#mood === 'calm')
      this.#head.setFrame(this.#clock % blinkEvery < blinkFor ? 'ruw-blink' : 'ruw-calm');
    if (this.#mood === 'nap' && Math.floor(before / snoreEvery) < Math.floor(this.#clock / snoreEvery))
      this.#snore(this.#box.x + 26, this.#box.y - 100);
  }

  /** Changes its face; in the air it stays glad until it has come down. */
  wear(mood: Mood): void {
    this.#next = mood;
    if (this.#isFlying) return;
    this.#mood = mood;
    this.#head.setFrame(`ruw-${mood}`);
  }

  show(on: boolean): void {
    this.#box.setVisible(on);
  }

  /** Flies to its own number, shows how far that is from the station, and comes down again. */
  async fly(y: number, gap: string): Promise<void> {
    const flight = ++this.#flight;
    this.#isFlying = false;
    this.wear('glad');
    this.#isFlying = true;
    this.#gap?.destroy();
    this.#flame.setVisible(true);
    await this.#motion.tween({ targets: this.#box, y, duration: 380, ease: 'Cubic.InOut' });
    if (flight !== this.#flight) return;
    this.#flame.setVisible(false);
    const plate = this.#sign(y, gap);
    this.#gap = plate;
    await this.#motion.wait(520);
    plate.destroy();
    if (flight !== this.#flight) return;
    await this.#motion.tween({ targets: this.#box, y: this.#home, duration: 300, ease: 'Quad.InOut' });
    if (flight !== this.#flight) return;
    this.#isFlying = false;
    this.wear(this.#next);
  }

  /** Flies to its own number and stays there with it, until it is told to come down. */
  async hover(y: number, number: string): Promise<void> {
    const flight = ++this.#flight;
    this.#gap?.destroy();
    this.#isFlying = false;
    this.wear('calm');
    this.#isFlying = true;
    this.#flame.setVisible(true);
    await this.#motion.tween({ targets: this.#box, y, duration: 420, ease: 'Cubic.InOut' });
    if (flight !== this.#flight) return;
    this.#flame.setVisible(false);
    this.#gap = this.#sign(y, number);
  }

  async comeDown(): Promise<void> {
    if (!this.#isFlying) return;
    const flight = ++this.#flight;
    this.#gap?.destroy();
    await this.#motion.tween({ targets: this.#box, y: this.#home, duration: 300, ease: 'Quad.InOut' });
    if (flight !== this.#flight) return;
    this.#isFlying = false;
    this.wear(this.#next);
  }

  /** Hangs a number below it. */
  #sign(y: number, text: string): GameObjects.Container {
    return numberPlate(this.#scene, this.#box.x, y + 26, text, 'hint').setDepth(20);
  }

  /** Jumps for joy on the moon, or where it stands. */
  async hop(): Promise<void> {
    const { y } = this.#box;
    await this.#motion.flourish({ targets: this.#box, y: y - 24, duration: 160, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#box, y, duration: 260, ease: 'Bounce.Out' });
  }
}
