import { placesOf } from '../../../number/numeral';
import { compare, dividedBy, isWhole, minus, type Rational, rational, zero } from '../../../number/rational';
import { unitSize } from '../../../number/unit';
import { evaluate } from '../../../sum/parse/solve';
import type { NumberNode, Sum } from '../../../sum/sum';
import { chartOf } from '../../drawing/decimal-pictures';
import { sharesOf } from '../../drawing/fraction-pictures';
import {
  denOf,
  isFraction,
  leastMultiple,
  notateQuantity,
  numeratorOf,
  parts,
  plain,
  withPlaces,
} from '../../drawing/notate';
import type { Balance, Picture } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { workedOut } from '../number/chain-steps';
import { orderSteps } from './order-steps';
import { estimateSteps } from './round-steps';

const text = (node: NumberNode): string =>
  notateQuantity({ value: node.value, unit: node.unit, written: node.written });

/** The two sides on a pair of scales. */
function scalesOf(left: string, right: string, order: number): Balance {
  return {
    kind: 'balance',
    left: [left],
    right: [right],
    heavier: order > 0 ? 'left' : order < 0 ? 'right' : 'none',
  };
}

/** Fractions in the same parts, so that only the numerators differ. */
function compareFractions(a: NumberNode, b: NumberNode): StrategyStep[] {
  const den = leastMultiple(denOf(a), denOf(b));
  const shares = [a, b].map((each) => ({ num: numeratorOf(each.value, den), den }));
  const drawn = sharesOf(
    [a, b].map((each) => ({ num: numeratorOf(each.value, denOf(each)), den: denOf(each) })),
  );
  const [x, y] = shares;
  if (!x || !y) return [];
  const short = byPieces(a, b, drawn) ?? byHalf(a, b, drawn);
  if (short) return short;
  const converted = [a, b].flatMap((each, place) => {
    const own = denOf(each);
    const num = numeratorOf(each.value, own);
    const to = shares[place];
    if (own === den || !to) return [];
    return [
      step(
        'sameParts',
        { den, by: den / own },
        `${parts(num, own)}=${parts(to.num, den)}`,
        sharesOf([{ num, den: own }, to]),
      ),
    ];
  });
  const sign = x.num < y.num ? '<' : x.num > y.num ? '>' : '=';
  return [...converted, step('compareTops', { a: x.num, b: y.num }, `${x.num}${sign}${y.num}`, drawn)];
}

const ownParts = (node: NumberNode) => ({ num: numeratorOf(node.value, denOf(node)), den: denOf(node) });

/** As many pieces of each: the larger pieces win. */
function byPieces(a: NumberNode, b: NumberNode, picture: Picture): StrategyStep[] | null {
  const [x, y] = [ownParts(a), ownParts(b)];
  if (x.num !== y.num || x.den === y.den) return null;
  const [large, fine] = x.den < y.den ? [x, y] : [y, x];
  return [step('samePieces', { n: x.num, den: large.den }, `1/${large.den}>1/${fine.den}`, picture)];
}

/** One below a half and one above it. */
function byHalf(a: NumberNode, b: NumberNode, picture: Picture): StrategyStep[] | null {
  const [low, high] = compare(a.value, b.value) < 0 ? [a, b] : [b, a];
  const half = rational(1, 2);
  if (compare(low.value, half) >= 0 || compare(high.value, half) <= 0) return null;
  return [
    step('belowHalf', { x: text(low) }, `${text(low)}<1/2`, picture),
    step('aboveHalf', { x: text(high) }, `${text(high)}>1/2`, picture),
  ];
}

/** Decimals with as many places, digit by digit from the left. */
function compareDecimals(a: Rational, b: Rational, left: string, right: string): StrategyStep[] {
  const places = Math.max(placesOf(a) ?? 0, placesOf(b) ?? 0);
  const chart = chartOf([
    { value: a, places },
    { value: b, places },
  ]);
  const written = [
    [left, withPlaces(a, places)],
    [right, withPlaces(b, places)],
  ] as const;
  const padded = written.flatMap(([from, to]) =>
    from === to ? [] : [step('samePlaces', { places, x: to }, `${from}=${to}`, chart)],
  );
  const [x, y] = [a, b].map((each) => numeratorOf(each, 10 ** places)) as [number, number];
  const sign = x < y ? '<' : x > y ? '>' : '=';
  return [
    ...padded,
    step(
      places > 0 ? 'compareFromLeft' : 'compareWholes',
      {},
      `${withPlaces(a, places)}${sign}${withPlaces(b, places)}`,
      chart,
    ),
  ];
}

