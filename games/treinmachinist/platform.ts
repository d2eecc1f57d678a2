import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

/** Size of the platform about the point where the rails meet: coming in sight, ahead, beside the train, behind it. */
const sizes = { far: 0.1, ahead: 0.5, beside: 1.14, behind: 3.6 } as const;
/** The drawing is this much smaller. */
const drawn = 1 / 0.75;

/** Places on the platform about the point where the rails meet, and the size of who stands there, the nearest last. */
const places = [
  { x: 92, y: 54, size: 0.35 },
  { x: 124, y: 54, size: 0.35 },
  { x: 110, y: 63, size: 0.42 },
  { x: 148, y: 63, size: 0.42 },
  { x: 128, y: 74, size: 0.51 },
  { x: 176, y: 74, size: 0.51 },
  { x: 156, y: 89, size: 0.61 },
  { x: 214, y: 89, size: 0.61 },
] as const;
const animals = ['rabbit', 'fox', 'duck', 'mouse'] as const;
/** Who stands nearest is seen first. */
const order = [6, 5, 4, 7, 2, 3, 1, 0] as const;

export const platformHolds = places.length;

/** The platform ahead, and who waits there. It is drawn about the point where the rails meet, so that it comes nearer by growing. */
export class Platform {
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #people: readonly GameObjects.Image[];

  constructor(scene: Scene, motion: Motion, { vanishing }: Layout) {
    this.#motion = motion;
    this.#people = places.map(({ x, y, size }, place) =>
      scene.add
        .image(x, y, game, animals[(place * 3) % animals.length] ?? 'fox')
        .setScale(size)
        .setVisible(false),
    );
    this.#box = scene.add
      .container(vanishing.x, vanishing.y, [
        scene.add.image(0, 0, game, 'platform').setScale(drawn),
        ...this.#people,
      ])
      .setScale(sizes.ahead)
      .setDepth(4.6);
  }

  /** Who waits, the nearest first. */
  get crowd(): readonly GameObjects.Image[] {
    return order.flatMap((place) => this.#people[place] ?? []);
  }

  /** Goes out of sight, for a ride to one that is far away. */
  hide(): void {
    this.#box.setScale(sizes.far).setAlpha(0);
  }

  /** Comes beside the train; so many wait there and jump. */
  async approach(people: number, duration: number): Promise<void> {
    const crowd = this.crowd;
    this.#box.setAlpha(1);
    for (const [place, person] of crowd.entries()) person.setVisible(place < people);
    await this.#motion.tween({ targets: this.#box, scale: sizes.beside, duration, ease: 'Cubic.Out' });
    for (const [place, person] of crowd.slice(0, people).entries())
      void this.#motion.flourish({
        targets: person,
        y: person.y - 9,
        duration: 120,
        delay: place * 30,
        yoyo: true,
        repeat: 1,
        ease: 'Quad.Out',
      });
  }

  /** Passes by, and the next one comes in sight, 1.1 s. */
  async pass(): Promise<void> {
    const moves = { targets: this.#box };
    await this.#motion.tween({ ...moves, scale: sizes.behind, alpha: 0, duration: 600, ease: 'Cubic.In' });
    for (const person of this.#people) person.setVisible(false);
    this.#box.setScale(sizes.far);
    await this.#motion.tween({ ...moves, scale: sizes.ahead, alpha: 1, duration: 500, ease: 'Sine.Out' });
  }
}
