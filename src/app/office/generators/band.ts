/** A third of the columns of the histogram each. */
export const bands = ['easy', 'middle', 'hard'] as const;
export type Band = (typeof bands)[number];

export const bandOf = (column: number, columns: number): Band =>
  column * 3 < columns ? 'easy' : column * 3 < columns * 2 ? 'middle' : 'hard';
