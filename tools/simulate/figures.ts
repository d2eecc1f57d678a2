import { playedErrors } from '@/maths/error-type/realistic-errors.test-support';
import { startDifficulty } from '@/maths/learn/difficulty';
import { agreedOrder } from '@/maths/learn/start-difficulty/order.test-support';
import { readNotation } from '@/maths/number/rational';
import { randomFrom } from '@/maths/random';
import { chosenCollections, rules, sharesOf } from '@/maths/round/choice/rules-of-thumb.test-support';
import { roundsToTheLast, steppedCollections } from '@/maths/simulate/generators/perfect-child';
import { typedForms } from '@/maths/simulate/generators/typed-forms';
import { efficiency, orderAgreement, rankCorrelation } from '@/maths/simulate/rasch';
import type { Figure } from '@/maths/simulate/report';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

/* The goals of the model that no course of a child is played for: sums, options, answers and errors. */

const mark = (isMet: boolean): string => (isMet ? '' : ' ✗');
const inHundred = (share: number): string => `${(100 * share).toFixed(1)} %`;

function perfectChild(): Figure {
  const through = steppedCollections.filter((collection) => roundsToTheLast(collection, 10) !== null);
  return {
    figure: 'a child without errors comes to the last bucket of every collection of procedures',
    goal: 'within 10 rounds',
    measured: `${through.length} of ${steppedCollections.length}${mark(through.length === steppedCollections.length)}`,
  };
}

function standardError(first: number): Figure {
  const { error, said, bound } = efficiency(2000, first);
  return {
    figure: 'standard error of θ after 30 answers, against the Cramér–Rao bound',
    goal: '≤ 1.15 ×',
    measured: `${(error / bound).toFixed(3)} ×${mark(error / bound <= 1.15)} (it says of itself ${(said / bound).toFixed(3)} ×)`,
  };
}

/** Work on paper: digits that are multiplied, what is carried on the way, and places behind a decimal sign. */
function stepsOf(a: number, b: number, places: number): number {
  const digits = (value: number) => `${value}`.split('').reverse().map(Number);
  let steps = 0;
  for (const by of digits(b)) {
    let carry = 0;
    for (const digit of digits(a)) {
      const product = by * digit + carry;
      if (by > 1 && digit > 1) steps += 1 + (by * digit) / 40;
      carry = Math.floor(product / 10);
      if (carry > 0 && by > 1) steps += 0.5;
    }
    if (by > 0) steps += 0.5;
  }
  return steps + places;
}

/** Products by chance, with the rank correlation of start difficulties and steps on paper. */
function correlationWithSteps(seed: number, places: () => readonly [number, number]): number {
  const random = randomFrom(seed);
  const made = Array.from({ length: 400 }, () => {
    const [a, b] = [11 + random.below(889), 2 + random.below(random.below(2) ? 8 : 88)];
    const [forA, forB] = places();
    const sum = parseSumOrThrow(`${shown(a, forA)}*${shown(b, forB)}=_`);
    return { difficulty: startDifficulty(sum), steps: stepsOf(a, b, forA + forB) };
  });
  return rankCorrelation(
    made.map(({ difficulty }) => difficulty),
    made.map(({ steps }) => steps),
  );
}

/** The number with so many places behind the point, as ids have it. */
function shown(value: number, places: number): string {
  const text = (value / 10 ** places).toString();
  return readNotation(text) ? text : `${value}`;
}

function difficulties(): Figure[] {
  const tables = orderAgreement();
  const pairs = Object.values(agreedOrder).flat();
  const beta = (id: string) => startDifficulty(parseSumOrThrow(id));
  const right = pairs.filter(([easier, harder]) => beta(easier) < beta(harder));
  const random = randomFrom(5);
  const beyond = correlationWithSteps(3, () => [0, 0]);
  const decimals = correlationWithSteps(4, () => [1 + random.below(2), random.below(2)]);
  const cell = (value: number) => `${value.toFixed(2)}${mark(value >= 0.85)}`;
  return [
    {
      figure: 'rank correlation of start difficulties with the published order of tables',
      goal: '≥ .95',
      measured: `${tables.toFixed(2)}${mark(tables >= 0.95)}`,
    },
    {
      figure:
        'beyond the tables, and with decimals: no ratings are in the repository; rank correlation with steps on paper, 400 products by chance each',
      goal: '≥ .85',
      measured: `${cell(beyond)}, ${cell(decimals)}; of ${pairs.length} pairs that any teacher orders ${inHundred(right.length / pairs.length)}`,
    },
  ];
}

const margin = 0.08;

function rulesOfThumb(): Figure {
  const all = [3, 4].flatMap((count) =>
    chosenCollections.flatMap(({ collection, sums }) =>
      Object.entries(sums.length > 0 ? sharesOf(sums, count) : {}).map(([rule, share]) => ({
        key: collection.key,
        rule,
        over: share - 1 / count,
      })),
    ),
  );
  // A share of 360 sets has a standard error of .025: .08 is passed for sure by two of those.
  const beyond = all.filter(({ over }) => over > margin + 0.05).sort((a, b) => b.over - a.over);
  const keys = new Set(beyond.map(({ key }) => key));
  const worst = beyond.slice(0, 3).map(({ key, rule, over }) => `${key}, ${rule}: + ${over.toFixed(2)}`);
  return {
    figure: `${Object.keys(rules).length} rules of thumb against 1/n, with three and four options`,
    goal: '≤ + .08 in every collection',
    measured: `passed for sure in ${keys.size} of ${chosenCollections.length} collections${mark(keys.size === 0)}${worst.length > 0 ? ` (worst: ${worst.join('; ')})` : ''}`,
  };
}

function errorsAndForms(): Figure[] {
  const errors = playedErrors();
  // The first name is the one that is said.
  const isNamed = ({ first, named }: (typeof errors)[number]) => named.some((error) => error === first);
  const rightly = errors.filter(isNamed).length / errors.length;
  const wrongly =
    errors.filter((each) => each.first !== 'unclassified' && !isNamed(each)).length / errors.length;
  const forms = typedForms();
  const refused = forms.filter(({ isRight }) => !isRight).length;
  return [
    {
      figure: `realistic wrong answers (${errors.length}, of children with a bug from the literature) named rightly; wrongly`,
      goal: '≥ 92 %; ≤ 1 %',
      measured: `${inHundred(rightly)}${mark(rightly >= 0.92)}; ${inHundred(wrongly)}${mark(wrongly <= 0.01)}`,
    },
    {
      figure: `right answers in any sensible form (${forms.length} typed forms) judged wrong`,
      goal: '0',
      measured: `${refused}${mark(refused === 0)}`,
    },
  ];
}

/** All of them; @param first number of the first pupil whose strength is estimated */
export const figures = (first: number): Figure[] => [
  perfectChild(),
  standardError(first),
  ...difficulties(),
  rulesOfThumb(),
  ...errorsAndForms(),
];
