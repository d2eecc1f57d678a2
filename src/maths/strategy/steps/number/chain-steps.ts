import { placesOf } from '../../../number/numeral';
import {
  compare,
  dividedBy,
  isWhole,
  minus,
  plus,
  type Rational,
  times,
  zero,
} from '../../../number/rational';
import { isMoment, type Unit, unitSize } from '../../../number/unit';
import { holesIn } from '../../../sum/parse/solve';
import type { Expression, NumberNode, Sign, Sum } from '../../../sum/sum';
import { writeExpression } from '../../../sum/write-expression';
import { areaOf } from '../../drawing/area-picture';
import { arrayOf, jumps, takenAway, together } from '../../drawing/draw-picture';
import type { Picture } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { signedJumps } from './below-zero-steps';
import { percentOf } from './percent-steps';

const operate = { '+': plus, '-': minus, '*': times, of: times, ':': dividedBy, '/': dividedBy } as const;

type Undoing = readonly [Sign, NumberNode, NumberNode];

/** A picture of one step with numbers of any kind. */
function pictureOf(sign: Sign, left: NumberNode, right: NumberNode, value: NumberNode): Picture {
  const [a, b, c] = [left, right, value].map((each) =>
    isWhole(each.value) && compare(each.value, zero) >= 0 ? each.value.num : -1,
  ) as [number, number, number];
  const isJump = sign === '+' || sign === '-';
  if (Math.min(a, b, c) < 0 && isJump) return signedJumps([left.value, value.value]);
  if (Math.min(a, b, c) < 0 || sign === '/' || sign === 'of') {
    const done = writeExpression({ kind: 'operation', sign, left, right });
    return { kind: 'balance', left: [done], right: [writeExpression(value)], heavier: 'none' };
  }
  if (sign === '+') return together(a, b);
  if (sign === '-') return takenAway(a, b);
  const [rows, columns] = sign === '*' ? [a, b] : [c, b];
  if (rows * columns === 0) return jumps(0, []);
  return rows <= 10 && columns <= 10 ? arrayOf(columns, [[rows, 'first']]) : areaOf([rows], [columns]);
}

const fractional = ({ value, written }: NumberNode): boolean =>
  written ? written.form !== 'decimal' : !isWhole(value);

/** The unit of an outcome; RangeError where the units make a new one, which is no step of this kind. */
function unitOfOutcome(sign: Sign, a: NumberNode, b: NumberNode): Unit | undefined {
  if (sign === '+' || sign === '-') return a.unit === '%' || b.unit === '%' ? undefined : (a.unit ?? b.unit);
  const [x, y] = [a.unit === '%' ? undefined : a.unit, b.unit === '%' ? undefined : b.unit];
  if (sign === ':' && x !== undefined && x === y) return undefined;
  if ((x !== undefined && y !== undefined) || (y !== undefined && sign !== '*' && sign !== 'of')) {
    throw new RangeError('Not a step in one unit.');
  }
  return x ?? y;
}

/** One operation worked out, in the unit of its numbers and as decimals or fractions like them. */
function outcome(sign: Sign, a: NumberNode, b: NumberNode): NumberNode {
  const unit = unitOfOutcome(sign, a, b);
  if ([a, b].some((each) => isMoment(each.unit))) throw new RangeError('Not a step in one unit.');
  const sizeOf = ({ value, unit: own }: NumberNode) => times(value, unitSize(own));
  const value = dividedBy(operate[sign](sizeOf(a), sizeOf(b)), unitSize(unit));
  return {
    kind: 'number',
    value,
    unit,
    written: fractional(a) || fractional(b) ? undefined : decimalForm(value, unit),
  };
}

/** Written with as many decimals as it needs, where they have an end; euros with their cents. */
function decimalForm(value: Rational, unit: Unit | undefined): NumberNode['written'] {
  const places = placesOf(value);
  if (places === null || places === 0) return undefined;
  return { form: 'decimal', places: unit === 'eur' ? Math.max(2, places) : places };
}

/** Works one side out, innermost part first; the last step gives its value. */
function compute(side: Expression, steps: StrategyStep[]): NumberNode {
  if (side.kind === 'number') return side;
  if (side.kind !== 'operation') throw new RangeError('Not an operation.');
  const left = compute(side.left, steps);
  const right = compute(side.right, steps);
  const value = outcome(side.sign, left, right);
  if (side.sign === 'of' && left.unit === '%') {
    steps.push(...percentOf(left.value, right.value, right.unit ?? ''));
    return value;
  }
  const plain = writeExpression({ ...side, left, right });
  const name = steps.length === 0 ? 'partFirst' : 'partNext';
  steps.push(step(name, {}, `${plain}=${writeExpression(value)}`, pictureOf(side.sign, left, right, value)));
  return value;
}

/** The operation that finds the hole beside what is known: □ − 3 = 5 asks for 5 + 3, but 8 − □ = 5 for 8 − 5. */
function undone(sign: Sign, inLeft: boolean, value: NumberNode, known: NumberNode): Undoing {
  if (sign === '+') return ['-', value, known];
  if (sign === '*' || sign === 'of') return [':', value, known];
  if (!inLeft) return [sign === '/' ? ':' : sign, known, value];
  return [sign === '-' ? '+' : '*', value, known];
}

/** Undoes what was done to the hole, from the outside in, until it stands alone. */
function peel(side: Expression, value: NumberNode, steps: StrategyStep[]): void {
  if (side.kind !== 'operation') return;
  const inLeft = holesIn(side.left).length > 0;
  const known = compute(inLeft ? side.right : side.left, steps);
  const [sign, x, y] = undone(side.sign, inLeft, value, known);
  const rest = outcome(sign, x, y);
  const equation = writeExpression({ kind: 'operation', sign, left: x, right: y });
  steps.push(step('workBack', {}, `${equation}=${writeExpression(rest)}`, pictureOf(sign, x, y, rest)));
  peel(inLeft ? side.left : side.right, rest, steps);
}

/**
 * Any expression with one hole: the side without it first, then back to the hole, one operation at a time. Empty where
 * the units of the numbers do not allow it.
 */
export function chainSteps({ left, right }: Pick<Sum, 'left' | 'right'>): StrategyStep[] {
  const steps: StrategyStep[] = [];
  const [open, known] = holesIn(left).length > 0 ? [left, right] : [right, left];
  try {
    const value = compute(known, steps);
    peel(open, value, steps);
    return steps;
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** A side that has to be worked out first; nothing where it is a number already. */
export const workedOut = (side: Expression): StrategyStep[] =>
  side.kind === 'number' ? [] : chainSteps({ left: side, right: { kind: 'hole' } });
