import { jumps, takenAway, tenFrame, together } from './draw-picture';
import { splitStep } from './split-step';
import { type StrategyStep, step } from './step';
import type { StrategyName } from './strategy-name';

const onesOf = (value: number): number => value % 10;

function backOverTen(a: number, b: number): StrategyStep[] {
  const x = onesOf(a);
  const ten = a - x;
  const y = b - x;
  return [
    splitStep(b, x, y),
    step('backToTen', { ten, x }, `${a}-${x}=${ten}`, takenAway(a, x)),
    step('belowTen', { y }, `${ten}-${y}=${a - b}`, takenAway(ten, y)),
  ];
}

function teenLikeOnes(a: number, b: number): StrategyStep[] {
  if (b >= 10) {
    const first = step('tenOff', {}, `${a}-10=${a - 10}`, takenAway(a, 10));
    const ones = b - 10;
    return ones === 0
      ? [first]
      : [first, step('onesAfter', { b: ones }, `${a - 10}-${ones}=${a - b}`, takenAway(a - 10, ones))];
  }
  const ones = onesOf(a);
  const rest = ones === 0 ? 10 - b : ones - b;
  const first =
    ones === 0
      ? step('fromOneTen', { b }, `10-${b}=${rest}`, takenAway(10, b))
      : step('onesOff', { a: ones, b }, `${ones}-${b}=${rest}`, takenAway(ones, b));
  return [first, step('tenWithIt', {}, `10+${rest}=${a - b}`, together(10, rest))];
}

/** Jumps back by hundreds, tens and ones (*rijgen*); ones that pass a ten stop at it. */
function jumpBack(a: number, b: number): StrategyStep[] {
  const parts = [b - (b % 100), (b % 100) - onesOf(b), onesOf(b)].filter((part) => part > 0);
  let at = a;
  return parts.flatMap((part) => {
    const from = at;
    at -= part;
    const crosses = part < 10 && onesOf(from) > 0 && onesOf(from) < part;
    return crosses
      ? backOverTen(from, part)
      : [step('jumpBack', { n: part }, `${from}-${part}=${at}`, jumps(from, [-part]))];
  });
}

/** How a − b is worked out by this strategy. */
export function subtractSteps(a: number, b: number, strategy: StrategyName): StrategyStep[] {
  if (b === 0) return [step('nothingTaken', { a }, `${a}-0=${a}`, takenAway(a, 0))];
  if (a === b) return [step('allTaken', {}, `${a}-${b}=0`, takenAway(a, b))];
  if (b === 1) return [step('oneLess', { a }, `${a}-1=${a - 1}`, takenAway(a, 1))];
  if (strategy === 'fill-ten') return backOverTen(a, b);
  if (strategy === 'teen-like-ones') return teenLikeOnes(a, b);
  if (strategy === 'split-tens-and-ones') return jumpBack(a, b);
  const rest = a - b;
  return [step('thinkAddition', { a, b }, `${b}+${rest}=${a}`, takenAway(a, b))];
}

/** What must come to `from` to make `to`: straight, or with a stop at the ten between them. */
export function bridgeSteps(from: number, to: number): StrategyStep[] {
  const gap = to - from;
  const ten = Math.ceil(from / 10) * 10;
  if (gap <= 0 || ten <= from || ten >= to || to > 100) {
    return [step('difference', { a: to, b: from }, `${to}-${from}=${gap}`, jumps(from, [gap]))];
  }
  const [x, y] = [ten - from, to - ten];
  return [
    step('upTo', { from, to: ten, x }, `${from}+${x}=${ten}`, jumps(from, [x])),
    step('upTo', { from: ten, to, x: y }, `${ten}+${y}=${to}`, jumps(from, [x, y])),
    step(
      'jumpsTogether',
      { x, y },
      `${x}+${y}=${gap}`,
      tenFrame([
        [x, 'first'],
        [y, 'second'],
      ]),
    ),
  ];
}
