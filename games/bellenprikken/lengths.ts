import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { rail as board } from './art/sizes';
import { game } from './game-id';
import { layouts } from './layout';
import { lengthsOf } from './rules';

/** One of two numbers that are compared: how it is written, and its value. */
export interface Measured {
  readonly pieces: readonly Piece[];
  readonly value: number;
  readonly isRight?: boolean;
}

const bar = { height: 66, inside: 40, colours: [0xffb09c, 0x8fd6d2] } as const;
const digits = 46;
const aside = 16;

/** Draws two numbers as lengths under each other, of one scale, until the child goes on. */
export async function compareLengths(
  kit: SceneKit,
  measured: readonly [above: Measured, below: Measured],
): Promise<void> {
  const { scene, motion, design } = kit;
  const { rows } = layouts[design.orientation];
  const room = board.width - bar.inside;
  const lengths = lengthsOf(
    measured.map(({ value }) => value),
    room,
  );
  const drawn = measured.map(({ pieces, isRight = false }, place) => {
    const at = place === 0 ? rows.right : rows.own;
    const strip = scene.add
      .nineslice(-room / 2, 0, KIT, 'paper' satisfies KitFrame, 4, bar.height, 2, 2, 2, 2)
      .setOrigin(0, 0.5)
      .setTint(bar.colours[place] ?? bar.colours[0]);
    const text = promptRow(kit, pieces, { size: digits });
    const fits = Math.min(1, (room - 2 * aside) / text.width);
    text.box.setScale(fits).setX(-room / 2 + aside + (text.width * fits) / 2);
    const parts: GameObjects.GameObject[] = [
      scene.add.nineslice(0, 5, game, 'plank', board.width + 20, board.height + 26, 44, 44, 0, 0),
      strip,
      text.box,
    ];
    if (isRight) parts.push(scene.add.image(-board.width / 2 - 4, -40, game, 'check'));
    const box = scene.add.container(at.x, at.y, parts).setScale(rows.size).setDepth(60).setAlpha(0);
    return { box, strip, length: lengths[place] ?? 4 };
  });
  const boxes = drawn.map(({ box }) => box);
  await motion.tween({ targets: boxes, alpha: 1, duration: 200 });
  await Promise.all(
    drawn.map(({ strip, length }) =>
      motion.tween({ targets: strip, width: length, duration: 420, ease: 'Sine.InOut' }),
    ),
  );
  await motion.wait(minViewMs);
  await waitForContinue(kit, rows.go);
  await motion.tween({ targets: boxes, alpha: 0, duration: 160 });
  for (const box of boxes) box.destroy();
}
