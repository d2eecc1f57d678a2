import { numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { Beach } from './beach';
import { game } from './game-id';
import { boxesFor, depths, type Layout, partOf } from './layout';
import { alongAt, endsOf, isLast, type Path, partsAt } from './rules';
import type { Signs } from './signs';
import type { Stack } from './stack';

/** Rows below the layer: the child's number, and below it the right one. */
const rows = { given: 38, right: 106 } as const;
const edge = 8;
const colours = { given: 0xe0603a, right: 0x2f8f5f, gap: 0x4a3a9a } as const;

interface World {
  readonly layout: Layout;
  readonly stack: Stack;
  readonly signs: Signs;
}

export interface Miss {
  readonly beach: Beach;
  readonly right: Rational;
  readonly given: Rational;
  /** The way to each of them, and the first layer in which they part. */
  readonly rightPath: Path;
  readonly givenPath: Path;
  readonly depth: number;
  readonly write: (value: Rational) => string;
}

/**
 * After a miss: the layer in which both ways part lies open. The child's part and the right one stand out in it, both
 * numbers hang from where they lie, and an arrow spans what is between them. Returns what removes it.
 */
export async function teach(
  kit: SceneKit,
  { layout, stack, signs }: World,
  { beach, right, given, rightPath, givenPath, depth, write }: Miss,
): Promise<() => void> {
  const { scene, motion, sounds, design } = kit;
  const above = rightPath.slice(0, depth);
  stack.show(beach, above, true);
  const layer = boxesFor(layout, depth, true)[depth] ?? stack.box;
  const count = partsAt(beach, depth);
  const isMark = isLast(beach, depth);
  const boxOf = (part: number, frame: string) => {
    const { left, right: end, middle } = partOf(layer, { part, count, isMark });
    return scene.add
      .nineslice(
        middle,
        layer.y + layer.height / 2,
        game,
        frame,
        end - left + 8,
        layer.height + 8,
        24,
        24,
        24,
        24,
      )
      .setDepth(depths.aim);
  };
  const mine = boxOf(givenPath[depth] ?? 0, 'aim-given');
  const asked = boxOf(rightPath[depth] ?? 0, 'aim-right').setAlpha(0);
  const lines = scene.add.graphics().setDepth(depths.sign - 0.1);
  const hang = (value: Rational, kind: 'given' | 'right') => {
    const x = layer.x + layer.width * alongAt(beach, above, value);
    const y = layer.y + layer.height + rows[kind];
    const plate = numberPlate(scene, x, y, write(value), kind).setDepth(depths.sign + 0.2);
    const half = plate.getBounds().width / 2;
    plate.setX(Math.min(design.width - half - edge, Math.max(half + edge, x)));
    lines.lineStyle(6, colours[kind], 1).lineBetween(x, layer.y + layer.height * 0.5, x, y - 24);
    lines.fillStyle(colours[kind], 1).fillCircle(x, layer.y + layer.height * 0.5, 9);
    return { x, plate };
  };
  const own = hang(given, 'given');
  const { min, max } = endsOf(beach, above);
  signs.show(layer, [
    { at: 0, text: write(min) },
    { at: 1, text: write(max) },
  ]);
  signs.yieldTo([own.plate]);
  sounds.play('thud');
  await motion.wait(420);
  const goal = hang(right, 'right');
  goal.plate.setAlpha(0);
  sounds.play('shine');
  await motion.tween({ targets: [asked, goal.plate], alpha: 1, duration: 220 });
  drawGap(lines, own.x, goal.x, layer.y + layer.height * 0.5);
  const all: readonly GameObjects.GameObject[] = [mine, asked, lines, own.plate, goal.plate];
  return () => {
    for (const thing of all) thing.destroy();
    signs.clear();
  };
}

/** An arrow from the child's number to the right one, where there is room for it. */
function drawGap(lines: GameObjects.Graphics, from: number, to: number, y: number): void {
  const side = Math.sign(to - from);
  const tip = to - side * 12;
  if (Math.abs(to - from) < 36) return;
  lines.lineStyle(8, colours.gap, 1).lineBetween(from + side * 12, y, tip - side * 14, y);
  lines.fillStyle(colours.gap, 1).fillTriangle(tip, y, tip - side * 20, y - 13, tip - side * 20, y + 13);
}
