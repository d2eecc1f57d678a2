import type { Locale } from '../locale';
import type { Sum } from '../sum/sum';
import { nearRound } from './drawing/place-parts';
import { strategyOf } from './names/strategy-name';
import type { StrategyName } from './names/strategy-names';
import { workedExample } from './worked-example';

/** Strategies that may fit beside the best, in the order of school. */
function candidates(sum: Sum): readonly StrategyName[] {
  const { binaryFact } = sum;
  if (binaryFact?.hole !== 'result') return [];
  const { operation, a, b, result } = binaryFact;
  if (operation === 'add' && result > 20 && Math.min(a, b) >= 10) {
    const near: StrategyName[] = nearRound(b) ? ['compensate'] : [];
    return ['jump-on', 'split-tens-and-ones', ...near, 'column'];
  }
  if (operation === 'add' && result > 10 && Math.max(a, b) < 10) {
    return ['fill-ten', ...(Math.abs(a - b) === 1 ? ['near-double' as const] : [])];
  }
  if (operation === 'subtract' && a > 20 && b >= 10) {
    const near = nearRound(b);
    return ['jump-on', 'fill-up', ...(near && near.round <= a ? ['compensate' as const] : []), 'column'];
  }
  if (operation === 'multiply' && Math.max(a, b) > 10 && Math.min(a, b) > 1) {
    const near: StrategyName[] = Math.min(a, b) <= 10 && nearRound(Math.max(a, b)) ? ['compensate'] : [];
    return ['split-the-product', ...near, ...(Math.min(a, b) > 10 ? ['long-product' as const] : [])];
  }
  return [];
}

/** The ways this sum can be worked out, the best one first; only such as differ in their steps. */
export function waysOf(sum: Sum, school: Locale = 'nl'): readonly StrategyName[] {
  const best = strategyOf(sum, school);
  const seen = new Set<string>();
  return [best, ...candidates(sum)].filter((way) => {
    const steps = workedExample(sum, undefined, way, school)
      .steps.map(({ equation }) => equation)
      .join(' ');
    const isNew = !seen.has(steps);
    seen.add(steps);
    return isNew;
  });
}
