import type { Orientation, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { valuePieces } from '@games/kit/text/notation';
import { ink } from '@games/kit/text/number-text';
import { promptRow } from '@games/kit/text/prompt-row';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import { game } from './buoy';
import type { Layout } from './layout';

const depth = 44;
const colours = { gap: 0xe8583a, level: 0xfffaf0 } as const;
/** The level from which the line went the wrong way is dashed. */
const dash = { long: 20, pitch: 34, thick: 6 } as const;
/** The arrow of the gap stands before the mast; its head, and the rim around both, design px. */
const arrow = { wide: 20, rim: 5, before: 48, head: 34 } as const;
/** A gap is told at no less than this height: a smaller one is seen through a lens. */
const least: Readonly<Record<Orientation, number>> = { landscape: 84, portrait: 130 };
/** From a pole to the plate with its number, design px. */
const beside = 18;

/** Where two pennants hang whose difference is large enough to be seen. */
export function magnified(
  [before, after]: readonly [Point, Point],
  { top, foot }: Layout['masts'],
  orientation: Orientation,
): { readonly before: Point; readonly after: Point; readonly isNear: boolean } {
  const by = after.y - before.y;
  const wanted = Math.sign(by) * Math.max(least[orientation], Math.abs(by));
  if (wanted === by) return { before, after, isNear: false };
  const middle = (before.y + after.y) / 2;
  const half = Math.abs(wanted) / 2;
  const y = Math.min(foot - half, Math.max(top + half + 30, middle));
  return {
    before: { x: before.x, y: y - wanted / 2 },
    after: { x: after.x, y: y + wanted / 2 },
    isNear: true,
  };
}

/** The two numbers between which the course goes the wrong way, each on a plate at its height, and the gap between them. */
export class Gap {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #made: (GameObjects.Image | GameObjects.Container)[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Shows by how much the second lies on the wrong side of the first. */
  show(before: Point, after: Point, sums: readonly [Sum, Sum]): void {
    const count = Math.max(1, Math.floor((after.x - before.x) / dash.pitch));
    for (let k = 0; k <= count; k++)
      this.#bar({ x: before.x + k * dash.pitch, y: before.y }, dash.long, dash.thick, colours.level);
    const by = after.y - before.y;
    const way = Math.sign(by);
    const x = after.x - arrow.before;
    const shaft = Math.abs(by) - arrow.head * 0.7;
    const middle = before.y + (way * shaft) / 2;
    for (const [tint, rim] of [
      [colours.level, arrow.rim],
      [colours.gap, 0],
    ] as const) {
      this.#bar({ x, y: middle }, arrow.wide + 2 * rim, shaft, tint);
      const head = this.#kit.scene.add
        .image(x, after.y - way * (arrow.head / 2), game, 'head')
        .setDisplaySize(arrow.head + 12 + 2 * rim, arrow.head + 2 * rim)
        .setFlipY(way < 0)
        .setTint(tint)
        .setDepth(depth);
      this.#made.push(head);
    }
    this.#plate(before, sums[0], -1);
    this.#plate(after, sums[1], 1);
    for (const part of this.#made) part.setAlpha(0);
    void this.#kit.motion.tween({ targets: [...this.#made], alpha: 1, duration: 220 });
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
