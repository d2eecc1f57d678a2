import type { SceneKit } from '@games/kit/scene/scene-kit';
import { type Arc, along, pointOn, slopeOn } from './arcs';
import type { Boat } from './boat';

interface RideSpec {
  readonly arcs: readonly Arc[];
  readonly water: number;
  readonly duration: number;
  /** Called when the boat has come down from a wave, by its number. */
  readonly landed: (nth: number) => void;
  /** Called on the way with where the boat is. */
  readonly trail: (x: number, y: number) => void;
}

/** Steepest that the boat lies on a wave, radians: its riders stay in their seats. */
const steepest = 0.55;

const tilt = (slope: number): number => Math.max(-steepest, Math.min(steepest, slope * 0.7));

/** Takes the boat over waves, one after another. */
export async function ride(
  { motion }: SceneKit,
  boat: Boat,
  { arcs, water, duration, landed, trail }: RideSpec,
): Promise<void> {
  const last = arcs.at(-1);
  if (last === undefined) return boat.plop();
  let done = 0;
  const land = (until: number) => {
    for (; done < until; done++) landed(done);
  };
  const way = { share: 0 };
  const onUpdate = () => {
    const { nth, part } = along(arcs, way.share);
    const arc = arcs[nth];
    if (arc === undefined) return;
    land(nth);
    const direction = arc.to < arc.from ? -1 : 1;
    boat.head(direction);
    const { x, y } = pointOn(arc, water, part);
    boat.box.setPosition(x, y).setRotation(tilt(slopeOn(arc, part)) * direction);
    trail(x, y);
  };
  await motion.tween({ targets: way, share: 1, duration, ease: 'Sine.InOut', onUpdate });
  boat.head(last.to < last.from ? -1 : 1);
  boat.box.setPosition(last.to, water).setRotation(0);
  land(arcs.length);
  void boat.plop();
}
