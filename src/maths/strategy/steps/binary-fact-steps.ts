import type { BinaryFact, Sum } from '../../sum/sum';
import { areaOf } from '../drawing/area-picture';
import { arrayOf, jumps, takenAway, together } from '../drawing/draw-picture';
import type { StrategyName } from '../names/strategy-names';
import type { Picture } from '../picture';
import { type StrategyStep, step } from '../step';
import { addSteps } from './number/add-steps';
import { writtenSum } from './number/column-steps';
import { divideSteps, type Knows, multiplySteps } from './number/product-steps';
import { bridgeSteps, subtractSteps } from './number/subtract-steps';

/** The picture of the whole sum, for its conclusion. */
export function binaryFactEnding({ operation, a, b, result }: BinaryFact, strategy: StrategyName): Picture {
  if (strategy === 'column') return writtenSum(a, b, operation === 'subtract' ? '-' : '+');
  if (operation === 'add' || operation === 'split') return together(a, b);
  if (operation === 'subtract') return takenAway(a, b);
  const rows = operation === 'multiply' ? a : result;
  return rows <= 10 && b <= 10 ? arrayOf(b, [[rows, 'first']]) : areaOf([b], [rows]);
}

/** Two parts of a whole, where they can be counted with the one that is asked for still open. */
function openPart({ a, b, hole }: BinaryFact): Picture {
  const picture = together(a, b);
  const at = hole === 'left' ? 0 : 1;
  if (picture.kind !== 'ten-frame' || hole === 'result') return picture;
  const groups = picture.groups.map((group, place) => ({
    ...group,
    role: place === at ? ('missing' as const) : group.role,
  }));
  return { ...picture, groups };
}

/** A pupil who does not know the double is better off with filling up. */
function fitting(strategy: StrategyName, { a, b }: BinaryFact, knows: Knows | undefined): StrategyName {
  if (strategy !== 'near-double' || !knows) return strategy;
  const small = Math.min(a, b);
  if (knows(`${small}+${small}=_` as Sum['id'])) return strategy;
  return a + b > 10 ? 'fill-ten' : 'count-on';
}

const nothingKnown: Knows = () => false;

/** How a sum of two whole numbers is worked out by this strategy, wherever the hole is. */
export function binaryFactSteps(
  binaryFact: BinaryFact,
  strategy: StrategyName,
  knows: Knows | undefined,
): StrategyStep[] {
  const { operation, a, b, result, hole } = binaryFact;
  const known = knows ?? nothingKnown;
  if (operation === 'split') {
    return [step('partAndPart', { a, b, whole: result }, `${a}+${b}=${result}`, openPart(binaryFact))];
  }
  if (strategy === 'friends' && hole !== 'result' && operation === 'add') {
    return [step('togetherTen', { a, b }, `${a}+${b}=10`, together(a, b))];
  }
  if (operation === 'add') {
    if (hole === 'result') return addSteps(a, b, fitting(strategy, binaryFact, knows));
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
    if (hole === 'result') return multiplySteps(a, b, known, strategy);
    return hole === 'left' ? divideSteps(result, b, known) : divideSteps(result, a, known);
  }
  if (hole === 'result') return divideSteps(a, b, known, strategy);
  return hole === 'left' ? multiplySteps(result, b, known) : divideSteps(a, result, known);
}
