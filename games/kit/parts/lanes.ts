import type { GameObjects, Input } from 'phaser';
import type { InputMethod, TargetSpec } from '../input/targets';
import type { Point } from '../layout/design';
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

/** A press that moves less than this does not drag, design px. */
const grip = 24;

interface LanesSpec {
  readonly vehicle: GameObjects.Container | GameObjects.Image;
  /** Called when the vehicle has arrived in the chosen lane. */
  readonly take: (lane: string, input: InputMethod) => void;
}

/**
 * Lanes with one vehicle. Pointing at a lane, dragging the vehicle, sliding over the lanes and the arrow keys steer; a
 * release on a lane or of the dragged vehicle, or Enter, chooses it. The gates wait, so there is no time pressure.
 */
export class Lanes {
  readonly #kit: SceneKit;
  readonly #spec: LanesSpec;
  readonly #vehicle: Vehicle;
  #lanes: readonly LaneSpec[] = [];
  /** Where the vehicle was grabbed, and the lane it was dragged to since. */
  #drag: { readonly from: number; lane: LaneSpec | undefined } | undefined;

  constructor(kit: SceneKit, spec: LanesSpec) {
    this.#kit = kit;
    this.#spec = spec;
    this.#vehicle = new Vehicle(kit, { object: spec.vehicle, speed: 1600 });
    const { input } = kit.scene;
    input.on('pointerdown', (pointer: Input.Pointer) => this.#grab(pointer));
    input.on('pointermove', (pointer: Input.Pointer) => this.#pull(pointer));
    input.on('pointerup', (pointer: Input.Pointer, over: readonly unknown[]) => this.#letGo(pointer, over));
  }

  /** Sets the lanes of a task, left to right. */
  set(lanes: readonly LaneSpec[]): void {
    this.clear();
    this.#lanes = lanes;
    for (const lane of lanes) {
      const { id, label, digits, object, size } = lane;
      this.#kit.targets.add({
        id,
        label,
        object,
        ...(digits !== undefined && { digits }),
        ...(size && { size }),
        onRelease: true,
        aim: (on) => {
          if (on && this.#kit.targets.isOpen) void this.#vehicle.driveTo(lane);
        },
        press: (input) => this.#take(lane, input),
      });
    }
  }

  /** Returns the drag that takes the first lane; null without lanes. */
  get drag(): { readonly from: Point; readonly to: Point; readonly commits: true } | null {
    const [lane] = this.#lanes;
    const { centerX: x, centerY: y } = this.#spec.vehicle.getBounds();
    return lane === undefined ? null : { from: { x, y }, to: { x: lane.x, y }, commits: true };
  }

  clear(): void {
    for (const { id } of this.#lanes) this.#kit.targets.remove(id);
    this.#lanes = [];
    this.#drag = undefined;
  }

  #take(lane: LaneSpec, input: InputMethod): void {
    void this.#vehicle.driveTo(lane).then((arrived) => {
      if (arrived) this.#spec.take(lane.id, input);
    });
  }

  #grab({ worldX, worldY }: Input.Pointer): void {
    if (!this.#kit.targets.isOpen || !this.#spec.vehicle.getBounds().contains(worldX, worldY)) return;
    this.#drag = { from: worldX, lane: undefined };
  }

  /** The vehicle follows the finger from lane to lane. */
  #pull({ worldX }: Input.Pointer): void {
    if (this.#drag === undefined || Math.abs(worldX - this.#drag.from) < grip) return;
    const [nearest] = this.#lanes.toSorted((a, b) => Math.abs(a.x - worldX) - Math.abs(b.x - worldX));
    if (nearest === undefined || nearest === this.#drag.lane) return;
    this.#drag.lane = nearest;
    void this.#vehicle.driveTo(nearest);
  }

  /** Chooses the lane the vehicle was dragged to; on a gate its own target does. */
  #letGo(pointer: Input.Pointer, over: readonly unknown[]): void {
    const lane = this.#drag?.lane;
    this.#drag = undefined;
    if (lane === undefined || !this.#kit.targets.isOpen) return;
    if (this.#lanes.some(({ object }) => over.includes(object))) return;
    this.#take(lane, pointer.wasTouch ? 'touch' : 'pointer');
  }
}
