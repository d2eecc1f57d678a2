import type { BinaryFact } from './sum';

/** What makes a sum easy or hard, as far as it can be read from its numbers. */
export interface SumFeatures {
  /** Ones together pass a ten: 8 + 5, 13 − 8; never for × and :. */
  readonly overTen: boolean;
  /** Twice the same: 6 + 6, 12 − 6, 7 × 7, 49 : 7. */
  readonly tie: boolean;
  /** The table it belongs to: 7 × 8 and 56 : 8 are in the table of 8. */
  readonly table: number | null;
  /** A rule answers it at once: + 0, × 1, × 5, × 10 and their kin. */
  readonly rule: 'zero' | 'one' | 'five' | 'ten' | null;
  /** Largest number in it. */
  readonly size: number;
  /** Digits of the largest number. */
  readonly digits: number;
}

type Addition = readonly [number, number];

/** The addition that a split or subtraction turns round: 13 − 8 belongs to 8 + 5. */
export function additionOf({ operation, a, b, result }: BinaryFact): Addition {
  return operation === 'subtract' ? [b, result] : [a, b];
}

/** The product that a division turns round: 56 : 8 belongs to 7 × 8. */
export function productOf({ operation, a, b, result }: BinaryFact): readonly [number, number] {
  return operation === 'divide' ? [result, b] : [a, b];
}

const isProduct = ({ operation }: BinaryFact): boolean => operation === 'multiply' || operation === 'divide';

function ruleOf(binaryFact: BinaryFact): SumFeatures['rule'] {
  const [x, y] = isProduct(binaryFact) ? productOf(binaryFact) : additionOf(binaryFact);
  if (x === 0 || y === 0) return 'zero';
  if (x === 1 || y === 1) return 'one';
  if (!isProduct(binaryFact)) return x === 10 || y === 10 ? 'ten' : null;
  if (x === 10 || y === 10) return 'ten';
  return x === 5 || y === 5 ? 'five' : null;
}

/** Reads the features of a sum from its three numbers. */
export function featuresOf(binaryFact: BinaryFact): SumFeatures {
  const [x, y] = isProduct(binaryFact) ? productOf(binaryFact) : additionOf(binaryFact);
  const size = Math.max(binaryFact.a, binaryFact.b, binaryFact.result);
  return {
    overTen: !isProduct(binaryFact) && (x % 10) + (y % 10) > 10,
    tie: x === y,
    table: isProduct(binaryFact) ? binaryFact.b : null,
    rule: ruleOf(binaryFact),
    size,
    digits: `${size}`.length,
  };
}
