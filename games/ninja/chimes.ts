import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { cane } from './cane';
import type { Layout } from './layout';
import type { Pair } from './pole';
import { game } from './world';

/** Length of a whole pole among the chimes, and their width, relative to the pole's. */
const longest = 104;
const thin = 0.26;
const cord = 14;
const between = 17;

/** The pieces of right cuts hang under the eave and ring: a pair for each, the last ones when it is full. */
export class Chimes {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #hung: GameObjects.Container[][];
  #count = 0;

  constructor(scene: Scene, motion: Motion, layout: Layout) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#hung = layout.chimes.map(() => []);
  }

  /** Hangs a pair at once, of a part of this length (0 to 1). */
  hang(share: number): void {
    const place = this.#next();
    this.#hung[place]?.push(
      this.#piece(place, 0, this.#tube(share), share),
      this.#piece(place, 1, this.#tube(1 - share), 1 - share),
    );
  }

  /** Lets the two pieces of a cut fly to their place, 0.7 s; they belong to the chimes from now on. */
  async take({ part, rest }: Pair<GameObjects.Container>, share: number): Promise<void> {
    const place = this.#next();
    const lengths = [share, 1 - share];
    const pieces = [part, rest].map((piece, index) => {
      const length = lengths[index] ?? 0;
      const { x, y } = this.#place(place, index, length);
      return { piece: piece.setDepth(30), x, y, length };
    });
    await Promise.all(
      pieces.map(({ piece, x, y, length }) =>
        this.#motion
          .tween({
            targets: piece,
            x,
            y,
            angle: 90,
            scaleX: this.#squeeze,
            scaleY: thin,
            duration: 520,
            ease: 'Cubic.InOut',
          })
          .then(() => this.#hung[place]?.push(this.#corded(piece, x, y, length))),
      ),
    );
    await this.sway(place);
  }

  /** Lets all chimes swing, or those of one place. */
  async sway(place?: number): Promise<void> {
    const targets = place === undefined ? this.#hung.flat() : (this.#hung[place] ?? []);
    for (const angle of [5, -4, 0])
      await this.#motion.flourish({ targets, angle, duration: 170, ease: 'Sine.InOut' });
  }

  get #squeeze(): number {
    return longest / (this.#layout.pole.to - this.#layout.pole.from);
  }

  /** Frees the next place: the oldest pair goes when all are taken. */
  #next(): number {
    const place = this.#count++ % this.#hung.length;
    for (const old of this.#hung[place]?.splice(0) ?? []) old.destroy();
    return place;
  }

  #tube(length: number): GameObjects.Container {
    const whole = this.#layout.pole.to - this.#layout.pole.from;
    return cane(this.#scene, { left: 0, right: length, length: whole, nodes: [] })
      .setScale(this.#squeeze, thin)
      .setAngle(90);
  }

  #place(place: number, index: number, length: number) {
    const x = (this.#layout.chimes[place] ?? 0) + (index - 0.5) * between;
    return { x, y: this.#layout.eave + cord + (length * longest) / 2 };
  }

  #piece(place: number, index: number, tube: GameObjects.Container, length: number): GameObjects.Container {
    const { x, y } = this.#place(place, index, length);
    return this.#corded(tube.setPosition(x, y), x, y, length);
  }

  /** Puts a piece on a cord at the eave, around which it swings. */
  #corded(piece: GameObjects.Container, x: number, y: number, length: number): GameObjects.Container {
    const { eave } = this.#layout;
    const thread = this.#scene.add.image(0, cord / 2, game, 'cord').setScale(0.6, (cord + 4) / 40);
    const hung = this.#scene.add.container(x, eave, [thread, piece.setPosition(0, y - eave)]).setDepth(10);
    return hung.setSize(between, length * longest);
  }
}
