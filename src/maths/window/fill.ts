import { isWhole, minus, notation, plus, type Rational, rational, zero } from '../number/rational';
import { readSum } from '../sum/read-sum';
import type { Sum, SumId } from '../sum/sum';
import type { Candidate } from './candidates';

/** Other sums of the same value that a window brings along for each value in practice. */
const namesWanted = 2;

/** Other names of a value, made where the collection has too few: `9+4`, `15-2`; general over fractions and decimals. */
function otherNames(value: Rational): Sum[] {
  const unit = rational(1, value.den);
  const steps = [1, 2, 3].map((count) => rational(count * unit.num, unit.den));
  return steps.flatMap((step) => {
    const rest = minus(value, step);
    const sums = rest.num < 0 ? [] : [`${notation(rest)}+${notation(step)}=_`];
    sums.push(`${notation(plus(value, step))}-${notation(step)}=_`);
    return sums.flatMap((id) => readSum(id) ?? []);
  });
}

/** The whole number above a value, as a value that differs from all that are taken. */
function nextFree(taken: ReadonlySet<string>, value: Rational): Rational {
  let free = isWhole(value) ? value : rational(Math.ceil(value.num / value.den));
  while (taken.has(notation(free))) free = plus(free, rational(1));
  return free;
}

/** Different values that putting in order needs. */
const fewestValues = 4;

/**
 * Sums that are worth as much as those in practice, and a few worth something else where all are worth the same: what
 * collecting and ordering need beside the pool. Those of the collection that the pupil knows best come first.
 */
export function fillFor(pool: readonly Sum[], candidates: readonly Candidate[]): SumId[] {
  const inPool = new Set(pool.map(({ id }) => id));
  const values = new Map(pool.map(({ answer }) => [notation(answer), answer]));
  const [anyValue = zero] = values.values();
  while (values.size < fewestValues) {
    const free = nextFree(new Set(values.keys()), anyValue);
    values.set(notation(free), free);
  }
  const named = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (inPool.has(candidate.sum.id)) continue;
    const value = notation(candidate.sum.answer);
    if (values.has(value)) named.set(value, [...(named.get(value) ?? []), candidate]);
  }
  return [...values].flatMap(([text, value]) => {
    const own = (named.get(text) ?? []).sort((a, b) => b.chance - a.chance).map(({ sum }) => sum.id);
    const wanted = own.slice(0, namesWanted);
    for (const { id } of otherNames(value)) {
      if (wanted.length === namesWanted) break;
      if (!inPool.has(id) && !wanted.includes(id)) wanted.push(id);
    }
    return wanted;
  });
}
