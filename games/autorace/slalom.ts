import { addSheet } from '@games/kit/celebration/sheet';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Car } from './car';
import { finishArch } from './finish';
import { game } from './glyphs';
import { roadPoint } from './perspective';
import type { Road, Thing } from './road';

/** Lanes of the cones, and how far apart they stand, car lengths. */
const cones = [0, -1, 1, 0, 1] as const;
const apart = 1.9;
const firstCone = 2.4;
const length = firstCone + apart * cones.length + 0.6;
/** Duration of the drive, ms. */
const driveTime = 2700;
/** The car steers by itself around a cone this near while the child does not. */
const near = 1.3;
/** Part of a lane within which the car touches a cone. */
const touch = 0.55;

interface SlalomSpec {
  readonly road: Road;
  readonly car: Car;
  readonly label: string;
  readonly go: Point;
  /** A cone was passed cleanly, or knocked over. */
  readonly passed: (isClean: boolean, at: Point) => void;
}

/** The celebration: the child steers between cones to the finish, by finger or with a key; without a hand the car steers itself. */
export async function slalom(kit: SceneKit, { road, car, label, go, passed }: SlalomSpec): Promise<void> {
  const { scene } = kit;
  const arch = finishArch(scene);
  road.put({ object: arch, lane: 0, size: 1.9, up: 0, ahead: length });
  const standing = cones.map((lane, place) => put(kit, road, lane, firstCone + place * apart));
  let isSteered = false;
  const steerTo = (lane: number) => {
    if (lane !== car.lane) void car.steer(lane);
  };
  const follow = () => {
    const pointer = scene.input.activePointer;
    if (!pointer.isDown) return;
    isSteered = true;
    const side = roadPoint(road.view, 1, 0).x - road.view.middle;
    steerTo(Math.max(-1, Math.min(1, Math.round((pointer.worldX - road.view.middle) / side))));
  };
  const close = addSheet(kit, {
    id: 'slalom',
    label,
    press: (input) => {
      if (input === 'pointer' || input === 'touch') return follow();
      isSteered = true;
      // A switch goes from lane to lane, left to right and round again; arrows go to their side.
      steerTo(car.lane === 1 ? -1 : car.lane + 1);
    },
    keys: {
      from: 'all',
      take: (key) => {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
        isSteered = true;
        steerTo(Math.max(-1, Math.min(1, car.lane + (key === 'ArrowLeft' ? -1 : 1))));
      },
    },
  });
  const look = () => {
    follow();
    for (const cone of standing) {
      const ahead = road.aheadOf(cone.thing);
      if (!isSteered && ahead > 0 && ahead < near && cone.thing.lane === car.lane)
        steerTo(cone.thing.lane === 0 ? 1 : 0);
      if (cone.isPassed || ahead > 0.1) continue;
      cone.isPassed = true;
      const side = roadPoint(road.view, 1, 0).x - road.view.middle;
      const isClean = Math.abs((car.box.x - road.view.middle) / side - cone.thing.lane) > touch;
      if (!isClean) void kit.motion.tween({ targets: cone.object, angle: 84, duration: 180 });
      passed(isClean, cone.object);
    }
  };
  scene.events.on('update', look);
  await withSkip(kit, go, road.drive(length, driveTime, 'Sine.InOut'));
  scene.events.off('update', look);
  close();
  arch.destroy();
  for (const { object } of standing) object.destroy();
}

function put(
  { scene }: SceneKit,
  road: Road,
  lane: number,
  ahead: number,
): { readonly object: GameObjects.Image; readonly thing: Thing; isPassed: boolean } {
  const object = scene.add.image(0, 0, game, 'cone');
  return { object, thing: road.put({ object, lane, size: 1.3, up: 0, ahead }), isPassed: false };
}
