import { isWhole } from '../../number/rational';
import { dimensionOfUnit, isMoment, isMoney, type Unit } from '../../number/unit';
import type { Expression, NumberNode, Sum } from '../sum';
import { numbersIn } from './answer-spec';
import { holesIn } from './solve';

/** What sort of numbers a sum is about. */
export type NumberDomain = 'whole' | 'decimal' | 'fraction' | 'percent' | 'money' | 'measure' | 'clock';

const ranges = [10, 20, 100, 1000, 10_000, 100_000, 1_000_000] as const;

/** The range of school a whole number lies in: `to-20`, `to-1000`. */
export function rangeOf(size: number): string {
  const top = ranges.find((each) => size <= each);
  return top === undefined ? 'beyond-1000000' : `to-${top}`;
}

const isTime = (unit: Unit | undefined): boolean => isMoment(unit) || dimensionOfUnit(unit).time === 1;

function hasBar(expression: Expression): boolean {
  if (expression.kind === 'mean') return expression.of.some(hasBar);
  if (expression.kind !== 'operation') return false;
  return expression.sign === '/' || hasBar(expression.left) || hasBar(expression.right);
}

const isFraction = ({ value, written }: NumberNode): boolean =>
  written ? written.form !== 'decimal' : !isWhole(value);

/** The narrowest domain that all numbers of a sum fit in: units before percent, percent before fractions. */
export function domainOf({ left, right }: Pick<Sum, 'left' | 'right'>): NumberDomain {
  const numbers = [...numbersIn(left), ...numbersIn(right)];
  const holes = [...holesIn(left), ...holesIn(right)];
  const units = [...numbers, ...holes].flatMap(({ unit }) => unit ?? []);
  if (units.some(isMoney)) return 'money';
  if (units.some((unit) => unit !== '%' && !isTime(unit))) return 'measure';
  if (units.some(isTime)) return 'clock';
  if (units.includes('%')) return 'percent';
  const forms = holes.map(({ form }) => form);
  const asksFraction = forms.some((form) => form === 'fraction' || form === 'simplest' || form === 'mixed');
  if (numbers.some(isFraction) || hasBar(left) || hasBar(right) || asksFraction) return 'fraction';
  return numbers.some(({ written }) => written) || forms.includes('decimal') ? 'decimal' : 'whole';
}
