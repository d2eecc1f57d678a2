import { growIn } from '@games/kit/celebration/grow-in';
import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import { cardsFor } from './cards';
import { game } from './game-id';

/** Up to here each carrot is drawn, beyond as bundles; in the baskets of a mean further, whose heights are compared. */
export const loose = { deal: 20, mean: 40 } as const;

/** Room for a pile, and the height of a layer of carrots or of bundles, design px. */
const room = 88;
const layer = { carrot: 15, bundle: 25 } as const;
const column = 21;
const glow = 0xffd24a;

interface PileSpec {
  readonly amount: number;
  /** What should lie there, where that is shown: what is too much glows, what is missing is an outline. */
  readonly wanted?: number | undefined;
  /** The largest pile of the row, by which all have one scale. */
  readonly largest: number;
  readonly loose: number;
}

type Kind = 'plain' | 'extra' | 'gap';

/** Items of an amount: carrots one by one, or bundles. */
const itemsOf = (amount: number, isLoose: boolean): readonly number[] =>
  isLoose ? Array.from({ length: amount }, () => 1) : cardsFor(amount);

/** A pile of carrots in a basket, in two columns; every carrot or bundle has its place. */
export class Pile {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;

  constructor(scene: Scene, motion: Motion) {
    this.#scene = scene;
    this.#motion = motion;
    this.box = scene.add.container(0, 0);
  }

  show({ amount, wanted = amount, largest, loose: most }: PileSpec): void {
    this.clear();
    const isLoose = largest <= most;
    const both = Math.min(amount, wanted);
    const items: { readonly item: number; readonly kind: Kind }[] = [
      ...itemsOf(both, isLoose).map((item) => ({ item, kind: 'plain' as const })),
      ...itemsOf(amount - both, isLoose).map((item) => ({ item, kind: 'extra' as const })),
      ...itemsOf(wanted - both, isLoose).map((item) => ({ item, kind: 'gap' as const })),
    ];
    const rows = Math.ceil((isLoose ? largest : items.length) / 2);
    const step = Math.min(isLoose ? layer.carrot : layer.bundle, room / Math.max(1, rows));
    const drawn = items.map(({ item, kind }, place) => {
      const isAlone = !isLoose && items.length === 1;
      const x = isAlone ? 0 : (place % 2 === 0 ? -1 : 1) * column;
      return this.#draw(item, kind, x, -Math.floor(place / 2) * step);
    });
    this.box.add(drawn);
  }

  clear(): void {
    this.box.removeAll(true);
  }

  async pop(): Promise<void> {
    await growIn(this.#motion, this.box);
  }

  #draw(item: number, kind: Kind, x: number, y: number): GameObjects.Image {
    const frame = kind === 'gap' ? (item === 1 ? 'gap-1' : 'gap') : `item-${item}`;
    const image = this.#scene.add.image(x, y, game, frame);
    if (item === 1) image.setFlipX(x > 0);
    else image.setScale(0.62);
    return kind === 'extra' ? image.setTint(glow) : image;
  }
}
