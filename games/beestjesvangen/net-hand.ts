import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Input } from 'phaser';
import type { Net } from './net';

/** Something the net can be held over. */
interface Spot extends Point {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

interface NetHandSpec {
  readonly spots: () => readonly Spot[];
  /** The net came over a spot while it is dragged. */
  readonly over?: (id: string) => void;
  /** The net was let go, over a spot or over none. */
  readonly dropped: (id: string | null) => void;
}

/** A finger this near takes the net, design px about the middle of its mesh. */
const reach = { x: 58, y: 84, up: 52 } as const;

/** Lets a finger drag the net freely: taps, keys and a switch press what it is held over instead. */
export class NetHand {
  readonly #kit: SceneKit;
  readonly #net: Net;
  readonly #spec: NetHandSpec;
  #offset: Point | null = null;
  #last: string | null = null;

  constructor(kit: SceneKit, net: Net, spec: NetHandSpec) {
    this.#kit = kit;
    this.#net = net;
    this.#spec = spec;
    const { input } = kit.scene;
    input.on('pointerdown', this.#grab);
    input.on('pointermove', this.#follow);
    for (const end of ['pointerup', 'pointerupoutside']) input.on(end, this.#letGo);
  }

  readonly #grab = ({ worldX, worldY }: Input.Pointer): void => {
    const { x, y } = this.#net.box;
    if (!this.#kit.targets.isOpen) return;
    if (Math.abs(worldX - x) > reach.x || Math.abs(worldY - (y - reach.up)) > reach.y) return;
    this.#offset = { x: x - worldX, y: y - worldY };
    this.#last = this.#spotAt(x, y);
  };

  readonly #follow = ({ isDown, worldX, worldY }: Input.Pointer): void => {
    if (this.#offset === null || !isDown || !this.#kit.targets.isOpen) return;
    const [x, y] = [worldX + this.#offset.x, worldY + this.#offset.y];
    this.#net.put(x, y);
    const spot = this.#spotAt(x, y);
    if (spot !== null && spot !== this.#last) this.#spec.over?.(spot);
    this.#last = spot;
  };

  readonly #letGo = (): void => {
    if (this.#offset === null) return;
    this.#offset = null;
    const { x, y } = this.#net.box;
    if (this.#kit.targets.isOpen) this.#spec.dropped(this.#spotAt(x, y));
  };

  #spotAt(x: number, y: number): string | null {
    const found = this.#spec
      .spots()
      .find((spot) => Math.abs(spot.x - x) < spot.width / 2 && Math.abs(spot.y - y) < spot.height / 2);
    return found?.id ?? null;
  }
}
