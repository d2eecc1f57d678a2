import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Scene } from 'phaser';
import { Hanging } from './hanging';
import type { Layout } from './layout';
import type { Garment } from './rail';
import { game } from './yard';

/** Most garments shown; more would overlap. */
const maxShown = 8;
const leaves = 18;

/** What was hung well hangs side by side, and the wind goes through it from left to right. 2 to 3 s. */
export async function wind(
  scene: Scene,
  kit: SceneKit,
  { line }: Layout,
  washed: readonly Garment[],
): Promise<void> {
  const shownLast = washed.slice(-maxShown);
  const step = (line.to - line.from) / Math.max(4, shownLast.length);
  const size = Math.min(0.84, step / 150);
  const left = (line.from + line.to) / 2 - ((shownLast.length - 1) * step) / 2;
  const hung = shownLast.map((garment, index) => {
    const hanging = new Hanging(scene, kit.motion, garment, size);
    hanging.box.setPosition(left + index * step, line.y);
    return hanging;
  });
  await kit.motion.wait(400);
  if (!kit.motion.reduced) blowLeaves(scene, kit, line);
  await Promise.all(hung.map((hanging, index) => hanging.fly(34, index * 110)));
  await kit.motion.wait(kit.motion.reduced ? 1200 : 200);
}

function blowLeaves(scene: Scene, { motion, random, design }: SceneKit, line: Layout['line']): void {
  for (let index = 0; index < leaves; index++) {
    const y = line.y - 60 + random.next() * 380;
    const leaf = scene.add
      .image(-80, y, game, index % 3 === 0 ? 'leaf-b' : 'leaf-a')
      .setDepth(28)
      .setScale(0.6 + random.next() * 0.7);
    void motion
      .flourish({
        targets: leaf,
        x: design.width + 100,
        y: y - 120 + random.next() * 160,
        angle: 360 + random.next() * 500,
        delay: random.next() * 900,
        duration: 1100 + random.next() * 700,
        ease: 'Sine.In',
      })
      .then(() => leaf.destroy());
  }
}
