import { notation } from '../../number/rational';
import { magnitudeOf } from '../../sum/answer';
import { numbersIn } from '../../sum/parse/answer-spec';
import { domainOf } from '../../sum/parse/domain';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { Sum, SumId } from '../../sum/sum';

/** What stands side by side in one task: sums of one sort of number, written in the same units. */
export function familyOf(sum: Sum): string {
  const shown = numbersIn(sum.left).flatMap(({ unit }) => unit ?? []);
  return [domainOf(sum), ...new Set([...shown, sum.answerSpec.unit ?? ''])].join(' ');
}

/**
 * Returns the sums of the largest family, by the number of different values in it, of equals the first; and those of the
 * fill that belong to it.
 */
export function largestFamily(sumIds: readonly SumId[], fill: readonly SumId[]): readonly SumId[] {
  const families = new Map<
    string,
    { readonly name: string; readonly sumIds: SumId[]; readonly values: Set<string> }
  >();
  for (const sumId of sumIds) {
    const sum = parseSumOrThrow(sumId);
    const name = familyOf(sum);
    const family = families.get(name) ?? { name, sumIds: [], values: new Set<string>() };
    family.sumIds.push(sumId);
    family.values.add(notation(magnitudeOf(sum)));
    families.set(name, family);
  }
  const [largest] = [...families.values()].toSorted((a, b) => b.values.size - a.values.size);
  if (largest === undefined) return [];
  return [...largest.sumIds, ...fill.filter((id) => familyOf(parseSumOrThrow(id)) === largest.name)];
}
