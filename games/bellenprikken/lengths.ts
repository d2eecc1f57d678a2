import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import { moneyPiece } from '@games/kit/feedback/money';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { type Piece, piecesInText } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { rail as board } from './art/sizes';
import { game } from './game-id';
import { coinsAlong } from './holding';
import { layouts } from './layout';
import { arePartsOfWhole, lengthsOf, roomOf } from './rules';

/** One of two numbers that are compared: how it is written, its value, and the money it was. */
export interface Measured {
  readonly pieces: readonly Piece[];
  readonly value: number;
  readonly cents?: readonly number[];
  readonly isRight?: boolean;
}

interface Laying {
  /** The child's own money comes from here. */
  readonly from: Point;
  /** Hears the money lie down. */
  readonly laid: () => void;
}

const bar = { height: 66, inside: 40, colours: [0xffb09c, 0x8fd6d2], money: [0xa9dcb4, 0xffb09c] } as const;
const digits = 46;
const aside = 16;
/** Room of a number behind its strip of money, and the widest coin on it. */
const behindMoney = 116;
const widestCoin = 60;
const gapInk = 0xc23a1c;
const wholeInk = 0x5a3a26;
/** Size of what is written at the end of the whole, design px. */
const wholeDigits = 24;

/** Draws two numbers as lengths under each other, of one scale, until the child goes on. */
export async function compareLengths(
  kit: SceneKit,
  measured: readonly [above: Measured, below: Measured],
  { from, laid }: Laying,
): Promise<void> {
  const { scene, motion, design } = kit;
  const { rows } = layouts[design.orientation];
  const isMoney = measured.every(({ cents }) => cents !== undefined);
  // Of money the upper one is right; of two sides neither is.
  const colours = isMoney ? bar.money : bar.colours;
  const whole = board.width - bar.inside;
  const values = measured.map(({ value }) => value);
  const labels = measured.map(({ pieces }) => promptRow(kit, pieces, { size: digits }));
  const widths = labels.map(({ width }) => width);
  const { room, behind } = isMoney
    ? { room: whole - behindMoney, behind: behindMoney }
    : roomOf(values, widths, { whole, aside });
  const lengths = lengthsOf(values, room);
  const isParts = !isMoney && arePartsOfWhole(values);
  const drawn = measured.map(({ cents, isRight = false }, place) => {
    const at = place === 0 ? rows.right : rows.own;
    const length = lengths[place] ?? 4;
    const strip = scene.add
      .nineslice(-whole / 2, 0, KIT, 'paper' satisfies KitFrame, 4, bar.height, 2, 2, 2, 2)
      .setOrigin(0, 0.5)
      .setTint(colours[place] ?? colours[0]);
    const label = labels[place]?.box;
    const wide = widths[place] ?? 0;
    const fits = Math.min(1, (behind > 0 ? behind - 8 : room - 2 * aside) / wide);
    const left = behind > 0 ? room + behind - (wide * fits) / 2 : aside + (wide * fits) / 2;
    label?.setScale(fits).setX(-whole / 2 + left);
    const parts: GameObjects.GameObject[] = [
      scene.add.nineslice(0, 5, game, 'plank', board.width + 20, board.height + 26, 44, 44, 0, 0),
      ...(isParts ? wholeOf(kit, -whole / 2, room, measured) : []),
      strip,
      ...(label === undefined ? [] : [label]),
    ];
    if (isRight) parts.push(scene.add.image(-board.width / 2 - 4, -40, game, 'check'));
    const box = scene.add.container(at.x, at.y, parts).setScale(rows.size).setDepth(60).setAlpha(0);
    const start =
      place === 0 ? { x: 0, y: 0 } : { x: (from.x - at.x) / rows.size, y: (from.y - at.y) / rows.size };
    const coins = (cents === undefined ? [] : coinsAlong(cents, length, widestCoin)).map(
      ({ x, width }, k) => {
        const coin = scene.add.container(
          start.x,
          start.y,
          moneyPiece(scene, { x: 0, y: 0 }, cents?.[k] ?? 0, width),
        );
        box.add(coin);
        return { coin, x: x - whole / 2 };
      },
    );
    return { box, strip, length, coins };
  });
  const boxes = drawn.map(({ box }) => box);
  await motion.tween({ targets: boxes, alpha: 1, duration: 200 });
  await Promise.all(
    drawn.flatMap(({ strip, length, coins }) => [
      motion.tween({ targets: strip, width: length, duration: 420, ease: 'Sine.InOut' }),
      ...coins.map(async ({ coin, x }, k) => {
        await motion.tween({ targets: coin, x, y: 0, delay: k * 40, duration: 360, ease: 'Back.Out' });
        if (k % 2 === 0) laid();
      }),
    ]),
  );
  if (isMoney) drawn[1]?.box.add(gapBetween(kit, -whole / 2, lengths));
  await motion.wait(minViewMs);
  await waitForContinue(kit, rows.go);
  await motion.tween({ targets: boxes, alpha: 0, duration: 160 });
  for (const box of boxes) box.destroy();
}

/** Marks where the whole ends of which the strips are parts. */
function wholeOf(
  kit: SceneKit,
  left: number,
  room: number,
  measured: readonly Measured[],
): readonly GameObjects.GameObject[] {
  const isPercent = measured.every(({ pieces }) => piecesInText(pieces).endsWith('%'));
  const pen = kit.scene.add.graphics().fillStyle(0xfffaf0, 0.45).lineStyle(3, wholeInk, 1);
  pen.fillRect(left, -bar.height / 2, room, bar.height).strokeRect(left, -bar.height / 2, room, bar.height);
  const { box } = promptRow(kit, [{ kind: 'text', text: isPercent ? '100%' : '1' }], { size: wholeDigits });
  return [pen, box.setPosition(left + room, -bar.height / 2 - 10)];
}

/** Rings what is missing or too much behind the end of the shorter strip. */
function gapBetween({ scene }: SceneKit, left: number, lengths: readonly number[]): GameObjects.Graphics {
  const [from, to] = [Math.min(...lengths), Math.max(...lengths)];
  const pen = scene.add.graphics().lineStyle(5, gapInk, 1);
  const [width, height] = [Math.max(10, to - from), bar.height + 10];
  if ((lengths[1] ?? 0) < (lengths[0] ?? 0)) pen.fillStyle(0xfffaf0, 0.8);
  else pen.fillStyle(gapInk, 0.2);
  pen.fillRoundedRect(left + from, -height / 2, width, height, 8);
  return pen.strokeRoundedRect(left + from, -height / 2, width, height, 8);
}
