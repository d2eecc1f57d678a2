import type { Random } from '../../random';
import type { Operation } from '../../sum/sum';
import type { Candidate } from './candidates';

/** Sums of one operation in a fluency test: nobody answers more in two minutes. */
const mostOfOperation = 80;
/** Sums a start test chooses from. */
const mostToStart = 72;

/** One by chance from each of so many equal stretches of the ladder, in its order; all when there are not so many. */
function spread<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, place) => {
    const start = Math.floor((place * items.length) / count);
    const end = Math.floor(((place + 1) * items.length) / count);
    return items.slice(start + random.below(end - start)).slice(0, 1);
  }).flat();
}

/** For a fluency test: sums from all stretches of the ladder, for each operation. */
export function fluencyPool(candidates: readonly Candidate[], random: Random): Candidate[] {
  const operations = new Set<Operation>(candidates.map(({ sum }) => sum.operation));
  return [...operations].flatMap((operation) =>
    spread(
      candidates.filter(({ sum }) => sum.operation === operation),
      mostOfOperation,
      random,
    ),
  );
}

/** For a start test: sums from all stretches of difficulty, and of each stretch from all over the ladder. */
export function startPool(candidates: readonly Candidate[], random: Random): Candidate[] {
  const byDifficulty = [...candidates].sort((a, b) => a.difficulty - b.difficulty);
  return spread(byDifficulty, mostToStart, random);
}
