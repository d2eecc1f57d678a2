import type { Written } from '@games/kit/text/prompt-pieces';

/** A mask shows a number, or the sign between two sides, in one of its notations. */
export type Disguise =
  /** Digits, an amount, a measure, a time or a stacked fraction. */
  | { readonly kind: 'plain'; readonly piece: Written }
  | { readonly kind: 'words'; readonly lines: readonly string[] }
  /** Parts that are added, below each other. */
  | { readonly kind: 'rows'; readonly lines: readonly string[] }
  /** Hundreds, tens and ones; there may be ten or more in a column. */
  | { readonly kind: 'table'; readonly columns: readonly { readonly head: string; readonly count: number }[] }
  | { readonly kind: 'blocks'; readonly hundreds: number; readonly tens: number; readonly ones: number }
  /** In fives. */
  | { readonly kind: 'dots'; readonly count: number }
  /** Strokes, of which the fifth crosses four. */
  | { readonly kind: 'tally'; readonly count: number }
  | { readonly kind: 'money'; readonly cents: readonly number[] }
  | { readonly kind: 'clock'; readonly minutes: number }
  /** Bars of so many equal parts each, of which so many are filled in all. */
  | { readonly kind: 'bars'; readonly parts: number; readonly full: number }
  /** Discs of so many equal parts each, of which so many are filled in all. */
  | { readonly kind: 'discs'; readonly parts: number; readonly full: number }
  /** Digits and fractions side by side. */
  | { readonly kind: 'row'; readonly pieces: readonly Written[] }
  /** A square of a hundred, of which so many are filled. */
  | { readonly kind: 'grid'; readonly full: number }
  | { readonly kind: 'thermometer'; readonly degrees: number }
  /** Two bars, of which the left one is shorter, as long or longer. */
  | { readonly kind: 'sides'; readonly sign: '<' | '=' | '>' };

/** A notation by name; a line-up has as many different ones as it can. */
export interface Form {
  readonly name: string;
  readonly disguise: Disguise;
}

export const form = (name: string, disguise: Disguise): Form => ({ name, disguise });
export const plain = (text: string): Disguise => ({ kind: 'plain', piece: { kind: 'text', text } });
