import { dividedBy, equals, isWhole, type Rational, rational, times, zero } from '@/maths/number/rational';
import type { Unit } from '@/maths/number/unit';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import { evaluate, holesIn } from '@/maths/sum/parse/solve';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Expression, Sum } from '@/maths/sum/sum';

/** What the numbers of one side of the scale count: a unit, `×` for how many times, null for bare numbers. */
export type Counts = Unit | '×' | null;

/** The same height on both sides of the scale. */
export interface Pair {
  readonly left: Rational;
  readonly right: Rational;
}

/** The side of the scale that is known. */
export interface KnownSide {
  readonly counts: Counts;
  /** Value at the height that is asked for, or of what is to be rounded. */
  readonly known: Rational;
  /** How it is written when it is not written as it is: a discount. */
  readonly off?: Rational;
  /** What one of them is has to be worked out first, so no other pair is written. */
  readonly isAlone?: true;
  /** Number on this side for one on the right side. */
  readonly perRight: Rational;
}

/** A sum as a height in the sky: the right side of the scale is asked for, and the left side is known. */
export interface Chart {
  readonly asked: Rational;
  readonly counts: Counts;
  readonly left: KnownSide | null;
  /** Both sides at a height that the sum gives. */
  readonly given: Pair | null;
}

const one = rational(1);
const ten = rational(10);
const hundred = rational(100);

const isZero = ({ num }: Rational): boolean => num === 0;
const isTens = (value: Rational): boolean => [10, 100, 1000].some((each) => equals(value, rational(each)));

/** Draws both sides through a height that both of them name. */
function twoSided(
  sum: Sum,
  known: Rational,
  left: Pick<KnownSide, 'counts' | 'off' | 'isAlone'>,
  more: { readonly counts?: Counts; readonly given?: Pair } = {},
): Chart {
  const { answer, answerSpec } = sum;
  const counts = more.counts ?? answerSpec.unit;
  if (isZero(answer) || isZero(known)) return oneSided(sum);
  return {
    asked: answer,
    counts,
    left: { ...left, known, perRight: dividedBy(known, answer) },
    given: more.given ?? null,
  };
}

const oneSided = ({ answer, answerSpec }: Sum): Chart => ({
  asked: answer,
  counts: answerSpec.unit,
  left: null,
  given: null,
});

type Calculation = Extract<Expression, { readonly kind: 'operation' }>;

const isHole = (side: Expression): boolean => side.kind === 'hole';
const unitOf = (side: Expression): Unit | null => [...numbersIn(side)][0]?.unit ?? null;
const firstValue = (side: Expression): Rational => [...numbersIn(side)][0]?.value ?? zero;

function productChart(sum: Sum, { left, right }: Calculation): Chart {
  // A hole in a product is how often the other number goes into the outcome.
  if (isHole(left) || isHole(right))
    return twoSided(sum, evaluate(sum.right), { counts: null }, { counts: '×' });
  // A box is as many layers as it is high.
  if (left.kind === 'operation') return twoSided(sum, firstValue(right), { counts: '×', isAlone: true });
  if (right.kind === 'operation') return twoSided(sum, firstValue(left), { counts: '×', isAlone: true });
  const a = firstValue(left);
  const isTurned = isTens(a) && !isTens(firstValue(right));
  return twoSided(sum, isTurned ? firstValue(right) : a, { counts: '×' });
}

function percentChart(sum: Sum, { left, right }: Calculation): Chart {
  const part = sum.right.kind === 'number' ? sum.right.value : zero;
  if (isHole(left)) {
    const whole = firstValue(right);
    return twoSided(
      sum,
      part,
      { counts: unitOf(right) },
      { counts: '%', given: { left: whole, right: hundred } },
    );
  }
  const percentage = firstValue(left);
  if (isHole(right))
    return twoSided(sum, hundred, { counts: '%' }, { given: { left: percentage, right: part } });
  return twoSided(sum, percentage, { counts: '%' }, { given: { left: hundred, right: firstValue(right) } });
}

/** 3/4 of ▢ = 12: three parts are 12, and all four are asked. */
function wholeChart(sum: Sum, { left }: Calculation): Chart {
  const part = sum.right.kind === 'number' ? sum.right.value : zero;
  if (left.kind !== 'number') return oneSided(sum);
  const den = left.written && 'den' in left.written ? left.written.den : left.value.den;
  const taken = times(left.value, rational(den));
  return twoSided(sum, rational(den), { counts: null }, { given: { left: taken, right: part } });
}

/** 40 − 25 % of 40: what is left is 75 % of it. */
function discountChart(sum: Sum, { left, right }: Calculation): Chart {
  if (right.kind !== 'operation') return oneSided(sum);
  const off = firstValue(right.left);
  const rest = rational(100 * off.den - off.num, off.den);
  return twoSided(sum, rest, { counts: '%', off }, { given: { left: hundred, right: firstValue(left) } });
}

