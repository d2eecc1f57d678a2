import type { Locale } from '../locale';
import { answerNotation, answerOf } from '../sum/answer';
import { completed } from '../sum/equation';
import type { BinaryFact, Sum } from '../sum/sum';
import { builtUp } from './build-up';
import { strategyOf } from './names/strategy-name';
import type { StrategyName } from './names/strategy-names';
import type { Picture } from './picture';
import { type StrategyStep, step, type WorkedExample } from './step';
import { binaryFactEnding, binaryFactSteps } from './steps/binary-fact-steps';
import { domainSteps } from './steps/domain-steps';
import type { Knows } from './steps/number/product-steps';
import { placedOnLine } from './steps/quantity/line-steps';

const isNatural = (binaryFact: BinaryFact): boolean =>
  Math.min(binaryFact.a, binaryFact.b, binaryFact.result) >= 0;

/** The two sides in balance: the picture of a sum that needs no other. */
function balanced(sum: Sum): Picture {
  const [left, right = ''] = completed(sum).split(/[=<>~]/);
  const heavier =
    sum.relation === '=' || sum.answer.num === 0 ? 'none' : sum.answer.num < 0 ? 'right' : 'left';
  return { kind: 'balance', left: [left ?? ''], right: [right], heavier };
}

/** The answer with the unit that stands beside the hole. */
const withUnit = (sum: Sum): string =>
  `${answerNotation(answerOf(sum))}${sum.answerSpec.form === 'moment' ? '' : (sum.answerSpec.unit ?? '')}`;

/** A sign, a place on a line or a clock with hands is shown, not said. */
const isSaid = ({ answerSpec }: Sum): boolean =>
  answerSpec.form !== 'relation' && answerSpec.unit !== 'face' && !answerSpec.line;

/**
 * Works this sum out, step by step, from facts the pupil knows where a choice is possible, or by the strategy asked
 * for, else by the one that schools of this country teach. Every equation is true and the last one is the sum itself with its answer.
 */
export function workedExample(
  sum: Sum,
  knows?: Knows,
  asked?: StrategyName,
  school: Locale = 'nl',
): WorkedExample {
  const strategy = asked ?? strategyOf(sum, school);
  const { binaryFact } = sum;
  const whole = binaryFact && isNatural(binaryFact) ? binaryFact : null;
  const steps: readonly StrategyStep[] = whole
    ? binaryFactSteps(whole, strategy, knows)
    : domainSteps(sum, school);
  const last = steps.at(-1);
  // One step that already says it all needs no conclusion.
  if (last?.equation === completed(sum)) return { sumId: sum.id, strategy, steps: builtUp(steps) };
  // Tens counted as ones are no picture of the whole sum.
  const isInTens =
    strategy === 'round-numbers' && (whole?.operation === 'add' || whole?.operation === 'subtract');
  const isFact = sum.learnedAs === 'fact' || strategy === 'column' || isInTens;
  const picture =
    whole && (isFact || !last)
      ? binaryFactEnding(whole, strategy)
      : (placedOnLine(sum) ?? last?.picture ?? balanced(sum));
  const ending = step(isSaid(sum) ? 'result' : 'soItIs', { answer: withUnit(sum) }, completed(sum), picture);
  return { sumId: sum.id, strategy, steps: builtUp([...steps, ending]) };
}
