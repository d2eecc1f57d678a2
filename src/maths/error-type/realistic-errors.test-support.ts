import { type Random, randomFrom } from '../random';
import { readAnswerNotation } from '../sum/answer';
import { parseSumOrThrow } from '../sum/read-sum';
import { classify } from './classify';
import type { ErrorType } from './error-type';

/** A child with one bug, as the literature on procedures describes it: what is asked, what it answers, what that is. */
interface Bug {
  readonly of: string;
  readonly named: readonly ErrorType[];
  /** A sum and the answer of a child with this bug; null where the bug does not show. */
  readonly play: (random: Random) => readonly [sum: string, answer: string] | null;
}

const between = (random: Random, least: number, most: number): number =>
  least + random.below(most - least + 1);

const digits = (value: number): number[] => `${value}`.split('').reverse().map(Number);
const number = (from: readonly number[]): number => Number([...from].reverse().join(''));

/** Walks the columns from the right with a rule for each; the child writes what the rule gives. */
const byColumn = (a: number, b: number, rule: (x: number, y: number) => number): number => {
  const [x, y] = [digits(a), digits(b)];
  return number(x.map((digit, place) => rule(digit, y[place] ?? 0)));
};

const shown = (hundredths: number): string => (hundredths / 100).toFixed(2);

