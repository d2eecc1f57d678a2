import { randomFrom, seedOf } from '../random';
import { strategyOf } from '../strategy/strategy-name';
import { featuresOf } from '../sum/features';
import { readSum } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import { type Triple, tripleOf, writeTriple } from '../sum/triple';
import { nearDomainSum } from './near-domain-sum';

/** How far the numbers of a near sum may lie from those of the sum itself. */
const reach = 3;

const ranges = [10, 20, 100, 1000];
const rangeOf = (triple: Triple): number => ranges.findIndex((top) => featuresOf(triple).size <= top);

const outcomes: Readonly<Record<Triple['operation'], (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  split: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
};

/** The sum with its two numbers moved; a division moves its quotient and divisor, so that it has no rest. */
function moved({ operation, a, b, result, hole }: Triple, x: number, y: number): Triple {
  const second = b + y;
  if (operation === 'divide') {
    const quotient = result + x;
    return { operation, a: quotient * second, b: second, result: quotient, hole };
  }
  return { operation, a: a + x, b: second, result: outcomes[operation](a + x, second), hole };
}

/** 30 is moved by tens and 400 by hundreds, so that round numbers stay round. */
const unitOf = (value: number): number =>
  [1000, 100, 10].find((unit) => value > unit && value % unit === 0) ?? 1;

function unitsOf({ operation, a, b, result }: Triple): readonly [number, number] {
  if (operation === 'multiply') return [unitOf(a), unitOf(b)];
  if (operation === 'divide') return [unitOf(result), unitOf(b)];
  const shared = Math.min(unitOf(a), unitOf(b), unitOf(result));
  return [shared, shared];
}

/**
 * A sum of the same kind with other numbers, to try for oneself what was just shown: same operation, hole, range and
 * strategy. The same sum and turn give the same one; null when there is none.
 */
export function nearSum(sum: Sum, turn = 0): Sum | null {
  const triple = tripleOf(sum);
  if (triple === null) return nearDomainSum(sum, turn);
  const { overTen } = featuresOf(triple);
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  const [unitX, unitY] = unitsOf(triple);
  const found = steps.flatMap((x) =>
    steps.flatMap((y): Sum[] => {
      const other = moved(triple, x * unitX, y * unitY);
      if (Math.min(other.a, other.b, other.result) < 0 || (other.operation === 'divide' && other.b === 0))
        return [];
      const near = readSum(writeTriple(other));
      if (near === null || near.id === sum.id) return [];
      const isTwin = other.a === triple.b && other.b === triple.a;
      const isAlike =
        strategyOf(near) === strategyOf(sum) &&
        rangeOf(other) === rangeOf(triple) &&
        featuresOf(other).overTen === overTen;
      return isAlike && !isTwin ? [near] : [];
    }),
  );
  return randomFrom(seedOf(turn, sum.id)).shuffled(found)[0] ?? null;
}
