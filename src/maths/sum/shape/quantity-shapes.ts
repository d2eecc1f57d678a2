import { compare, isWhole, rational, times } from '../../number/rational';
import { dimensionOfUnit, isMoment, type Unit, unitSize } from '../../number/unit';
import { numbersIn } from '../parse/answer-spec';
import { evaluate, holesIn } from '../parse/solve';
import type { Expression, Sum } from '../sum';
import { isOnHundredMarks } from './hundred-marks';
import type { ShapeName } from './shape-names';

const hasPart = (side: Expression): boolean =>
  side.kind === 'operation' && (side.sign === 'of' || hasPart(side.left) || hasPart(side.right));

const twenty = rational(20);

const fifty = rational(50);

/** Whether nothing in the sum is more than fifty, its answer included. */
export function isWithinFifty({ left, right, answer }: Sum, unit: Unit | null): boolean {
  const amounts = [...numbersIn(left), ...numbersIn(right)].map(evaluate);
  const asked = times(answer, unitSize(unit ?? undefined));
  return asked.num > 0 && [...amounts, asked].every((amount) => compare(amount, fifty) <= 0);
}

/** Cash has no coins below five cents. */
const isPayable = ({ answer, answerSpec }: Sum): boolean =>
  answerSpec.unit === 'eur' && isWhole(times(answer, rational(20)));

function amountShapes({ left, right, answer, operation }: Sum): readonly ShapeName[] {
  if (operation === 'convert') return ['Ect'];
  if (operation === 'multiply' || operation === 'divide') return ['Ex'];
  const values = [...[...numbersIn(left), ...numbersIn(right)].map(({ value }) => value), answer];
  const isSmall = values.every((value) => isWhole(value) && compare(value, twenty) <= 0);
  return isSmall && right.kind === 'hole' ? ['E+', 'E+20'] : ['E+'];
}

/** Returns the shapes of a sum of money. */
export function moneyShapes(sum: Sum): readonly ShapeName[] {
  const isSmall = isWithinFifty(sum, sum.answerSpec.unit);
  if (hasPart(sum.left)) return isSmall ? ['%off', '%off50'] : ['%off'];
  const shapes = amountShapes(sum);
  if (!isSmall) return shapes;
  return sum.operation !== 'convert' && isPayable(sum) ? [...shapes, 'E50', 'Ecash'] : [...shapes, 'E50'];
}

const converted = { 1: 'Um', 2: 'Ua', 3: 'Uv' } as const;

const hasUnit = (side: Expression): boolean =>
  (side.kind === 'number' || side.kind === 'hole') && !!side.unit;

/** Two lengths, or an area and a length: no perimeter, where a number without a unit stands, and no content of three lengths. */
const isOfRectangle = (left: Expression): boolean =>
  left.kind === 'operation' && hasUnit(left.left) && hasUnit(left.right);

/** Returns the shapes of a sum of lengths, contents, masses, areas and speeds. */
export function measureShapes(sum: Sum): readonly ShapeName[] {
  const { left, right, operation, skills } = sum;
  const isMarked = isOnHundredMarks(sum);
  const [hole] = [...holesIn(left), ...holesIn(right)];
  if (skills.at(-1)?.startsWith('measure/speed')) return ['V'];
  if (operation === 'convert') {
    const { length } = dimensionOfUnit(hole?.unit);
    const shape = Object.entries(converted).find(([power]) => Number(power) === length)?.[1];
    return shape === 'Um' && isMarked ? ['Um', 'Um100'] : [shape ?? 'Uk'];
  }
  if (operation === 'multiply' || operation === 'divide')
    return isOfRectangle(left) ? ['AR', 'ARrect'] : ['AR'];
  const isRest =
    left.kind === 'operation' &&
    left.sign === '-' &&
    left.left.kind === 'number' &&
    left.left.value.num === left.left.value.den;
  const shapes: readonly ShapeName[] = isMarked ? ['U+', 'U+100'] : ['U+'];
  return isRest ? [...shapes, 'Uwhole'] : shapes;
}

/** Returns the shapes of a sum of times. */
export function clockShapes({ left, right, operation, answer, answerSpec }: Sum): readonly ShapeName[] {
  if (operation === 'convert') {
    const units = [...numbersIn(left), ...holesIn(right)].map(({ unit }) => unit);
    if (!units.some(isMoment)) {
      const isOfHours = units.every((unit) => unit === 'h' || unit === 'min');
      return isOfHours ? ['Cu', 'Cu60'] : ['Cu'];
    }
    return answer.num % 15 === 0 ? ['Cf', 'Cf15'] : ['Cf'];
  }
  return answerSpec.form === 'moment' ? ['C+'] : ['C-'];
}
