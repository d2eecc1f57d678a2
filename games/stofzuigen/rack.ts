import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { Bar, barPart } from './bar';
import { game } from './fluff';
import type { Layout } from './layout';
import { barLength, type Segment } from './matter';
import { barGap, barHeight, pitchFor, rackEdge } from './rules';

/** Length of the longest bar, design px. */
const room = 286;
/** Small stairs that stand on the rack, and what they are drawn at. */
const shelf = { stairs: 8, step: 40, size: 0.115, tall: 0.24, speed: 320 } as const;
const gaugeInk = 0x125564;

/** The rack beside the vacuum cleaner: the bag's bar above, and below it what was sucked up. A full stair moves to the shelf. */
export class Rack {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #bars: Bar[] = [];
  #gauge: GameObjects.Container | undefined;
  #gap: GameObjects.Container[] = [];
  #scale = 1;
  #length = 0;
  #pitch = barHeight + barGap;
  readonly #stairs: GameObjects.Container[] = [];
  #finished: number;

  /** `finished` is the number of stairs that were made before. */
  constructor(kit: SceneKit, layout: Layout, finished: number) {
    this.#kit = kit;
    this.#layout = layout;
    this.#finished = finished;
    const { x, y, width, height } = layout.rack;
    kit.scene.add
      .nineslice(x + width / 2, y + height / 2, game, 'rack', width, height, 32, 32, 32, 32)
      .setDepth(28);
  }

  /** Shows the bar of another bag; `longest` is the longest bar that can come beside it. */
  take(length: number, longest: number): void {
    for (const part of this.#gap.splice(0)) part.destroy();
    for (const { box } of this.#bars.splice(0)) box.destroy();
    this.#gauge?.destroy();
    this.#length = length;
    this.#scale = room / Math.max(length, longest, 1e-6);
    const { x, y } = this.#row(0);
    this.#gauge = this.#kit.scene.add
      .container(x, y, [barPart(this.#kit, 'bar-bag', 0, Math.max(5, length * this.#scale))])
      .setDepth(61);
  }

  /** Makes room for so many bars: many of them are lower. */
  expect(rows: number): void {
    this.#pitch = pitchFor(rows, this.#layout.rack.height);
  }

  /** Lets a bar come along a way and lie down in a row, from 1. */
  async slide(parts: readonly Segment[], row: number, way: readonly Point[]): Promise<void> {
    const { motion } = this.#kit;
    const bar = new Bar(
      this.#kit,
      parts,
      { scale: this.#scale, height: this.#barHeight },
      way[0] ?? this.#row(row),
    );
    this.#bars.push(bar);
    const { box } = bar;
    if (!motion.reduced) box.setScale(0.3);
    for (const { x, y } of way.slice(1)) await motion.tween({ targets: box, x, y, duration: 45 });
    await motion.tween({ targets: box, ...this.#row(row), scale: 1, duration: 170, ease: 'Back.Out' });
  }

  /** Shows the gap between the bag's bar and one of this length in a row. */
  async measure(parts: readonly Segment[], row: number): Promise<void> {
    const { x, y } = this.#row(row);
    const length = barLength(parts);
    const end = this.#length * this.#scale;
    const { add } = this.#kit.scene;
    const line = add
      .image(end, (this.#row(0).y - y) / 2, KIT, 'paper' satisfies KitFrame)
      .setTint(gaugeInk)
      .setDisplaySize(4, y - this.#row(0).y + barHeight + 16);
    const missing = (this.#length - length) * this.#scale;
    const [short, long] = [Math.min(length, this.#length), Math.max(length, this.#length)];
    const gap =
      Math.abs(missing) < 1
        ? []
        : [
            barPart(
              this.#kit,
              'bar-missing',
              short * this.#scale,
              (long - short) * this.#scale,
              this.#barHeight,
            ),
          ];
    // The line passes behind the numbers, and what is missing or too much lies over the bars.
    const under = add.container(x, y, [line]).setDepth(61.5).setAlpha(0);
    const numbers = this.#bars[row - 1]?.liftNumbers(this.#kit) ?? [];
    const over = add
      .container(x, y, [...gap, ...numbers])
      .setDepth(63)
      .setAlpha(0);
    this.#gap = [under, over];
    await this.#kit.motion.tween({ targets: this.#gap, alpha: 1, duration: 160 });
    void this.#kit.motion.flourish({ targets: over, scaleY: 1.25, duration: 110, yoyo: true, repeat: 1 });
  }

  /** Moves the stair to the shelf; there is room for the last eight. */
  async finish(): Promise<void> {
    const { motion, scene } = this.#kit;
    const { x, y } = this.#row(1);
    const bars = this.#bars.splice(0);
    const stair = scene.add.container(x, y).setDepth(34);
    for (const bar of bars) {
      bar.hideNumbers();
      stair.add(bar.box.setPosition(bar.box.x - x, bar.box.y - y));
    }
    const place = this.#finished % shelf.stairs;
    this.#finished += 1;
    this.#stairs[place]?.destroy();
    this.#stairs[place] = stair;
    const foot = this.#layout.shelf;
    await motion.tween({
      targets: stair,
      x: foot.x + place * shelf.step - 4,
      y: foot.y - (bars.length - 0.5) * this.#pitch * shelf.tall,
      scaleX: shelf.size,
      scaleY: shelf.tall,
      duration: shelf.speed,
      ease: 'Cubic.InOut',
    });
  }

  /** Number of rows that hold a bar. */
  get rows(): number {
    return this.#bars.length;
  }

  get #barHeight(): number {
    return this.#pitch - barGap;
  }

  #row(number: number): Point {
    const { x, y } = this.#layout.rack;
    return { x: x + rackEdge, y: y + rackEdge + barHeight / 2 + number * this.#pitch };
  }
}
