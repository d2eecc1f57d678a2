import { moneyPiece } from '@games/kit/feedback/money';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { type Holding, moneySpots, moneyUnit, rowsOf } from './holding';
import { bubbleRadius, fiveOf, insideOf, type Reach } from './rules';

/** Content of a bubble around its middle, and the radius of the bubble, design px. */
interface Filling {
  readonly radius: number;
  readonly inside: readonly GameObjects.GameObject[];
  /** Positions of its dots. */
  readonly dots: readonly Point[];
}

const ink = 0x2b2a4c;
/** Digits 44 px high: the glyphs are drawn 46. */
const digitScale = 0.95;
const named: Readonly<Record<string, string>> = { ',': 'comma', '−': 'minus' };
const money = { room: { width: 140, height: 88 }, smallest: 88, largest: 98 } as const;
const clock = { wide: 108, alone: 128, radius: 94 } as const;
const plates = { ends: 44, high: 80, sides: 40 } as const;

/** Writes a number with the glyphs of the atlas, so that it shares the draw call of the bubbles. */
function glyphs(scene: Scene, text: string, y: number): GameObjects.Image[] {
  const images = text.split('').map((letter) =>
    scene.add
      .image(0, y, game, `glyph-${named[letter] ?? letter}`)
      .setTint(ink)
      .setScale(digitScale),
  );
  // Tabular digits stand a little wide at this size.
  const step = 34.5 * digitScale;
  images.forEach((image, index) => {
    image.x = (index - (images.length - 1) / 2) * step;
  });
  return images;
}

function dots(scene: Scene, value: number, text: string, reach: Reach): Filling {
  const { dots: spots, plateY } = insideOf(value, reach);
  const frame = text.length < 2 ? 'plate-short' : text.length < 3 ? 'plate-long' : 'plate-wide';
  return {
    radius: bubbleRadius(value, reach),
    inside: [
      ...spots.map(({ x, y }, index) => scene.add.image(x, y, game, `dot-${fiveOf(index)}`)),
      scene.add.image(0, plateY, game, frame),
      ...glyphs(scene, text, plateY),
    ],
    dots: spots,
  };
}

function twoLines(kit: SceneKit, line: string) {
  const style = { fontSize: 28, fontStyle: '700', align: 'center', wordWrap: { width: 138 } };
  const text = kit.words(0, 0, line, style);
  return { text, width: text.width };
}

function figures(kit: SceneKit, piece: Piece, size: number) {
  const { box, width } = promptRow(kit, [piece], { size });
  return { text: box, width };
}

/** Writes words in two lines or figures in one, on a plate of fitting width. */
function written(kit: SceneKit, piece: Piece, y: number, size: number, high = 1): GameObjects.GameObject[] {
  const isLong = piece.kind === 'text' && piece.text.length > 7;
  const { text, width } = isLong ? twoLines(kit, piece.text) : figures(kit, piece, size);
  text.setY(y);
  const plate = kit.scene.add
    .nineslice(
      0,
      y,
      game,
      'plate-wide',
      (width + plates.sides) / high,
      plates.high,
      plates.ends,
      plates.ends,
      0,
      0,
    )
    .setScale(high);
  return [plate, text];
}

function purse(kit: SceneKit, cents: readonly number[], plate: Piece, maxAmount: number): Filling {
  const { room, smallest, largest } = money;
  const unit = moneyUnit(cents, room);
  const spots = moneySpots(cents, unit, room.width);
  const plateHigh = 50;
  const rows = rowsOf(spots);
  const high = rows * unit + 5 + plateHigh;
  const coins = spots.flatMap(({ x, y }, index) =>
    moneyPiece(kit.scene, { x, y: y + (rows * unit - high) / 2 }, cents[index] ?? 0, unit),
  );
  const total = cents.reduce((sum, piece) => sum + piece, 0);
  return {
    radius: Math.sqrt(
      smallest ** 2 + (largest ** 2 - smallest ** 2) * Math.min(1, total / Math.max(1, maxAmount)),
    ),
    inside: [...coins, ...written(kit, plate, (high - plateHigh) / 2, 40, plateHigh / 66)],
    dots: [],
  };
}

function face(kit: SceneKit, hands: Piece, plate: Piece | null): Filling {
  const { wide, alone, radius } = clock;
  // A clock in a row is 1.4 times as wide as digits are high.
  const row = promptRow(kit, [hands], { size: (plate === null ? alone : wide) / 1.4 });
  if (plate === null) return { radius: 84, inside: [row.box], dots: [] };
  return {
    radius,
    inside: [row.box.setY(-26), ...written(kit, plate, 56, 40, 48 / 66)],
    dots: [],
  };
}

/** Draws the content of a bubble; `maxAmount` is the largest amount of all bubbles, in cents for money. */
export function fillingOf(
  kit: SceneKit,
  holding: Holding,
  text: string,
  reach: Reach,
  maxAmount: number,
): Filling {
  switch (holding.kind) {
    case 'dots':
      return dots(kit.scene, holding.value, text, reach);
    case 'money':
      return purse(kit, holding.cents, holding.plate, maxAmount);
    case 'clock':
      return face(kit, holding.clock, holding.plate);
    case 'plate': {
      const isSign = holding.plate.kind === 'text' && holding.plate.text.length === 1;
      return { radius: isSign ? 70 : 88, inside: written(kit, holding.plate, 0, isSign ? 62 : 46), dots: [] };
    }
  }
}
