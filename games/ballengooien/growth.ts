import { GrowingDisplay } from '@games/kit/celebration/growing-display';
import type { Motion } from '@games/kit/effects/motion';
import { inRows } from '@games/kit/layout/in-rows';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { frameOf, holds, partOf, setHolds } from './rules';

/** Feet of the parts of the castle, from the middle of its hill, and the order in which they cover each other. */
const castle = [
  { x: 0, y: 0, depth: 0.2 },
  { x: -62, y: 6, depth: 0.3 },
  { x: 62, y: 6, depth: 0.3 },
  { x: 0, y: 12, depth: 0.4 },
  { x: -30, y: -58, depth: 0.1 },
  { x: 26, y: -52, depth: 0.1 },
] as const;

/** Shows what the rounds brought: prizes fill the rack, then the fair fills the quay, then a castle rises on the hill. */
export function showGrowth(scene: Scene, motion: Motion, layout: Layout, kept: number): GrowingDisplay {
  const put = (place: number): GameObjects.Image => {
    const { chapter, nth } = partOf(place);
    const frame = frameOf(place);
    if (chapter === 'prize') return putPrize(scene, motion, layout, nth);
    if (chapter === 'fair') return putAttraction(scene, motion, layout, nth);
    const { x, y, size } = layout.castle;
    const part = castle[nth] ?? castle[0];
    return scene.add
      .image(x + part.x * size, y + part.y * size, game, frame)
      .setScale(size)
      .setDepth(depths.fair + part.depth);
  };
  outline(scene, layout, kept);
  return new GrowingDisplay(motion, { room: setHolds, kept, put: (place) => [put(place)] });
}

/** Draws pale shapes in the rack of what can still be won. */
function outline(scene: Scene, { rack }: Layout, kept: number): void {
  for (let nth = kept; nth < holds.prize; nth++) {
    const { x, y } = inRows(rack, nth);
    scene.add
      .image(x, y, game, frameOf(nth))
      .setTint(0x9a6a52)
      .setAlpha(0.2)
      .setDepth(depths.kept - 0.1);
  }
}

function putPrize(scene: Scene, motion: Motion, { rack }: Layout, nth: number): GameObjects.Image {
  const { x, y } = inRows(rack, nth);
  const prize = scene.add.image(x, y, game, frameOf(nth)).setDepth(depths.kept);
  motion.idle({ targets: prize, angle: nth % 2 === 0 ? 2 : -2, duration: 1500 + nth * 120 });
  return prize;
}

function putAttraction(scene: Scene, motion: Motion, { fair }: Layout, nth: number): GameObjects.Image {
  const { x, y } = fair[nth] ?? { x: 0, y: 0 };
  const thing = scene.add.image(x, y, game, frameOf(holds.prize + nth)).setDepth(depths.fair + y / 10_000);
  // Boats and balloons move about; the other things only breathe a little.
  if (nth >= 4) motion.idle({ targets: thing, y: y - 6, angle: 2, duration: 2000 + nth * 200 });
  return thing;
}
