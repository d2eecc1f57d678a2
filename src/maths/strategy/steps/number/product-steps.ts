import type { SumId } from '../../../sum/sum';
import { arrayOf } from '../../drawing/draw-picture';
import type { StrategyName } from '../../names/strategy-names';
import { type StrategyStep, step } from '../../step';
import { largeDivisionSteps, largeProductSteps } from './large-product-steps';

/** True for facts the pupil knows by heart: anchors to lean on. */
export type Knows = (sumId: SumId) => boolean;

const knowsProduct = (knows: Knows, a: number, b: number): boolean => knows(`${a}*${b}=_` as SumId);

const anchor = (n: number, b: number): StrategyStep =>
  step('anchor', { n, b }, `${n}*${b}=${n * b}`, arrayOf(b, [[n, 'first']]));

function halfOfTen(b: number): StrategyStep[] {
  return [
    step(
      'anchor',
      { n: 10, b },
      `10*${b}=${10 * b}`,
      arrayOf(b, [
        [5, 'first'],
        [5, 'second'],
      ]),
    ),
    step(
      'halfOfTen',
      {},
      `${10 * b}:2=${5 * b}`,
      arrayOf(b, [
        [5, 'first'],
        [5, 'taken'],
      ]),
    ),
  ];
}

const groupMore = (a: number, b: number): StrategyStep[] => [
  anchor(a - 1, b),
  step(
    'groupMore',
    { b },
    `${(a - 1) * b}+${b}=${a * b}`,
    arrayOf(b, [
      [a - 1, 'first'],
      [1, 'second'],
    ]),
  ),
];

const groupLess = (a: number, b: number): StrategyStep[] => [
  anchor(a + 1, b),
  step(
    'groupLess',
    { b },
    `${(a + 1) * b}-${b}=${a * b}`,
    arrayOf(b, [
      [a, 'first'],
      [1, 'taken'],
    ]),
  ),
];

function doubled(a: number, b: number): StrategyStep[] {
  const half = (a / 2) * b;
  const picture = arrayOf(b, [
    [a / 2, 'first'],
    [a / 2, 'second'],
  ]);
  return [anchor(a / 2, b), step('doubleIt', {}, `${half}+${half}=${a * b}`, picture)];
}

function inParts(a: number, b: number, first: number): StrategyStep[] {
  const rest = a - first;
  const picture = arrayOf(b, [
    [first, 'first'],
    [rest, 'second'],
  ]);
  return [
    anchor(first, b),
    step('otherPart', { n: rest, b }, `${rest}*${b}=${rest * b}`, arrayOf(b, [[rest, 'second']])),
    step('partsTogether', {}, `${first * b}+${rest * b}=${a * b}`, picture),
  ];
}

/** a groups of b, a from 3 to 10 and b not easy, from an anchor this pupil knows if there is one. */
function hardSteps(a: number, b: number, knows: Knows): StrategyStep[] {
  if (a === 9) return groupLess(a, b);
  if (a === 3) return groupMore(a, b);
  if (a === 6) {
    const byDoubling = knowsProduct(knows, 3, b) && !knowsProduct(knows, 5, b);
    return byDoubling ? doubled(a, b) : groupMore(a, b);
  }
  return a === 4 || a === 8 ? doubled(a, b) : inParts(a, b, 5);
}

function easySteps(a: number, b: number): StrategyStep[] | null {
  if (a === 0 || b === 0) return [step('timesZero', {}, `${a}*${b}=0`, arrayOf(b, [[a, 'first']]))];
  if (a === 1) return [step('timesOne', { b }, `1*${b}=${b}`, arrayOf(b, [[1, 'first']]))];
  if (b === 10) return [step('tens', { a }, `${a}*10=${a * 10}`, arrayOf(10, [[a, 'first']]))];
  if (a === 2) {
    return [
      step(
        'twice',
        {},
        `${b}+${b}=${2 * b}`,
        arrayOf(b, [
          [1, 'first'],
          [1, 'second'],
        ]),
      ),
    ];
  }
  return a === 5 ? halfOfTen(b) : null;
}

function turned(a: number, b: number): StrategyStep {
  return step('turnProduct', { a, b }, `${a}*${b}=${b}*${a}`, arrayOf(a, [[b, 'first']]));
}

/** How a × b is worked out, from an anchor that this pupil knows. */
export function multiplySteps(a: number, b: number, knows: Knows, strategy?: StrategyName): StrategyStep[] {
  if (Math.max(a, b) > 10) return largeProductSteps(a, b, strategy);
  // Nine times is ten times less one, also of a number that has a rule of its own.
  if (a === 9 && b > 1 && b < 10) return groupLess(a, b);
  const easy = easySteps(a, b);
  if (easy) return easy;
  // Three fives are counted in fives; five threes would be a detour.
  const easyTurned = b === 5 && a < 10 ? null : easySteps(b, a);
  if (easyTurned) return [turned(a, b), ...easyTurned];
  if (b === 9 && a > 2 && !knowsProduct(knows, a, b)) return [turned(a, b), ...groupLess(b, a)];
  if (a !== b && knowsProduct(knows, b, a) && !knowsProduct(knows, a, b)) return [turned(a, b)];
  return hardSteps(a, b, knows);
}

/** How many groups of b make a: straight from the product, or from five or ten groups on. */
export function divideSteps(a: number, b: number, knows: Knows, strategy?: StrategyName): StrategyStep[] {
  const quotient = a / b;
  if (quotient > 10 || b > 10) return largeDivisionSteps(a, b, strategy);
  if (b === 1) return [step('divideByOne', { a }, `${a}:1=${a}`, arrayOf(1, [[a, 'first']]))];
  const product = step('thinkProduct', { a, b }, `${quotient}*${b}=${a}`, arrayOf(b, [[quotient, 'first']]));
  if (quotient <= 5 || quotient === 10 || knowsProduct(knows, quotient, b)) return [product];
  if (quotient === 9) return [...groupLess(9, b)];
  const rest = a - 5 * b;
  const more = quotient - 5;
  return [
    anchor(5, b),
    step(
      'leftOver',
      { x: rest },
      `${a}-${5 * b}=${rest}`,
      arrayOf(b, [
        [5, 'taken'],
        [more, 'second'],
      ]),
    ),
    step('otherPart', { n: more, b }, `${more}*${b}=${rest}`, arrayOf(b, [[more, 'second']])),
    step(
      'partsTogether',
      {},
      `5+${more}=${quotient}`,
      arrayOf(b, [
        [5, 'first'],
        [more, 'second'],
      ]),
    ),
  ];
}
