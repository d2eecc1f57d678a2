import type { Motion } from '@games/kit/effects/motion';
import { type Box, designs, type Orientation, type Point } from '@games/kit/layout/design';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { layouts } from './layout';
import { Rail } from './rail';
import { beside, type Reach } from './rules';

/** From the middle of the panel. In portrait each amount lies under its number, and larger. */
const insides = {
  landscape: {
    chip: { x: -250, right: -68, own: 66 },
    rail: { x: 84, right: -68, own: 66, size: 1 },
  },
  portrait: {
    chip: { x: -236, right: -166, own: 48 },
    rail: { x: 0, right: -58, own: 152, size: 1.2 },
  },
} as const;

const rightInk = 0x14664c;
const ownInk = 0xa3320f;

/** After an error: the right amount over the child's own, so that what is over or short is seen. */
export class Comparison {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #dim: GameObjects.Image;
  readonly #own: Rail;
  readonly #right: number;
  readonly #panel: Box;

  constructor(
    scene: Scene,
    motion: Motion,
    orientation: Orientation,
    reach: Reach,
    right: number,
    given: number,
  ) {
    const { panel } = layouts[orientation];
    const design = designs[orientation];
    const { chip: chipAt, rail: railAt } = insides[orientation];
    this.#panel = panel;
    this.#motion = motion;
    this.#right = right;
    this.#dim = scene.add
      .image(design.width / 2, design.height / 2, KIT, 'shade' satisfies KitFrame)
      .setDisplaySize(1700, 1700)
      .setAlpha(0)
      .setDepth(800);
    const { x, y, width, height } = panel;
    const plate = scene.add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, width, height, 48, 48, 48, 54);
    const chip = (frame: KitFrame, at: number, value: number, colour: number) => [
      scene.add.nineslice(chipAt.x, at, KIT, frame, 112, 76, 18, 18, 18, 18),
      numberText(scene, chipAt.x, at - 1, `${value}`, 52, colour),
    ];
    const railRight = new Rail(scene, motion, railAt.x, railAt.right, railAt.size);
    this.#own = new Rail(scene, motion, railAt.x, railAt.own, railAt.size);
    for (const rail of [railRight, this.#own]) rail.set(reach);
    railRight.lay(right);
    this.box = scene.add
      .container(x, y, [
        plate,
        ...chip('chip-right', chipAt.right, right, rightInk),
        ...chip('chip-wrong', chipAt.own, given, ownInk),
        railRight.box,
        this.#own.box,
        scene.add.image(chipAt.x + 54, chipAt.right - 36, game, 'check'),
      ])
      .setDepth(850)
      .setAlpha(0);
  }

  async open(): Promise<void> {
    const { box } = this;
    if (!this.#motion.reduced) box.setScale(0.94).setY(this.#panel.y + 20);
    await Promise.all([
      this.#motion.tween({ targets: this.#dim, alpha: 0.12, duration: 200 }),
      this.#motion.tween({
        targets: box,
        alpha: 1,
        scale: 1,
        y: this.#panel.y,
        duration: 280,
        ease: 'Back.Out',
      }),
    ]);
  }

  /** Drops the child's amount beside the right one, from where its bubble was. */
  async drop(from: readonly Point[], each: () => void): Promise<void> {
    const { x, y } = this.box;
    await this.#own.receive(
      from.map((spot) => ({ x: spot.x - x, y: spot.y - y })),
      each,
    );
    const { same, over, short } = beside(this.#right, from.length);
    this.#own.mark(same, same + Math.max(over, short), over > 0 ? 'over' : 'short');
  }

  /** Place of the continue button. */
  get continueAt(): Point {
    const { x, y, width, height } = this.#panel;
    return { x: x + width / 2 - 30, y: y + height / 2 - 24 };
  }

  async close(): Promise<void> {
    await this.#motion.tween({ targets: [this.box, this.#dim], alpha: 0, duration: 160 });
    this.box.destroy();
    this.#dim.destroy();
  }
}
