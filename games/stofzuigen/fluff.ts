import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Tweens } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import { fluffLabel } from './fluff-label';
import { barOf, keptOf, type Segment, specksOf } from './matter';
import type { Lying } from './rules';

export const game = 'stofzuigen';
const depth = 40;
/** What can be pressed, and what a stroke has to cross, design px. */
export const fluffSize = { width: 216, height: 196, core: 86 } as const;
/** The dust below its sum. */
const dust = { y: 42, width: 176, height: 66 } as const;
const speckSize = 28;
/** A coin is drawn at this width, and tinted by the part of the sum it belongs to. */
const coinSize = 56;
const coinTint = { first: 0xffb79a, second: 0xffffff } as const;

/** Draws the dust of a bar, its middle at (x, y): coins of a euro where the sum counts money. */
export function drawSpecks(
  { scene }: SceneKit,
  bar: readonly Segment[],
  { x, y }: Point,
  room: { readonly width: number; readonly height: number },
  isMoney = false,
): GameObjects.Image[] | null {
  const laid = specksOf(bar, room);
  if (laid === null) return null;
  return laid.specks.map((speck) => {
    const at = [x + speck.x, y + speck.y] as const;
    if (isMoney && speck.role !== 'taken')
      return scene.add
        .image(...at, KIT, 'coin-1' satisfies KitFrame)
        .setTint(coinTint[speck.role])
        .setScale((laid.pitch / coinSize) * 1.04);
    return scene.add.image(...at, game, `speck-${speck.role}`).setScale((laid.pitch / speckSize) * 1.06);
  });
}

/** A clump of fluff: its sum, and the dust it is worth. A marked one has a ring and a tick. */
export class Fluff {
  readonly box: GameObjects.Container;
  readonly sum: Sum;
  readonly bar: readonly Segment[];
  readonly #kit: SceneKit;
  readonly #size: number;
  readonly #ring: GameObjects.NineSlice;
  readonly #tick: GameObjects.Image;
  readonly #eyes: GameObjects.Image;
  #breath: Tweens.Tween | null = null;

  /** `perOne` is the length of one as a bar, design px, where there is no dust in wholes. */
  constructor(kit: SceneKit, sum: Sum, { x, y, size }: Lying, kind: number, perOne: number) {
    const { add } = kit.scene;
    this.#kit = kit;
    this.#size = size;
    this.sum = sum;
    this.bar = barOf(sum);
    const body = add.image(0, 0, game, `fluff-${kind}`);
    const { text, rise } = fluffLabel(kit, sum);
    this.#eyes = add.image(0, -68 - rise, game, 'fluff-eyes-open');
    this.#ring = add.nineslice(0, 2, game, 'held', 228, 206, 40, 40, 40, 40).setVisible(false);
    this.#tick = add.image(92, -82, game, 'tick').setVisible(false);
    const isAmount = sum.answerSpec.form !== 'moment';
    const matter = isAmount
      ? (drawSpecks(
          kit,
          this.bar,
          { x: 0, y: dust.y + rise },
          { ...dust, height: dust.height - rise },
          sum.answerSpec.unit === 'eur',
        ) ?? this.#strip(perOne, dust.y + rise))
      : [];
    this.box = add
      .container(x, y, [body, this.#eyes, ...matter, text, this.#ring, this.#tick])
      .setDepth(depth)
      .setScale(size);
    this.#breath = kit.motion.idle({ targets: body, scaleY: 1.02, duration: 1700, delay: kind * 240 });
  }

  /** Upper left corner and size of its middle, which a stroke crosses. */
  get core() {
    const side = fluffSize.core * this.#size;
    return { x: this.box.x - side / 2, y: this.box.y - side / 2, width: side, height: side };
  }

  /** Where the nozzle comes to: its mouth at the right side. */
  get side(): Point {
    return { x: this.box.x + (fluffSize.width / 2) * this.#size, y: this.box.y + 4 };
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

  /** Marks or unmarks it for the bag. */
  mark(on: boolean): void {
    this.#ring.setVisible(on);
    this.#tick.setVisible(on);
    this.#eyes.setFrame(`fluff-eyes-${on ? 'shy' : 'open'}`);
    this.#scaleTo(0.93, true);
  }

  aim(on: boolean): void {
    this.#scaleTo(on ? 1.03 : 1, false);
  }

  /** Moves it into the nozzle. */
  async swallowed(mouth: Point, delay: number): Promise<void> {
    this.#still();
    await this.#kit.motion.tween({
      targets: this.box,
      ...mouth,
      scale: 0.2,
      duration: 180,
      delay,
      // It shrinks back from the mouth before it is sucked in.
      ease: 'Back.In',
    });
    this.box.setVisible(false);
  }

  /** Highlights it beside the others. */
  glow(): void {
    const light = this.#kit.scene.add.image(0, 4, game, 'halo').setDisplaySize(330, 310).setAlpha(0);
    this.box.addAt(light, 0);
    void this.#kit.motion.tween({ targets: light, alpha: 1, duration: 200 });
  }

  async fade(to = 0): Promise<void> {
    await this.#kit.motion.tween({ targets: this.box, alpha: to, duration: 140 });
  }

  destroy(): void {
    this.#still();
    this.box.destroy();
  }

  /** Parts of one lie as a strip, all at one scale. */
  #strip(perOne: number, y: number): GameObjects.Image[] {
    const parts = keptOf(this.bar);
    let left = -(parts.reduce((sum, { length }) => sum + length, 0) * perOne) / 2;
    return parts.map(({ length, role }) => {
      const width = Math.max(5, length * perOne - 1);
      const from = left;
      left += length * perOne;
      return this.#kit.scene.add.image(from + width / 2, y, game, `bar-${role}`).setDisplaySize(width, 44);
    });
  }

  #scaleTo(share: number, yoyo: boolean): void {
    const scale = this.#size * share;
    void this.#kit.motion.flourish({ targets: this.box, scale, duration: 90, yoyo, ease: 'Quad.Out' });
  }

  #still(): void {
    this.#breath?.remove();
    this.#breath = null;
  }
}