/** 2 : 3 = ▢ : 12: what stands in the same place of both ratios is read on the same side. */
function ratioChart(sum: Sum): Chart {
  const { left, right } = sum;
  if (left.kind !== 'operation' || right.kind !== 'operation') return oneSided(sum);
  const [hole, whole] = holesIn(left).length > 0 ? [left, right] : [right, left];
  const isFirst = isHole(hole.left);
  const known = firstValue(isFirst ? hole.right : hole.left);
  const [a, b] = [firstValue(whole.left), firstValue(whole.right)];
  const given = isFirst ? { left: b, right: a } : { left: a, right: b };
  return twoSided(sum, known, { counts: null }, { given });
}

/** 60 km/h × 2 h, 210 km : 3 h, 210 km : 70 km/h. */
function speedChart(sum: Sum, { sign, left, right }: Calculation): Chart {
  if (holesIn(left).length + holesIn(right).length > 0) return oneSided(sum);
  const [a, b] = [firstValue(left), firstValue(right)];
  const [unitA, unitB] = [unitOf(left), unitOf(right)];
  if (sign === '*') {
    const isSpeedFirst = unitA === 'kmh';
    const [speed, time, unit] = isSpeedFirst ? [a, b, unitB] : [b, a, unitA];
    return twoSided(sum, time, { counts: unit }, { given: { left: one, right: speed } });
  }
  if (unitB === 'kmh') return twoSided(sum, a, { counts: unitA }, { given: { left: b, right: one } });
  return twoSided(sum, one, { counts: unitB }, { counts: 'km', given: { left: b, right: a } });
}

function calculationChart(sum: Sum): Chart {
  const { left } = sum;
  if (left.kind !== 'operation') return oneSided(sum);
  if (hasShape(sum, ['%of', '%over', '%h'])) return percentChart(sum, left);
  if (hasShape(sum, ['Fh'])) return wholeChart(sum, left);
  if (hasShape(sum, ['%off'])) return discountChart(sum, left);
  if (hasShape(sum, ['V'])) return speedChart(sum, left);
  if (left.sign === '*' && hasShape(sum, ['T', 'TH', 'X1', 'X2', 'PT', 'PX', 'PX10', 'AR']))
    return productChart(sum, left);
  if (
    left.sign === ':' &&
    hasShape(sum, ['D', 'Q', 'Q2', 'R', 'R2', 'PT', 'PX', 'PX10', 'AR']) &&
    sum.right.kind === 'hole'
  )
    return twoSided(sum, firstValue(left.left), { counts: null }, { counts: '×' });
  return oneSided(sum);
}

/** Returns a sum as a height on the scale. */
export function chartOf(sum: Sum): Chart {
  if (hasShape(sum, ['RT'])) return ratioChart(sum);
  if (hasShape(sum, ['SC', 'Um', 'Uv', 'Uk', 'Ua', 'Cu'])) {
    const [number] = [...numbersIn(sum.left), ...numbersIn(sum.right)];
    return twoSided(sum, number?.value ?? zero, { counts: number?.unit ?? null });
  }
  if (hasShape(sum, ['~'])) {
    const left = { counts: null, known: firstValue(sum.left), perRight: one };
    return { ...oneSided(sum), left };
  }
  return calculationChart(sum);
}

/** Whether the known side tells where the height is: what is rounded stands beside it, not at it. */
export const isMarked = ({ left, asked }: Chart): boolean =>
  left !== null && equals(dividedBy(left.known, left.perRight), asked);

/** A pair is easy to know when one of its sides is a power of ten. Those inside the scale, the highest first. */
export function easyPairs({ left, asked }: Chart, top: number): readonly Pair[] {
  if (left === null || left.isAlone === true || equals(left.perRight, one)) return [];
  // The side that counts fewer has the power of ten: 1 m is 100 cm, 10 times 43 is 430.
  const onLeft = left.counts === '×' || left.perRight.num < left.perRight.den;
  const pairs: Pair[] = [];
  for (let power = rational(1, 1000); ; power = times(power, ten)) {
    const pair = onLeft
      ? { left: power, right: dividedBy(power, left.perRight) }
      : { left: times(power, left.perRight), right: power };
    if (pair.right.num / pair.right.den > top) break;
    if (isEasy(pair) && !equals(pair.right, asked)) pairs.unshift(pair);
  }
  return pairs;
}

/** At most four digits, and no fraction without an end. */
function isEasy({ left, right }: Pair): boolean {
  return [left, right].every(
    (value) => isWhole(value) || (isWhole(times(value, rational(1000))) && value.num > 0),
  );
}
