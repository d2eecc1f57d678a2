import { randomFrom } from '../random';
import { writeBinaryFact } from '../sum/binary-fact';
import { featuresOf } from '../sum/features';
import { readSum } from '../sum/read-sum';
import type { BinaryFact, BinaryOperation, HolePlace, Sum } from '../sum/sum';
import { enumeratePatterns } from './enumerate-patterns';
import type { GeneratedSums } from './generated-sums';
import type { PatternGenerator } from './pattern-generator';
import type { GeneratorProblem, Range, SumGenerator } from './sum-generator';

/** Pairs looked at before a recipe is refused: about a tenth of a second. */
const mostPairs = 200_000;

const within = (value: number, { min, max }: Range): boolean => value >= min && value <= max;

function problemOf({ operation, left, right, result, holes }: SumGenerator): GeneratorProblem | null {
  const ranges = [left, right, result];
  if (
    ranges.some(({ min, max }) => !(Number.isSafeInteger(min) && Number.isSafeInteger(max) && min <= max))
  ) {
    return 'range-reversed';
  }
  if (ranges.some(({ min }) => min < 0)) return 'range-negative';
  if (holes.length === 0) return 'no-hole-place';
  if (operation === 'split' && holes.includes('result')) return 'hole-not-in-split';
  if (operation === 'divide' && right.max === 0) return 'divided-by-zero';
  return null;
}

const outcomes: Readonly<Record<Exclude<BinaryOperation, 'divide'>, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  split: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
};

function* wholeNumbers({ min, max }: Range): Generator<number> {
  for (let value = min; value <= max; value += 1) yield value;
}

/** All number pairs of the recipe with their outcome; a division is made from its quotient, so that it has no rest. */
function* pairs(generator: SumGenerator): Generator<Omit<BinaryFact, 'hole'>> {
  const { operation, left, right, result } = generator;
  if (operation === 'divide') {
    for (const b of wholeNumbers(right)) {
      if (b === 0) continue;
      for (const quotient of wholeNumbers(result)) yield { operation, a: quotient * b, b, result: quotient };
    }
    return;
  }
  for (const a of wholeNumbers(left)) {
    for (const b of wholeNumbers(right)) yield { operation, a, b, result: outcomes[operation](a, b) };
  }
}

function fits(binaryFact: BinaryFact, { left, right, result, overTen, tables }: SumGenerator): boolean {
  if (!within(binaryFact.a, left) || !within(binaryFact.b, right) || !within(binaryFact.result, result))
    return false;
  if (tables.length > 0 && !tables.includes(binaryFact.b)) return false;
  return overTen === 'any' || featuresOf(binaryFact).overTen === (overTen === 'yes');
}

const extent = ({ min, max }: Range): number => max - min + 1;

/** Every different sum of a recipe, in a fixed order; a reason instead when there are none or too many. */
export function enumerateSums(generator: SumGenerator | PatternGenerator): GeneratedSums {
  if ('patterns' in generator) return enumeratePatterns(generator);
  const problem = problemOf(generator);
  if (problem) return { ok: false, problem };
  const { operation, left, right, result, holes } = generator;
  const other = operation === 'divide' ? result : left;
  if (extent(other) * extent(right) * holes.length > mostPairs) return { ok: false, problem: 'too-many' };
  const found = new Map<string, Sum>();
  for (const pair of pairs(generator)) {
    for (const hole of new Set<HolePlace>(holes)) {
      const binaryFact = { ...pair, hole };
      if (!fits(binaryFact, generator)) continue;
      const sum = readSum(writeBinaryFact(binaryFact));
      if (sum) found.set(sum.id, sum);
    }
  }
  return found.size > 0 ? { ok: true, sums: [...found.values()] } : { ok: false, problem: 'no-sums' };
}

/**
 * `count` different sums of a recipe (fewer when it has fewer), in an order decided by the seed: the same recipe and
 * seed give the same sums.
 */
export function generateSums(
  generator: SumGenerator | PatternGenerator,
  seed: number,
  count: number,
): GeneratedSums {
  const all = enumerateSums(generator);
  return all.ok ? { ok: true, sums: randomFrom(seed).shuffled(all.sums).slice(0, count) } : all;
}
