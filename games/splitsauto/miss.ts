import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import { numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Car } from './car';
import type { Layout } from './layout';
import type { Ride } from './rules';
import { depths } from './scenery';

interface Miss {
  readonly ride: Ride;
  readonly car: Car;
  readonly given: number;
}

/** Puts the child's number and the right one below the half they belong to, until the child goes on. */
export async function compare(kit: SceneKit, layout: Layout, { ride, car, given }: Miss): Promise<void> {
  const { scene, motion } = kit;
  const { y, by } = layout.plates;
  const middle = ride.asked === 'whole' ? 0 : car[ride.asked].middle;
  const x = car.at.x + middle * layout.joint.size;
  const own = numberPlate(scene, x - by, y, `${given}`, 'given');
  const right = numberPlate(scene, x + by, y, `${ride[ride.asked]}`, 'right');
  for (const plate of [own, right]) plate.setDepth(depths.plate).setAlpha(0);
  await motion.tween({ targets: [own, right], alpha: 1, duration: 160 });
  await motion.wait(minViewMs / 2);
  await waitForContinue(kit, { ...layout.go, size: 1.1 });
  own.destroy();
  right.destroy();
}
