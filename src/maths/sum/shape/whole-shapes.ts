import { numbersIn } from '../parse/answer-spec';
import { evaluate, holesIn } from '../parse/solve';
import type { BinaryFact, Expression, Sum } from '../sum';
import { isDealt } from './deal-cards';
import { isShape, type ShapeName } from './shape-names';

const ranges = [
  [10, '10'],
  [20, '20'],
  [100, '100'],
  [1000, '1000'],
  [10_000, '10k'],
  [100_000, '100k'],
  [1_000_000, '1M'],
] as const;

const isTens = ({ a, b, result }: BinaryFact): boolean => [a, b, result].every((each) => each % 10 === 0);

function additiveShapes(fact: BinaryFact): readonly ShapeName[] {
  const { operation, a, b, result, hole } = fact;
  const largest = Math.max(a, b, result);
  if (operation === 'split') return largest <= 10 ? ['S'] : [];
  const found = ranges.find(([top]) => largest <= top);
  if (found === undefined) return [];
  const [top, range] = found;
  const letter = hole === 'result' ? 'A' : 'H';
  const shapes = [`${letter}${range}`].filter(isShape);
  if (top === 1000 && isTens(fact)) shapes.push(`${letter}1000tens`);
  const isOfHundred =
    operation === 'add' ? result === 100 && hole !== 'result' : a === 100 && hole === 'result';
  if (isOfHundred) shapes.push('A100whole');
  if (isOfHundred && isTens(fact)) shapes.push('A100wholetens');
  return shapes;
}

const powersOfTen = [10, 100, 1000];

function productShapes({ operation, a, b, result, hole }: BinaryFact): readonly ShapeName[] {
  if (operation === 'multiply') {
    if (Math.max(a, b) <= 10) return hole !== 'result' ? ['TH'] : result <= 50 ? ['T', 'T50'] : ['T'];
    if (powersOfTen.includes(a) || powersOfTen.includes(b)) return ['PT'];
    return Math.min(a, b) <= 10 && Math.max(a, b) <= 99 ? ['X1'] : ['X2'];
  }
  if (hole === 'result' && b <= 10 && result <= 10) return a <= 60 ? ['D', 'D60'] : ['D'];
  if (powersOfTen.includes(b)) return ['PT'];
  if (b > 10) return ['Q2'];
  return hole === 'result' && isDealt(b, result) ? ['Q', 'Qdeal'] : ['Q'];
}

function remainderShapes({ answer, answerSpec: { divisor } }: Sum): readonly ShapeName[] {
  if (divisor === null) return [];
  const quotient = Math.floor(answer.num / answer.den);
  const rest = Math.round((answer.num / answer.den - quotient) * divisor);
  if (divisor <= 10 && quotient < 11) return ['R'];
  return isDealt(divisor, quotient, rest) ? ['R2', 'R2deal'] : ['R2'];
}

/** A plain division whose outcome is no whole number: 9 : 10. */
const isByTen = ({ left }: Sum): boolean =>
  left.kind === 'operation' &&
  left.sign === ':' &&
  left.left.kind === 'number' &&
  left.right.kind === 'number' &&
  powersOfTen.includes(left.right.value.num);

const sideValue = (side: Expression, answer: Sum['answer']): number =>
  holesIn(side).length > 0 ? answer.num : evaluate(side).num;

/** A mean of whole numbers whose hole is the mean, or one of them. */
function meanShapes({ left, right, answer }: Sum): readonly ShapeName[] {
  const mean = left.kind === 'mean' ? left : right;
  const count = mean.kind === 'mean' ? mean.of.length : 0;
  const isWhole = [...numbersIn(left), ...numbersIn(right)].every(({ value }) => value.den === 1);
  return isWhole && isDealt(count, answer.num / answer.den) ? ['mean', 'meandeal'] : ['mean'];
}

function chainShapes(sum: Sum): readonly ShapeName[] {
  const { left, right, answer } = sum;
  if (left.kind === 'mean' || right.kind === 'mean') return meanShapes(sum);
  if (isByTen(sum)) return ['PX10'];
  const numbers = [...numbersIn(left), ...numbersIn(right)].map(({ value }) => value.num);
  const isBalance = left.kind === 'operation' && right.kind === 'operation';
  const largest = Math.max(...numbers, sideValue(left, answer), sideValue(right, answer));
  if (isBalance) return largest <= 20 ? ['B20'] : largest <= 100 ? ['B100'] : [];
  return largest <= 20 ? ['K20'] : largest <= 100 ? ['K100'] : largest <= 1000 ? ['K1000'] : [];
}

/** Returns the numbers of a sum in which one or more are added; null where anything else is done. */
function addends(side: Expression): readonly number[] | null {
  if (side.kind === 'number') return [side.value.num];
  if (side.kind !== 'operation' || side.sign !== '+') return null;
  const [before, after] = [addends(side.left), addends(side.right)];
  return before === null || after === null ? null : [...before, ...after];
}

/** 5 + 5 + 5: one number again and again, which can be dealt out. */
function isRepeated({ left, right, answer }: Sum): boolean {
  const numbers = right.kind === 'hole' ? (addends(left) ?? []) : [];
  const [first = 0] = numbers;
  const isEqual = numbers.length > 1 && first > 0 && numbers.every((each) => each === first);
  return isEqual && answer.num <= 100 && isDealt(numbers.length, answer.num);
}

/** Returns the shapes of a sum of whole numbers, none below zero. */
export const wholeShapes = (sum: Sum): readonly ShapeName[] =>
  isRepeated(sum) ? [...usualShapes(sum), 'Aequal'] : usualShapes(sum);

function usualShapes(sum: Sum): readonly ShapeName[] {
  if (sum.answerSpec.form === 'remainder') return remainderShapes(sum);
  const { binaryFact, operation } = sum;
  if (sum.kind === 'percent') return ['RT'];
  if (binaryFact === null) return chainShapes(sum);
  return operation === 'multiply' || operation === 'divide'
    ? productShapes(binaryFact)
    : additiveShapes(binaryFact);
}
