import { answerNotation, answerOf } from '../sum/answer';
import { completed } from '../sum/equation';
import type { Sum } from '../sum/sum';
import type { Triple } from '../sum/triple';
import { domainSteps } from './domain-steps';
import type { Picture } from './picture';
import type { Knows } from './product-steps';
import { type StrategyStep, step, type WorkedExample } from './step';
import { type StrategyName, strategyOf } from './strategy-name';
import { tripleEnding, tripleSteps } from './triple-steps';

const isNatural = (triple: Triple): boolean => Math.min(triple.a, triple.b, triple.result) >= 0;

/** The two sides in balance: the picture of a sum that needs no other. */
function balanced(sum: Sum): Picture {
  const [left, right = ''] = completed(sum).split(/[=<>~]/);
  const heavier =
    sum.relation === '=' || sum.answer.num === 0 ? 'none' : sum.answer.num < 0 ? 'right' : 'left';
  return { kind: 'balance', left: [left ?? ''], right: [right], heavier };
}

/** The answer with the unit that stands beside the hole. */
const withUnit = (sum: Sum): string =>
  `${answerNotation(answerOf(sum))}${sum.asks.form === 'moment' ? '' : (sum.asks.unit ?? '')}`;

/** A sign, a place on a line or a clock with hands is shown, not said. */
const isSaid = ({ asks }: Sum): boolean => asks.form !== 'relation' && asks.unit !== 'face' && !asks.line;

/**
 * Works this sum out, step by step, from facts the pupil knows where a choice is possible, or by the strategy asked
 * for. Every equation is true and the last one is the sum itself with its answer.
 */
export function workedExample(
  sum: Sum,
  knows?: Knows,
  strategy: StrategyName = strategyOf(sum),
): WorkedExample {
  const { triple } = sum;
  const whole = triple && isNatural(triple) ? triple : null;
  const steps: readonly StrategyStep[] = whole ? tripleSteps(whole, strategy, knows) : domainSteps(sum);
  const last = steps.at(-1);
  // One step that already says it all needs no conclusion.
  if (last?.equation === completed(sum)) return { sumId: sum.id, strategy, steps };
  const isFact = sum.learnedAs === 'fact' || strategy === 'column';
  const picture =
    whole && (isFact || !last) ? tripleEnding(whole, strategy) : (last?.picture ?? balanced(sum));
  const ending = step(isSaid(sum) ? 'result' : 'soItIs', { answer: withUnit(sum) }, completed(sum), picture);
  return { sumId: sum.id, strategy, steps: [...steps, ending] };
}
