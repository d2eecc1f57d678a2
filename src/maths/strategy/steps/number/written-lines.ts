import type { Written, WrittenLine } from '../../picture';

/** Digits of a number that ends in this column, counted from the left. */
export function digitsEndingAt(value: number, last: number, width: number): string[] {
  const digits = `${value}`.split('');
  return Array.from({ length: width }, (_, column) => digits[column - (last - digits.length + 1)] ?? '');
}

/** A piece of paper with lines of whole numbers. */
export const paperOf = (
  columns: number,
  lines: readonly WrittenLine[],
  notes: readonly string[] = [],
): Written => ({
  kind: 'written',
  columns,
  pointAfter: null,
  lines,
  notes,
  struck: [],
  focus: null,
});
