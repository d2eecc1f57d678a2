import type { Vehicle } from '@games/kit/parts/vehicle';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Dust } from './dust';
import { game } from './fluff';
import type { Layout } from './layout';

const turns = 9;

/** The nozzle sweeps the whole room; what is left of dust comes flying. */
export async function turbo(
  { scene, motion, design }: SceneKit,
  { middle, nozzle }: Layout,
  vehicle: Vehicle,
  dust: Dust | undefined,
): Promise<void> {
  const reach = design.orientation === 'portrait' ? { x: 230, y: 250 } : { x: 330, y: 170 };
  for (let k = 0; k <= turns; k++) {
    const angle = k * 1.15;
    const far = 1 - k / (turns + 3);
    const at = {
      x: middle.x - 60 + Math.cos(angle) * reach.x * far,
      y: middle.y + 40 + Math.sin(angle) * reach.y * far,
    };
    if (motion.reduced) await motion.wait(220);
    else {
      dust?.stir(at, 9, 170);
      const gust = scene.add
        .image(at.x, at.y, game, 'gust')
        .setDepth(43)
        .setAlpha(0.9)
        .setAngle(k * 66);
      void motion.tween({ targets: gust, alpha: 0, scale: 1.5, duration: 420 }).then(() => gust.destroy());
    }
    await vehicle.driveTo(at);
  }
  await vehicle.driveTo(nozzle);
}
