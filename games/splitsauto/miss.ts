import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import { inSight, numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Car } from './car';
import type { Layout } from './layout';
import { pushOf, type Ride, reachOf } from './rules';
import { depths } from './scenery';
import { texts } from './texts.gen';

interface Miss {
  readonly ride: Ride;
  readonly car: Car;
  readonly given: number;
}

/** Puts the child's number and the right one each below the last of what it counts, until the child goes on. */
export async function compare(kit: SceneKit, layout: Layout, { ride, car, given }: Miss): Promise<void> {
  const { scene, motion, design, say, locale } = kit;
  const answer = ride[ride.asked];
  const reach = reachOf(ride, given);
  const [own, right] = [car.below(reach.own), car.below(reach.right)];
  const push =
    own.y === right.y ? pushOf({ own: own.x, right: right.x }, layout.plates.apart, given < answer) : 0;
  const plates = [
    numberPlate(scene, own.x + push, own.y, `${given}`, 'given'),
    numberPlate(scene, right.x - push, right.y, `${answer}`, 'right'),
  ];
  for (const plate of plates) inSight(plate, design).setDepth(depths.plate).setAlpha(0);
  say(texts[locale]('compared', { own: given, right: answer }));
  await motion.tween({ targets: plates, alpha: 1, duration: 160 });
  await motion.wait(minViewMs / 2);
  await waitForContinue(kit, { ...layout.go, size: 1.1 });
  for (const plate of plates) plate.destroy();
}
