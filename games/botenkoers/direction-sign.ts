import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';

const heights = [12, 20, 28, 36] as const;
const size = { width: 118, height: 62 } as const;
const larger = 1.25;
const colours = { sail: 0x2f6fb0, last: 0xe8604a } as const;

/** Four masts under the card that grow or shrink: the order that is asked, for a child that does not read it. */
export class DirectionSign {
  readonly #box: GameObjects.Container;
  readonly #masts: readonly GameObjects.Image[];

  constructor({ scene }: SceneKit, { x, y }: Point) {
    const { add } = scene;
    const plate = add.nineslice(0, 0, KIT, 'key' satisfies KitFrame, size.width, size.height, 24, 24, 24, 28);
    this.#masts = heights.map(() => add.image(0, 0, KIT, 'paper' satisfies KitFrame));
    this.#box = add
      .container(x, y, [plate, ...this.#masts])
      .setDepth(19)
      .setScale(larger)
      .setVisible(false);
  }

  /** Shows the direction of a task. */
  show(direction: Task['direction']): void {
    const row = direction === 'down' ? heights.toReversed() : heights;
    for (const [place, mast] of this.#masts.entries()) {
      const tall = row[place] ?? 0;
      mast
        .setDisplaySize(14, tall)
        .setPosition((place - 1.5) * 21, 17 - tall / 2)
        .setTint(place === row.length - 1 ? colours.last : colours.sail);
    }
    this.#box.setVisible(true);
  }

  hide(): void {
    this.#box.setVisible(false);
  }
}
