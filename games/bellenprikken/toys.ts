import { placeOf, volumeAt, volumeTint } from '@games/kit/celebration/volumes';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';

/** The toys in order; after the last one they start again, in other colours. */
export const toyNames = ['duck', 'boat', 'fish', 'turtle', 'star', 'whale', 'crab', 'octopus'] as const;

/** The toy that the last of so many rounds brings: its picture, and the colour it is tinted with. */
export const toyOf = (rounds: number) => {
  const index = placeOf(rounds, toyNames.length);
  return {
    frame: `toy-${toyNames[index] ?? toyNames[0]}`,
    tint: volumeTint(volumeAt(rounds, toyNames.length, index) ?? 0),
  };
};

/** Positions in a full-size bath whose middle is x 640; y from its rim. */
const places = [
  { x: 930, y: 4 },
  { x: 812, y: 2 },
  { x: 500, y: 3 },
  { x: 702, y: 4 },
  { x: 596, y: 2 },
  { x: 874, y: -8 },
  { x: 650, y: -8 },
  { x: 545, y: -8 },
] as const;

/** The toys in the bath, one for every finished round. */
export class Toys {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #floating: GameObjects.Image[] = [];

  constructor(scene: Scene, motion: Motion, layout: Layout, count: number) {
    this.#layout = layout;
    this.#scene = scene;
    this.#motion = motion;
    for (let index = 0; index < Math.min(count, places.length); index++)
      this.#bob(this.#float(index, count), index);
  }

  /**
   * Drops the toy of the finished round, which `rounds` includes, into the bath, `from` where its bubble was popped;
   * returns its name and place.
   */
  async add(rounds: number, from?: Point) {
    const index = placeOf(rounds, places.length);
    const name = toyNames[index] ?? 'duck';
    const toy = this.#float(index, rounds);
    const { x, y } = toy;
    toy.setAlpha(0);
    if (!this.#motion.reduced) toy.setPosition(from?.x ?? x, from?.y ?? y - 300);
    void this.#motion.tween({ targets: toy, x, duration: 460, ease: 'Sine.Out' });
    await this.#motion.tween({ targets: toy, y, alpha: 1, duration: 700, ease: 'Bounce.Out' });
    this.#bob(toy, index);
    return { name, x, y };
  }

  /** Makes all toys hop once, for a streak. */
  hop(): void {
    this.#floating.forEach((toy, index) => {
      void this.#motion.flourish({
        targets: toy,
        angle: 7,
        duration: 150,
        delay: index * 60,
        yoyo: true,
        repeat: 1,
      });
    });
  }

  #bob(toy: GameObjects.Image, index: number): void {
    this.#motion.idle({ targets: toy, y: toy.y - 3, angle: 2, duration: 1700, delay: index * 230 });
  }

  #float(index: number, rounds: number): GameObjects.Image {
    const place = places[index] ?? places[0];
    const { rim, bath } = this.#layout;
    const toy = this.#scene.add
      .image(
        rim.x + (place.x - 640) * bath,
        rim.y + place.y * bath,
        game,
        `toy-${toyNames[index % toyNames.length]}`,
      )
      .setDepth(place.y < 0 ? 8 : 12)
      .setTint(volumeTint(volumeAt(rounds, places.length, index) ?? 0))
      .setScale((place.y < 0 ? 0.66 : 0.78) * Math.sqrt(bath));
    this.#floating[index]?.destroy();
    this.#floating[index] = toy;
    return toy;
  }
}
