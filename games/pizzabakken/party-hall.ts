import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './pizza-paint';

const evening = { colour: 0x2a1245, alpha: 0.76 } as const;
const check = 46;
const lanterns = 7;
const sagging = 70;
/** How bright a lantern is before it is lit. */
const unlit = 0.35;

interface Lantern {
  readonly paper: GameObjects.Image;
  readonly glow: GameObjects.Image;
}

/** The kitchen in the evening: it is dark, lanterns hang over a long table. */
export class PartyHall {
  /** What is behind the guests, and what is before them. */
  readonly back: GameObjects.Container;
  readonly front: GameObjects.Container;
  readonly #kit: SceneKit;
  readonly #dark: GameObjects.Image;
  readonly #lanterns: readonly Lantern[];
  readonly #cloth: GameObjects.Container;
  #lit = 0;

  constructor(kit: SceneKit, { table, middle }: Layout, depth: number) {
    this.#kit = kit;
    const { add } = kit.scene;
    this.#dark = add
      .image(middle, table.y, KIT, 'paper' satisfies KitFrame)
      .setDisplaySize(2400, 2400)
      .setTint(evening.colour)
      .setAlpha(0);
    this.#lanterns = Array.from({ length: lanterns }, (_, k) => {
      const share = k / (lanterns - 1);
      const at = {
        x: middle + (share - 0.5) * table.width * 1.02,
        y: table.y - table.lanterns + 4 * share * (1 - share) * sagging,
      };
      return {
        glow: add
          .image(at.x, at.y + 28, game, 'oven-glow')
          .setScale(3.4)
          .setAlpha(0),
        paper: add.image(at.x, at.y, game, 'lantern').setScale(1.25).setAlpha(0),
      };
    });
    this.back = add.container(0, 0, [
      this.#dark,
      ...this.#lanterns.map(({ glow }) => glow),
      ...this.#lanterns.map(({ paper }) => paper),
    ]);
    this.#cloth = add.container(table.x, table.y + 130, [
      add.nineslice(0, 0, game, 'cloth', table.width, 260, 40, 40, 40, 70),
      ...checks(kit.scene, table.width),
    ]);
    this.front = add.container(0, 0, [this.#cloth]);
    this.back.setDepth(depth);
    this.front.setDepth(depth + 2);
  }

  /** It grows dark, and the table comes up. */
  async open(): Promise<void> {
    const { motion } = this.#kit;
    const { y } = this.#cloth;
    if (!motion.reduced) this.#cloth.setY(y + 560);
    this.#cloth.setAlpha(0);
    void motion.tween({ targets: this.#dark, alpha: evening.alpha, duration: 360 });
    const papers = this.#lanterns.map(({ paper }) => paper);
    void motion.tween({ targets: papers, alpha: unlit, duration: 360 });
    papers.forEach((paper, k) => {
      motion.idle({ targets: paper, angle: k % 2 ? 5 : -5, duration: 900 + k * 70 });
    });
    await motion.tween({ targets: this.#cloth, y, alpha: 1, duration: 420, ease: 'Back.Out' });
  }

  /** Lights further lanterns, up to this share of all. */
  light(share: number): void {
    const { motion } = this.#kit;
    const upTo = Math.round(share * this.#lanterns.length);
    for (const { paper, glow } of this.#lanterns.slice(this.#lit, upTo)) {
      void motion.tween({ targets: paper, alpha: 1, duration: 160 });
      void motion.tween({ targets: glow, alpha: 0.75, duration: 260 });
      void motion.flourish({ targets: paper, scale: 1.6, duration: 140, yoyo: true, ease: 'Quad.Out' });
    }
    this.#lit = Math.max(this.#lit, upTo);
  }

  /** The evening clears a little, so that what the round brought is seen. */
  async clear(): Promise<void> {
    await this.#kit.motion.tween({ targets: this.#dark, alpha: 0.25, duration: 300 });
  }

  destroy(): void {
    this.back.destroy();
    this.front.destroy();
  }
}

/** The checks of the cloth, woven of stripes that cross. */
function checks(scene: Scene, wide: number): GameObjects.Image[] {
  const stripe = (x: number, y: number, width: number, height: number) =>
    scene.add
      .image(x, y, KIT, 'paper' satisfies KitFrame)
      .setDisplaySize(width, height)
      .setTint(0xf08aa6)
      .setAlpha(0.17);
  const across = Math.floor((wide - 2 * check) / (2 * check));
  return [
    ...Array.from({ length: across }, (_, k) => stripe((k - (across - 1) / 2) * 2 * check, 2, check, 188)),
    ...[-69, 23].map((y) => stripe(0, y, wide - 40, check)),
  ];
}
