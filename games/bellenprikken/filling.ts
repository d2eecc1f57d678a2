import { moneyPiece } from '@games/kit/feedback/money';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects, Scene } from 'phaser';
import { bubbleRadius as drawnRadius } from './art/sizes';
import { game } from './game-id';
import { type Holding, moneySpots, moneyUnit } from './holding';
import { apartInside, bubbleRadius, dotShare, fiveOf, insideOf } from './rules';

/** Content of a bubble around its middle, and the radius of the bubble, design px. */
interface Filling {
  readonly radius: number;
  readonly inside: readonly GameObjects.GameObject[];
  /** Positions of its dots. */
  readonly dots: readonly Point[];
}

const money = { room: { width: 140, height: 100 }, smallest: 88, largest: 98 } as const;
const clockWidth = 128;
const plates = { ends: 44, high: 80, sides: 40 } as const;
/** A side of a comparison: its bubble is as large whatever it is worth, and its digits are as large in one line or two. */
const sides = { radius: 98, size: 54, room: 168, line: 58, stacked: 124, narrowest: 104 } as const;
/** Radii of the bead and of the ring of an empty place in the atlas, design px. */
const drawn = { bead: 13, ring: 17 } as const;

function dots(scene: Scene, value: number, maxAmount: number, places: number | undefined): Filling {
  const most = places ?? maxAmount;
  const { dots: full, empty, pitch } = insideOf(value, most, places);
  const radius = pitch * dotShare;
  return {
    radius: bubbleRadius(places ?? value, most),
    inside: [
      ...full.map(({ x, y }, index) =>
        scene.add.image(x, y, game, `bead-${fiveOf(index)}`).setScale(radius / drawn.bead),
      ),
      // A second film shows that the bubble is empty.
      ...(value === 0 && places === undefined ? emptyFilm(scene, bubbleRadius(0, most)) : []),
      ...empty.map(({ x, y }) => scene.add.image(x, y, game, 'ring-over').setScale(radius / drawn.ring)),
    ],
    dots: places === undefined ? full : empty,
  };
}

/** A side of a comparison: which one is more is worked out, and no bubble tells it by its size. */
function sideOfDots(scene: Scene, parts: readonly number[], maxAmount: number): Filling {
  const { dots: spots, fives, pitch } = apartInside(parts, maxAmount);
  const radius = bubbleRadius(maxAmount, maxAmount);
  const beads = spots.map(({ x, y }, index) =>
    scene.add.image(x, y, game, `bead-${fives[index] ?? 'coral'}`).setScale((pitch * dotShare) / drawn.bead),
  );
  return { radius, inside: spots.length === 0 ? emptyFilm(scene, radius) : beads, dots: spots };
}

const emptyFilm = (scene: Scene, radius: number): GameObjects.Image[] =>
  [0, 1].map(() =>
    scene.add
      .image(0, 0, game, 'bubble')
      .setScale((radius / drawnRadius) * 0.98)
      .setTint(0x7fd0e8),
  );

/** A side of a comparison as it is written; a long one has its sign on a second line. */
function side(kit: SceneKit, pieces: readonly Piece[]): Filling {
  const { radius, size, room, line, stacked, narrowest } = sides;
  const [only] = pieces;
  const lines =
    pieces.length === 1 && only?.kind === 'text' && only.text.length > 7
      ? only.text.split(/ (?=[+−×:÷] )/u).map((text): readonly Piece[] => [{ kind: 'text', text }])
      : [pieces];
  const rows = lines.map((each, place) => {
    const { box, width } = promptRow(kit, each, { size });
    return { box: box.setY((place - (lines.length - 1) / 2) * line), width };
  });
  const width = Math.max(...rows.map((row) => row.width));
  const fit = Math.min(1, room / width);
  const text = kit.scene.add
    .container(
      0,
      0,
      rows.map(({ box }) => box),
    )
    .setScale(fit);
  const { ends, high } = plates;
  const isStacked = pieces.some(({ kind }) => kind === 'fraction');
  const tall = isStacked ? stacked : high + (lines.length - 1) * line;
  const plate = kit.scene.add.nineslice(
    0,
    0,
    game,
    'plate-wide',
    Math.max(narrowest, width * fit + 36),
    tall,
    ends,
    ends,
    0,
    0,
  );
  return { radius, inside: [plate, text], dots: [] };
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

/** Writes words small and in two lines, or digits or a sign large in one, on a plate of fitting width. */
function written(kit: SceneKit, piece: Piece, size: number): GameObjects.GameObject[] {
  // All words have one size: larger ones would make their bubble stand out.
  const isLong = piece.kind === 'text' && (piece.text.length > 7 || /\p{L}/u.test(piece.text));
  const { text, width } = isLong ? twoLines(kit, piece.text) : figures(kit, piece, size);
  const { sides, high, ends } = plates;
  return [kit.scene.add.nineslice(0, 0, game, 'plate-wide', width + sides, high, ends, ends, 0, 0), text];
}

function purse(kit: SceneKit, cents: readonly number[], maxAmount: number): Filling {
  const { room, smallest, largest } = money;
  const unit = moneyUnit(cents, room);
  const coins = moneySpots(cents, unit, room.width).flatMap((at, index) =>
    moneyPiece(kit.scene, at, cents[index] ?? 0, unit),
  );
  const total = cents.reduce((sum, piece) => sum + piece, 0);
  return {
    radius: Math.sqrt(
      smallest ** 2 + (largest ** 2 - smallest ** 2) * Math.min(1, total / Math.max(1, maxAmount)),
    ),
    inside: coins,
    dots: [],
  };
}

function face(kit: SceneKit, hands: Piece): Filling {
  // A clock in a row is 1.4 times as wide as digits are high.
  const { box } = promptRow(kit, [hands], { size: clockWidth / 1.4 });
  return { radius: 84, inside: [box], dots: [] };
}

/**
 * Draws the content of a bubble; `maxAmount` is the largest amount of all bubbles, in cents for money, and `places`
 * what each bubble shows in a round about empty places.
 */
export function fillingOf(kit: SceneKit, holding: Holding, maxAmount: number, places?: number): Filling {
  switch (holding.kind) {
    case 'dots':
      if (holding.parts !== undefined) return sideOfDots(kit.scene, holding.parts, maxAmount);
      return dots(kit.scene, holding.value, maxAmount, places);
    case 'money':
      return purse(kit, holding.cents, maxAmount);
    case 'clock':
      return face(kit, holding.clock);
    case 'side':
      return side(kit, holding.pieces);
    case 'plate': {
      const isSign = holding.plate.kind === 'text' && holding.plate.text.length === 1;
      return { radius: isSign ? 70 : 88, inside: written(kit, holding.plate, isSign ? 62 : 46), dots: [] };
    }
  }
}
