import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { valuePieces } from '@games/kit/text/notation';
import { ink } from '@games/kit/text/number-text';
import { promptRow } from '@games/kit/text/prompt-row';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import { game } from './buoy';
import type { Layout } from './layout';
import type { Lens } from './lens';
import { wakeThrough } from './rules';

const depth = 44;
const colours = { gap: 0xe8583a, level: 0xfffaf0 } as const;
/** The level from which the line went the wrong way is dashed. */
const dash = { long: 20, pitch: 34, thick: 6 } as const;
/** The arrow of the gap stands before the mast; its head, and the rim around both, design px. */
const arrow = { wide: 20, rim: 5, before: 48, head: 34 } as const;
/** The rim of the lens; the gap in it is as high, and its crest as wide, as these shares of its radius. */
const glass = { rim: 8, gap: 0.9, across: 0.78 } as const;
const glassColours = { rim: 0x8a5a4a, pane: 0x7fcbe0, crest: 0xff8f76 } as const;
/** Radius at which the arrow in a lens is as large as one beside a mast. */
const usual = 90;
/** From a pole to the plate with its number, design px. */
const beside = 18;

/** The two numbers between which the course goes the wrong way, each on a plate at its height, and the gap between them. */
export class Gap {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #made: (GameObjects.Image | GameObjects.Container | GameObjects.Graphics)[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Shows by how much the second lies on the wrong side of the first, at their true heights; a lens enlarges a small gap. */
  show([before, after]: readonly [Point, Point], sums: readonly [Sum, Sum], lens: Lens | null): void {
    this.#level(before, after.x);
    if (lens === null) this.#arrow(after.x - arrow.before, before.y, after.y);
    else this.#magnify(lens, Math.sign(after.y - before.y));
    this.#plate(before, sums[0], -1);
    this.#plate(after, sums[1], 1);
    for (const part of this.#made) part.setAlpha(0);
    void this.#kit.motion.tween({ targets: [...this.#made], alpha: 1, duration: 220 });
  }

  /** The crest between both in a round pane with a rim, with the level and the arrow that a large gap has. */
  #magnify({ x, y, radius }: Lens, way: number): void {
    const [half, across] = [(radius * glass.gap) / 2, radius * glass.across];
    const [from, to] = [
      { x: x - across, y: y - way * half },
      { x: x + across, y: y + way * half },
    ];
    const handle = radius * Math.SQRT1_2;
    const pane = this.#kit.scene.add.graphics().setDepth(depth);
    pane.lineStyle(glass.rim * 2, glassColours.rim, 1);
    pane.lineBetween(x - handle, y + handle, x - handle - glass.rim, y + handle + 3 * glass.rim);
    pane.fillStyle(glassColours.pane, 1).fillCircle(x, y, radius);
    pane.lineStyle(glass.rim, glassColours.crest, 1).beginPath().moveTo(from.x, from.y);
    for (const point of wakeThrough([from, to], 8)) pane.lineTo(point.x, point.y);
    pane.strokePath();
    pane.lineStyle(glass.rim, glassColours.rim, 1).strokeCircle(x, y, radius - glass.rim / 2);
    this.#made.push(pane);
    this.#level({ x: from.x + dash.long / 2, y: from.y }, to.x - dash.long / 2);
    this.#arrow(x + radius * 0.4, from.y, to.y, radius / usual);
  }

  /** Dashes at the level from which the line went the wrong way. */
  #level({ x, y }: Point, end: number): void {
    const count = Math.max(1, Math.floor((end - x) / dash.pitch));
    for (let k = 0; k <= count; k++)
      this.#bar({ x: Math.min(end, x + k * dash.pitch), y }, dash.long, dash.thick, colours.level);
  }

  #arrow(x: number, from: number, to: number, size = 1): void {
    const way = Math.sign(to - from);
    const head = arrow.head * size;
    const shaft = Math.abs(to - from) - head * 0.7;
    for (const [tint, rim] of [
      [colours.level, arrow.rim],
      [colours.gap, 0],
    ] as const) {
      this.#bar({ x, y: from + (way * shaft) / 2 }, arrow.wide * size + 2 * rim, shaft, tint);
      this.#made.push(
        this.#kit.scene.add
          .image(x, to - way * (head / 2), game, 'head')
          .setDisplaySize((arrow.head + 12) * size + 2 * rim, head + 2 * rim)
          .setFlipY(way < 0)
          .setTint(tint)
          .setDepth(depth),
      );
    }
  }

  clear(): void {
    for (const part of this.#made) part.destroy();
    this.#made = [];
  }

  /** The value of a sum beside its mast: to the left of it, or to the right. */
  #plate({ x, y }: Point, sum: Sum, side: -1 | 1): void {
    const { scene, locale } = this.#kit;
    const pieces = valuePieces(sum, locale);
    const isFlat = pieces.every(({ kind }) => kind === 'text');
    const row = promptRow(this.#kit, pieces, { size: isFlat ? 48 : 60, colour: ink });
    const [width, height] = [Math.max(76, row.width + 34), isFlat ? 66 : 92];
    const { left, right } = this.#layout.edges;
    const at = x + side * (beside + width / 2);
    const frame: KitFrame = 'chip-question';
    this.#made.push(
      scene.add
        .container(Math.min(right - width / 2, Math.max(left + width / 2, at)), y, [
          scene.add.nineslice(0, 0, KIT, frame, width, height, 18, 18, 18, 18),
          row.box.setY(-1),
        ])
        .setDepth(depth + 2),
    );
  }

  #bar({ x, y }: Point, width: number, height: number, tint: number): void {
    const frame: KitFrame = 'paper';
    this.#made.push(
      this.#kit.scene.add.image(x, y, KIT, frame).setDisplaySize(width, height).setTint(tint).setDepth(depth),
    );
  }
}