/** Both amounts in the smaller of their units. */
function compareAmounts(a: NumberNode, b: NumberNode): StrategyStep[] {
  const [x, y] = [a, b].map(evaluate) as [Rational, Rational];
  const unit = compare(unitSize(a.unit), unitSize(b.unit)) < 0 ? a.unit : b.unit;
  const inUnit = (value: Rational) => dividedBy(value, unitSize(unit));
  const [p, q] = [inUnit(x), inUnit(y)];
  const order = compare(x, y);
  const [left, right] = [p, q].map((value) => `${plain(value)}${unit ?? ''}`) as [string, string];
  const converted = [a, b].flatMap((each, place) => {
    const same = place === 0 ? left : right;
    return each.unit === unit
      ? []
      : [step('inSameUnit', {}, `${text(each)}=${same}`, scalesOf(text(each), same, 0))];
  });
  const sign = order < 0 ? '<' : order > 0 ? '>' : '=';
  return [
    ...converted,
    step('compareWholes', {}, `${plain(p)}${sign}${plain(q)}`, scalesOf(left, right, order)),
  ];
}

function comparison(sum: Sum): StrategyStep[] {
  const { left, right } = sum;
  if (left.kind !== 'number' || right.kind !== 'number') {
    const [x, y] = [evaluate(left), evaluate(right)];
    const sign = compare(x, y) < 0 ? '<' : compare(x, y) > 0 ? '>' : '=';
    const both = [...workedOut(left), ...workedOut(right)];
    if (both.length === 0) return [];
    return [
      ...both,
      step('compareWholes', {}, `${plain(x)}${sign}${plain(y)}`, scalesOf(plain(x), plain(y), compare(x, y))),
    ];
  }
  if (left.unit !== right.unit && left.unit !== '%' && right.unit !== '%') return compareAmounts(left, right);
  const shares = [left, right].map(
    (node): NumberNode =>
      node.unit === '%' ? { kind: 'number', value: evaluate(node) } : { ...node, unit: undefined },
  );
  const [a, b] = shares;
  if (!a || !b) return [];
  const exact = [a, b].every(({ value }) => placesOf(value) !== null);
  const wholes = [left, right].every(({ value, written }) => isWhole(value) && !written);
  if (wholes && left.unit === right.unit) return compareWholeNumbers(a.value, b.value);
  if (!exact || [a, b].every(isFraction)) return compareFractions(a, b);
  if (left.unit === right.unit && left.unit !== undefined)
    return compareDecimals(a.value, b.value, plainOf(a), plainOf(b));
  return compareDecimals(a.value, b.value, text(left), text(right));
}

const plainOf = ({ value, written }: NumberNode): string =>
  notateQuantity({ value, written, unit: undefined });

function compareWholeNumbers(a: Rational, b: Rational): StrategyStep[] {
  const gap = minus(compare(a, b) < 0 ? b : a, compare(a, b) < 0 ? a : b);
  if (compare(gap, zero) === 0) return [];
  const [low, high] = compare(a, b) < 0 ? [a, b] : [b, a];
  const largest = 10 ** `${high.num}`.length;
  const picture: Picture = {
    kind: 'number-line',
    from: zero,
    to: rational(high.num <= 20 ? 20 : largest),
    parts: high.num <= 20 ? 20 : 10,
    labels: [zero, rational(high.num <= 20 ? 20 : largest)].map((at) => ({ at, label: plain(at) })),
    points: [
      { at: low, label: plain(low), role: 'first' },
      { at: high, label: plain(high), role: 'second' },
    ],
    jumps: [],
  };
  return [
    step(
      'furtherIsMore',
      { a: plain(high), b: plain(low) },
      `${plain(low)}+${plain(gap)}=${plain(high)}`,
      picture,
    ),
  ];
}

/** Comparing, ordering, rounding and estimating; null for other sums. */
export function compareSteps(sum: Sum): StrategyStep[] | null {
  if (sum.relation === '?') return comparison(sum);
  const hole = [sum.left, sum.right].find((side) => side.kind === 'hole');
  if (hole?.kind === 'hole' && hole.near) return estimateSteps(sum, hole.near);
  const isBare = hole?.kind === 'hole' && !hole.unit && !hole.form && !hole.line;
  return isBare && sum.left.kind === 'number' && !sum.left.line ? orderSteps(sum.left) : null;
}
