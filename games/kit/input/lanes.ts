import type { GameObjects } from 'phaser';
import type { SceneKit } from '../scene-kit';
import type { Hand, TargetSpec } from '../targets';
import { Vehicle } from './vehicle';

export interface LaneSpec {
  readonly id: string;
  readonly label: string;
  /** The number on its gate: typing it goes there. */
  readonly digits?: string;
  /** What is pressed: the gate, or a zone over the lane. */
  readonly object: TargetSpec['object'];
  readonly size?: TargetSpec['size'];
  /** Where the vehicle stands in this lane, design px. */
  readonly x: number;
  readonly y: number;
}

interface LanesSpec {
  readonly vehicle: GameObjects.Container | GameObjects.Image;
  /** Taken for good: the vehicle has arrived in the lane. */
  readonly take: (lane: string, hand: Hand) => void;
}

/**
 * Lanes with one vehicle. Pointing at a lane, sliding a finger over the lanes or the arrow keys steer; letting go on a
 * lane, or Enter, takes it. Nothing comes nearer meanwhile: the gates wait.
 */
export class Lanes {
  readonly #kit: SceneKit;
  readonly #spec: LanesSpec;
  readonly #vehicle: Vehicle;
  #ids: string[] = [];

  constructor(kit: SceneKit, spec: LanesSpec) {
    this.#kit = kit;
    this.#spec = spec;
    this.#vehicle = new Vehicle(kit, { object: spec.vehicle, speed: 1600 });
  }

  /** The lanes of a task, left to right. */
  set(lanes: readonly LaneSpec[]): void {
    this.clear();
    this.#ids = lanes.map(({ id }) => id);
    for (const { id, label, digits, object, size, x, y } of lanes) {
      this.#kit.targets.add({
        id,
        label,
        object,
        ...(digits !== undefined && { digits }),
        ...(size && { size }),
        onRelease: true,
        aim: (on) => {
          if (on && this.#kit.targets.isOpen) void this.#vehicle.driveTo({ x, y });
        },
        press: (hand) => {
          void this.#vehicle.driveTo({ x, y }).then((arrived) => {
            if (arrived) this.#spec.take(id, hand);
          });
        },
      });
    }
  }

  clear(): void {
    for (const id of this.#ids) this.#kit.targets.remove(id);
    this.#ids = [];
  }
}
