import { heldState } from '@/maths/report/attention';
import { type Standing, standingOfFacts } from '@/maths/report/standing';
import { countFacts } from '@/maths/report/year-goals';
import { numbers } from '../../facts/fact-places';
import type { ProgressShown } from '../../shared/types';

/**
 * Returns how far a pupil is with each table of 1 to 10, as the goals say it: a table on which it is stuck now is not
 * reached and not nearly, whatever was known by heart before.
 */
export function tablesOf({
  facts,
  attention,
}: Pick<ProgressShown, 'facts' | 'attention'>): readonly (Standing & { readonly table: number })[] {
  return numbers.map((table) => {
    const own = facts.filter(({ sumId }) => /^([1-9]|10)\*(\d+)=_$/.exec(sumId)?.[2] === String(table));
    const standing = standingOfFacts(countFacts(own), numbers.length);
    const isStuck = attention.stuckOn?.skill === `multiply/table-${table}`;
    return { table, ...standing, state: isStuck ? heldState(standing.state) : standing.state };
  });
}
