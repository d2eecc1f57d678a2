import type { GameObjects } from 'phaser';
import type { InputMethod, TargetSpec } from '../input/targets';
import type { SceneKit } from '../scene/scene-kit';
import { Vehicle } from './vehicle';

export interface LaneSpec {
  readonly id: string;
  readonly label: string;
  /** The number on its gate; typing it moves the focus there. */
  readonly digits?: string;
  /** The object that is pressed: the gate, or a zone over the lane. */
  readonly object: TargetSpec['object'];
  readonly size?: TargetSpec['size'];
  /** Position of the vehicle in this lane, design px. */
  readonly x: number;
  readonly y: number;
}

interface LanesSpec {
  readonly vehicle: GameObjects.Container | GameObjects.Image;
  /** Called when the vehicle has arrived in the chosen lane. */
  readonly take: (lane: string, input: InputMethod) => void;
}

/**
 * Lanes with one vehicle. Pointing at a lane, sliding over the lanes and the arrow keys steer; a release on a lane,
 * or Enter, chooses it. The gates wait, so there is no time pressure.
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

  /** Sets the lanes of a task, left to right. */
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
        press: (input) => {
          void this.#vehicle.driveTo({ x, y }).then((arrived) => {
            if (arrived) this.#spec.take(id, input);
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
