/** What a group of dots, beads or squares is in the picture; the drawer gives each its own colour and shape. */
export type PictureRole = 'first' | 'second' | 'taken' | 'missing' | 'over';

export interface PictureGroup {
  readonly count: number;
  readonly role: PictureRole;
}

/** Dots in rows of five, ten to a frame, filled in the order of the groups. `taken` dots are crossed out. */
export interface TenFrame {
  readonly kind: 'ten-frame';
  /** Frames of ten to draw. */
  readonly frames: number;
  readonly groups: readonly PictureGroup[];
}

/** A rack of two rods of ten beads, coloured in fives; beads of a group have been pushed to the left. */
export interface BeadRack {
  readonly kind: 'bead-rack';
  readonly rods: readonly (readonly PictureGroup[])[];
}

/** Jumps on an empty number line, in order; `by` below zero goes back. */
export interface Jumps {
  readonly kind: 'jumps';
  readonly from: number;
  readonly jumps: readonly { readonly by: number; readonly to: number }[];
  /** Ends of the line to draw, round numbers. */
  readonly min: number;
  readonly max: number;
}

/** Rows of dots or squares, in blocks from top to bottom: 7 × 8 as 5 × 8 and 2 × 8. */
export interface ArrayPicture {
  readonly kind: 'array';
  readonly columns: number;
  readonly blocks: readonly { readonly rows: number; readonly role: PictureRole }[];
  /** Squares of one more, unfinished row (a given answer that is no whole number of rows). */
  readonly loose?: PictureGroup;
}

export type Picture = TenFrame | BeadRack | Jumps | ArrayPicture;
