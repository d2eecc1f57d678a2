import { jumps, together } from '../../drawing/draw-picture';
import { nearRound, placeParts, powerBelow } from '../../drawing/place-parts';
import { sharedUnit } from '../../names/large-strategy';
import type { StrategyName } from '../../names/strategy-names';
import { type StrategyStep, step } from '../../step';
import { columnAddSteps, columnSubtractSteps } from './column-steps';

const addRound = (a: number, b: number, unit: number): StrategyStep[] => {
  const [x, y] = [a / unit, b / unit];
  return [step('roundPlus', { a: x, b: y, unit }, `${x}+${y}=${x + y}`, together(x, y))];
};

/** Larger places first, each pair together (*splitsen*, *kolomsgewijs*). */
function addByPlaces(a: number, b: number): StrategyStep[] {
  const steps: StrategyStep[] = [];
  const sums: number[] = [];
  for (let power = powerBelow(Math.max(a, b)); power >= 1; power /= 10) {
    const [x, y] = [a, b].map((value) => (Math.floor(value / power) % 10) * power) as [number, number];
    if (x + y === 0) continue;
    sums.push(x + y);
    if (x > 0 && y > 0) steps.push(step('placesPlus', { a: x, b: y }, `${x}+${y}=${x + y}`, jumps(x, [y])));
  }
  const total = step('partsTogether', {}, `${sums.join('+')}=${a + b}`, jumps(0, sums));
  return sums.length > 1 ? [...steps, total] : steps;
}

/** A jump to the round number, and what was too much back (*compenseren*). */
function addNear(a: number, b: number, { round, short }: { readonly round: number; readonly short: number }) {
  return [
    step('nearRoundPlus', { b, round, short }, `${a}+${round}=${a + round}`, jumps(a, [round])),
    step('tooMuchOff', { short }, `${a + round}-${short}=${a + b}`, jumps(a, [round, -short])),
  ];
}

export function largeAddSteps(a: number, b: number, strategy: StrategyName): StrategyStep[] | null {
  const unit = sharedUnit(a, b);
  const near = nearRound(b);
  if (strategy === 'round-numbers' && unit !== null) return addRound(a, b, unit);
  if (strategy === 'compensate' && near) return addNear(a, b, near);
  if (strategy === 'column') return columnAddSteps(a, b);
  return strategy === 'split-tens-and-ones' ? addByPlaces(a, b) : null;
}

/** Places that need no exchange, each by itself: 68 − 25 as 60 − 20 and 8 − 5. */
function subtractByPlaces(a: number, b: number): StrategyStep[] | null {
  const parts = placeParts(b).map((y) => {
    const power = powerBelow(y);
    return [(Math.floor(a / power) % 10) * power, y] as const;
  });
  if (parts.some(([x, y]) => x < y)) return null;
  const rests = placeParts(a).map((x) => x - (Math.floor(b / powerBelow(x)) % 10) * powerBelow(x));
  const left = rests.filter((rest) => rest > 0);
  const steps = parts.map(([x, y]) =>
    step('placesMinus', { a: x, b: y }, `${x}-${y}=${x - y}`, jumps(x, [-y])),
  );
  if (left.length < 2) return steps;
  return [...steps, step('partsTogether', {}, `${left.join('+')}=${a - b}`, jumps(0, left))];
}

export function largeSubtractSteps(a: number, b: number, strategy: StrategyName): StrategyStep[] | null {
  const unit = sharedUnit(a, b);
  const near = nearRound(b);
  if (strategy === 'round-numbers' && unit !== null) {
    const [x, y] = [a / unit, b / unit];
    return [step('roundMinus', { a: x, b: y, unit }, `${x}-${y}=${x - y}`, jumps(x, [-y]))];
  }
  if (strategy === 'compensate' && near && near.round <= a) {
    const { round, short } = near;
    return [
      step('nearRoundMinus', { b, round, short }, `${a}-${round}=${a - round}`, jumps(a, [-round])),
      step('tooMuchBack', { short }, `${a - round}+${short}=${a - b}`, jumps(a, [-round, short])),
    ];
  }
  if (strategy === 'column') return columnSubtractSteps(a, b);
  return strategy === 'split-tens-and-ones' ? subtractByPlaces(a, b) : null;
}
