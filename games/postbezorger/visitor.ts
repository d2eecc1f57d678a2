import type { SceneKit } from '@games/kit/scene/scene-kit';
import { game } from './game-id';
import type { Layout } from './layout';
import { visitorIn } from './rules';
import { depths } from './scenery';

/** Time in which a visitor passes the whole picture, ms. */
const passing = 46_000;
const swans = 3;
const beyond = 320;

/** Lets a visitor come by in some rounds: a balloon in the sky, or swans on the canal. */
export function visit(kit: SceneKit, { bike, size, tower }: Layout, rounds: number): void {
  const { scene, motion, design } = kit;
  const who = visitorIn(rounds);
  if (who === null) return;
  const cross = (frame: string, offset: number, y: number, scale: number, depth: number) => {
    const image = scene.add
      .image(design.width * 0.74 + offset, y, game, frame)
      .setScale(scale)
      .setFlipX(true)
      .setDepth(depth);
    motion.idle({ targets: image, y: y - 7, duration: 1700 + offset });
    if (motion.reduced) return;
    image.setX(design.width + beyond + offset);
    void motion.flourish({ targets: image, x: -beyond + offset, duration: passing, ease: 'Linear' });
  };
  if (who === 'balloon') {
    cross('balloon', 0, tower.y - 70 * size, 0.8 * size, depths.visitor);
    return;
  }
  for (let k = 0; k < swans; k++)
    cross(
      'swan',
      k * 96 * size,
      bike.y + (134 + (k % 2) * 6) * size,
      (k === 0 ? 0.8 : 0.52) * size,
      depths.boat + 0.4,
    );
}
