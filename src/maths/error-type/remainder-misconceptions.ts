import { rational } from '../number/rational';
import type { Sum } from '../sum/sum';
import type { Misconception, Misconceptions } from './wrong-answer';

/** A division as it is worked out: 38 : 6 is 6 groups of 6, and 2 are left. */
interface Division {
  readonly divisor: number;
  readonly quotient: number;
  readonly rest: number;
}

function divisionOf({ answerSpec, answer }: Sum): Division | null {
  if (answerSpec.form !== 'remainder' || answerSpec.divisor === null) return null;
  const total = (answer.num * answerSpec.divisor) / answer.den;
  return {
    divisor: answerSpec.divisor,
    quotient: Math.floor(total / answerSpec.divisor),
    rest: total % answerSpec.divisor,
  };
}

/** So many groups and so many left, as it is written: 6 rest 4. */
type Pair = readonly [quotient: number, rest: number];

/** The pairs a child may write, of a division that leaves a rest; none below zero. */
const ofDivision =
  (find: (division: Division) => readonly Pair[]): Misconception =>
  (sum) => {
    const division = divisionOf(sum);
    if (!division) return [];
    const { divisor } = division;
    return find(division)
      .filter(([quotient, rest]) => quotient >= 0 && rest >= 0)
      .map(([quotient, rest]) => rational(quotient * divisor + rest, divisor));
  };

/** Of a large divisor not every rest is a diagnosis. */
const mostRests = 100;

/** Divisions with a remainder, likeliest first. What is written as a pair with too large a rest is told by `classify`. */
export const remainderMisconceptions: Misconceptions = [
  ['remainder-forgotten', ofDivision(({ quotient, rest }) => (rest > 0 ? [[quotient, 0]] : []))],
  ['quotient-rounded-up', ofDivision(({ quotient, rest }) => (rest > 0 ? [[quotient + 1, 0]] : []))],
  [
    // What is missing to the next group instead of what is left: 38 : 6 is 6 rest 4, or 7 rest 4, for 4 more make 42.
    'remainder-to-next-group',
    ofDivision(({ divisor, quotient, rest }) =>
      rest > 0
        ? [
            [quotient, divisor - rest],
            [quotient + 1, divisor - rest],
          ]
        : [],
    ),
  ],
  [
    // Only a pair that may be written so: 1 rest 8 to 17 : 2 is worth 5, and who says 5 has swapped nothing.
    'remainder-swapped',
    ofDivision(({ divisor, quotient, rest }) => (rest > 0 && quotient < divisor ? [[rest, quotient]] : [])),
  ],
  [
    'one-group-off',
    ofDivision(({ quotient, rest }) => [
      [quotient + 1, rest],
      [quotient - 1, rest],
    ]),
  ],
  [
    'one-off',
    ofDivision(({ divisor, quotient, rest }) =>
      [rest - 1, rest + 1].filter((left) => left < divisor).map((left): Pair => [quotient, left]),
    ),
  ],
  [
    'remainder-as-decimals',
    (sum) => {
      const division = divisionOf(sum);
      if (!division || division.rest === 0) return [];
      const { quotient, rest } = division;
      const shift = 10 ** `${rest}`.length;
      return [rational(quotient * shift + rest, shift)];
    },
  ],
  [
    'remainder-wrong',
    ofDivision(({ divisor, quotient, rest }) =>
      Array.from({ length: Math.min(divisor, mostRests) }, (_, left): Pair => [quotient, left]).filter(
        ([, left]) => left !== rest && left > 0,
      ),
    ),
  ],
];
