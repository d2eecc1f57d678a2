import { featuresOf } from '../sum/features';
import type { Triple } from '../sum/triple';
import type { ErrorType } from './error-type';

/** The wrong answers to the hole that a misconception leads to; empty where it does not apply. */
type Misconception = (triple: Triple) => readonly number[];

const answerOf = ({ a, b, result, hole }: Triple): number => ({ left: a, right: b, result })[hole];

/** The two numbers a child sees. */
const seen = ({ a, b, result, hole }: Triple): readonly [number, number] =>
  hole === 'left' ? [b, result] : hole === 'right' ? [a, result] : [a, b];

const borrows = ({ operation, a, b, hole }: Triple): boolean =>
  operation === 'subtract' && hole === 'result' && a % 10 < b % 10;

const carries = ({ operation, a, b, hole }: Triple): boolean =>
  operation === 'add' && hole === 'result' && (a % 10) + (b % 10) >= 10 && Math.max(a, b) > 10;

const digitPairs = (a: number, b: number): (readonly [number, number])[] => {
  const [high, low] = [`${a}`, `${b}`.padStart(`${a}`.length, '0')];
  return high.split('').map((digit, place) => [Number(digit), Number(low[place])] as const);
};

const reversed = (value: number): number => Number(`${value}`.split('').reverse().join(''));

/** In order of likelihood when one wrong answer has several explanations. */
const misconceptions: readonly (readonly [ErrorType, Misconception])[] = [
  [
    'times-zero-is-number',
    ({ operation, a, b, hole }) =>
      operation === 'multiply' && hole === 'result' && Math.min(a, b) === 0 ? [Math.max(a, b)] : [],
  ],
  [
    'smaller-from-larger',
    (triple) =>
      borrows(triple)
        ? [
            Number(
              digitPairs(triple.a, triple.b)
                .map(([x, y]) => Math.abs(x - y))
                .join(''),
            ),
          ]
        : [],
  ],
  ['forgotten-borrow', (triple) => (borrows(triple) && triple.a > 20 ? [triple.result + 10] : [])],
  ['forgotten-carry', (triple) => (carries(triple) ? [triple.result - 10] : [])],
  [
    'neighbouring-row',
    ({ operation, a, b, result, hole }) =>
      operation === 'multiply' && hole === 'result' && Math.min(a, b) > 0
        ? [result - b, result + b, result - a, result + a]
        : [],
  ],
  ['one-off', (triple) => [answerOf(triple) - 1, answerOf(triple) + 1]],
  ['added-instead', (triple) => [seen(triple)[0] + seen(triple)[1]]],
  ['subtracted-instead', (triple) => [Math.abs(seen(triple)[0] - seen(triple)[1])]],
  [
    'multiplied-instead',
    (triple) => (triple.operation === 'add' && triple.hole === 'result' ? [triple.a * triple.b] : []),
  ],
  ['digits-reversed', (triple) => (answerOf(triple) > 9 ? [reversed(answerOf(triple))] : [])],
  ['gave-operand', (triple) => seen(triple)],
  ['ten-off', (triple) => [answerOf(triple) - 10, answerOf(triple) + 10]],
];

export interface WrongAnswer {
  readonly value: number;
  readonly error: ErrorType;
}

/** Every wrong, non-negative answer to this sum that has a name, likeliest names first; a value may come twice. */
export function wrongAnswers(triple: Triple): WrongAnswer[] {
  const right = answerOf(triple);
  return misconceptions.flatMap(([error, lead]) =>
    [...new Set(lead(triple))]
      .filter((value) => value >= 0 && value !== right)
      .map((value) => ({ value, error })),
  );
}

/** Largest wrong answer that still looks like one: a part of a split is never more than the whole. */
export function plausibleLimit(triple: Triple): number {
  const { size } = featuresOf(triple);
  return triple.operation === 'split' ? size : Math.round(size * 1.6) + 3;
}
