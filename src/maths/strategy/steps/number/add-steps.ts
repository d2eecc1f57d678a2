import { beadRack, jumps, tenFrame, together } from '../../drawing/draw-picture';
import { placeParts } from '../../drawing/place-parts';
import type { StrategyName } from '../../names/strategy-names';
import { type StrategyStep, step } from '../../step';
import { largeAddSteps } from './large-add-steps';
import { splitStep } from './split-step';

const onesOf = (value: number): number => value % 10;

const fillTen = (a: number, b: number): StrategyStep[] => {
  const ten = Math.ceil(a / 10) * 10;
  const x = ten - a;
  const y = b - x;
  return [
    splitStep(b, x, y),
    step('fillTen', { ten, a, x }, `${a}+${x}=${ten}`, together(a, x)),
    step('overTen', { y }, `${ten}+${y}=${a + b}`, together(ten, y)),
  ];
};

const fiveStructure = (a: number, b: number): StrategyStep[] => {
  if (a <= 5) return [step('fiveFirst', { b }, `${a}+${b}=${a + b}`, together(a, b))];
  const rest = a - 5;
  return [
    step(
      'fiveAnd',
      { a, rest },
      `${a}=5+${rest}`,
      tenFrame([
        [5, 'first'],
        [rest, 'second'],
      ]),
    ),
    step(
      'restTogether',
      { a: rest, b },
      `${rest}+${b}=${rest + b}`,
      tenFrame([
        [rest, 'first'],
        [b, 'second'],
      ]),
    ),
    step(
      'fiveFirst',
      { b: rest + b },
      `5+${rest + b}=${a + b}`,
      tenFrame([
        [5, 'first'],
        [rest + b, 'second'],
      ]),
    ),
  ];
};

const teenLikeOnes = (a: number, b: number): StrategyStep[] => {
  const ones = onesOf(a) + b;
  const tens = a - onesOf(a);
  if (ones === b) return [step('tensAndOnes', { a, b }, `${a}+${b}=${a + b}`, together(a, b))];
  return [
    step('onesFirst', { a: onesOf(a), b }, `${onesOf(a)}+${b}=${ones}`, together(onesOf(a), b)),
    step('tenWithIt', { tens }, `${tens}+${ones}=${a + b}`, together(tens, ones)),
  ];
};

/** The double of the smaller number, in the order of the sum: nothing has to be turned round. */
const nearDouble = (a: number, b: number): StrategyStep[] => {
  const small = Math.min(a, b);
  return [
    step('knownDouble', { a: small }, `${small}+${small}=${2 * small}`, beadRack(small, small)),
    step('oneMoreThanThat', {}, `${2 * small}+1=${a + b}`, beadRack(a, b)),
  ];
};

const nineAsTen = (b: number): StrategyStep[] => [
  step('asTen', {}, `10+${b}=${10 + b}`, together(10, b)),
  step(
    'oneTooMany',
    {},
    `${10 + b}-1=${9 + b}`,
    tenFrame([
      [9, 'first'],
      [b, 'second'],
      [1, 'taken'],
    ]),
  ),
];

/** Jumps by the places of b (*rijgen*) on one line; ones that pass a ten stop at it. */
function jumpOn(a: number, b: number): StrategyStep[] {
  const taken: number[] = [];
  let at = a;
  const jump = (name: 'jumpOn' | 'fillTen' | 'overTen', by: number) => {
    taken.push(by);
    const from = at;
    at += by;
    const values = { jumpOn: { n: by }, fillTen: { ten: at, a: from, x: by }, overTen: { y: by } }[name];
    return step(name, values, `${from}+${by}=${at}`, jumps(a, taken));
  };
  return placeParts(b).flatMap((part) => {
    const toTen = 10 - onesOf(at);
    const crosses = part < 10 && toTen < 10 && part > toTen;
    if (!crosses) return [jump('jumpOn', part)];
    return [splitStep(part, toTen, part - toTen), jump('fillTen', toTen), jump('overTen', part - toTen)];
  });
}

/** Steps with the larger number first; a ≥ b. */
function orderedSteps(a: number, b: number, strategy: StrategyName): StrategyStep[] {
  if (b === 0) return [step('nothingAdded', { a }, `${a}+0=${a}`, together(a, 0))];
  switch (strategy) {
    case 'one-more':
      return [step('oneMore', { a }, `${a}+1=${a + 1}`, jumps(a, [1]))];
    case 'double':
      return [step('double', { a }, `${a}+${a}=${a + a}`, beadRack(a, a))];
    case 'five-structure':
      return fiveStructure(a, b);
    case 'friends':
      return [step('togetherTen', { a, b }, `${a}+${b}=10`, together(a, b))];
    case 'ten-and-ones':
      // Ten is not so many ones: 10 and 10 are two tens.
      return b === 10
        ? [step('double', { a }, '10+10=20', together(10, 10))]
        : [step('tenAndOnes', { b }, `10+${b}=${10 + b}`, together(10, b))];
    case 'teen-like-ones':
      return teenLikeOnes(a, b);
    case 'near-double':
      return nearDouble(a, b);
    case 'nine-is-ten-less-one':
      return nineAsTen(b);
    case 'fill-ten':
      return fillTen(a, b);
    case 'count-on':
      return [
        step(
          'countOn',
          { a, b },
          `${a}+${b}=${a + b}`,
          jumps(
            a,
            Array.from({ length: b }, () => 1),
          ),
        ),
      ];
    default:
      return jumpOn(a, b);
  }
}

/** How a + b is worked out by this strategy. */
export function addSteps(a: number, b: number, strategy: StrategyName): StrategyStep[] {
  const large = largeAddSteps(a, b, strategy);
  if (large) return large;
  if (a >= b || strategy === 'near-double' || (strategy === 'jump-on' && a >= 10))
    return orderedSteps(a, b, strategy);
  return [step('turnRound', { b }, `${a}+${b}=${b}+${a}`, together(b, a)), ...orderedSteps(b, a, strategy)];
}
