import { addSheet } from '@games/kit/celebration/sheet';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { apart, rideOf } from './rules';

/** Scale of the trains while they cross. */
const near = 0.84;
/** Distance beyond the layout at which no part of a train is in the picture, design px. */
const outside = 740;
/** Time an engine takes to follow the throttle, and a key holds it open, ms. */
const lag = 320;
const pushed = 700;
const puffEvery = 110;
/** With reduced motion trains are shown further on this often, ms. */
const stepEvery = 450;

interface CrossingSpec {
  /** Action for a screen reader: "give steam". */
  readonly label: string;
  /** The child opens the throttle. */
  readonly opened: () => void;
  /** Receives the places where steam rises. */
  readonly steam: (at: Point) => void;
}

/** The celebration: all trains cross the viaduct, and the child has its hand on the throttle: hold to go faster. */
export class Crossing {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: CrossingSpec;
  readonly #trains: readonly GameObjects.Container[];
  readonly #ride: ReturnType<typeof rideOf>;
  #speed: number;
  #pushLeft = 0;
  #sincePuff = 0;
  #sinceStep = 0;

  /** `trains` in the order in which they cross. */
  constructor(kit: SceneKit, layout: Layout, trains: readonly GameObjects.Container[], spec: CrossingSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#trains = trains;
    this.#spec = spec;
    this.#ride = rideOf(trains.length, layout.middle);
    this.#speed = this.#ride.coasting;
    const start = layout.middle * 1.5;
    for (const [place, train] of trains.entries()) train.setScale(near).setX(start + place * apart);
  }

  /** Length of the way round, design px. */
  get #round(): number {
    return Math.max(this.#layout.middle * 2 + outside * 1.4, this.#trains.length * apart);
  }

  /** Lets the child drive until the last train has come by or it is skipped, 3.8 s for one. */
  async drive(): Promise<void> {
    const close = addSheet(this.#kit, {
      id: 'throttle',
      label: this.#spec.label,
      press: () => {
        this.#pushLeft = pushed;
        this.#spec.opened();
      },
    });
    await withSkip(this.#kit, this.#layout.go, this.#kit.motion.wait(this.#ride.time));
    close();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    const { motion, scene } = this.#kit;
    this.#pushLeft = Math.max(0, this.#pushLeft - delta);
    const { coasting, fullSteam } = this.#ride;
    const isOpen = this.#pushLeft > 0 || scene.input.activePointer.isDown;
    this.#speed += ((isOpen ? fullSteam : coasting) - this.#speed) * Math.min(1, delta / lag);
    this.#sincePuff += (delta * this.#speed) / coasting;
    this.#sinceStep += delta;
    if (motion.reduced && this.#sinceStep < stepEvery) return;
    const way = (this.#speed * this.#sinceStep) / 1000;
    this.#sinceStep = 0;
    for (const train of this.#trains) {
      train.x -= way;
      // A train that has left the picture comes round again.
      if (train.x < -outside) train.x += this.#round;
    }
    if (this.#sincePuff < puffEvery) return;
    this.#sincePuff = 0;
    for (const { x } of this.#trains) this.#spec.steam({ x: x - 50, y: this.#layout.deck - 66 });
  }
}
