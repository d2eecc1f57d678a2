import { additionOf, featuresOf, productOf, type SumFeatures } from '../sum/features';
import type { Sum, SumId } from '../sum/sum';
import { type Triple, tripleOf } from '../sum/triple';

/** Version of the difficulties below: stored with each answer, so that every state can be computed again. */
export const difficultyVersion = 1;

/**
 * How hard a table is to know by heart, in the order found in public figures, easy to hard: 1, 10, 0, 2, 5, 3, 4, 6,
 * 9, 7, 8. The distances are starting values.
 */
const tableWeight: readonly number[] = [0.4, 0, 0.7, 1.4, 1.7, 1, 2, 2.4, 2.7, 2.2, 0.25];

function productDifficulty(triple: Triple, { tie, rule }: SumFeatures): number {
  const [a, b] = productOf(triple);
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
    (triple.operation === 'divide' ? 0.4 : 0)
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

function sumDifficulty(triple: Triple, features: SumFeatures): number {
  const [a, b] = additionOf(triple);
  const turned = { add: 0, split: 0.2, subtract: 0.5, multiply: 0, divide: 0 }[triple.operation];
  if (features.size <= 20) return factAddition(a, b, features) + turned;
  const roundTens = a % 10 === 0 || b % 10 === 0 ? 0.8 : 0;
  return -0.6 + 0.6 * features.digits + (features.overTen ? 0.8 : 0) - roundTens + turned;
}

function compute(sum: Sum): number {
  const triple = tripleOf(sum);
  if (!triple) return 1;
  const features = featuresOf(triple);
  const hidden = triple.hole === 'result' || triple.operation === 'split' ? 0 : 0.3;
  // "What minus 5 is 7" must be turned round twice.
  const turned = triple.hole === 'left' && triple.operation === 'subtract' ? 0.3 : 0;
  const product = triple.operation === 'multiply' || triple.operation === 'divide';
  if (product && features.size > 100) return 0.8 + 0.5 * features.digits + hidden;
  return (product ? productDifficulty(triple, features) : sumDifficulty(triple, features)) + hidden + turned;
}

const known = new Map<SumId, number>();
const mostKnown = 20_000;

/** Start value of β in logits, from features alone: about −3 (2 + 0) to 2 (7 × 8); 0 is even odds for ability 0. */
export function startDifficulty(sum: Sum): number {
  const before = known.get(sum.id);
  if (before !== undefined) return before;
  const difficulty = Math.round(compute(sum) * 1000) / 1000;
  if (known.size >= mostKnown) known.clear();
  known.set(sum.id, difficulty);
  return difficulty;
}
