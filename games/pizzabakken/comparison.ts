import { numberPlate } from '@games/kit/feedback/number-plate';
import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { isWhole, type Rational } from '@/maths/number/rational';
import { lensAt } from './lens';
import type { Made } from './order';
import { panel, paper } from './painted';
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
/** Where the line begins, and the air between a mark and the edge of the plate, design px. */
const left = 142;
const markAir = 20;
/** Colour and least width of a gap: also one of sixty is seen. */
const gapInk = 0xffc83d;
const leastGap = 8;

/** Draws what was made above what was asked, as bars on one line from 0. */
export function comparison(
  kit: SceneKit,
  box: Box,
  { own, asked, reach, marks, gap }: Compared,
): GameObjects.Container {
  const { scene } = kit;
  const { width, height } = box;
  const middle = height * 0.405;
  const long = width - left - 46;
  const along = (value: Rational) => (value.num / value.den / (reach.num / reach.den)) * long;
  const row = (bar: Bar, look: 'own' | 'asked', y: number) => [
    ...pieces(scene, bar, { y, along, reach, colour: bars[look] }),
    numberPlate(scene, 74, y, bar.name, plates[look]),
  ];
  const ends = { own: along(own.filled), asked: along(asked.filled), long };
  const lens = lensAt(kit, { ends, from: { x: left, y: middle }, radius: height * lensShare, bars });
  const parts: GameObjects.GameObject[] = [
    panel(scene, { ...box, x: 0, y: 0 }),
    ...row(own, 'own', height * 0.23),
    ...row(asked, 'asked', height * 0.58),
  ];
  for (const { at, text } of marks) {
    const x = left + along(at);
    const written = numberText(scene, x, height * 0.82, text, 34);
    written.setX(Math.min(x, width - markAir - written.width / 2));
    parts.push(paper(scene, x, middle, 3, height * 0.52, 0x8a7a9a), written);
  }
  if (lens !== null) parts.push(lens.picture);
  const wide = Math.abs(ends.own - ends.asked);
  if (wide > 0) {
    // A band between both ends is what one bar has more than the other.
    const x = left + (ends.own + ends.asked) / 2;
    parts.push(paper(scene, x, middle, Math.max(leastGap, wide), height * 0.48, gapInk).setAlpha(0.5));
    if (gap !== '') parts.push(numberPlate(scene, lens?.x ?? x, middle, gap, 'hint'));
  }
  return scene.add.container(box.x, box.y, parts).setDepth(80);
}

interface BarPlace {
  readonly y: number;
  readonly along: (value: Rational) => number;
  readonly reach: Rational;
  readonly colour: number;
}

/** Draws a bar of whole pieces, with a line between two: a piece cut off at the end of the line would look smaller. */
function pieces(
  scene: Scene,
  { one, count, filled }: Bar,
  { y, along, reach, colour }: BarPlace,
): GameObjects.GameObject[] {
  const fitting = one.num <= 0 ? 0 : Math.floor((reach.num * one.den) / (reach.den * one.num) + 1e-9);
  const shown = Math.min(count, fitting);
  const long = shown === 0 ? along(reach) : along(one) * shown;
  const parts = [paper(scene, left + long / 2, y, long, 34, 0xf3e2c4)];
  const wide = along(filled);
  if (wide > 0) parts.push(paper(scene, left + wide / 2, y, wide, 34, colour));
  if (shown > maxPieces) return parts;
  for (let piece = 1; piece < shown; piece++)
    parts.push(paper(scene, left + piece * along(one), y, 2.4, 34, 0xfffaf0));
  return parts;
}

/** Writes what was made, as it was made: 2/4, not 1/2. */
export function nameOf(made: Made): string {
  const pieces = piecesOf(made);
  if (!isWhole(pieces)) return `${made.topped.num}/${made.topped.den}`;
  if (isWhole(made.topped)) return `${made.topped.num}`;
  const wholes = Math.floor(pieces.num / made.cut);
  const rest = pieces.num - wholes * made.cut;
  return wholes === 0 ? `${rest}/${made.cut}` : `${wholes} ${rest}/${made.cut}`;
}
