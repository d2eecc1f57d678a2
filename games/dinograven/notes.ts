import type { Motion } from '@games/kit/effects/motion';
import type { Orientation, Point } from '@games/kit/layout/design';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { layouts } from './layout';

const rightInk = 0x14664c;
const ownInk = 0xa3320f;
const helpInk = 0x176b7d;

/** From the middle of the page. */
const insides = {
  landscape: { chips: [-76, 76], chipY: -158, own: -92, help: 0, right: 64, width: 268 },
  portrait: { chips: [-232, -232], chipY: -104, own: -104, help: -16, right: 62, width: 560 },
} as const;

export interface Note {
  /** The child's answer and the right one, as text. */
  readonly own: string;
  readonly right: string;
  /** Fact with the child's number, such as `6 × 8 = 48`; empty when there is none. */
  readonly ownFact: string;
  /** The fact asked, and the way to it. */
  readonly rightFact: string;
  readonly way: string;
}

/** Field notes after an error, over the pad; the square stays visible. */
export class Notes {
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #orientation: Orientation;

  constructor(scene: Scene, motion: Motion, orientation: Orientation, note: Note) {
    this.#motion = motion;
    this.#orientation = orientation;
    const { notes } = layouts[orientation];
    const inside = insides[orientation];
    const upright = orientation === 'portrait';
    const page = scene.add.nineslice(
      0,
      0,
      KIT,
      'panel' satisfies KitFrame,
      notes.width,
      notes.height,
      48,
      48,
      48,
      54,
    );
    const line = (y: number, text: string, ink: number, largest: number) => {
      const made = numberText(scene, upright ? 60 : 0, y, text, largest, ink);
      const maxWidth = upright ? 400 : inside.width;
      return made.width > maxWidth ? made.setFontSize((largest * maxWidth) / made.width) : made;
    };
    const chip = (x: number, y: number, frame: KitFrame, text: string, ink: number) => [
      scene.add.nineslice(x, y, KIT, frame, 118, 66, 18, 18, 18, 18),
      numberText(scene, x, y, text, 44, ink),
    ];
    const [first, second] = inside.chips;
    this.box = scene.add
      .container(notes.x, notes.y, [
        page,
        ...chip(first, inside.chipY, 'chip-wrong', note.own, ownInk),
        ...chip(second, upright ? inside.right : inside.chipY, 'chip-right', note.right, rightInk),
        line(inside.own, note.ownFact, ownInk, 36),
        scene.add.nineslice(
          upright ? 60 : 0,
          inside.help,
          KIT,
          'chip-question' satisfies KitFrame,
          upright ? 430 : 284,
          68,
          18,
          18,
          18,
          18,
        ),
        line(inside.help, note.way, helpInk, 42),
        line(inside.right, note.rightFact, rightInk, 42),
      ])
      .setDepth(850)
      .setAlpha(0);
  }

  async open(): Promise<void> {
    const { y } = this.box;
    if (!this.#motion.reduced) this.box.setY(y + 24).setAngle(1.5);
    await this.#motion.tween({ targets: this.box, alpha: 1, y, angle: 0, duration: 280, ease: 'Back.Out' });
  }

  /** The corner of the page, where the continue button is. */
  get continueAt(): Point {
    const { x, y, width, height } = layouts[this.#orientation].notes;
    return { x: x + width / 2 - 26, y: y + height / 2 - 24 };
  }

  async close(): Promise<void> {
    await this.#motion.tween({ targets: this.box, alpha: 0, duration: 160 });
    this.box.destroy();
  }
}
