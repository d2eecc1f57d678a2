import { additionOf, featuresOf, productOf, type SumFeatures } from '../sum/features';
import type { BinaryFact, Sum, SumId } from '../sum/sum';
import { additionLoad } from './start-difficulty/addition';
import { domainDifficulty } from './start-difficulty/domains';
import { additionFact, productFact } from './start-difficulty/facts';
import { divisionLoad, productLoad } from './start-difficulty/product';

/** Version of the start values below: raised when a sum would start otherwise. */
export const startVersion = 2;

/**
 * Difficulties that never change: the start values, or what a refit made of them. A window is made with one version and
 * keeps it, so that every state can be computed again.
 */
export interface Difficulties {
  readonly version: number;
  /** β, logits. */
  of(sum: Sum): number;
}

function sumDifficulty(binaryFact: BinaryFact, { size }: SumFeatures): number {
  const [a, b] = additionOf(binaryFact);
  const turned = { add: 0, split: 0.2, subtract: 0.5, multiply: 0, divide: 0 }[binaryFact.operation];
  return (size <= 20 ? additionFact(a, b) : additionLoad(a, b)) + turned;
}

function productDifficulty(binaryFact: BinaryFact, features: SumFeatures): number {
  const [a, b] = productOf(binaryFact);
  if (Math.max(a, b) <= 10) return productFact(binaryFact, features);
  return binaryFact.operation === 'divide' ? divisionLoad(a, b) : productLoad(a, b);
}

/** With a rest, a division is one of the table with a product beside it, and what is left to find. */
function remainderDifficulty(sum: Sum, divisor: number): number {
  const quotient = Math.floor(sum.answer.num / sum.answer.den);
  const binaryFact: BinaryFact = {
    operation: 'divide',
    a: quotient * divisor,
    b: divisor,
    result: quotient,
    hole: 'result',
  };
  return 0.7 + productDifficulty(binaryFact, featuresOf(binaryFact));
}

/** A hole before the outcome adds this; a pupil must turn "what minus 5 is 7" round twice. */
function holeDifficulty({ operation, hole }: Pick<BinaryFact, 'operation' | 'hole'>): number {
  if (hole === 'result' || operation === 'split') return 0;
  return hole === 'left' && operation === 'subtract' ? 0.6 : 0.3;
}

function compute(sum: Sum): number {
  if (sum.answerSpec.divisor !== null) return remainderDifficulty(sum, sum.answerSpec.divisor);
  const { binaryFact } = sum;
  if (!binaryFact || Math.min(binaryFact.a, binaryFact.b, binaryFact.result) < 0)
    return domainDifficulty(sum);
  const features = featuresOf(binaryFact);
  const isProduct = binaryFact.operation === 'multiply' || binaryFact.operation === 'divide';
  const load = isProduct ? productDifficulty(binaryFact, features) : sumDifficulty(binaryFact, features);
  return load + holeDifficulty(binaryFact);
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
