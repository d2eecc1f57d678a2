import type { GameObjects, Scene } from 'phaser';
import { KIT, type KitFrame } from './kit-texture';
import { ink } from './number-text';
import { type FractionPiece, holeSign, type Piece, pieceIn } from './prompt-pieces';
import type { SceneKit } from './scene-kit';
import { written } from './written';

/** Where the hole is in a row, and how large beside a hole that stands alone. */
export interface HolePlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface PromptRow {
  /** Its middle is the middle of what is read. */
  readonly box: GameObjects.Container;
  readonly width: number;
  /** Null for a row without a hole. */
  readonly hole: HolePlace | null;
}

interface Look {
  readonly size: number;
  readonly colour?: number;
  /** Room kept for a hole that stands alone. */
  readonly slot?: { readonly width: number; readonly height: number };
  /** How wide a clock is, in shares of the size. */
  readonly clock?: number;
}

/** The digits above and below a bar, in shares of those beside it. */
const STACKED = 0.63;
/** A hole above or below a bar, in shares of one that stands alone. */
const STACKED_HOLE = 0.52;
/** Middle of a digit above or below the bar, from the bar's own middle, in shares of the size. */
const RISE = 0.365;
const GAP = 0.23;
/** How wide a clock is where nothing else is said, in shares of the size. */
const CLOCK = 1.4;
const BAR = { height: 0.075, beyond: 0.2 } as const;

type Pen = Pick<SceneKit, 'scene' | 'words'>;

/** One piece about its own middle. */
interface Laid {
  readonly objects: readonly (GameObjects.BitmapText | GameObjects.Text | GameObjects.Image)[];
  readonly width: number;
  readonly hole: HolePlace | null;
}

/** Writes pieces side by side as a schoolbook does, fractions stacked; a hole is left open. */
export function promptRow(pen: Pen, pieces: readonly Piece[], look: Look): PromptRow {
  const laid = pieces.map((piece) => layPiece(pen, piece, look));
  const gap = look.size * GAP;
  const width = laid.reduce((all, piece) => all + piece.width + gap, -gap);
  const box = pen.scene.add.container(0, 0);
  let left = -width / 2;
  let hole: HolePlace | null = null;
  for (const piece of laid) {
    const middle = left + piece.width / 2;
    for (const object of piece.objects) object.x += middle;
    box.add([...piece.objects]);
    if (piece.hole !== null) hole = { ...piece.hole, x: middle + piece.hole.x };
    left += piece.width + gap;
  }
  return { box, width, hole };
}

/** A number as people write it, in the kit's figures, where there are no words to be expected. */
export function numberRow(scene: Scene, text: string, look: Look): PromptRow {
  const words: Pen['words'] = (x, y, line, style) => scene.add.text(x, y, line, style).setOrigin(0.5);
  return promptRow({ scene, words }, [pieceIn(text)], look);
}

function layPiece(pen: Pen, piece: Piece, look: Look): Laid {
  if (piece.kind === 'fraction') return layFraction(pen, piece, look);
  if (piece.kind === 'clock') return layClock(pen, piece.minutes, look);
  if (piece.kind === 'hole')
    return { objects: [], width: look.slot?.width ?? 0, hole: { x: 0, y: 0, scale: 1 } };
  const text = written(pen, { x: 0, y: 0 }, piece.text, look.size, look.colour);
  return { objects: [text], width: text.width, hole: null };
}

/** A clock with hands; in a row with digits it is as high as the card lets it be. */
function layClock({ scene }: Pen, minutes: number, { size, colour = ink, clock = CLOCK }: Look): Laid {
  const wide = size * clock;
  const face = scene.add.image(0, 0, KIT, 'clock' satisfies KitFrame).setDisplaySize(wide, wide);
  const hand = (turn: number, long: number, thick: number) =>
    scene.add
      .image(0, 0, KIT, 'paper' satisfies KitFrame)
      .setOrigin(0.5, 0.9)
      .setDisplaySize(wide * thick, wide * long)
      .setAngle(turn * 360)
      .setTint(colour);
  const hands = [hand(minutes / 720, 0.28, 0.075), hand(minutes / 60, 0.39, 0.05)];
  return { objects: [face, ...hands], width: wide, hole: null };
}

function layFraction(pen: Pen, { whole, num, den }: FractionPiece, look: Look): Laid {
  const { size, colour = ink, slot = { width: 0, height: 0 } } = look;
  const rise = size * RISE;
  const parts = [
    { text: num, y: -rise },
    { text: den, y: rise },
  ].map(({ text, y }) => {
    if (text === holeSign) return { object: null, y, width: slot.width * STACKED_HOLE };
    const object = written(pen, { x: 0, y }, text, size * STACKED, colour);
    return { object, y, width: object.width };
  });
  const wide = Math.max(...parts.map(({ width }) => width)) + size * BAR.beyond;
  const bar = pen.scene.add
    .image(0, 0, KIT, 'paper' satisfies KitFrame)
    .setDisplaySize(wide, Math.max(3, size * BAR.height))
    .setTint(colour);
  const before = whole === null ? null : written(pen, { x: 0, y: 0 }, whole, size, colour);
  const beforeWide = before === null ? 0 : before.width + size * BAR.beyond;
  const stack = [bar, ...parts.flatMap(({ object }) => object ?? [])];
  for (const object of stack) object.x += beforeWide / 2;
  before?.setX(-(wide + size * BAR.beyond) / 2);
  const open = parts.find(({ object }) => object === null);
  return {
    objects: before === null ? stack : [before, ...stack],
    width: beforeWide + wide,
    hole: open === undefined ? null : { x: beforeWide / 2, y: open.y, scale: STACKED_HOLE },
  };
}
