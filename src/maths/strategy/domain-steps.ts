import { placesOf } from '../number/numeral';
import { isWhole } from '../number/rational';
import { domainOf } from '../sum/domain';
import type { Sum } from '../sum/sum';
import { belowZeroSteps } from './below-zero-steps';
import { chainSteps } from './chain-steps';
import { clockSteps } from './clock-steps';
import { compareSteps } from './compare-steps';
import { decimalSteps } from './decimal-steps';
import { formSteps } from './form-steps';
import { fractionSteps } from './fraction-steps';
import { remainderSteps } from './large-product-steps';
import { lineSteps } from './line-steps';
import { meanSteps } from './mean-steps';
import { measureSteps } from './measure-steps';
import { moneySteps } from './money-steps';
import { percentSteps } from './percent-steps';
import { ratioSteps } from './ratio-steps';
import type { StrategyStep } from './step';

/** Each knows its own sums and gives null for others; the first that knows the sum explains it. */
const domains: readonly ((sum: Sum) => readonly StrategyStep[] | null)[] = [
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

function withRemainder({ left, asks }: Sum): StrategyStep[] | null {
  if (asks.form !== 'remainder' || left.kind !== 'operation') return null;
  const [a, b] = [left.left, left.right];
  return a.kind === 'number' && b.kind === 'number' ? remainderSteps(a.value.num, b.value.num) : null;
}

/** The steps of a sum that is about more than two whole numbers, without its conclusion. */
export function domainSteps(sum: Sum): readonly StrategyStep[] {
  for (const explain of domains) {
    const steps = explain(sum);
    if (steps) return steps;
  }
  return [];
}
