import type { GameObjects } from 'phaser';
import type { SceneKit } from '../scene-kit';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface VehicleSpec {
  readonly object: GameObjects.Container | GameObjects.Image;
  /** Design px a second; 900 when not given. */
  readonly speed?: number;
  /** How far its drawing is turned when it drives to the right, degrees; without it the drawing never turns. */
  readonly heading?: number;
}

/**
 * Something steered: it drives by itself to where it was sent, the shortest way. Sent elsewhere on the way it turns
 * there. Where it is never matters to an answer: a press on a spot counts when the vehicle has arrived.
 */
export class Vehicle {
  readonly #kit: SceneKit;
  readonly #spec: VehicleSpec;
  #trip = 0;

  constructor(kit: SceneKit, spec: VehicleSpec) {
    this.#kit = kit;
    this.#spec = spec;
  }

  /** Drives there; true on arrival, false when it was sent elsewhere meanwhile. Reduced motion: it is there at once. */
  async driveTo({ x, y }: Spot): Promise<boolean> {
    const { object, speed = 900, heading } = this.#spec;
    const { scene, motion } = this.#kit;
    const trip = ++this.#trip;
    const way = Math.hypot(x - object.x, y - object.y);
    scene.tweens.killTweensOf(object);
    if (way < 1) return true;
    const turn = heading === undefined ? {} : { angle: turned(object, { x, y }, heading) };
    const duration = Math.max(120, (way / speed) * 1000);
    await new Promise<void>((ended) => {
      // A trip that is broken off resolves too: nobody waits for ever.
      this.#leave();
      this.#leave = ended;
      void motion.tween({ targets: object, x, y, ...turn, duration, ease: 'Sine.InOut' }).then(() => ended());
    });
    return trip === this.#trip;
  }

  #leave: () => void = () => {};
}

/** The angle that points at a spot, turning the short way, degrees. */
function turned(object: VehicleSpec['object'], { x, y }: Spot, heading: number): number {
  const wanted = (Math.atan2(y - object.y, x - object.x) * 180) / Math.PI + heading;
  const short = ((((wanted - object.angle) % 360) + 540) % 360) - 180;
  return object.angle + short;
}
