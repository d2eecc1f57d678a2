import type { PictureRole } from '@/maths/strategy/picture';

/** A colour by its meaning; the DOM and the canvas each have their own palette for it. */
export type Tone =
  | PictureRole
  /** Belongs to the whole, but is not what it is about. */
  | 'rest'
  | 'ink'
  | 'faint'
  | 'line'
  | 'paper'
  | 'focus'
  | 'crust'
  | 'copper'
  | 'gold'
  | 'silver'
  | 'note-5'
  | 'note-10'
  | 'note-20'
  | 'note-50'
  | 'note-100'
  /** Ink that stands on a coloured shape, dark in every theme. */
  | 'on-shape';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece of a picture of the maths, placed in its box: drawn alike by a scene and by the DOM. */
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
  /** Figures and words, centred on its point. */
  | (Point & { readonly kind: 'number'; readonly text: string; readonly size: number; readonly tone?: Tone })
  /** A filled box; `edge` is dashed around what is missing and plain around the rest. */
  | (Point & {
      readonly kind: 'box';
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly tone: Tone;
    })
  | (Point & { readonly kind: 'disc'; readonly radius: number; readonly tone: Tone })
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

/** Writes a label of the picture for people. */
export type Write = (label: string) => string;

/** About how wide a text is, in units of the box: enough to keep labels apart. */
export const textWidth = (text: string, size: number): number =>
  text.split('').reduce((wide, sign) => wide + (/[.,:' \u00a0]/.test(sign) ? 0.3 : 0.6), 0) * size;

/** The largest size up to `most` at which a text fits a width. */
export const fittingSize = (text: string, width: number, most: number): number =>
  Math.min(most, (most * width) / Math.max(1, textWidth(text, most)));

/** The point on a circle; turns run clockwise from the top. */
export const onCircle = (x: number, y: number, radius: number, turn: number): Point => ({
  x: x + radius * Math.sin(turn * 2 * Math.PI),
  y: y - radius * Math.cos(turn * 2 * Math.PI),
});
