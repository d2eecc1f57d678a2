import { placesOf } from '@/maths/number/numeral';
import {
  dividedBy,
  equals,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '@/maths/number/rational';
import { leadingPlace } from './estimate';

/** One line of the model: numbers, and the signs between them. */
export type Step = readonly (Rational | string)[];

/** The most lines that stand on the screen. */
export const mostSteps = 4;

export const ten = rational(10);
export const hundred = rational(100);

/** The most parts that a number is split into. */
const mostParts = 3;

/** Splits a number by its places, the largest first: 43 is 40 and 3. The last part holds what is left. */
export function byPlaces(value: Rational): readonly Rational[] {
  const parts: Rational[] = [];
  for (let rest = value; rest.num > 0; ) {
    const place = leadingPlace(rest);
    const { num, den } = dividedBy(rest, place);
    const part = parts.length === mostParts - 1 ? rest : times(place, rational(Math.floor(num / den)));
    parts.push(part);
    rest = minus(rest, part);
  }
  return parts;
}

export const sumOf = (values: readonly Rational[]): Rational => values.reduce(plus, zero);

/** The last line: what the parts come to. */
export function together(values: readonly Rational[], outcome: Rational): readonly Step[] {
  if (values.length < 2) return [];
  return [[...values.flatMap((value, place) => (place === 0 ? [value] : ['+', value])), '=', outcome]];
}

/** 47 + 38: 47 + 30 = 77, 77 + 8 = 85. */
export function adding(from: Rational, by: Rational, sign: '+' | '-'): readonly Step[] {
  let at = from;
  return byPlaces(by).map((part): Step => {
    const to = sign === '+' ? plus(at, part) : minus(at, part);
    const line: Step = [at, sign, part, '=', to];
    at = to;
    return line;
  });
}

/** 7 × 8 is 5 × 8 and 2 × 8; 9 × 43 is 9 × 40 and 9 × 3. */
export function multiplying(a: Rational, b: Rational): readonly Step[] {
  const outcome = times(a, b);
  if (a.num <= 0 || b.num <= 0) return [];
  const isSmall = [a, b].every((each) => isWhole(each) && each.num <= 10);
  if (isSmall) {
    if (a.num < 3 || a.num === 10 || a.num === 5) return [];
    const some = a.num > 5 ? rational(5) : minus(a, rational(1));
    const rest = minus(a, some);
    const products = [some, rest].map((part) => times(part, b));
    return [
      ...[some, rest].map((part): Step => [part, '*', b, '=', times(part, b)]),
      ...together(products, outcome),
    ];
  }
  const [kept, split] = byPlaces(b).length > 1 ? [a, b] : [b, a];
  const pieces = byPlaces(split);
  if (pieces.length < 2) return withoutPoint(a, b);
  const isSecond = split === b;
  const lines = pieces.map(
    (part): Step => [...(isSecond ? [kept, '*', part] : [part, '*', kept]), '=', times(kept, part)],
  );
  return [
    ...lines,
    ...together(
      pieces.map((part) => times(kept, part)),
      outcome,
    ),
  ];
}

/** 0.7 × 0.6: 7 × 6 = 42, 42 : 100 = 0.42. */
function withoutPoint(a: Rational, b: Rational): readonly Step[] {
  if (isWhole(a) && isWhole(b)) {
    const [x, y] = [leadingPlace(a), leadingPlace(b)];
    const scale = times(x, y);
    if (scale.num === 1) return [];
    const small = dividedBy(times(a, b), scale);
    return [
      [dividedBy(a, x), '*', dividedBy(b, y), '=', small],
      [small, '*', scale, '=', times(a, b)],
    ];
  }
  const whole = (value: Rational) => dividedBy(value, isWhole(value) ? rational(1) : leadingPlace(value));
  const product = times(whole(a), whole(b));
  return [
    [whole(a), '*', whole(b), '=', product],
    [product, ':', dividedBy(product, times(a, b)), '=', times(a, b)],
  ];
}

/** × and : 1000 go place by place. */
export function byTens(from: Rational, by: Rational, sign: '*' | ':'): readonly Step[] {
  const lines: Step[] = [];
  let at = from;
  for (let left = by; left.num > 1; left = dividedBy(left, ten)) {
    const to = sign === '*' ? times(at, ten) : dividedBy(at, ten);
    lines.push([at, sign, ten, '=', to]);
    at = to;
  }
  return lines;
}

/** 408 : 4 is 400 : 4 and 8 : 4; of what is left over the last line tells. */
export function dividing(a: Rational, b: Rational, isWithRest: boolean): readonly Step[] {
  const exact = dividedBy(a, b);
  const whole = isWithRest ? rational(Math.floor(exact.num / exact.den)) : exact;
  const pieces = byPlaces(whole);
  if (pieces.length < 2 && !isWithRest) return [[whole, '*', b, '=', a]];
  const lines = pieces.map((part): Step => [times(part, b), ':', b, '=', part]);
  const done = times(whole, b);
  return isWithRest
    ? [...lines, [a, '-', done, '=', minus(a, done)]]
    : [...lines, ...together(pieces, whole)];
}

/** 35 % of 80: 10 % is 8, 30 % is 24, 5 % is 4. */
export function percentOf(percentage: Rational, whole: Rational): readonly Step[] {
  const share = (part: Rational): Rational => dividedBy(times(part, whole), hundred);
  const line = (part: Rational): Step => [part, '%', '=', share(part)];
  if ([10, 25, 50, 100].some((part) => equals(percentage, rational(part))))
    return [lineOfShare(percentage, whole)];
  const pieces = byPlaces(percentage);
  const unit = (pieces[0]?.num ?? 0) >= 10 ? ten : rational(1);
  return [
    ...(pieces.length > 2 || pieces.some((part) => equals(part, unit)) ? [] : [line(unit)]),
    ...pieces.map((part) => line(part)),
    ...together(pieces.map(share), share(percentage)),
  ];
}

/** 25 % of 80 is 80 : 4. */
function lineOfShare(percentage: Rational, whole: Rational): Step {
  const times100 = dividedBy(hundred, percentage);
  return [whole, ':', times100, '=', dividedBy(whole, times100)];
}

/** By what both sides of a ratio grow: 3 × 4 = 12, so 2 × 4 = 8. */
export function byRatio(from: Rational, to: Rational, other: Rational, outcome: Rational): readonly Step[] {
  const factor = dividedBy(to, from);
  if (from.num === from.den) return [[other, '*', to, '=', outcome]];
  if (isWhole(factor))
    return [
      [from, '*', factor, '=', to],
      [other, '*', factor, '=', outcome],
    ];
  const divisor = dividedBy(from, to);
  if (isWhole(divisor))
    return [
      [from, ':', divisor, '=', to],
      [other, ':', divisor, '=', outcome],
    ];
  const between = dividedBy(from, other);
  if (isWhole(between))
    return [
      [from, ':', other, '=', between],
      [to, ':', between, '=', outcome],
    ];
  // By way of one: 5 costs 20, 1 costs 4, 7 cost 28.
  const each = dividedBy(other, from);
  if (placesOf(each) !== null)
    return [
      [other, ':', from, '=', each],
      [to, '*', each, '=', outcome],
    ];
  const product = times(other, to);
  return [
    [other, '*', to, '=', product],
    [product, ':', from, '=', outcome],
  ];
}
