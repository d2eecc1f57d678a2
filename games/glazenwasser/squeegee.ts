import type { Motion } from '@games/kit/effects/motion';
import type { Box, Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { Track } from './track';

/** Distance in which a stroke leaves foam again, design px. */
const foamEvery = 30;

/** The squeegee: it follows a finger, and wipes by itself after a key. */
export class Squeegee {
  readonly #motion: Motion;
  readonly #image: GameObjects.Image;
  readonly #foam: (at: Point, count: number) => void;
  readonly #track: Track;
  #last: Point = { x: 0, y: 0 };

  /** `foam` lets bubbles fly where it goes. */
  constructor(scene: Scene, motion: Motion, foam: (at: Point, count: number) => void) {
    this.#motion = motion;
    this.#foam = foam;
    this.#track = new Track(scene, motion);
    this.#image = scene.add.image(0, 0, game, 'squeegee').setDepth(40).setVisible(false);
  }

  /** Follows a stroke, and wipes what it crosses of the glass; an empty path ends it. */
  follow(path: readonly Point[], glass: Box | null): void {
    const at = path.at(-1);
    if (at === undefined) {
      this.hide();
      this.#track.dry();
      return;
    }
    if (glass !== null) this.#track.follow(at, glass);
    this.tip(at, 1);
  }

  /** Puts its rubber at a point, so large. */
  tip({ x, y }: Point, size: number): void {
    this.#image.setVisible(true).setPosition(x, y).setScale(size);
    if (Math.hypot(x - this.#last.x, y - this.#last.y) < foamEvery) return;
    this.#last = { x, y };
    this.#foam({ x, y }, 2);
  }

  hide(): void {
    this.#image.setVisible(false);
  }

  /** Wipes in `duration` ms; `at` returns where the rubber is after a part of the way, 0 to 1. */
  async wipe(duration: number, height: number, at: (part: number) => Point): Promise<void> {
    const way = { part: 0 };
    const size = Math.min(1.6, Math.max(0.5, height / 84));
    await this.#motion.tween({
      targets: way,
      part: 1,
      duration,
      ease: 'Sine.InOut',
      onUpdate: () => this.tip(at(way.part), size),
    });
    at(1);
    this.hide();
  }
}
