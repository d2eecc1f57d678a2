import { placesOf } from '../../../number/numeral';
import { compare, minus, type Rational, rational, zero } from '../../../number/rational';
import type { NumberNode } from '../../../sum/sum';
import { chartOf } from '../../drawing/decimal-pictures';
import { sharesOf } from '../../drawing/fraction-pictures';
import { denOf, isFraction, numeratorOf, parts, plain, withPlaces } from '../../drawing/notate';
import { placeParts, zerosOf } from '../../drawing/place-parts';
import type { NumberLine } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { signedJumps } from '../number/below-zero-steps';

/** A whole number: by its places where it has more than one, else as so many steps on a line. */
function wholeSteps(value: Rational): StrategyStep[] {
  if (value.num < 0) {
    const away = plain(minus(zero, value));
    return [step('goLeft', { a: 0, n: away }, `0-${away}=${plain(value)}`, signedJumps([zero, value]))];
  }
  const [largest = 0, ...others] = placeParts(value.num);
  if (others.length > 0) {
    const sum = `${[largest, ...others].join('+')}=${value.num}`;
    return [step('largestFirst', { x: largest }, sum, chartOf([{ value, places: 0 }]))];
  }
  const unit = zerosOf(value.num);
  const line: NumberLine = {
    kind: 'number-line',
    from: zero,
    to: rational(10 * unit),
    parts: 10,
    labels: [zero, rational(10 * unit)].map((at) => ({ at, label: plain(at) })),
    points: [{ at: value, label: plain(value), role: 'first' }],
    jumps: [],
  };
  const count = value.num / unit;
  return [step('countMarks', { n: count, x: unit }, `${count}*${unit}=${value.num}`, line)];
}

/** How large one number is, place by place: what is looked at to put numbers in order. */
export function orderSteps(node: NumberNode): StrategyStep[] {
  const { value, written } = node;
  const places = placesOf(value);
  if (isFraction(node) || places === null) {
    const share = { num: numeratorOf(value, denOf(node)), den: denOf(node) };
    return [
      step(
        'countParts',
        { num: share.num, den: share.den },
        `${share.num}*${parts(1, share.den)}=${parts(share.num, share.den)}`,
        sharesOf([share]),
      ),
    ];
  }
  const shown = written?.form === 'decimal' ? written.places : places;
  const whole = rational(Math.floor(value.num / value.den));
  const rest = minus(value, whole);
  if (compare(rest, zero) === 0) return wholeSteps(value);
  return [
    step(
      'wholesThenParts',
      { x: plain(whole) },
      `${plain(whole)}+${plain(rest)}=${withPlaces(value, shown)}`,
      chartOf([{ value, places: shown }]),
    ),
  ];
}
