import { jumps } from '../../drawing/draw-picture';
import { placeParts } from '../../drawing/place-parts';
import type { WrittenLine } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { digitsEndingAt, paperOf } from './written-lines';

const takenOff = (taken: number, left: number | null, last: number, width: number): WrittenLine[] => [
  { digits: digitsEndingAt(taken, last, width), sign: '-' },
  ...(left === null ? [] : [{ digits: digitsEndingAt(left, width - 1, width), ruled: true }]),
];

/**
 * Division by taking away bites of a round number of times the divisor (*happen*): 2944 : 8 takes off 300 × 8, then
 * 60 × 8, then 8 × 8. What is left over in the end stays.
 */
export function biteSteps(a: number, b: number): StrategyStep[] {
  const quotient = Math.floor(a / b);
  const times = placeParts(quotient);
  const width = `${a}`.length;
  const lines: WrittenLine[] = [{ digits: digitsEndingAt(a, width - 1, width) }];
  // One bite is the whole quotient: it is written above.
  const single = times.length === 1 ? digitsEndingAt(quotient, width - 1, width) : [];
  let left = a;
  const bites = times.flatMap((n) => {
    const [before, taken] = [left, n * b];
    left -= taken;
    const [off, rest] = takenOff(taken, left, width - 1, width) as [WrittenLine, WrittenLine];
    lines.push(off);
    const bite = step('biteOff', { n, b, x: before }, `${n}*${b}=${taken}`, paperOf(width, [...lines]));
    lines.push(rest);
    const over = step(
      'biteLeft',
      { x: left },
      `${before}-${taken}=${left}`,
      paperOf(width, [...lines], single),
    );
    return [bite, over];
  });
  if (times.length < 2) return bites;
  return [...bites, step('bitesTogether', {}, `${times.join('+')}=${quotient}`, jumps(0, times))];
}

/**
 * Long division (*staartdeling*): digit by digit from the left, the quotient above the dividend. What is left over in
 * the end stays.
 */
export function longDivisionSteps(a: number, b: number): StrategyStep[] {
  const digits = `${a}`.split('').map(Number);
  const width = digits.length;
  const lines: WrittenLine[] = [{ digits: digits.map(String) }];
  const notes = digits.map(() => '');
  const steps: StrategyStep[] = [];
  let current = 0;
  digits.forEach((digit, column) => {
    current = current * 10 + digit;
    const n = Math.floor(current / b);
    if (n === 0 && steps.length === 0) return;
    const taken = n * b;
    const before = current;
    current -= taken;
    notes[column] = `${n}`;
    lines.push({ digits: digitsEndingAt(taken, column, width), sign: '-' });
    steps.push(
      step('tailFits', { b, x: before, n }, `${n}*${b}=${taken}`, paperOf(width, [...lines], [...notes])),
    );
    const next = digits[column + 1];
    const shown = next === undefined ? current : current * 10 + next;
    lines.push({
      digits: digitsEndingAt(shown, next === undefined ? column : column + 1, width),
      ruled: true,
    });
    const left = paperOf(width, [...lines], [...notes]);
    const equation = `${before}-${taken}=${current}`;
    steps.push(
      next === undefined
        ? step('biteLeft', { x: current }, equation, left)
        : step('tailDown', { x: current, digit: next, next: shown }, equation, left),
    );
  });
  return steps;
}
