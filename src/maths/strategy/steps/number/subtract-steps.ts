import { beadRack, jumps, mostDots, takenAway, together } from '../../drawing/draw-picture';
import { placeParts } from '../../drawing/place-parts';
import type { StrategyName } from '../../names/strategy-names';
import { type StrategyStep, step } from '../../step';
import { largeSubtractSteps } from './large-add-steps';
import { splitStep } from './split-step';

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

/** Ten off instead of nine, and one back. */
const nineOff = (a: number): StrategyStep[] => [
  step('asTen', {}, `${a}-10=${a - 10}`, takenAway(a, 10)),
  step('tooMuchBack', { short: 1 }, `${a - 10}+1=${a - 9}`, together(a - 10, 1)),
];

function teenLikeOnes(a: number, b: number): StrategyStep[] {
  if (b >= 10) {
    const name = b === 10 ? 'jumpBack' : 'tenOff';
    const first = step(name, { n: 10 }, `${a}-10=${a - 10}`, takenAway(a, 10));
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
  return [first, step('tenWithIt', { tens: 10 }, `10+${rest}=${a - b}`, together(10, rest))];
}

/** Jumps back by the places of b (*rijgen*) on one line; ones that pass a ten stop at it. */
function jumpBack(a: number, b: number): StrategyStep[] {
  const taken: number[] = [];
  let at = a;
  const jump = (name: 'jumpBack' | 'backToTen' | 'belowTen', by: number) => {
    taken.push(-by);
    const from = at;
    at -= by;
    const values = { jumpBack: { n: by }, backToTen: { ten: at, x: by }, belowTen: { y: by } }[name];
    return step(name, values, `${from}-${by}=${at}`, jumps(a, taken));
  };
  return placeParts(b).flatMap((part) => {
    const ones = onesOf(at);
    const crosses = part < 10 && ones > 0 && ones < part;
    if (!crosses) return [jump('jumpBack', part)];
    return [splitStep(part, ones, part - ones), jump('backToTen', ones), jump('belowTen', part - ones)];
  });
}

/** How a − b is worked out by this strategy. */
export function subtractSteps(a: number, b: number, strategy: StrategyName): StrategyStep[] {
  if (b === 0) return [step('nothingTaken', { a }, `${a}-0=${a}`, takenAway(a, 0))];
  if (a === b) return [step('allTaken', {}, `${a}-${b}=0`, takenAway(a, b))];
  if (strategy === 'double' && a === 2 * b) {
    return [step('halfIsDouble', { a, b }, `${b}+${b}=${a}`, beadRack(b, b))];
  }
  if (strategy === 'friends' && a === 10) {
    return [step('togetherTen', { a: b, b: a - b }, `${b}+${a - b}=10`, together(b, a - b))];
  }
  if (strategy === 'nine-is-ten-less-one') return nineOff(a);
  if (b === 1) return [step('oneLess', { a }, `${a}-1=${a - 1}`, takenAway(a, 1))];
  if (strategy === 'fill-ten') return backOverTen(a, b);
  if (strategy === 'teen-like-ones') return teenLikeOnes(a, b);
  const large = largeSubtractSteps(a, b, strategy);
  if (large) return large;
  if (strategy === 'fill-up') return bridgeSteps(b, a);
  if (a > 20) return jumpBack(a, b);
  const rest = a - b;
  return [step('thinkAddition', { a, b }, `${b}+${rest}=${a}`, together(b, rest))];
}

/** Round numbers to stop at between two numbers: the next ten, hundred and thousand. */
function stopsBetween(from: number, to: number): number[] {
  const stops = [10, 100, 1000].map((unit) => Math.ceil(from / unit) * unit);
  return [...new Set(stops)].filter((stop) => stop > from && stop < to);
}

/** What must come to `from` to make `to`: straight, or with stops at the round numbers between them (*aanvullen*). */
export function bridgeSteps(from: number, to: number): StrategyStep[] {
  const gap = to - from;
  const stops = gap > 0 && from > 0 ? stopsBetween(from, to) : [];
  if (stops.length === 0) {
    const picture = gap > 0 ? jumps(from, [gap]) : takenAway(to, from);
    return [step('difference', { a: to, b: from }, `${to}-${from}=${gap}`, picture)];
  }
  const places = [from, ...stops, to];
  const sizes = places.slice(1).map((place, before) => place - (places[before] ?? 0));
  const steps = sizes.map((size, before) => {
    const [start, end] = [places[before] ?? 0, places[before + 1] ?? 0];
    const taken = sizes.slice(0, before + 1);
    return step('upTo', { from: start, to: end, x: size }, `${start}+${size}=${end}`, jumps(from, taken));
  });
  const last =
    gap <= mostDots && sizes.length === 2 ? together(sizes[0] ?? 0, sizes[1] ?? 0) : jumps(from, sizes);
  return [...steps, step('jumpsTogether', { jumps: sizes.join(', ') }, `${sizes.join('+')}=${gap}`, last)];
}
