import type { GameObjects } from 'phaser';
import type { Locale } from '@/maths/locale';
import { givenValue, missPicture } from '@/maths/strategy/miss/miss-picture';
import type { Picture } from '@/maths/strategy/picture';
import type { Sum } from '@/maths/sum/sum';
import type { Point } from '../layout/design';
import type { SceneKit } from '../scene/scene-kit';
import { answerPiece, type Piece, piecesWithAnswer } from '../text/prompt-pieces';
import { promptRow } from '../text/prompt-row';
import { KIT, type KitFrame } from '../textures/kit-texture';
import { minViewMs, waitForContinue } from './continue-button';
import { drawPicture } from './picture/picture-marks';

export interface Miss {
  readonly sum: Sum;
  /** Canonical notation; null for "I don't know". */
  readonly given: string | null;
  readonly correct: string;
}

const PANEL = { width: 650, height: 490 } as const;
/** Distance of the panel's middle from the top of the design, design px. */
const middle = { landscape: 418, portrait: 530 } as const;
const INSIDE = { x: -290, y: -205, width: 580, height: 330 } as const;
const RIGHT_INK = 0x14664c;
const WRONG_INK = 0xa3320f;

/** The picture of the maths after a wrong answer, over a dimmed world. */
export class MissPanel {
  readonly #kit: SceneKit;

  constructor(kit: SceneKit) {
    this.#kit = kit;
  }

  /** Shows the sum with its right answer and resolves when the child continues. */
  async show({ sum, given, correct }: Miss): Promise<void> {
    const { scene, motion, design, locale } = this.#kit;
    const dim = scene.add
      .image(design.width / 2, design.height / 2, KIT, 'shade' satisfies KitFrame)
      .setDisplaySize(design.width * 1.6, design.height * 1.6)
      .setAlpha(0)
      .setDepth(800);
    const plate = scene.add.nineslice(
      0,
      0,
      KIT,
      'panel' satisfies KitFrame,
      PANEL.width,
      PANEL.height,
      48,
      48,
      48,
      54,
    );
    const chip = scene.add.nineslice(0, 180, KIT, 'chip-right' satisfies KitFrame, 560, 64, 18, 18, 18, 18);
    const equation = promptRow(this.#kit, piecesWithAnswer(sum, correct, locale), {
      size: 44,
      colour: RIGHT_INK,
    });
    equation.box.setY(180).setScale(Math.min(1, 530 / equation.width));
    const box = scene.add
      .container(design.width / 2, middle[design.orientation], [
        plate,
        chip,
        equation.box,
        ...this.#pictures(sum, given, correct, locale),
      ])
      .setDepth(850)
      .setAlpha(0)
      .setScale(0.94);
    await Promise.all([
      motion.tween({ targets: dim, alpha: 0.12, duration: 200 }),
      motion.tween({ targets: box, alpha: 1, scale: 1, duration: 280, ease: 'Back.Out' }),
    ]);
    await motion.wait(minViewMs);
    await waitForContinue(this.#kit, {
      x: box.x + PANEL.width / 2 - 30,
      y: box.y + PANEL.height / 2 - 30,
    });
    await motion.tween({ targets: [box, dim], alpha: 0, duration: 160 });
    box.destroy();
    dim.destroy();
  }

  /** Draws the answer given above the right one, or arrays side by side, so that the difference is visible. */
  #pictures(sum: Sum, given: string | null, correct: string, locale: Locale): GameObjects.GameObject[] {
    const { right, given: wrong } = missPicture(sum, givenValue(sum, given));
    if (wrong === null || given === null) return [this.#picture(right, INSIDE, locale)];
    const beside = right.kind === 'array';
    const size = beside
      ? { width: INSIDE.width / 2 - 10, height: INSIDE.height - 60 }
      : { width: INSIDE.width - 100, height: INSIDE.height / 2 - 8 };
    const places = [
      { x: INSIDE.x + (beside ? 0 : 100), y: INSIDE.y + (beside ? 60 : 0) },
      {
        x: INSIDE.x + (beside ? INSIDE.width / 2 + 10 : 100),
        y: INSIDE.y + (beside ? 60 : INSIDE.height / 2 + 8),
      },
    ] as const;
    const label = ({ x, y }: Point) =>
      beside ? { x: x + size.width / 2, y: y - 32 } : { x: x - 52, y: y + size.height / 2 };
    return [
      ...this.#value(answerPiece(given, locale), label(places[0]), 'chip-wrong', WRONG_INK),
      this.#picture(wrong, { ...size, ...places[0] }, locale),
      ...this.#value(answerPiece(correct, locale), label(places[1]), 'chip-right', RIGHT_INK),
      this.#picture(right, { ...size, ...places[1] }, locale),
    ];
  }

  #picture(
    picture: Picture,
    box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
    locale: Locale,
  ) {
    return drawPicture(this.#kit, picture, box, locale).setPosition(box.x, box.y);
  }

  #value(value: Piece, at: Point, plate: KitFrame, colour: number) {
    const { box, width } = promptRow(this.#kit, [value], { size: 38, colour });
    const height = value.kind === 'fraction' ? 64 : 56;
    return [
      this.#kit.scene.add.nineslice(at.x, at.y, KIT, plate, 88, height, 18, 18, 18, 18),
      box.setPosition(at.x, at.y).setScale(Math.min(1, 76 / width)),
    ];
  }
}
