import type { Typable } from './typing';

/** Position of a key, in keys from the top left; `wide` is the number of columns it spans. */
export interface PadKey {
  /** A digit, the decimal sign, `/`, `-`, `r`, `:`, `Backspace` or `Enter`. */
  readonly key: string;
  readonly column: number;
  readonly row: number;
  readonly wide: number;
}

/** A block beside the world, or a strip of two rows below it. */
export type PadLayout = 'block' | 'strip';

/** Returns the keys of a pad, laid out like the number block of a keyboard, with an extra column for a comma, a fraction bar or a minus. */
export function padKeys(
  layout: PadLayout,
  { comma, fraction, minus, remainder, colon }: Typable,
  sign: ',' | '.',
): readonly PadKey[] {
  const extras = [
    ...(comma === true ? [sign] : []),
    ...(fraction === true ? ['/'] : []),
    ...(minus === true ? ['-'] : []),
    ...(remainder === true ? ['r'] : []),
    ...(colon === true ? [':'] : []),
  ];
  if (layout === 'strip') {
    const columns = Array.from({ length: Math.ceil(extras.length / 2) }, (_, k) => [
      extras[2 * k],
      extras[2 * k + 1],
    ]);
    return rows([
      ['1', '2', '3', '4', '5', ...columns.map(([top]) => top), 'Backspace'],
      ['6', '7', '8', '9', '0', ...columns.map(([, below]) => below), 'Enter'],
    ]);
  }
  if (extras.length === 0) {
    return rows([
      ['7', '8', '9'],
      ['4', '5', '6'],
      ['1', '2', '3'],
      ['Backspace', '0', 'Enter'],
    ]);
  }
  return rows([
    ['7', '8', '9', 'Backspace'],
    ['4', '5', '6', extras[0]],
    ['1', '2', '3', extras[1]],
    [extras[2] ?? '0', '0', 'Enter', 'Enter'],
  ]);
}

/** Lays out keys: one named twice side by side spans both places, undefined leaves a place empty. */
const rows = (lines: readonly (readonly (string | undefined)[])[]): readonly PadKey[] =>
  lines.flatMap((line, row) =>
    line.flatMap((key, column): PadKey[] => {
      if (key === undefined || line[column - 1] === key) return [];
      return [{ key, column, row, wide: line[column + 1] === key ? 2 : 1 }];
    }),
  );
