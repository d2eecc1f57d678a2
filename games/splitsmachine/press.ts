import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import type { Stair } from './stair';

/** Height of the press, how far it is wider than a strip, and the time it comes down and goes up, ms. */
const look = { tall: 46, wider: 26 } as const;
const down = 70;
const up = 170;

/** The press of the machine: it comes down on the balls, which become a printed strip. */
export class Press {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #head: GameObjects.NineSlice;

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
    this.#head = kit.scene.add
      .nineslice(0, 0, game, 'sleeve', 100, look.tall, 16, 16, 20, 20)
      .setDepth(depths.strip + 0.5)
      .setVisible(false);
  }

  /** Stamps the balls at a height into a strip: resolves as they are hit; the press goes up behind. */
  async stamp(stair: Stair, y: number): Promise<void> {
    const { motion } = this.#kit;
    if (motion.reduced) return;
    const { from, unit, height } = stair.measure;
    const wide = unit * stair.room;
    const { stair: room } = this.#layout;
    const top = room.y - room.height / 2 - look.tall / 2;
    const head = this.#head;
    head
      .setSize(wide + look.wider, look.tall)
      .setPosition(from + wide / 2, top)
      .setVisible(true);
    await motion.tween({
      targets: head,
      y: y - height / 2 - look.tall * 0.42,
      duration: down,
      ease: 'Quad.In',
    });
    void motion
      .flourish({ targets: head, y: top, delay: 40, duration: up, ease: 'Quad.InOut' })
      .then(() => head.setVisible(false));
  }
}
