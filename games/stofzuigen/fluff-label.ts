import type { SceneKit } from '@games/kit/scene/scene-kit';
import { sumLabel } from '@games/kit/scene/sum-label';
import { namePieces } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects } from 'phaser';
import type { Sum } from '@/maths/sum/sum';
import { inTwoLines } from './matter';

/** Largest width of a sum, height of its writing and of a line, the middle of one and of two lines, design px,
 * and how much larger than usual a short sum is. */
const look = { room: 200, size: 45, line: 44, one: -20, two: -24, largest: 1.22 } as const;
/** A stacked fraction is tall: it stands between eyes and strip that make room, its digits 44 px. */
const stacked = { y: -14, largest: 1.14, rise: 18 } as const;

interface FluffLabel {
  readonly text: GameObjects.Container;
  /** How far what stands above and below it has to make room, design px. */
  readonly rise: number;
}

/** Writes a sum on a fluff; a long one, such as € 5 + € 1 + € 1, in two lines of the same size. */
export function fluffLabel(kit: SceneKit, sum: Sum): FluffLabel {
  const pieces = namePieces(sum, kit.locale);
  const isStacked = pieces.some(({ kind }) => kind === 'fraction');
  const { largest } = isStacked ? stacked : look;
  const { text, fits, plate } = sumLabel(kit, sum, { x: 0, y: isStacked ? stacked.y : look.one }, look.room);
  if (fits === 1) text.setScale(Math.min(largest, look.room / plate.width));
  if (isStacked) return { text, rise: stacked.rise };
  const [piece, ...more] = pieces;
  const lines = fits < 1 && piece?.kind === 'text' && more.length === 0 ? inTwoLines(piece.text) : null;
  if (lines === null) return { text, rise: 0 };
  text.destroy();
  const rows = lines.map((line, place) => {
    const { box, width } = promptRow(kit, [{ kind: 'text', text: line }], { size: look.size });
    return box.setScale(Math.min(1, look.room / width)).setY((place - 0.5) * look.line);
  });
  return { text: kit.scene.add.container(0, look.two, rows), rise: 18 };
}
