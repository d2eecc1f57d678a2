import { additionOf, featuresOf, productOf, type SumFeatures } from '../sum/features';
import type { BinaryFact, Sum, SumId } from '../sum/sum';
import { domainDifficulty } from './domain-difficulty';

/** Version of the start values below: raised when a sum would start otherwise. */
export const startVersion = 1;

/**
 * Difficulties that never change: the start values, or what a refit made of them. A window is made with one version and
 * keeps it, so that every state can be computed again.
 */
export interface Difficulties {
  readonly version: number;
  /** β, logits. */
  of(sum: Sum): number;
}

/**
 * How hard a table is to know by heart, in the order found in public figures, easy to hard: 1, 10, 0, 2, 5, 3, 4, 6,
 * 9, 7, 8. The distances are starting values.
 */
const tableWeight: readonly number[] = [0.4, 0, 0.7, 1.4, 1.7, 1, 2, 2.4, 2.7, 2.2, 0.25];

function productDifficulty(binaryFact: BinaryFact, { tie, rule }: SumFeatures): number {
  const [a, b] = productOf(binaryFact);
  const [weightA, weightB] = [tableWeight[a] ?? 3, tableWeight[b] ?? 3];
  const easier = Math.min(weightA, weightB);
  const harder = Math.max(weightA, weightB);
  // A known factor carries the sum: 2 × 8 is nearer to 2 × 2 than to 8 × 8.
  const weight = (3 * easier + harder) / 4;
  return (
    -2.2 +
    1.5 * weight -
    (tie ? 0.6 : 0) -
    (rule === 'one' ? 0.6 : 0) +
    (binaryFact.operation === 'divide' ? 0.4 : 0)
  );
}

function factAddition(a: number, b: number, { overTen, tie, rule }: SumFeatures): number {
  if (rule === 'zero') return -2.8;
  // 13 + 5 is 3 + 5 beside a ten that stays.
  const onTop = Math.max(a, b) > 10 ? 0.4 : 0;
  const [x, y] = overTen ? [a, b] : [a % 10 || Math.min(a, 10), b % 10 || Math.min(b, 10)];
  if (rule === 'ten' || x === 10 || y === 10) return -1.6 + onTop;
  const ruled = rule === 'one' ? 0.3 : 0;
  return -2.6 + 0.12 * (x + y) + 0.15 * Math.min(x, y) + onTop + (overTen ? 1 : 0) - (tie ? 0.6 : 0) - ruled;
}

/** Zeros at the end of both numbers: 4500 + 300 is 45 + 3, with a little more to write. */
function sharedZeros(a: number, b: number): number {
  let zeros = 0;
  while (a % 10 ** (zeros + 1) === 0 && b % 10 ** (zeros + 1) === 0 && (a > 0 || b > 0)) zeros += 1;
  return zeros;
}

/** Tens, hundreds, … that are passed on the way. */
function carries(a: number, b: number): number {
  let passed = 0;
  for (let unit = 1; unit <= Math.max(a, b); unit *= 10) {
    if ((Math.floor(a / unit) % 10) + (Math.floor(b / unit) % 10) >= 10) passed += 1;
  }
  return passed;
}

function largeAddition(a: number, b: number): number {
  const zeros = sharedZeros(a, b);
  const digits = `${Math.max(a, b)}`.length - zeros;
  const passed = carries(a, b);
  return -0.4 + 0.4 * digits + 0.12 * zeros + (passed > 0 ? 0.4 : 0) + 0.15 * Math.max(0, passed - 1);
}

const counting = (value: number): string => `${value}`.replace(/0+$/, '');

/** Beyond the tables: by the digits to be multiplied, zeros at the end count for little. */
function largeProduct(binaryFact: BinaryFact): number {
  const [a, b] = productOf(binaryFact);
  const [x, y] = [counting(a), counting(b)];
  const zeros = `${a}${b}`.length - x.length - y.length;
  const known = x.length + y.length <= 2 ? (tableWeight[Number(x)] ?? 0) + (tableWeight[Number(y)] ?? 0) : 3;
  const divides = binaryFact.operation === 'divide' ? 0.4 : 0;
  return -0.9 + 0.25 * known + 0.55 * Math.max(0, x.length + y.length - 2) + 0.2 * zeros + divides;
}

function sumDifficulty(binaryFact: BinaryFact, features: SumFeatures): number {
  const [a, b] = additionOf(binaryFact);
  const turned = { add: 0, split: 0.2, subtract: 0.5, multiply: 0, divide: 0 }[binaryFact.operation];
  if (features.size <= 20) return factAddition(a, b, features) + turned;
  if (features.size > 100) return largeAddition(a, b) + turned;
  const roundTens = a % 10 === 0 || b % 10 === 0 ? 0.8 : 0;
  return -0.6 + 0.6 * features.digits + (features.overTen ? 0.8 : 0) - roundTens + turned;
}

/** With a rest, a division is one of the table with a product beside it. */
function remainderDifficulty(sum: Sum, divisor: number): number {
  const quotient = Math.floor(sum.answer.num / sum.answer.den);
  const binaryFact: BinaryFact = {
    operation: 'divide',
    a: quotient * divisor,
    b: divisor,
    result: quotient,
    hole: 'result',
  };
  const isTable = quotient <= 10 && divisor <= 10;
  return 0.7 + (isTable ? productDifficulty(binaryFact, featuresOf(binaryFact)) : largeProduct(binaryFact));
}

function compute(sum: Sum): number {
  if (sum.answerSpec.divisor !== null) return remainderDifficulty(sum, sum.answerSpec.divisor);
  const { binaryFact } = sum;
  if (!binaryFact || Math.min(binaryFact.a, binaryFact.b, binaryFact.result) < 0)
    return domainDifficulty(sum);
  const features = featuresOf(binaryFact);
  const hidden = binaryFact.hole === 'result' || binaryFact.operation === 'split' ? 0 : 0.3;
  // "What minus 5 is 7" must be turned round twice.
  const turned = binaryFact.hole === 'left' && binaryFact.operation === 'subtract' ? 0.3 : 0;
  const product = binaryFact.operation === 'multiply' || binaryFact.operation === 'divide';
  if (product && Math.max(...productOf(binaryFact)) > 10) return largeProduct(binaryFact) + hidden;
  return (
    (product ? productDifficulty(binaryFact, features) : sumDifficulty(binaryFact, features)) +
    hidden +
    turned
  );
}

const known = new Map<SumId, number>();
const mostKnown = 20_000;

/** Start value of β in logits, from features alone: about −3 (2 + 0) to 2 (7 × 8); 0 is even odds for ability 0. */
export function startDifficulty(sum: Sum): number {
  const before = known.get(sum.id);
  if (before !== undefined) return before;
  // Minus zero would make equal windows differ in a deep comparison.
  const difficulty = Math.round(compute(sum) * 1000) / 1000 || 0;
  if (known.size >= mostKnown) known.clear();
  known.set(sum.id, difficulty);
  return difficulty;
}

export const startDifficulties: Difficulties = { version: startVersion, of: startDifficulty };

/** Refits of one set of start values there is room for. */
const mostRefits = 1_000_000;

/** Version of the first, second, … refit of these start values. */
export const refitVersion = (count: number): number => startVersion * mostRefits + count;

/** Difficulties of a refit; of a sum it says nothing of, the start value. */
export const refitted = (version: number, fits: ReadonlyMap<string, number>): Difficulties => ({
  version,
  of: (sum) => fits.get(sum.id) ?? startDifficulty(sum),
});