export const bugs: readonly Bug[] = [
  {
    of: 'takes the smaller digit from the larger',
    named: ['smaller-from-larger'],
    play: (random) => {
      const [a, b] = [between(random, 300, 980), between(random, 110, 290)];
      return [`${a}-${b}=_`, `${byColumn(a, b, (x, y) => Math.abs(x - y))}`];
    },
  },
  {
    of: 'does so with commas',
    named: ['smaller-from-larger'],
    play: (random) => {
      const [a, b] = [between(random, 411, 989), between(random, 111, 389)];
      if (a % 10 === 0 || b % 10 === 0) return null;
      const answer = byColumn(a, b, (x, y) => Math.abs(x - y));
      return [`${shown(a)}-${shown(b)}=_`, shown(answer)];
    },
  },
  {
    of: 'does so with money',
    named: ['smaller-from-larger'],
    play: (random) => {
      const [a, b] = [between(random, 500, 990), between(random, 110, 390)];
      const answer = byColumn(a, b, (x, y) => Math.abs(x - y));
      return [`${shown(a)}eur-${shown(b)}eur=_eur`, shown(answer)];
    },
  },
  {
    of: 'writes no carry anywhere',
    named: ['forgotten-carry'],
    play: (random) => {
      const [a, b] = [between(random, 255, 480), between(random, 165, 299)];
      return [`${a}+${b}=_`, `${byColumn(a, b, (x, y) => (x + y) % 10)}`];
    },
  },
  {
    of: 'forgets the last carry only',
    named: ['forgotten-carry'],
    play: (random) => {
      const [a, b] = [between(random, 255, 480), between(random, 165, 299)];
      const tens = (Math.floor(a / 10) % 10) + (Math.floor(b / 10) % 10) + ((a % 10) + (b % 10) > 9 ? 1 : 0);
      return tens > 9 ? [`${a}+${b}=_`, `${a + b - 100}`] : null;
    },
  },
  {
    of: 'drops what is carried in a product',
    named: ['forgotten-carry'],
    play: (random) => {
      const [a, b] = [between(random, 4, 9), between(random, 124, 489)];
      const lost = digits(b).map((digit, place, all) =>
        place === all.length - 1 ? a * digit : (a * digit) % 10,
      );
      return [`${a}*${b}=_`, `${number(lost.map(String).map(Number))}`];
    },
  },
  {
    of: 'exchanges and leaves the next digit as it was',
    named: ['forgotten-borrow'],
    play: (random) => {
      const [a, b] = [between(random, 31, 98), between(random, 12, 29)];
      return a % 10 < b % 10 ? [`${a}-${b}=_`, `${a - b + 10}`] : null;
    },
  },
  {
    of: 'adds the lines of a product without moving the second',
    named: ['shift-forgotten'],
    play: (random) => {
      const [a, b] = [between(random, 13, 89), between(random, 13, 89)];
      return [`${a}*${b}=_`, `${a * (b % 10) + a * Math.floor(b / 10)}`];
    },
  },
  {
    of: 'multiplies tens with tens and ones with ones',
    named: ['partial-product-missing'],
    play: (random) => {
      const [a, b] = [between(random, 12, 89), between(random, 12, 89)];
      const [x, y] = [a % 10, b % 10];
      return x && y ? [`${a}*${b}=_`, `${(a - x) * (b - y) + x * y}`] : null;
    },
  },
  {
    of: 'goes on after a round number instead of back',
    named: ['compensated-wrong-way'],
    play: (random) => {
      const [a, tens] = [between(random, 31, 68), between(random, 2, 4)];
      const b = 10 * tens - 1;
      return a % 10 ? [`${a}+${b}=_`, `${a + 10 * tens + 1}`] : null;
    },
  },
  {
    of: 'takes one more off after a round number',
    named: ['compensated-wrong-way'],
    play: (random) => {
      const [a, tens] = [between(random, 62, 98), between(random, 2, 4)];
      const b = 10 * tens - 1;
      return a % 10 < 9 ? [`${a}-${b}=_`, `${a - 10 * tens - 1}`] : null;
    },
  },
  {
    of: 'ends two rows away in the table',
    named: ['neighbouring-row'],
    play: (random) => {
      const [a, b] = [between(random, 4, 8), between(random, 4, 9)];
      return [`${a}*${b}=_`, `${(a + 2) * b}`];
    },
  },
  {
    of: 'takes the product one row and one column away',
    named: ['neighbouring-row'],
    play: (random) => {
      const [a, b] = [between(random, 4, 9), between(random, 4, 9)];
      // One off besides, or the product itself: the nearer explanation is named.
      return Math.abs(a - b - 1) < 2 ? null : [`${a}*${b}=_`, `${(a - 1) * (b + 1)}`];
    },
  },
  {
    of: 'doubles where it should double twice',
    named: ['doubled', 'neighbouring-row'],
    play: (random) => {
      const [a, b] = [random.below(2) ? 4 : 8, between(random, 3, 9)];
      return [`${a}*${b}=_`, `${(a * b) / 2}`];
    },
  },
  {
    of: 'adds ones to the tens',
    named: ['wrong-place'],
    play: (random) => {
      const [a, b] = [between(random, 21, 58), between(random, 2, 4)];
      return [`${a}+${b}=_`, `${a + 10 * b}`];
    },
  },
  {
    of: 'leaves the empty place out of a number',
    named: ['wrong-place', 'zero-lost'],
    play: (random) => {
      const [a, b] = [between(random, 1, 6) * 100, between(random, 2, 9)];
      return [`${a}+${b}=_`, `${a / 100}${b}`];
    },
  },
  {
    of: 'gives the discount',
    named: ['discount-for-price'],
    play: (random) => {
      const price = 20 * between(random, 2, 9);
      return [`${price}eur-20%of${price}eur=_eur`, `${price / 5}`];
    },
  },
  {
    of: 'takes the percentage for euros',
    named: ['discount-for-price', 'percent-as-amount'],
    play: (random) => {
      const price = 20 * between(random, 2, 9);
      return price === 100 ? null : [`${price}eur-20%of${price}eur=_eur`, `${price - 20}`];
    },
  },
  {
    of: 'gives the area for the way round',
    named: ['area-for-perimeter'],
    play: (random) => {
      const [a, b] = [between(random, 3, 14), between(random, 3, 14)];
      return [`2*(${a}cm+${b}cm)=_cm`, `${a * b}`];
    },
  },
  {
    of: 'counts two sides only',
    named: ['area-for-perimeter'],
    play: (random) => {
      const [a, b] = [between(random, 3, 14), between(random, 3, 14)];
      return [`2*(${a}cm+${b}cm)=_cm`, `${a + b}`];
    },
  },
  {
    of: 'reads decimals of an hour as minutes',
    named: ['sixty-as-hundred'],
    play: (random) => {
      const hours = between(random, 1, 4);
      return [`${hours}.5h=_min`, `${60 * hours + 5}`];
    },
  },
  {
    of: 'writes minutes behind the comma of an hour',
    named: ['sixty-as-hundred'],
    play: (random) => {
      const hours = between(random, 1, 4);
      return [`${60 * hours + 30}min=_h`, `${hours}.3`];
    },
  },
  {
    of: 'loses the sign of an answer below zero',
    named: ['minus-lost'],
    play: (random) => {
      const [a, b] = [between(random, 1, 8), between(random, 9, 18)];
      return [`${a}-${b}=_`, `${b - a}`];
    },
  },
  {
    of: 'adds the sizes and keeps the sign',
    named: ['minus-lost'],
    play: (random) => {
      const [a, b] = [between(random, 2, 9), between(random, 10, 18)];
      return [`-${a}+${b}=_`, `-${a + b}`];
    },
  },
  {
    of: 'takes half for the hour that is said',
    named: ['half-as-past'],
    play: (random) => {
      const hour = between(random, 1, 10);
      return [`${hour}h30words=_clock`, `${hour + 1}h30`];
    },
  },
  {
    of: 'takes the shorter decimal for the larger',
    named: ['shorter-is-larger'],
    play: (random) => {
      const tenth = between(random, 1, 8);
      return [`0.${tenth}?0.${tenth}${between(random, 1, 9)}`, '>'];
    },
  },
  {
    of: 'takes the longer decimal for the larger',
    named: ['longer-is-larger'],
    play: (random) => {
      const tenth = between(random, 2, 9);
      return [`0.${tenth}?0.${tenth - 1}${between(random, 1, 9)}`, '<'];
    },
  },
  {
    of: 'puts the last digits under one another',
    named: ['point-misaligned'],
    play: (random) => {
      const [a, b] = [between(random, 111, 489), between(random, 12, 60)];
      return a % 10 ? [`${shown(a)}+${b}=_`, shown(a + b)] : null;
    },
  },
  {
    of: 'adds tops and bottoms',
    named: ['tops-and-bottoms-added'],
    play: (random) => {
      const [x, y] = [between(random, 3, 6), between(random, 7, 10)];
      return [`1/${x}+1/${y}=_`, `2/${x + y}`];
    },
  },
  {
    of: 'skips brackets',
    named: ['brackets-ignored'],
    play: (random) => {
      const [a, b, c] = [between(random, 3, 9), between(random, 2, 9), between(random, 3, 9)];
      return [`(${a}+${b})*${c}=_`, `${a + b * c}`];
    },
  },
  {
    of: 'multiplies by the parts of a whole',
    named: ['multiplied-not-divided'],
    play: (random) => {
      const [parts, each] = [between(random, 3, 8), between(random, 3, 12)];
      return [`1/${parts}of${parts * each}=_`, `${parts * parts * each}`];
    },
  },
  {
    of: 'moves the zero of a price',
    named: ['wrong-place'],
    play: (random) => {
      const [euros, cents] = [between(random, 2, 9), between(random, 1, 9)];
      return [`${euros}.0${cents}eur=_ct`, `${100 * euros + 10 * cents}`];
    },
  },
  {
    of: 'reads the hands at the wrong hour',
    named: ['hour-off'],
    play: (random) => {
      const hour = between(random, 2, 10);
      return [`${hour}h20face=_clock`, `${hour + 1}h20`];
    },
  },
];

const plays = 40;

/** Wrong answers of children with each of these bugs, and what the product calls them. */
export const playedErrors = () =>
  bugs.flatMap(({ of, named, play }, place) => {
    const random = randomFrom(1000 + place);
    return Array.from({ length: plays }, () => play(random)).flatMap((made) => {
      if (!made) return [];
      const sum = parseSumOrThrow(made[0]);
      const answer = readAnswerNotation(made[1].replace(/^0+(?=\d)/, ''));
      if (!answer) return [];
      if (
        answer.kind === 'number' &&
        answer.value.num === sum.answer.num &&
        answer.value.den === sum.answer.den
      )
        return [];
      const found = classify(sum, answer);
      return [{ of, sum: made[0], given: made[1], found, first: found[0] ?? 'unclassified', named }];
    });
  });
