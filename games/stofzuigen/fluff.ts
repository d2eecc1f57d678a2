import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Tweens } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import { type FluffText, fluffLabel } from './fluff-label';
import { barOf, type Segment } from './matter';
import type { Lying } from './rules';

export const game = 'stofzuigen';
const depth = 40;
/** What can be pressed, and what a stroke has to cross, design px. */
export const fluffSize = { width: 216, height: 176, core: 86 } as const;
/** Drawings of a fluff, and the colours of their fur. */
const drawings = 2;
const furs = [0xe9dcff, 0xffdbe2, 0xffedc8] as const;
const eyesAt = -50;
/** How far eyes turn and a marked body leans to the nozzle, and how far it trembles, design px. */
const leans = { eyes: 5, body: 9, tremble: 1.6 } as const;

/** A clump of fluff with its sum: what it is worth lies below it. A marked one has a ring and a tick, and leans to the nozzle. */
export class Fluff {
  readonly box: GameObjects.Container;
  readonly sum: Sum;
  readonly bar: readonly Segment[];
  readonly text: FluffText;
  readonly #kit: SceneKit;
  readonly #size: number;
  readonly #body: GameObjects.Image;
  readonly #ring: GameObjects.Image;
  readonly #tick: GameObjects.Image;
  readonly #eyes: GameObjects.Image;
  #breath: Tweens.Tween | null = null;
  #isHeld = false;
  #isSucked = false;
  #age = 0;

  constructor(kit: SceneKit, sum: Sum, { x, y, size }: Lying, place: number) {
    const { add } = kit.scene;
    this.#kit = kit;
    this.#size = size;
    this.sum = sum;
    this.bar = barOf(sum);
    this.#body = add
      .image(0, 0, game, `fluff-${(place % drawings) + 1}`)
      .setTint(furs[place % furs.length] ?? furs[0]);
    this.text = fluffLabel(kit, sum);
    this.#eyes = add.image(0, eyesAt, game, 'fluff-eyes-open');
    this.#ring = add.image(0, 0, game, 'held').setVisible(false);
    this.#tick = add.image(88, -66, game, 'tick').setVisible(false);
    this.box = add
      .container(x, y, [this.#ring, this.#body, this.#eyes, this.#tick, this.text.box])
      .setDepth(depth)
      .setScale(size);
    this.#breath = kit.motion.idle({
      targets: this.#body,
      scaleY: 1.03,
      duration: 1500 + place * 60,
      delay: place * 240,
    });
  }

  /** Upper left corner and size of its middle, which a stroke crosses. */
  get core() {
    const side = fluffSize.core * this.#size;
    return { x: this.box.x - side / 2, y: this.box.y - side / 2, width: side, height: side };
  }

  /** Where the nozzle comes to: its mouth at the right side. */
  get side(): Point {
    return { x: this.box.x + (fluffSize.width / 2 + 16) * this.#size, y: this.box.y + 4 };
  }

  async arrive(delay: number): Promise<void> {
    const { motion } = this.#kit;
    this.box.setAlpha(0);
    if (!motion.reduced) this.box.setScale(this.#size * 0.7);
    await motion.tween({
      targets: this.box,
      alpha: 1,
      scale: this.#size,
      duration: 190,
      delay,
      ease: 'Back.Out',
    });
  }

  /** Called once a frame: it looks at the nozzle, and a marked one leans to it. */
  update(delta: number, mouth: Point): void {
    if (this.#isSucked) return;
    this.#age += delta;
    const [dx, dy] = [mouth.x - this.box.x, mouth.y - this.box.y];
    const far = Math.max(1, Math.hypot(dx, dy));
    this.#eyes.setPosition((dx / far) * leans.eyes, eyesAt + (dy / far) * leans.eyes * 0.6);
    const pull = this.#isHeld ? leans.body * Math.min(1, 260 / far) : 0;
    const tremble = this.#isHeld ? Math.sin(this.#age * 0.06) * leans.tremble : 0;
    this.#body.setPosition((dx / far) * pull + tremble, (dy / far) * pull * 0.5);
  }

  /** Marks or unmarks it for the bag. */
  mark(on: boolean): void {
    this.#isHeld = on;
    this.#ring.setVisible(on);
    this.#tick.setVisible(on);
    this.#eyes.setFrame(`fluff-eyes-${on ? 'shy' : 'open'}`);
    if (!on) this.#body.setPosition(0, 0);
    const { motion } = this.#kit;
    this.box.setScale(this.#size);
    void motion.flourish({
      targets: this.box,
      scaleX: this.#size * 1.08,
      scaleY: this.#size * 0.88,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  aim(on: boolean): void {
    const scale = this.#size * (on ? 1.04 : 1);
    void this.#kit.motion.flourish({ targets: this.box, scale, duration: 90, ease: 'Quad.Out' });
  }

  /** Takes its sum off it, where it stands. */
  releaseText(): FluffText {
    const { box } = this.text;
    const { x, y, scale } = this.box;
    this.box.remove(box);
    box.addToDisplayList();
    box.setPosition(x + box.x * scale, y + box.y * scale).setScale(box.scale * scale);
    return this.text;
  }

  /** Moves it into the nozzle. */
  async suckedInto(mouth: Point, delay: number): Promise<void> {
    this.#still();
    this.#ring.setVisible(false);
    this.#tick.setVisible(false);
    const { motion } = this.#kit;
    const aside = (mouth.x - this.box.x) * 0.25;
    await motion.flourish({
      targets: this.box,
      x: this.box.x + aside,
      scaleX: this.#size * 1.25,
      scaleY: this.#size * 0.7,
      duration: 70,
      delay,
      ease: 'Quad.Out',
    });
    await motion.tween({
      targets: this.box,
      ...mouth,
      scaleX: 0.3,
      scaleY: 0.1,
      angle: 24,
      duration: 110,
      ease: 'Quad.In',
    });
    this.box.setVisible(false);
  }

  /** Flies up and away: it does not go into the bag. */
  async blownOff(): Promise<void> {
    this.#still();
    this.#ring.setVisible(false);
    this.#tick.setVisible(false);
    const scale = this.#size * 1.3;
    await this.#kit.motion.tween({ targets: this.box, alpha: 0, scale, duration: 260, ease: 'Quad.Out' });
  }

  async fade(): Promise<void> {
    await this.#kit.motion.tween({ targets: this.box, alpha: 0, duration: 120 });
  }

  destroy(): void {
    this.#still();
    this.box.destroy();
  }

  #still(): void {
    this.#isSucked = true;
    this.#breath?.remove();
    this.#breath = null;
  }
}
