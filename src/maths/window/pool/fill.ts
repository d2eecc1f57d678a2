import { firstOf } from '../../first-of';
import { isWhole, minus, notation, plus, type Rational, rational, zero } from '../../number/rational';
import type { Sum, SumId } from '../../sum/sum';
import { at, type Candidate } from './candidates';
import type { Ladder } from './ladder';

/** Other sums of the same value that a window brings along for each value in practice. */
const namesWanted = 2;

/** Up to here a sum of + or − is within reach of a child that learns the tables. */
const withinReach = 20;
const tables = Array.from({ length: 10 }, (_, k) => k + 1);

/** The products of the tables that make a value: `8*5` and `10*4` for 40. */
function* productsOf({ num }: Rational): Generator<SumId> {
  for (const factor of tables.toReversed())
    if (num % factor === 0 && num / factor <= tables.length) yield `${factor}*${num / factor}=_` as SumId;
}

/**
 * Other names of a value, made where the collection has too few: `9+4`, `15-2`; general over fractions and decimals.
 * A large product has other products for names first, so that no `39+1` stands among the tables.
 */
function* otherNames(value: Rational, isProduct: boolean): Generator<SumId> {
  if (isProduct && isWhole(value) && value.num > withinReach) yield* productsOf(value);
  for (const count of [1, 2, 3]) {
    const step = rational(count, value.den);
    const rest = minus(value, step);
    if (rest.num >= 0) yield `${notation(rest)}+${notation(step)}=_` as SumId;
    yield `${notation(plus(value, step))}-${notation(step)}=_` as SumId;
  }
}

/** The whole number above a value, as a value that differs from all that are taken. */
function nextFree(inUse: ReadonlySet<string>, value: Rational): Rational {
  let free = isWhole(value) ? value : rational(Math.ceil(value.num / value.den));
  while (inUse.has(notation(free))) free = plus(free, rational(1));
  return free;
}

/** Different values that putting in order needs. */
const fewestValues = 4;

/**
 * Sums that are worth as much as those in practice, and a few worth something else where all are worth the same: what
 * collecting and ordering need beside the pool. Those of the collection that the pupil knows best come first.
 */
export function fillFor(pool: readonly Sum[], ladder: Ladder, candidates: readonly Candidate[]): SumId[] {
  const inPool = new Set(pool.map(({ id }) => id));
  const values = new Map(pool.map(({ answer }) => [notation(answer), answer]));
  const products = new Set(
    pool
      .filter(({ binaryFact }) => binaryFact?.operation === 'multiply' && binaryFact.hole === 'result')
      .map(({ answer }) => notation(answer)),
  );
  const [anyValue = zero] = values.values();
  while (values.size < fewestValues) {
    const free = nextFree(new Set(values.keys()), anyValue);
    values.set(notation(free), free);
  }
  return [...values].flatMap(([canonical, value]) => {
    const named = at(candidates, ladder.byValue.get(canonical) ?? []).filter(
      ({ sum }) => !inPool.has(sum.id),
    );
    const wanted = firstOf(named, namesWanted, (a, b) => b.probability - a.probability).map(
      ({ sum }) => sum.id,
    );
    if (wanted.length === namesWanted) return wanted;
    for (const id of otherNames(value, products.has(canonical))) {
      if (!inPool.has(id) && !wanted.includes(id)) wanted.push(id);
      if (wanted.length === namesWanted) break;
    }
    return wanted;
  });
}
