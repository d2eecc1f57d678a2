import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Scene } from 'phaser';
import { bounce } from './bounce';
import type { Layout } from './layout';
import { cloth, paper } from './painted';
import { game } from './pizza-paint';

const evening = { colour: 0x2a1245, alpha: 0.76 } as const;
const check = 46;
const lanterns = 7;
const sagging = 70;
/** How bright a lantern is before it is lit. */
const unlit = 0.35;

/** The kitchen in the evening: it is dark, lanterns hang over a long table. */
export class PartyHall {
  /** What is behind the guests, and what is before them. */
  readonly back: GameObjects.Container;
  readonly front: GameObjects.Container;
  readonly #kit: SceneKit;
  readonly #dark: GameObjects.Image;
  readonly #shades: readonly GameObjects.Image[];
  readonly #glows: readonly GameObjects.Image[];
  readonly #cloth: GameObjects.Container;
  #lit = 0;

  constructor(kit: SceneKit, { table, middle }: Layout, depth: number) {
    this.#kit = kit;
    const { add } = kit.scene;
    this.#dark = paper(kit.scene, middle, table.y, 2400, 2400, evening.colour).setAlpha(0);
    const places = Array.from({ length: lanterns }, (_, k) => {
      const share = k / (lanterns - 1);
      return {
        x: middle + (share - 0.5) * table.width * 1.02,
        y: table.y - table.lanterns + 4 * share * (1 - share) * sagging,
      };
    });
    const hung = (frame: string, size: number, lower: number) =>
      places.map(({ x, y }) =>
        add
          .image(x, y + lower, game, frame)
          .setScale(size)
          .setAlpha(0),
      );
    this.#glows = hung('oven-glow', 3.4, 28);
    this.#shades = hung('lantern', 1.25, 0);
    this.back = add.container(0, 0, [this.#dark, ...this.#glows, ...this.#shades]);
    this.#cloth = add.container(middle, table.y + 130, [
      cloth(kit.scene, { x: -table.width / 2, y: -130, width: table.width, height: 260 }),
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
    void motion.tween({ targets: this.#shades, alpha: unlit, duration: 360 });
    this.#shades.forEach((shade, k) => {
      motion.idle({ targets: shade, angle: k % 2 ? 5 : -5, duration: 900 + k * 70 });
    });
    await motion.tween({ targets: this.#cloth, y, alpha: 1, duration: 420, ease: 'Back.Out' });
  }

  /** Lights further lanterns, up to this share of all. */
  light(share: number): void {
    const { motion } = this.#kit;
    const upTo = Math.round(share * lanterns);
    if (upTo <= this.#lit) return;
    const shades = this.#shades.slice(this.#lit, upTo);
    void motion.tween({ targets: this.#glows.slice(this.#lit, upTo), alpha: 0.75, duration: 260 });
    void motion.tween({ targets: shades, alpha: 1, duration: 160 });
    void bounce(motion, shades, 140, { scale: 1.6 });
    this.#lit = upTo;
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
    paper(scene, x, y, width, height, 0xf08aa6).setAlpha(0.17);
  const across = Math.floor((wide - 2 * check) / (2 * check));
  return [
    ...Array.from({ length: across }, (_, k) => stripe((k - (across - 1) / 2) * 2 * check, 2, check, 188)),
    ...[-69, 23].map((y) => stripe(0, y, wide - 40, check)),
  ];
}
