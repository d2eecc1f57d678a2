import type { GameObjects, Scene } from 'phaser';
import { KIT, type KitFrame } from '../textures/kit-texture';
import { fontFamily, type TextPen, type WriteText } from './hi-dpi-text';
import { ink } from './number-text';
import { type FractionPiece, holeSign, type Piece, pieceIn } from './prompt-pieces';
import { textOnPlate } from './text-on-plate';

/** Position of the hole in a row, and its scale relative to a hole outside a fraction. */
export interface HolePlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface PromptRow {
  /** Its origin is the middle of the row. */
  readonly box: GameObjects.Container;
  readonly width: number;
  /** Null for a row without a hole. */
  readonly hole: HolePlace | null;
}

interface Look {
  readonly size: number;
  readonly colour?: number;
  /** Size of a hole outside a fraction. */
  readonly slot?: { readonly width: number; readonly height: number };
  /** Width of a clock, relative to the size. */
  readonly clock?: number;
}

/** Size of the digits of a fraction, relative to those beside it. */
const STACKED = 0.63;
/** Size of a hole in a fraction, relative to one outside. */
const STACKED_HOLE = 0.52;
/** Distance of the digits of a fraction from its bar, relative to the size. */
const RISE = 0.365;
const GAP = 0.23;
/** Default width of a clock, relative to the size. */
const CLOCK = 1.4;
const BAR = { height: 0.075, beyond: 0.2 } as const;

/** One piece, centred on its middle. */
interface Laid {
  readonly objects: readonly (GameObjects.BitmapText | GameObjects.Text | GameObjects.Image)[];
  readonly width: number;
  readonly hole: HolePlace | null;
}

/** Writes pieces side by side as a schoolbook does, with stacked fractions and room for the hole. */
export function promptRow(pen: TextPen, pieces: readonly Piece[], look: Look): PromptRow {
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

/** Writes a number without words, such as `12` or `2 1/4`. */
export function numberRow(scene: Scene, text: string, look: Look): PromptRow {
  const font = { fontFamily, resolution: scene.cameras.main.zoom };
  const words: WriteText = (x, y, line, style) =>
    scene.add.text(x, y, line, { ...font, ...style }).setOrigin(0.5);
  return promptRow({ scene, words }, [pieceIn(text)], look);
}

function layPiece(pen: TextPen, piece: Piece, look: Look): Laid {
  if (piece.kind === 'fraction') return layFraction(pen, piece, look);
  if (piece.kind === 'clock') return layClock(pen, piece.minutes, look);
  if (piece.kind === 'hole')
    return { objects: [], width: look.slot?.width ?? 0, hole: { x: 0, y: 0, scale: 1 } };
  const text = textOnPlate(pen, { x: 0, y: 0 }, piece.text, look.size, look.colour);
  return { objects: [text], width: text.width, hole: null };
}

/** Draws a clock with hands. */
function layClock({ scene }: TextPen, minutes: number, { size, colour = ink, clock = CLOCK }: Look): Laid {
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

function layFraction(pen: TextPen, { whole, num, den }: FractionPiece, look: Look): Laid {
  const { size, colour = ink, slot = { width: 0, height: 0 } } = look;
  const rise = size * RISE;
  const parts = [
    { text: num, y: -rise },
    { text: den, y: rise },
  ].map(({ text, y }) => {
    if (text === holeSign) return { object: null, y, width: slot.width * STACKED_HOLE };
    const object = textOnPlate(pen, { x: 0, y }, text, size * STACKED, colour);
    return { object, y, width: object.width };
  });
  const wide = Math.max(...parts.map(({ width }) => width)) + size * BAR.beyond;
  const bar = pen.scene.add
    .image(0, 0, KIT, 'paper' satisfies KitFrame)
    .setDisplaySize(wide, Math.max(3, size * BAR.height))
    .setTint(colour);
  const before = whole === null ? null : textOnPlate(pen, { x: 0, y: 0 }, whole, size, colour);
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
