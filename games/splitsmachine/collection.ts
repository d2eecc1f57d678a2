import { GrowingDisplay } from '@games/kit/celebration/growing-display';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { frameOf, holds, setHolds } from './growth';
import { depths, type Layout } from './layout';

/** Parts that turn or swing while the machine stands. */
const turning: ReadonlySet<string> = new Set(['gear', 'fan']);

/** Where a part will stand, its shadow is on the shelf. */
const shadow = { colour: 0x5a3a24, alpha: 0.2 } as const;

/** What the rounds brought: parts of the machine, then tubes, then stairs of blocks. */
export class Collection {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #display: GrowingDisplay;
  readonly #things: GameObjects.Image[] = [];

  constructor(scene: Scene, motion: Motion, layout: Layout, kept: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    for (const [place, { x, y, size }] of layout.parts.entries())
      if (place >= kept)
        scene.add
          .image(x, y, game, frameOf(place))
          .setScale(size)
          .setDepth(depths.kept - 0.1)
          .setTint(shadow.colour)
          .setAlpha(shadow.alpha);
    this.#display = new GrowingDisplay(motion, { room: setHolds, kept, put: (place) => [this.#put(place)] });
  }

  get count(): number {
    return this.#display.count;
  }

  /** Adds the thing of the finished round; returns where it stands. */
  grow(): Promise<Point> {
    return this.#display.grow();
  }

  /** All parts shake as the lever is pulled. */
  rattle(): void {
    for (const thing of this.#things)
      if (thing.active)
        void this.#motion.flourish({ targets: thing, y: thing.y - 5, duration: 70, yoyo: true });
  }

  #put(place: number): GameObjects.Image {
    const { parts, shelf } = this.#layout;
    const row = place - holds.part;
    const at = parts[place] ?? { x: shelf.x + row * shelf.step, y: shelf.y, size: shelf.size };
    const frame = frameOf(place);
    const thing = this.#scene.add.image(at.x, at.y, game, frame).setScale(at.size).setDepth(depths.kept);
    if (turning.has(frame))
      this.#motion.idle({ targets: thing, angle: 360, duration: 9000, yoyo: false, ease: 'Linear' });
    this.#things.push(thing);
    return thing;
  }
}
