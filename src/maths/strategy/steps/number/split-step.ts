import { tenFrame } from '../../drawing/draw-picture';
import { type StrategyStep, step } from '../../step';

/** Takes the second number apart, so that its first part reaches the ten: b = x + y. */
export const splitStep = (b: number, x: number, y: number): StrategyStep =>
  step(
    'splitNumber',
    { b, x, y },
    `${b}=${x}+${y}`,
    tenFrame([
      [x, 'first'],
      [y, 'second'],
    ]),
  );
