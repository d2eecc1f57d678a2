import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import type { RoadView } from './art/sizes';
import { game } from './glyphs';
import { roadPoint } from './perspective';

const size = 0.9;
/** Distance ahead for one gate of lead, and the furthest, car lengths. */
const perGate = 0.9;
const furthest = 3.2;
/** Depth beside the car; further ahead it is less. */
const depth = 19;

/** The tortoise of the child's own best round, as far ahead as it was then. */
export class GhostCar {
  readonly #motion: Motion;
  readonly #view: RoadView;
  readonly #image: GameObjects.Image;

  constructor(scene: Scene, motion: Motion, view: RoadView) {
    this.#motion = motion;
    this.#view = view;
    this.#image = scene.add.image(view.middle, view.car, game, 'ghost').setVisible(false);
  }

  /** Shows it by its lead in gates, in a lane beside the car; behind the car it is not visible. */
  show(lead: number | null, carLane: number): void {
    if (lead === null || lead < 0 || this.#motion.reduced) return;
    const at = roadPoint(this.#view, carLane <= 0 ? 1 : -1, Math.min(furthest, lead * perGate));
    this.#image
      .setPosition(at.x, at.y)
      .setScale(at.size * size)
      .setDepth(depth * at.size)
      .setAlpha(0)
      .setVisible(true);
    void this.#motion.tween({ targets: this.#image, alpha: 1, duration: 240 });
  }

  hide(): void {
    this.#image.setVisible(false);
  }
}
