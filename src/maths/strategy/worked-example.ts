import { isWhole } from '../number/rational';
import { answerNotation, answerOf } from '../sum/answer';
import { completed } from '../sum/equation';
import type { Sum } from '../sum/sum';
import { type Triple, tripleOf } from '../sum/triple';
import { addSteps } from './add-steps';
import { areaOf } from './area-picture';
import { chainSteps, isChain } from './chain-steps';
import { writtenSum } from './column-steps';
import { arrayOf, jumps, takenAway, together } from './draw-picture';
import type { Picture } from './picture';
import { divideSteps, type Knows, multiplySteps } from './product-steps';
import { type StrategyStep, step, type WorkedExample } from './step';
import { type StrategyName, strategyOf } from './strategy-name';
import { bridgeSteps, subtractSteps } from './subtract-steps';

/** The picture of the whole sum, for its conclusion. */
function pictureOf({ operation, a, b, result }: Triple, strategy: StrategyName): Picture {
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

function stepsFor(triple: Triple, strategy: StrategyName, knows: Knows | undefined): StrategyStep[] {
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

/**
 * Works this sum out, step by step, from facts the pupil knows where a choice is possible. Every equation is true and
 * the last one is the sum itself with its answer.
 */
export function workedExample(sum: Sum, knows?: Knows): WorkedExample {
  const triple = tripleOf(sum);
  const strategy = strategyOf(sum);
  const answer = isWhole(sum.answer) ? sum.answer.num : answerNotation(answerOf(sum));
  const ending = (picture: Picture) => step('result', { answer }, completed(sum), picture);
  if (!triple || Math.min(triple.a, triple.b, triple.result) < 0) {
    if (!isChain(sum) || sum.relation === '?')
      return { sumId: sum.id, strategy, steps: [ending(jumps(0, []))] };
    const steps = chainSteps(sum);
    const last = steps.at(-1);
    return { sumId: sum.id, strategy, steps: last ? [...steps, ending(last.picture)] : steps };
  }
  const steps = stepsFor(triple, strategy, knows);
  const last = steps.at(-1);
  // One step that already says it all needs no conclusion.
  if (last?.equation === completed(sum)) return { sumId: sum.id, strategy, steps };
  return { sumId: sum.id, strategy, steps: [...steps, ending(pictureOf(triple, strategy))] };
}
