import { startDifficulty } from '../learn/difficulty';
import type { Sum, SumId } from '../sum/sum';

/** Columns of the histogram of difficulty. */
const mostColumns = 10;

/** One column of a histogram: how many sums, and the easiest of them. */
export interface DifficultyColumn {
  readonly count: number;
  /** Null in an empty column. */
  readonly easiest: SumId | null;
}

/** What the sums of a generator are like. */
export interface GeneratorSummary {
  readonly size: number;
  /** Mean start difficulty, logits. */
  readonly difficulty: number;
  /** An easy sum, one from the middle and a hard one, as far as there are so many. */
  readonly examples: readonly SumId[];
  /** Of equal width, from the easiest sum to the hardest; one column when all are equally hard. */
  readonly columns: readonly DifficultyColumn[];
  /** Returns the place of a sum's column. */
  columnOf(sum: Sum): number;
}

interface Measured {
  readonly id: SumId;
  readonly difficulty: number;
}

const byDifficulty = (sums: readonly Sum[]): Measured[] =>
  sums
    .map((sum) => ({ id: sum.id, difficulty: startDifficulty(sum) }))
    .sort((a, b) => a.difficulty - b.difficulty);

/** Summarises the sums of a generator; there is at least one. */
export function summaryOf(sums: readonly Sum[]): GeneratorSummary {
  const ordered = byDifficulty(sums);
  const low = ordered[0]?.difficulty ?? 0;
  const high = ordered.at(-1)?.difficulty ?? 0;
  const count = high > low ? mostColumns : 1;
  const width = (high - low) / count;
  const place = (difficulty: number): number =>
    width === 0 ? 0 : Math.min(count - 1, Math.floor((difficulty - low) / width));
  const columns = Array.from({ length: count }, () => ({ count: 0, easiest: null as SumId | null }));
  for (const { id, difficulty } of ordered) {
    const column = columns[place(difficulty)];
    if (!column) continue;
    column.count += 1;
    column.easiest ??= id;
  }
  const exemplary = new Set([0, Math.floor((ordered.length - 1) / 2), ordered.length - 1]);
  return {
    size: ordered.length,
    difficulty: ordered.reduce((total, each) => total + each.difficulty, 0) / Math.max(1, ordered.length),
    examples: [...exemplary].flatMap((at) => ordered[at]?.id ?? []),
    columns,
    columnOf: (sum) => place(startDifficulty(sum)),
  };
}
