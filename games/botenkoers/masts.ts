import type { Motion } from '@games/kit/effects/motion';
import type { Orientation, Point } from '@games/kit/layout/design';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { game } from './buoy';
import { lineBelow, waters } from './rules';

/** Below the wake and the buoys. */
const depth = 32;
const wide = 16;
const colours = { wood: 0x8a5a4a, light: 0xb98a6c, gap: 0xe8583a, level: 0xfffaf0 } as const;
/** How far below the lowest line the masts stand in the water, and from a buoy to the top of its mast, design px. */
const foot = 34;
const head = 30;
const grows = 170;
const sinks = 320;
/** The level line is dashed. */
const dash = { long: 16, pitch: 28, thick: 5 } as const;
/** The bar of the gap stands beside the mast. */
const gap = { wide: 14, rim: 4, beside: 26 } as const;

/** Masts as high as their numbers: each buoy of the course gets one as the boat passes it. */
export class Masts {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #foot: number;
  #made: GameObjects.Image[] = [];

  constructor(scene: Scene, motion: Motion, orientation: Orientation) {
    this.#scene = scene;
    this.#motion = motion;
    const { y, height } = waters[orientation].graph;
    this.#foot = y + height + lineBelow + foot;
  }

  /** A mast grows out of the water up to a buoy. */
  raise({ x, y }: Point): void {
    const top = y + head;
    const tall = this.#foot - top;
    const ring = this.#scene.add
      .image(x, this.#foot, game, 'foam')
      .setScale(2.2, 1.2)
      .setDepth(depth - 0.1);
    const parts = [
      this.#bar(x, top, wide, tall, colours.wood),
      this.#bar(x - wide / 4, top, wide / 4, tall, colours.light),
    ];
    this.#made.push(ring);
    for (const part of parts) {
      const { scaleY } = part;
      part.setOrigin(0.5, 1).setY(this.#foot).setScale(part.scaleX, 0);
      void this.#motion.tween({ targets: part, scaleY, duration: grows, ease: 'Back.Out' });
    }
  }

  /** Shows by how much the line goes the wrong way: its level before, and from there to where it went. */
  gap(before: Point, after: Point): void {
    const from = before.y + lineBelow;
    const to = after.y + lineBelow;
    const count = Math.max(1, Math.floor((after.x - before.x) / dash.pitch));
    for (let k = 0; k <= count; k++)
      this.#bar(before.x + k * dash.pitch, from - dash.thick / 2, dash.long, dash.thick, colours.level);
    const top = Math.min(from, to);
    const tall = Math.max(gap.wide, Math.abs(to - from));
    const rim = this.#bar(after.x + gap.beside, top, gap.wide + 2 * gap.rim, tall, colours.level);
    const way = this.#bar(after.x + gap.beside, top, gap.wide, tall, colours.gap);
    for (const [k, part] of [rim, way].entries()) part.setDepth(depth + 3 + k * 0.1).setAlpha(0);
    void this.#motion.tween({ targets: [rim, way], alpha: 1, duration: 220 });
  }

  /** They sink, while the next buoys come. */
  async sink(): Promise<void> {
    const made = this.#made;
    this.#made = [];
    if (made.length === 0) return;
    this.#scene.tweens.killTweensOf(made);
    await this.#motion.tween({ targets: made, alpha: 0, duration: sinks });
    for (const part of made) part.destroy();
  }

  clear(): void {
    this.#scene.tweens.killTweensOf(this.#made);
    for (const part of this.#made) part.destroy();
    this.#made = [];
  }

  #bar(x: number, y: number, width: number, height: number, tint: number): GameObjects.Image {
    const bar = this.#scene.add
      .image(x, y + height / 2, KIT, 'paper' satisfies KitFrame)
      .setDisplaySize(width, height)
      .setTint(tint)
      .setDepth(depth);
    this.#made.push(bar);
    return bar;
  }
}
