import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { fadeIn, sumLabel } from '@games/kit/scene/sum-label';
import type { GameObjects, Tweens } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import type { Lying } from './rules';

export const game = 'stofzuigen';
const depth = 40;
/** How wide a fluff is drawn, and how far it stretches to its plate before its face would. */
const drawn = { width: 150, widest: 262 } as const;

/** A ball of fluff with a sum on its plate; a marked one has a ring and a tick. */
export class Fluff {
  readonly box: GameObjects.Container;
  readonly sum: Sum;
  readonly width: number;
  readonly height: number;
  readonly #kit: SceneKit;
  // Above all plates, so that digits share one draw call.
  readonly #text: GameObjects.Container;
  readonly #ring: GameObjects.NineSlice;
  readonly #tick: GameObjects.Image;
  readonly #plate: GameObjects.NineSlice;
  readonly #body: GameObjects.Image;
  readonly #kind: number;
  /** The sum's middle, from its own. */
  readonly #below: number;
  #breath: Tweens.Tween | null = null;

  constructor(kit: SceneKit, sum: Sum, { x, y, room }: Lying, kind: number) {
    const { add } = kit.scene;
    this.#kit = kit;
    this.#kind = kind;
    this.sum = sum;
    const { text, plate } = sumLabel(kit, sum, { x, y }, room - 34);
    // A high plate reaches further down: its eyes peep over all of them.
    const middle = 2 + plate.height / 4;
    this.#below = middle - 2;
    this.#text = text.setY(y + this.#below).setDepth(depth + 1);
    this.width = plate.width + 46;
    this.height = plate.height + 62;
    this.#body = add
      .image(0, 0, game, `fluff-${kind}`)
      .setDisplaySize(Math.min(drawn.widest, this.width * (184 / drawn.width)), 150);
    this.#plate = add.nineslice(0, middle, game, 'plate', plate.width, plate.height, 24, 24, 22, 26);
    this.#ring = add
      .nineslice(0, middle - 1, game, 'held', plate.width + 14, plate.height + 8, 30, 30, 30, 30)
      .setVisible(false);
    this.#tick = add
      .image(plate.width / 2 - 2, middle - 2 - plate.height / 2, game, 'tick')
      .setVisible(false);
    this.box = add.container(x, y, [this.#body, this.#plate, this.#ring, this.#tick]).setDepth(depth);
    this.#breath = kit.motion.idle({
      targets: this.#body,
      scaleY: this.#body.scaleY * 1.03,
      duration: 1700,
      delay: kind * 240,
    });
  }

  /** Where the nozzle comes to: its mouth at the right side. */
  get side(): Point {
    return { x: this.box.x + this.width / 2 + 20, y: this.box.y + 4 };
  }

  arrive(delay: number): Promise<void> {
    return fadeIn(this.#kit.motion, this.box, this.#text, delay);
  }

  /** Marks or unmarks it for the bag. */
  mark(on: boolean): void {
    this.#ring.setVisible(on);
    this.#tick.setVisible(on);
    this.#plate.setFrame(on ? 'plate-held' : 'plate');
    this.#body.setFrame(`${on ? 'shy' : 'fluff'}-${this.#kind}`);
    void this.#kit.motion.flourish({
      targets: this.box,
      scale: 0.93,
      duration: 80,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  aim(on: boolean): void {
    void this.#kit.motion.flourish({ targets: this.box, scale: on ? 1.04 : 1, duration: 110 });
  }

  /** Moves it through the hose into the bag. */
  async swallowed(mouth: Point, way: readonly Point[], delay: number): Promise<void> {
    const { motion } = this.#kit;
    this.#still();
    void motion.tween({ targets: this.#text, alpha: 0, duration: 120, delay });
    await motion.tween({
      targets: this.box,
      ...mouth,
      scale: 0.34,
      duration: 190,
      delay,
      ease: 'Quad.In',
    });
    for (const { x, y } of way) await motion.tween({ targets: this.box, x, y, scale: 0.2, duration: 60 });
    this.box.setVisible(false);
  }

  /** Plays the pull on fluff that does not fit. */
  async stuck(mouth: Point): Promise<void> {
    this.#still();
    const { x, y } = this.box;
    const near = { x: x + (mouth.x - x) * 0.12, y: y + (mouth.y - y) * 0.12 };
    const pull = { ...near, duration: 90, yoyo: true, repeat: 1, ease: 'Sine.InOut' };
    await Promise.all([
      this.#kit.motion.flourish({ targets: this.box, ...pull }),
      this.#kit.motion.flourish({ targets: this.#text, ...pull, y: near.y + this.#below }),
    ]);
  }

  /** Highlights fluff that belonged in the bag too. */
  glow(): void {
    const light = this.#kit.scene.add
      .image(0, 4, game, 'halo')
      .setDisplaySize(this.width * 1.5, 230)
      .setAlpha(0);
    this.box.addAt(light, 0);
    void this.#kit.motion.tween({ targets: light, alpha: 1, duration: 260 });
  }

  async fade(to = 0): Promise<void> {
    await this.#kit.motion.tween({ targets: this.#parts, alpha: to, duration: 160 });
  }

  destroy(): void {
    this.#still();
    this.#text.destroy();
    this.box.destroy();
  }

  get #parts() {
    return [this.box, this.#text];
  }

  #still(): void {
    this.#breath?.remove();
    this.#breath = null;
  }
}
