import { randomFrom, seedOf } from '../random';
import { strategyOf } from '../strategy/strategy-name';
import { featuresOf } from '../sum/features';
import { readSum } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import { type Triple, writeTriple } from '../sum/triple';
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

/** Of round numbers that are added, such as 60 + 10, the unit of all three. */
const sharedUnit = (numbers: readonly number[]): number =>
  [1000, 100, 10].find((unit) => Math.max(...numbers) > unit && numbers.every((each) => each % unit === 0)) ??
  1;

function unitsOf({ operation, a, b, result }: Triple): readonly [number, number] {
  if (operation === 'multiply') return [unitOf(a), unitOf(b)];
  if (operation === 'divide') return [unitOf(result), unitOf(b)];
  const shared = sharedUnit([a, b, result]);
  return [shared, shared];
}

/** Every way to move both numbers. */
const moves = Array.from({ length: 2 * reach + 1 }, (_, x) =>
  Array.from({ length: 2 * reach + 1 }, (__, y) => [x - reach, y - reach] as const),
).flat();

const isProduct = ({ operation }: Triple): boolean => operation === 'multiply' || operation === 'divide';

/** Whether moved numbers make a sum of the same range, over the ten or not, and not the same two turned round. */
function isLike(other: Triple, triple: Triple): boolean {
  if (Math.min(other.a, other.b, other.result) < 0 || (other.operation === 'divide' && other.b === 0))
    return false;
  const isSame = other.a === triple.a && other.b === triple.b;
  const isTwin = other.a === triple.b && other.b === triple.a;
  if (isSame || isTwin) return false;
  // Products keep to their range by being a table or not.
  if (isProduct(triple)) return true;
  return rangeOf(other) === rangeOf(triple) && featuresOf(other).overTen === featuresOf(triple).overTen;
}

/**
 * A sum of the same kind with other numbers, to try for oneself what was just shown: same operation, hole, range and
 * strategy. The same sum and turn give the same one; null when there is none.
 */
export function nearSum(sum: Sum, turn = 0): Sum | null {
  const { triple } = sum;
  if (triple === null || Math.min(triple.a, triple.b, triple.result) < 0) return nearDomainSum(sum, turn);
  const strategy = strategyOf(sum);
  const [unitX, unitY] = unitsOf(triple);
  const random = randomFrom(seedOf(turn, sum.id));
  // Close by where there is one; 41 + 29 leans on its 9, so the next is ten away; beside 10 + 10 is no round one to 20.
  for (const [unitA, unitB] of [
    [unitX, unitY] as const,
    [10 * unitX, 10 * unitY] as const,
    [1, 1] as const,
  ]) {
    for (const [x, y] of random.shuffled(moves)) {
      const other = moved(triple, x * unitA, y * unitB);
      const near = isLike(other, triple) ? readSum(writeTriple(other)) : null;
      if (near && near.kind === sum.kind && strategyOf(near) === strategy) return near;
    }
  }
  return null;
}
