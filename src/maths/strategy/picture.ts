import type { Rational } from '../number/rational';

/** What a group of dots, beads or squares is in the picture; the drawer gives each its own colour and shape. */
export type PictureRole = 'first' | 'second' | 'third' | 'taken' | 'missing' | 'over';

/** A number or a short calculation in canonical notation (`3/4`, `5*8`); the drawer writes it in the child's language. */
export type PictureLabel = string;

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
  /** Squares of one more, unfinished row (a given answer that is no whole number of rows, a remainder). */
  readonly loose?: PictureGroup;
}

/** A rectangle cut into parts with their sides written along it: 24 × 36 as four products. */
export interface AreaPicture {
  readonly kind: 'area';
  /** Sides along the top and down the left, with their sizes for the drawing. */
  readonly across: readonly { readonly label: PictureLabel; readonly size: number }[];
  readonly down: readonly { readonly label: PictureLabel; readonly size: number }[];
  /** Row by row; an empty label is not known yet. */
  readonly cells: readonly (readonly { readonly label: PictureLabel; readonly role: PictureRole }[])[];
}

/** A square of small squares, filled in the order of the groups: a hundred square, the parts of one whole. */
export interface GridPicture {
  readonly kind: 'grid';
  readonly rows: number;
  readonly columns: number;
  readonly groups: readonly PictureGroup[];
  /** So many whole columns lie over the filled rows: a part of a part. */
  readonly crossed?: number;
}

/** A place of the place-value chart: a power of ten, or a unit of measure. */
export type PlaceHeading = number | string;

/** Numbers written in columns of units, tens, tenths, or kilometres and metres; an empty text leaves a place open. */
export interface PlaceValue {
  readonly kind: 'place-value';
  readonly headings: readonly PlaceHeading[];
  /** Place after which the decimal sign stands; null without one. */
  readonly pointAfter: number | null;
  readonly rows: readonly { readonly digits: readonly string[]; readonly role: PictureRole }[];
  /** Counters lie on the digits: for small numbers, where the exchange is to be seen. */
  readonly counters?: boolean;
}

/** One line of written arithmetic. */
export interface WrittenLine {
  readonly digits: readonly string[];
  readonly sign?: '+' | '-' | '*';
  /** A rule is drawn above it: here the outcome begins. */
  readonly ruled?: boolean;
}

/** Column arithmetic: digits under one another, with what is carried or exchanged above them. */
export interface Written {
  readonly kind: 'written';
  readonly columns: number;
  readonly pointAfter: number | null;
  readonly lines: readonly WrittenLine[];
  /** Small figures above the columns. */
  readonly notes: readonly string[];
  /** Columns of the first line whose digit is crossed out: it was exchanged. */
  readonly struck: readonly number[];
  /** Column that is worked on now; null when it is done. */
  readonly focus: number | null;
}

/** Bars under one another, all to one scale, each in parts. */
export interface Strips {
  readonly kind: 'strips';
  readonly strips: readonly {
    readonly label?: PictureLabel;
    readonly parts: readonly StripPart[];
  }[];
  /** Length of the whole width, where another picture has the same scale; the longest strip otherwise. */
  readonly longest?: number;
}

export interface StripPart {
  /** Length in units shared by all strips of the picture. */
  readonly size: number;
  /** `rest` belongs to the whole and is not what it is about. */
  readonly role: PictureRole | 'rest';
  readonly label?: PictureLabel;
}

/** Round wholes cut into equal slices; slices beyond the groups lie there uneaten. */
export interface Pizzas {
  readonly kind: 'pizzas';
  readonly pizzas: readonly { readonly slices: number; readonly groups: readonly PictureGroup[] }[];
}

/** A pair of scales; the heavier side is down. */
export interface Balance {
  readonly kind: 'balance';
  readonly left: readonly PictureLabel[];
  readonly right: readonly PictureLabel[];
  readonly heavier: 'left' | 'right' | 'none';
}

/** Clock faces side by side, with the time that passes as an arc. */
export interface Clocks {
  readonly kind: 'clocks';
  readonly clocks: readonly {
    /** Minutes since midnight. */
    readonly time: number;
    /** Time under the face in figures. */
    readonly label?: PictureLabel;
    /** Minutes that the long hand has passed to come here. */
    readonly swept?: number;
    readonly role?: PictureRole;
  }[];
}

/** Coins and notes in rows; amounts in cents. */
export interface Coins {
  readonly kind: 'coins';
  readonly rows: readonly {
    readonly label?: PictureLabel;
    readonly cents: readonly number[];
    readonly role: PictureRole;
  }[];
}

/** A number line of equal parts, with any numbers on it. */
export interface NumberLine {
  readonly kind: 'number-line';
  readonly from: Rational;
  readonly to: Rational;
  /** Equal parts between the ends. */
  readonly parts: number;
  readonly labels: readonly { readonly at: Rational; readonly label: PictureLabel }[];
  readonly points: readonly {
    readonly at: Rational;
    readonly label: PictureLabel;
    readonly role: PictureRole;
  }[];
  readonly jumps: readonly { readonly from: Rational; readonly to: Rational; readonly label: PictureLabel }[];
}

/** A table of two quantities that grow together, with what was done to come from one column to the next. */
export interface RatioTable {
  readonly kind: 'ratio-table';
  readonly rows: readonly (readonly PictureLabel[])[];
  readonly moves: readonly {
    readonly from: number;
    readonly to: number;
    readonly sign: '*' | ':' | '+' | '-';
    readonly by: PictureLabel;
  }[];
}

export type Picture =
  | TenFrame
  | BeadRack
  | Jumps
  | ArrayPicture
  | AreaPicture
  | GridPicture
  | PlaceValue
  | Written
  | Strips
  | Pizzas
  | Balance
  | Clocks
  | Coins
  | NumberLine
  | RatioTable;
