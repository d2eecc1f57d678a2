import type { SceneKit } from '@games/kit/scene/scene-kit';
import { sumLabel } from '@games/kit/scene/sum-label';
import { namePieces } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import { inTwoLines } from './matter';

/** Largest width of a sum, height of its writing and of a line, middle of the sum, design px, and how much larger than
 * usual a short sum is. */
const look = { room: 188, size: 45, line: 44, middle: 16, largest: 1.5 } as const;
/** A stacked fraction is tall: its digits are 44 px. */
const stacked = { middle: 22, largest: 1.14 } as const;
/** Heights of a sum on one line, and of one that is stacked or on two lines, design px. */
const heights = { one: 62, two: 96 } as const;

/** What the plate of a sum is wider than its writing, design px: a fluff has no plate. */
const plateAir = 36;

/** A sum written on a fluff. */
export interface FluffText {
  readonly box: GameObjects.Container;
  /** Size at scale 1, design px. */
  readonly width: number;
  readonly height: number;
  readonly isStacked: boolean;
}

/** Writes a sum on a fluff; a long one, such as € 5 + € 1 + € 1, in two lines of the same size. */
export function fluffLabel(kit: SceneKit, sum: Sum): FluffText {
  const pieces = namePieces(sum, kit.locale);
  const isStacked = pieces.some(({ kind }) => kind === 'fraction');
  const { largest, middle } = isStacked ? stacked : look;
  const { text, fits, plate } = sumLabel(kit, sum, { x: 0, y: middle }, look.room);
  if (fits === 1) text.setScale(Math.max(1, Math.min(largest, look.room / plate.width)));
  const [piece, ...more] = pieces;
  const lines =
    fits < 1 && !isStacked && piece?.kind === 'text' && more.length === 0 ? inTwoLines(piece.text) : null;
  const height = isStacked || lines !== null ? heights.two : heights.one;
  if (lines === null) return { box: text, width: (plate.width - plateAir) / fits, height, isStacked };
  text.destroy();
  const rows = lines.map((line) => promptRow(kit, [{ kind: 'text', text: line }], { size: look.size }));
  for (const [place, { box, width }] of rows.entries())
    box.setScale(Math.min(1, look.room / width)).setY((place - 0.5) * look.line);
  const box = kit.scene.add.container(
    0,
    middle,
    rows.map((row) => row.box),
  );
  return { box, width: Math.min(look.room, Math.max(...rows.map(({ width }) => width))), height, isStacked };
}
