import { isWhole, plus, rational } from '../number/rational';
import { evaluate, holesIn } from '../sum/parse/solve';
import type { BinaryFact, Expression, Sum } from '../sum/sum';
import type { Misconception, Misconceptions } from './wrong-answer';

/** The wrong answers to the hole that a misconception about two whole numbers leads to. */
type OfTriple = (binaryFact: BinaryFact) => readonly number[];

const answerOf = ({ a, b, result, hole }: BinaryFact): number => ({ left: a, right: b, result })[hole];

/** The two numbers a child sees. */
const seen = ({ a, b, result, hole }: BinaryFact): readonly [number, number] =>
  hole === 'left' ? [b, result] : hole === 'right' ? [a, result] : [a, b];

const borrows = ({ operation, a, b, hole }: BinaryFact): boolean =>
  operation === 'subtract' && hole === 'result' && digitPairs(a, b).some(([x, y]) => x < y);

const carries = ({ operation, a, b, hole }: BinaryFact): boolean =>
  operation === 'add' &&
  hole === 'result' &&
  Math.max(a, b) > 10 &&
  digitPairs(Math.max(a, b), Math.min(a, b)).some(([x, y]) => x + y >= 10);

/** Digits of both numbers from the left, the second filled up with zeros. */
const digitPairs = (a: number, b: number): (readonly [number, number])[] => {
  const [high, low] = [`${a}`, `${b}`.padStart(`${a}`.length, '0')];
  return high.split('').map((digit, place) => [Number(digit), Number(low[place])] as const);
};

const fromDigits = (digits: readonly number[]): number => Number(digits.join(''));

/**
 * A number with its digits the wrong way round, as a child writes that hears "eenentwintig" from left to right. A zero at
 * the end is not put first: nobody writes 01 for 10.
 */
export const digitsReversed = (value: number): readonly number[] =>
  value > 9 && value % 10 !== 0 ? [Number(`${value}`.split('').reverse().join(''))] : [];

/** One ten, hundred or thousand off, wherever a digit pair passes its ten. */
function offWhere(binaryFact: BinaryFact, by: 1 | -1): number[] {
  const pairs = digitPairs(
    Math.max(binaryFact.a, binaryFact.b),
    Math.min(binaryFact.a, binaryFact.b),
  ).reverse();
  return pairs.flatMap(([x, y], place) => {
    const passes = binaryFact.operation === 'add' ? x + y >= 10 : x < y;
    return passes ? [binaryFact.result + by * 10 ** (place + 1)] : [];
  });
}

/** Tens with tens and ones with ones only: 24 × 36 as 20 × 30 and 4 × 6. */
function outerProducts({ operation, a, b, hole }: BinaryFact): number[] {
  if (operation !== 'multiply' || hole !== 'result' || Math.min(a, b) < 11 || Math.max(a, b) > 99) return [];
  const [x, y] = [a % 10, b % 10];
  return x > 0 && y > 0 ? [(a - x) * (b - y) + x * y] : [];
}

/** A zero of the outcome or of a round factor that went missing, or one too many. */
function zeroLost({ operation, a, b, result, hole }: BinaryFact): number[] {
  if (hole !== 'result' || (operation !== 'multiply' && operation !== 'divide')) return [];
  if (operation === 'multiply') {
    return Math.max(a, b) > 10 && (a % 10 === 0 || b % 10 === 0) ? [result / 10, result * 10] : [];
  }
  const inside = `${result}`.slice(1, -1).includes('0')
    ? [Number(`${result}`.replace(/(?<=.)0(?=.)/, ''))]
    : [];
  return a % 10 === 0 && result % 10 === 0 ? [...inside, result / 10, result * 10] : inside;
}

/** Exchanged across a zero, which was then left as ten instead of nine. */
function acrossZero(binaryFact: BinaryFact): number[] {
  if (binaryFact.operation !== 'subtract' || binaryFact.hole !== 'result') return [];
  const pairs = digitPairs(binaryFact.a, binaryFact.b).reverse();
  return pairs.flatMap(([x, y], place) => {
    const next = pairs[place + 1];
    return x < y && next?.[0] === 0 ? [binaryFact.result + 10 ** (place + 1)] : [];
  });
}

const ofTriple =
  (find: OfTriple): Misconception =>
  (sum) => {
    const { binaryFact } = sum;
    const isNatural = binaryFact && Math.min(binaryFact.a, binaryFact.b, binaryFact.result) >= 0;
    return isNatural
      ? find(binaryFact)
          .filter(Number.isSafeInteger)
          .map((value) => rational(value))
      : [];
  };

/** A chain as it is written without its brackets: numbers with the sign before each; null for anything else. */
function withoutBrackets(expression: Expression): { readonly sign: string; readonly value: number }[] | null {
  const flat: { sign: string; value: number }[] = [];
  const walk = (part: Expression, sign: string): boolean => {
    if (part.kind === 'number' && isWhole(part.value) && !part.unit)
      return flat.push({ sign, value: part.value.num }) > 0;
    if (part.kind !== 'operation' || part.sign === '/' || part.sign === 'of') return false;
    return walk(part.left, sign) && walk(part.right, part.sign);
  };
  return walk(expression, '+') ? flat : null;
}

