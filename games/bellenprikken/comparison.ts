import { KIT, type KitFrame } from '@games/kit/kit-texture';
import type { Motion } from '@games/kit/motion';
import { numberText } from '@games/kit/number-text';
import type { GameObjects, Scene } from 'phaser';
import { game } from './bubble';
import { Rail } from './rail';
import { beside, type Reach, type Spot } from './rules';

/** Middle and size of the panel, design px: Sam at its left stays in sight. */
export const panelPlace = { x: 762, y: 352, width: 712, height: 408 } as const;

const railX = 84;
const chipX = -250;
const rows = { right: -122, own: 8 } as const;
const rightInk = 0x14664c;
const ownInk = 0xa3320f;

/** After a miss: the right amount over the child's own, so that what is over or short is seen. */
export class Comparison {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #dim: GameObjects.Image;
  readonly #own: Rail;
  readonly #right: number;

  constructor(scene: Scene, motion: Motion, reach: Reach, right: number, given: number) {
    this.#motion = motion;
    this.#right = right;
    this.#dim = scene.add
      .image(640, 360, KIT, 'shade' satisfies KitFrame)
      .setDisplaySize(1540, 900)
      .setAlpha(0)
      .setDepth(800);
    const { x, y, width, height } = panelPlace;
    const plate = scene.add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, width, height, 48, 48, 48, 54);
    const chip = (frame: KitFrame, at: number, value: number, colour: number) => [
      scene.add.nineslice(chipX, at, KIT, frame, 112, 76, 18, 18, 18, 18),
      numberText(scene, chipX, at - 1, `${value}`, 52, colour),
    ];
    const railRight = new Rail(scene, motion, railX, rows.right);
    this.#own = new Rail(scene, motion, railX, rows.own);
    for (const rail of [railRight, this.#own]) rail.clear(reach);
    railRight.lay(right);
    this.box = scene.add
      .container(x, y, [
        plate,
        ...chip('chip-right', rows.right, right, rightInk),
        ...chip('chip-look', rows.own, given, ownInk),
        railRight.box,
        this.#own.box,
        scene.add.image(chipX + 54, rows.right - 36, game, 'check'),
      ])
      .setDepth(850)
      .setAlpha(0);
  }

  async open(): Promise<void> {
    const { box } = this;
    if (!this.#motion.reduced) box.setScale(0.94).setY(panelPlace.y + 20);
    await Promise.all([
      this.#motion.tween({ targets: this.#dim, alpha: 0.12, duration: 200 }),
      this.#motion.tween({
        targets: box,
        alpha: 1,
        scale: 1,
        y: panelPlace.y,
        duration: 280,
        ease: 'Back.Out',
      }),
    ]);
  }

  /** The child's amount drops in beside the right one, from where its bubble hung (world px). */
  async drop(from: readonly Spot[], each: () => void): Promise<void> {
    const { x, y } = this.box;
    await this.#own.receive(
      from.map((spot) => ({ x: spot.x - x, y: spot.y - y })),
      each,
    );
    const { same, over, short } = beside(this.#right, from.length);
    this.#own.mark(same, same + Math.max(over, short), over > 0 ? 'over' : 'short');
  }

  async close(): Promise<void> {
    await this.#motion.tween({ targets: [this.box, this.#dim], alpha: 0, duration: 160 });
    this.box.destroy();
    this.#dim.destroy();
  }
}
