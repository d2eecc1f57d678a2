import type { Locale } from '../../locale';
import { placesOf } from '../../number/numeral';
import { isWhole } from '../../number/rational';
import { domainOf } from '../../sum/parse/domain';
import type { Sum } from '../../sum/sum';
import type { StrategyStep } from '../step';
import { compareSteps } from './compare/compare-steps';
import { belowZeroSteps } from './number/below-zero-steps';
import { chainSteps } from './number/chain-steps';
import { decimalSteps } from './number/decimal-steps';
import { formSteps } from './number/form-steps';
import { fractionSteps } from './number/fraction-steps';
import { remainderSteps } from './number/large-product-steps';
import { percentSteps } from './number/percent-steps';
import { clockSteps } from './quantity/clock-steps';
import { lineSteps } from './quantity/line-steps';
import { meanSteps } from './quantity/mean-steps';
import { measureSteps } from './quantity/measure-steps';
import { moneySteps } from './quantity/money-steps';
import { ratioSteps } from './quantity/ratio-steps';

/** Each knows its own sums and gives null for others; the first that knows the sum explains it. */
const domains: readonly ((sum: Sum, school: Locale) => readonly StrategyStep[] | null)[] = [
  withRemainder,
  meanSteps,
  belowZeroSteps,
  lineSteps,
  compareSteps,
  ratioSteps,
  clockSteps,
  measureSteps,
  moneySteps,
  percentSteps,
  formSteps,
  (sum) => (domainOf(sum) === 'fraction' ? fractionSteps(sum) : null),
  (sum) => (hasDecimals(sum) ? decimalSteps(sum) : null),
  chainSteps,
];

/** In its numbers, or in its answer only: 9 : 10. */
function hasDecimals(sum: Sum): boolean {
  const domain = domainOf(sum);
  return (
    domain === 'decimal' || (domain === 'whole' && !isWhole(sum.answer) && placesOf(sum.answer) !== null)
  );
}

function withRemainder({ left, answerSpec }: Sum, school: Locale): StrategyStep[] | null {
  if (answerSpec.form !== 'remainder' || left.kind !== 'operation') return null;
  const [a, b] = [left.left, left.right];
  return a.kind === 'number' && b.kind === 'number' ? remainderSteps(a.value.num, b.value.num, school) : null;
}

/** The steps of a sum that is about more than two whole numbers, without its conclusion. */
export function domainSteps(sum: Sum, school: Locale): readonly StrategyStep[] {
  for (const explain of domains) {
    const steps = explain(sum, school);
    if (steps) return steps;
  }
  return [];
}