/** Works a chain out strictly from left to right; null where that is no other way. */
const fromLeft = (expression: Expression): number | null =>
  withoutBrackets(expression)?.reduce<number>((soFar, { sign, value }) => {
    if (sign === '+') return soFar + value;
    if (sign === '-') return soFar - value;
    return sign === '*' ? soFar * value : soFar / value;
  }, 0) ?? null;

/** Works a chain out as if it had no brackets, times and divided by first; null where that is no other way. */
function asWithoutBrackets(expression: Expression): number | null {
  const terms: number[] = [];
  for (const { sign, value } of withoutBrackets(expression) ?? []) {
    if (sign === '+' || sign === '-') terms.push(sign === '+' ? value : -value);
    else terms.push((terms.pop() ?? 0) * (sign === '*' ? value : 1 / value));
  }
  return terms.length === 0 ? null : terms.reduce((sum, term) => sum + term, 0);
}

const isChain = ({ left, right }: Sum): boolean =>
  right.kind === 'hole' &&
  left.kind === 'operation' &&
  [left.left, left.right].some(({ kind }) => kind === 'operation');

/** In order of likelihood when one wrong answer has several explanations. */
export const wholeMisconceptions: Misconceptions = [
  [
    'times-zero-is-number',
    ofTriple(({ operation, a, b, hole }) =>
      operation === 'multiply' && hole === 'result' && Math.min(a, b) === 0 ? [Math.max(a, b)] : [],
    ),
  ],
  [
    'smaller-from-larger',
    ofTriple((binaryFact) =>
      borrows(binaryFact)
        ? [fromDigits(digitPairs(binaryFact.a, binaryFact.b).map(([x, y]) => Math.abs(x - y)))]
        : [],
    ),
  ],
  ['borrowed-from-zero', ofTriple(acrossZero)],
  [
    'forgotten-borrow',
    ofTriple((binaryFact) => (borrows(binaryFact) && binaryFact.a > 20 ? offWhere(binaryFact, 1) : [])),
  ],
  ['forgotten-carry', ofTriple((binaryFact) => (carries(binaryFact) ? offWhere(binaryFact, -1) : []))],
  [
    'carry-written-out',
    ofTriple((binaryFact) => {
      const { a, b } = binaryFact;
      return carries(binaryFact) && Math.min(a, b) > 9
        ? [fromDigits(digitPairs(Math.max(a, b), Math.min(a, b)).map(([x, y]) => x + y))]
        : [];
    }),
  ],
  ['partial-product-missing', ofTriple(outerProducts)],
  ['zero-lost', ofTriple(zeroLost)],
  [
    'neighbouring-row',
    ofTriple(({ operation, a, b, result, hole }) =>
      operation === 'multiply' && hole === 'result' && Math.min(a, b) > 0
        ? [result - b, result + b, result - a, result + a]
        : [],
    ),
  ],
  [
    'brackets-ignored',
    (sum) => {
      const value = isChain(sum) ? asWithoutBrackets(sum.left) : null;
      return value !== null && Number.isSafeInteger(value) ? [rational(value)] : [];
    },
  ],
  [
    'left-to-right',
    (sum) => {
      const value = isChain(sum) ? fromLeft(sum.left) : null;
      return value !== null && Number.isSafeInteger(value) ? [rational(value)] : [];
    },
  ],
  [
    'equals-means-result',
    ({ left, right }) => {
      // 7 + □ = 4 + 8: the sign is read as "gives", so the next number, or the whole row, is the answer.
      const open = [left, right].find((side) => holesIn(side).length > 0);
      const other = open === left ? right : left;
      if (open?.kind !== 'operation' || other.kind !== 'operation' || open.sign === '/' || other.sign === '/')
        return [];
      const known = open.left.kind === 'hole' ? open.right : open.left;
      if (known.kind !== 'number' || open.sign !== '+' || other.sign !== '+') return [];
      return [evaluate(other), plus(evaluate(other), evaluate(known))];
    },
  ],
  ['one-off', ofTriple((binaryFact) => [answerOf(binaryFact) - 1, answerOf(binaryFact) + 1])],
  ['added-instead', ofTriple((binaryFact) => [seen(binaryFact)[0] + seen(binaryFact)[1]])],
  ['subtracted-instead', ofTriple((binaryFact) => [Math.abs(seen(binaryFact)[0] - seen(binaryFact)[1])])],
  [
    'multiplied-instead',
    ofTriple((binaryFact) =>
      binaryFact.operation === 'add' && binaryFact.hole === 'result' ? [binaryFact.a * binaryFact.b] : [],
    ),
  ],
  ['digits-reversed', ofTriple((binaryFact) => digitsReversed(answerOf(binaryFact)))],
  ['gave-operand', ofTriple(seen)],
  ['ten-off', ofTriple((binaryFact) => [answerOf(binaryFact) - 10, answerOf(binaryFact) + 10])],
];
