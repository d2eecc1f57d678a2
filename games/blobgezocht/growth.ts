import { GrowingDisplay } from '@games/kit/celebration/growing-display';
import type { Motion } from '@games/kit/effects/motion';
import { inRows } from '@games/kit/layout/in-rows';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { frameOf, holds, partOf, setHolds } from './rules';

/** Shows what the rounds brought: disguises fill the case, then the hall is decked out for a ball, then floats fly past. */
export function showGrowth(scene: Scene, motion: Motion, layout: Layout, kept: number): GrowingDisplay {
  const { cabinet, ball, floats } = layout;
  const put = (place: number): GameObjects.Image => {
    const { chapter, nth } = partOf(place);
    const frame = frameOf(place);
    if (chapter === 'disguise') {
      const { x, y } = inRows(cabinet, nth);
      return scene.add.image(x, y, game, frame).setDepth(depths.kept);
    }
    const { x, y } = (chapter === 'ball' ? ball : floats)[nth] ?? { x: 0, y: 0 };
    const depth = chapter === 'ball' ? depths.kept + y / 10_000 : depths.floats;
    const thing = scene.add.image(x, y, game, frame).setDepth(depth);
    if (chapter === 'carnival')
      motion.idle({ targets: thing, x: x + 34, y: y - 8, duration: 3600 + nth * 420 });
    else motion.idle({ targets: thing, angle: nth % 2 === 0 ? 2 : -2, duration: 1700 + nth * 160 });
    return thing;
  };
  outline(scene, layout, kept);
  return new GrowingDisplay(motion, { room: setHolds, kept, put: (place) => [put(place)] });
}

/** Draws pale shapes in the case of what can still be found. */
function outline(scene: Scene, { cabinet }: Layout, kept: number): void {
  for (let nth = kept; nth < holds.disguise; nth++) {
    const { x, y } = inRows(cabinet, nth);
    scene.add
      .image(x, y, game, frameOf(nth))
      .setTint(0x9d8cf0)
      .setAlpha(0.26)
      .setDepth(depths.kept - 0.1);
  }
}
