import type { PictureRole } from '@/maths/strategy/picture';
import type { Point } from '../../layout/design';

/** A colour by its meaning; the DOM and the canvas have a palette each. */
export type Tone =
  | PictureRole
  /** The rest of a whole. */
  | 'rest'
  | 'ink'
  | 'faint'
  | 'line'
  | 'paper'
  | 'focus'
  /** Beads of a rack: five red and five white on a rod, as in class. */
  | 'bead-red'
  | 'bead-white'
  | 'crust'
  | 'copper'
  | 'gold'
  | 'silver'
  | 'note-5'
  | 'note-10'
  | 'note-20'
  | 'note-50'
  | 'note-100'
  /** Ink on a coloured shape, dark in every theme. */
  | 'on-shape';

/** One shape of a picture of the maths; scenes and the DOM draw it alike. */
export type Mark =
  | (Point & { readonly kind: 'dot'; readonly size: number; readonly role: PictureRole })
  | (Point & { readonly kind: 'tray'; readonly width: number; readonly height: number })
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly tone?: Tone;
      readonly width?: number;
    }
  | {
      readonly kind: 'arc';
      readonly x1: number;
      readonly x2: number;
      readonly y: number;
      readonly height: number;
      readonly tone?: Tone;
    }
  /** Text centred on its point. */
  | (Point & { readonly kind: 'number'; readonly text: string; readonly size: number; readonly tone?: Tone })
  /** A filled box; `edge` is dashed around what is missing and plain around the rest. */
  | (Point & {
      readonly kind: 'box';
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly tone: Tone;
    })
  /** `slide` is how far to the right it lay before, where it moves. */
  | (Point & {
      readonly kind: 'disc';
      readonly radius: number;
      readonly tone: Tone;
      readonly slide?: number;
    })
  /** A slice of a disc; turns run clockwise from the top, 0 to 1. */
  | (Point & {
      readonly kind: 'slice';
      readonly radius: number;
      readonly from: number;
      readonly to: number;
      readonly tone: Tone;
    })
  | { readonly kind: 'shape'; readonly points: readonly Point[]; readonly tone: Tone };

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Writes a label in the style of the locale. */
export type Write = (label: string) => string;

/** Estimates the width of a text in units of the box, to keep labels apart. */
export const textWidth = (text: string, size: number): number =>
  text.split('').reduce((wide, sign) => wide + (/[.,:' \u00a0]/.test(sign) ? 0.3 : 0.6), 0) * size;

/** Returns the largest size up to `maxSize` at which a text fits a width. */
export const fittingSize = (text: string, width: number, maxSize: number): number =>
  Math.min(maxSize, (maxSize * width) / Math.max(1, textWidth(text, maxSize)));

/** Returns the point on a circle; turns run clockwise from the top. */
export const onCircle = (x: number, y: number, radius: number, turn: number): Point => ({
  x: x + radius * Math.sin(turn * 2 * Math.PI),
  y: y - radius * Math.cos(turn * 2 * Math.PI),
});
