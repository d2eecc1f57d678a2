import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { game } from './game-id';
import { depths } from './layout';
import { holds } from './rules';

/** Times in which what was in a can jumps up and falls, and how high and how far, design px. */
const times = { up: 240, hang: 110, down: 360 } as const;
const rise = 178;
const aside = 74;
const size = 0.9;

/** The lid of a can that was hit right flies off, and something jumps out of it: each time something else. */
export async function surprise(kit: SceneKit, at: Point, nth: number): Promise<void> {
  const { scene, motion } = kit;
  if (motion.reduced) return;
  const side = nth % 2 === 0 ? 1 : -1;
  const thing = scene.add
    .image(at.x, at.y, game, `prize-${((nth * 5) % holds.prize) + 1}`)
    .setScale(size * 0.3)
    .setDepth(depths.flying + 0.4);
  const lid = scene.add.image(at.x, at.y - 40, game, 'lid').setDepth(depths.flying + 0.3);
  const { x, y } = at;
  void motion
    .flourish({
      targets: lid,
      x: x - side * 150,
      y: y - 190,
      angle: -side * 300,
      duration: times.up,
      ease: 'Quad.Out',
    })
    .then(() =>
      motion.flourish({
        targets: lid,
        x: x - side * 250,
        y: y + 220,
        angle: -side * 620,
        alpha: 0,
        duration: times.down,
        ease: 'Quad.In',
      }),
    )
    .then(() => lid.destroy());
  await motion.flourish({
    targets: thing,
    x: x + side * aside,
    y: y - rise,
    scale: size,
    angle: side * 24,
    duration: times.up,
    ease: 'Back.Out',
  });
  await motion.wait(times.hang);
  const fall = { x: x + side * aside * 2, y: y + 240, angle: side * 200, alpha: 0 };
  await motion.flourish({ targets: thing, ...fall, duration: times.down, ease: 'Quad.In' });
  thing.destroy();
}
