import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { lensReach, markAt, type Scale } from './rules';
import { depths } from './scenery';

/** Radius of the glass, and the distance of two counts in it, design px. */
const radius = 56;
export const lensSpacing = 17;

interface Seen {
  readonly rope: GameObjects.Image;
  readonly tick: GameObjects.Image;
}

const givenInk = 0xff8f78;

/** The glass at the hook, in which the marks around it stand far apart. */
export class Lens {
  readonly #box: GameObjects.Container;
  readonly #seen: readonly Seen[];
  readonly #highest: number;
  /** The count that the child gave, after a miss. */
  #given: number | null = null;

  /** The glass hangs no higher than `highest`. */
  constructor(scene: Scene, x: number, highest: number) {
    this.#highest = highest;
    const glass = scene.add.image(0, 0, game, 'lens');
    this.#seen = Array.from({ length: 2 * lensReach + 1 }, () => ({
      rope: scene.add.image(0, 0, game, 'band-a'),
      tick: scene.add.image(0, 0, game, 'tick-long'),
    }));
    const parts = this.#seen.flatMap(({ rope, tick }) => [rope, tick]);
    this.#box = scene.add.container(x, 0, [glass, ...parts]).setDepth(depths.hook - 0.2);
  }

  /** Colours the mark that the child gave; null for none. */
  give(count: number | null): void {
    this.#given = count;
  }

  hide(): void {
    this.#box.setVisible(false);
  }

  /** Shows the marks around a count; `down` is 1 where numbers grow downwards, else −1. */
  show(scale: Scale, count: number, y: number, bandAt: (count: number) => string): void {
    // Near the card the glass hangs lower, and its marks stay where they are.
    const middle = Math.max(y, this.#highest);
    this.#box.setY(middle).setVisible(true);
    const down = scale.isUp ? -1 : 1;
    for (const [place, { rope, tick }] of this.#seen.entries()) {
      const by = place - lensReach;
      const at = count + by * down;
      const offset = by * lensSpacing + y - middle;
      const kind = markAt(scale, at);
      const half = Math.sqrt(Math.max(0, radius ** 2 - (Math.abs(offset) + 4) ** 2));
      const isOn = at >= 0 && at <= scale.count;
      const isSeen = Math.abs(offset) < radius - 4;
      rope.setFrame(bandAt(at)).setVisible(isOn && isSeen && by < lensReach);
      rope.setPosition(14, offset).setDisplaySize(20, Math.min(lensSpacing, radius - offset - 3));
      tick.setVisible(kind !== null && isSeen).setPosition(Math.min(2, half), offset);
      if (kind === null) continue;
      tick.setFrame(`tick-${kind}`).setTint(at === this.#given ? givenInk : 0xffffff);
      tick.setDisplaySize(Math.min(tick.width, half + 2), tick.height * 0.9);
    }
  }
}
