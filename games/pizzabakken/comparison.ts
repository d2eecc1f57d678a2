import { numberPlate } from '@games/kit/feedback/number-plate';
import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { isWhole, type Rational } from '@/maths/number/rational';
import { type Ends, lensAt } from './lens';
import type { Made } from './order';
import { piecesOf } from './portion';

const bars = { own: 0xe8836a, asked: 0x4fae88 } as const;
/** Radius of the lens over a small gap, of the height of the plate. */
const lensShare = 0.37;
const plates = { own: 'given', asked: 'right' } as const;

/** One bar of equal pieces. */
export interface Bar {
  readonly one: Rational;
  /** So many pieces make all of it; those that no longer fit on the line are not drawn. */
  readonly count: number;
  readonly filled: Rational;
  /** Its label, in the form of the sum. */
  readonly name: string;
}

export interface Compared {
  readonly own: Bar;
  readonly asked: Bar;
  /** Length and labels of the line. */
  readonly reach: Rational;
  readonly marks: readonly { readonly at: Rational; readonly text: string }[];
  /** How far apart both are, where that is a number and not a piece that is seen; else empty. */
  readonly gap: string;
}

const maxPieces = 60;

/** Draws what was made above what was asked, as bars on one line from 0. */
export function comparison(
  kit: SceneKit,
  box: Box,
  { own, asked, reach, marks, gap }: Compared,
): GameObjects.Container {
  const { scene } = kit;
  const plate = scene.add.nineslice(
    box.width / 2,
    box.height / 2,
    KIT,
    'panel' satisfies KitFrame,
    box.width,
    box.height,
    48,
    48,
    48,
    54,
  );
  const left = 142;
  const long = box.width - left - 46;
  const along = (value: Rational) => (value.num / value.den / (reach.num / reach.den)) * long;
  const rows = [
    { bar: own, look: 'own', y: box.height * 0.23 },
    { bar: asked, look: 'asked', y: box.height * 0.58 },
  ] as const;
  const parts: GameObjects.GameObject[] = [plate];
  for (const { bar, look, y } of rows) {
    parts.push(
      ...pieces(kit, bar, { left, y, along, reach, colour: bars[look] }),
      numberPlate(scene, 74, y, bar.name, plates[look]),
    );
  }
  const ends = { own: along(own.filled), asked: along(asked.filled), long };
  const middle = box.height * 0.405;
  const lens = lensAt(kit, {
    ends,
    from: { x: left, y: middle },
    radius: box.height * lensShare,
    bars,
  });
  for (const { at, text } of marks) {
    const x = left + along(at);
    parts.push(
      rod(kit, x, box.height * 0.405, 3, box.height * 0.52, 0x8a7a9a),
      inside(numberText(scene, x, box.height * 0.82, text, 34), box.width - markAir),
    );
  }
  if (lens !== null) parts.push(lens.picture);
  parts.push(...between(kit, ends, { left, height: box.height, gap, plateAt: lens?.x }));
  return scene.add.container(box.x, box.y, parts).setDepth(80);
}

/** Air between a mark and the edge of the plate. */
const markAir = 20;

/** Keeps a text left of an edge. */
function inside(text: GameObjects.BitmapText, edge: number): GameObjects.BitmapText {
  return text.setX(Math.min(text.x, edge - text.width / 2));
}

const gapInk = 0xffc83d;
/** Least width of a gap: also one of sixty is seen. */
const leastGap = 8;

interface GapPlace {
  readonly left: number;
  readonly height: number;
  readonly gap: string;
  /** Where its number stands, when not at the gap itself. */
  readonly plateAt: number | undefined;
}

/** Draws what one bar has more than the other: a band between their ends, with its number. */
function between(
  kit: SceneKit,
  { own, asked }: Ends,
  { left, height, gap, plateAt }: GapPlace,
): GameObjects.GameObject[] {
  const wide = Math.abs(own - asked);
  if (wide === 0) return [];
  const x = left + (own + asked) / 2;
  const y = height * 0.405;
  const band = rod(kit, x, y, Math.max(leastGap, wide), height * 0.48, gapInk).setAlpha(0.5);
  return gap === '' ? [band] : [band, numberPlate(kit.scene, plateAt ?? x, y, gap, 'hint')];
}

interface BarPlace {
  readonly left: number;
  readonly y: number;
  readonly along: (value: Rational) => number;
  readonly reach: Rational;
  readonly colour: number;
}

/** Draws a bar of whole pieces, with a line between two: a piece cut off at the end of the line would look smaller. */
function pieces(
  kit: SceneKit,
  { one, count, filled }: Bar,
  { left, y, along, reach, colour }: BarPlace,
): GameObjects.GameObject[] {
  const fitting = one.num <= 0 ? 0 : Math.floor((reach.num * one.den) / (reach.den * one.num) + 1e-9);
  const shown = Math.min(count, fitting);
  const long = shown === 0 ? along(reach) : along(one) * shown;
  const parts = [rod(kit, left + long / 2, y, long, 34, 0xf3e2c4)];
  const wide = along(filled);
  if (wide > 0) parts.push(rod(kit, left + wide / 2, y, wide, 34, colour));
  if (shown > maxPieces) return parts;
  for (let piece = 1; piece < shown; piece++)
    parts.push(rod(kit, left + piece * along(one), y, 2.4, 34, 0xfffaf0));
  return parts;
}

const rod = (kit: SceneKit, x: number, y: number, width: number, height: number, colour: number) =>
  kit.scene.add
    .image(x, y, KIT, 'paper' satisfies KitFrame)
    .setDisplaySize(width, height)
    .setTint(colour);

/** Writes what was made, as it was made: 2/4, not 1/2. */
export function nameOf(made: Made): string {
  const pieces = piecesOf(made);
  if (!isWhole(pieces)) return `${made.topped.num}/${made.topped.den}`;
  if (isWhole(made.topped)) return `${made.topped.num}`;
  const wholes = Math.floor(pieces.num / made.cut);
  const rest = pieces.num - wholes * made.cut;
  return wholes === 0 ? `${rest}/${made.cut}` : `${wholes} ${rest}/${made.cut}`;
}
