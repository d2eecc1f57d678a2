import type { Learner } from '../learn/learner';
import type { SumId } from '../sum/sum';
import type { SumWindow } from './sum-window';

/** The learner as far as this window knows it. */
export const learnerOf = ({ ability, skills, year, pool }: SumWindow): Learner => ({
  ability,
  skills,
  year,
  sums: Object.fromEntries(pool.map(({ sumId, memory }) => [sumId, memory])),
});

/** Difficulty β of each sum of the pool; undefined for one that is not in it, which is not scored. */
export function difficultiesOf({ pool }: Pick<SumWindow, 'pool'>): (sumId: SumId) => number | undefined {
  const difficulties = new Map(pool.map(({ sumId, difficulty }) => [sumId, difficulty]));
  return (sumId) => difficulties.get(sumId);
}
