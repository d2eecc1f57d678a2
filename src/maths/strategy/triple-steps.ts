import type { Sum } from '../sum/sum';
import type { Triple } from '../sum/triple';
import { addSteps } from './add-steps';
import { areaOf } from './area-picture';
import { writtenSum } from './column-steps';
import { arrayOf, jumps, takenAway, together } from './draw-picture';
import type { Picture } from './picture';
import { divideSteps, type Knows, multiplySteps } from './product-steps';
import { type StrategyStep, step } from './step';
import type { StrategyName } from './strategy-name';
import { bridgeSteps, subtractSteps } from './subtract-steps';

/** The picture of the whole sum, for its conclusion. */
export function tripleEnding({ operation, a, b, result }: Triple, strategy: StrategyName): Picture {
  if (strategy === 'column') return writtenSum(a, b, operation === 'subtract' ? '-' : '+');
  if (operation === 'add' || operation === 'split') return together(a, b);
  if (operation === 'subtract') return takenAway(a, b);
  const rows = operation === 'multiply' ? a : result;
  return rows <= 10 && b <= 10 ? arrayOf(b, [[rows, 'first']]) : areaOf([b], [rows]);
}

/** A pupil who does not know the double is better off with filling up. */
function fitting(strategy: StrategyName, { a, b }: Triple, knows: Knows | undefined): StrategyName {
  if (strategy !== 'near-double' || !knows) return strategy;
  const small = Math.min(a, b);
  return knows(`${small}+${small}=_` as Sum['id']) ? strategy : 'fill-ten';
}

const nothingKnown: Knows = () => false;

/** How a sum of two whole numbers is worked out by this strategy, wherever the hole is. */
export function tripleSteps(
  triple: Triple,
  strategy: StrategyName,
  knows: Knows | undefined,
): StrategyStep[] {
  const { operation, a, b, result, hole } = triple;
  const known = knows ?? nothingKnown;
  if (operation === 'split') {
    return [step('partAndPart', { a, b, whole: result }, `${a}+${b}=${result}`, together(a, b))];
  }
  if (operation === 'add') {
    if (hole === 'result') return addSteps(a, b, fitting(strategy, triple, knows));
    return hole === 'left' ? bridgeSteps(b, result) : bridgeSteps(a, result);
  }
  if (operation === 'subtract') {
    if (hole === 'result') return subtractSteps(a, b, strategy);
    if (hole === 'right') return bridgeSteps(result, a);
    if (a <= 20) return [step('undoMinus', { b }, `${result}+${b}=${a}`, together(result, b))];
    const turned = step('undoMinus', { b }, `_=${result}+${b}`, jumps(result, [b]));
    return [turned, ...addSteps(result, b, strategy)];
  }
  if (operation === 'multiply') {
    if (hole === 'result') return multiplySteps(a, b, known);
    return hole === 'left' ? divideSteps(result, b, known) : divideSteps(result, a, known);
  }
  if (hole === 'result') return divideSteps(a, b, known);
  return hole === 'left' ? multiplySteps(result, b, known) : divideSteps(a, result, known);
}
