import type { GameObjects } from 'phaser';
import type { Point } from '../layout/design';
import type { SceneKit } from '../scene/scene-kit';

interface VehicleSpec {
  readonly object: GameObjects.Container | GameObjects.Image;
  /** Design px a second; 900 by default. */
  readonly speed?: number;
  /** Rotation of its drawing when it drives to the right, degrees; without it the drawing never rotates. */
  readonly heading?: number;
}

/**
 * An object that drives straight to where it is sent, and changes course when it is sent elsewhere. A press on a
 * target counts when the vehicle has arrived.
 */
export class Vehicle {
  readonly #kit: SceneKit;
  readonly #spec: VehicleSpec;
  #trip = 0;

  constructor(kit: SceneKit, spec: VehicleSpec) {
    this.#kit = kit;
    this.#spec = spec;
  }

  /** Drives to a point; resolves with true on arrival, with false when it was sent elsewhere meanwhile. Reduced motion: it arrives at once. */
  async driveTo({ x, y }: Point): Promise<boolean> {
    const { object, speed = 900, heading } = this.#spec;
    const { scene, motion } = this.#kit;
    const trip = ++this.#trip;
    const way = Math.hypot(x - object.x, y - object.y);
    scene.tweens.killTweensOf(object);
    if (way < 1) return true;
    const turn = heading === undefined ? {} : { angle: turned(object, { x, y }, heading) };
    const duration = Math.max(120, (way / speed) * 1000);
    await new Promise<void>((ended) => {
      // An interrupted trip resolves too, so that no caller waits forever.
      this.#leave();
      this.#leave = ended;
      void motion.tween({ targets: object, x, y, ...turn, duration, ease: 'Sine.InOut' }).then(() => ended());
    });
    return trip === this.#trip;
  }

  #leave: () => void = () => {};
}

/** Returns the angle towards a point, turning the short way, degrees. */
function turned(object: VehicleSpec['object'], { x, y }: Point, heading: number): number {
  const wanted = (Math.atan2(y - object.y, x - object.x) * 180) / Math.PI + heading;
  const short = ((((wanted - object.angle) % 360) + 540) % 360) - 180;
  return object.angle + short;
}
