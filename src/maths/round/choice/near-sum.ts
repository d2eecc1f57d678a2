import { randomFrom, seedOf } from '../../random';
import { strategyOf } from '../../strategy/names/strategy-name';
import { writeBinaryFact } from '../../sum/binary-fact';
import { featuresOf } from '../../sum/features';
import { readSum } from '../../sum/read-sum';
import type { BinaryFact, Sum } from '../../sum/sum';
import { nearDomainSum } from './near-domain-sum';

/** How far the numbers of a near sum may lie from those of the sum itself. */
const reach = 3;

const ranges = [10, 20, 100, 1000];
const rangeOf = (binaryFact: BinaryFact): number =>
  ranges.findIndex((top) => featuresOf(binaryFact).size <= top);

const outcomes: Readonly<Record<BinaryFact['operation'], (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  split: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
};

/** The sum with its two numbers moved; a division moves its quotient and divisor, so that it has no rest. */
function moved({ operation, a, b, result, hole }: BinaryFact, x: number, y: number): BinaryFact {
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

function unitsOf({ operation, a, b, result }: BinaryFact): readonly [number, number] {
  if (operation === 'multiply') return [unitOf(a), unitOf(b)];
  if (operation === 'divide') return [unitOf(result), unitOf(b)];
  const shared = sharedUnit([a, b, result]);
  return [shared, shared];
}

/** Every way to move both numbers. */
const moves = Array.from({ length: 2 * reach + 1 }, (_, x) =>
  Array.from({ length: 2 * reach + 1 }, (__, y) => [x - reach, y - reach] as const),
).flat();

const isProduct = ({ operation }: BinaryFact): boolean => operation === 'multiply' || operation === 'divide';

/** Whether moved numbers make a sum of the same range, over the ten or not, and not the same two turned round. */
function isLike(other: BinaryFact, binaryFact: BinaryFact): boolean {
  if (Math.min(other.a, other.b, other.result) < 0 || (other.operation === 'divide' && other.b === 0))
    return false;
  const isSame = other.a === binaryFact.a && other.b === binaryFact.b;
  const isTwin = other.a === binaryFact.b && other.b === binaryFact.a;
  if (isSame || isTwin) return false;
  // Products keep to their range by being a table or not.
  if (isProduct(binaryFact)) return true;
  return (
    rangeOf(other) === rangeOf(binaryFact) && featuresOf(other).overTen === featuresOf(binaryFact).overTen
  );
}

/**
 * A sum of the same kind with other numbers, to try for oneself what was just shown: same operation, hole, range and
 * strategy. The same sum and turn give the same one; null when there is none.
 */
export function nearSum(sum: Sum, turn = 0): Sum | null {
  const { binaryFact } = sum;
  if (binaryFact === null || Math.min(binaryFact.a, binaryFact.b, binaryFact.result) < 0)
    return nearDomainSum(sum, turn);
  const strategy = strategyOf(sum);
  const [unitX, unitY] = unitsOf(binaryFact);
  const random = randomFrom(seedOf(turn, sum.id));
  // Close by where there is one; 41 + 29 leans on its 9, so the next is ten away; beside 10 + 10 is no round one to 20.
  for (const [unitA, unitB] of [
    [unitX, unitY] as const,
    [10 * unitX, 10 * unitY] as const,
    [1, 1] as const,
  ]) {
    for (const [x, y] of random.shuffled(moves)) {
      const other = moved(binaryFact, x * unitA, y * unitB);
      const near = isLike(other, binaryFact) ? readSum(writeBinaryFact(other)) : null;
      if (near && near.kind === sum.kind && strategyOf(near) === strategy) return near;
    }
  }
  return null;
}
