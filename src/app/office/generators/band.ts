/** A third of the columns of the histogram each. */
export type Band = 'easy' | 'middle' | 'hard';

export const bandOf = (column: number, columns: number): Band =>
  column * 3 < columns ? 'easy' : column * 3 < columns * 2 ? 'middle' : 'hard';
