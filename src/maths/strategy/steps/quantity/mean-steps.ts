import {
  compare,
  dividedBy,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '../../../number/rational';
import type { Sum } from '../../../sum/sum';
import { plain } from '../../drawing/notate';
import type { PictureRole, Strips } from '../../picture';
import { type StrategyStep, step } from '../../step';

const roles: readonly PictureRole[] = ['first', 'second', 'third', 'over'];

/** Bars of the numbers; made level when the mean is given. */
function bars(values: readonly Rational[], label: (value: Rational) => string): Strips {
  const shared = values.reduce((all, { den }) => all * den, 1);
  return {
    kind: 'strips',
    strips: values.map((value, place) => ({
      label: label(value),
      parts: [{ size: (value.num * shared) / value.den, role: roles[place % roles.length] ?? 'first' }],
    })),
  };
}

/** The mean of some numbers, or the one that is missing; null for other sums. */
export function meanSteps(sum: Sum): StrategyStep[] | null {
  const [side, other] = sum.left.kind === 'mean' ? [sum.left, sum.right] : [sum.right, sum.left];
  if (side.kind !== 'mean') return null;
  const known = side.of.flatMap((part) => (part.kind === 'number' ? [part.value] : []));
  const unit = side.of.flatMap((part) => ('unit' in part ? [part.unit] : [])).find((each) => each);
  const text = (value: Rational) => `${plain(value)}${unit ?? ''}`;
  const count = rational(side.of.length);
  const total = known.reduce(plus, zero);
  if (other.kind === 'hole') {
    const mean = dividedBy(total, count);
    const level = bars(
      side.of.map(() => mean),
      text,
    );
    return [
      step('allTogether', {}, `${known.map(text).join('+')}=${text(total)}`, bars(known, text)),
      step('shareEqually', { n: side.of.length }, `${text(total)}:${plain(count)}=${text(mean)}`, level),
    ];
  }
  if (other.kind !== 'number' || known.length + 1 !== side.of.length) return null;
  const whole = times(other.value, count);
  const rest = minus(whole, total);
  if (compare(rest, zero) < 0 || !isWhole(count)) return null;
  const level = bars(
    side.of.map(() => other.value),
    text,
  );
  const sums =
    known.length > 1
      ? [step('allTogether', {}, `${known.map(text).join('+')}=${text(total)}`, bars(known, text))]
      : [];
  return [
    step(
      'meanTimesCount',
      { n: side.of.length },
      `${plain(count)}*${text(other.value)}=${text(whole)}`,
      level,
    ),
    ...sums,
    step('whatIsMissing', {}, `${text(whole)}-${text(total)}=${text(rest)}`, bars([...known, rest], text)),
  ];
}
