import { type Dimension, dimensionOfUnit } from '../../number/unit';
import type { Expression } from '../sum';

const none = dimensionOfUnit(undefined);
const duration = dimensionOfUnit('min');
const moment = dimensionOfUnit('clock');

const quantities = Object.keys(none) as readonly (keyof Dimension)[];

const same = (a: Dimension, b: Dimension): boolean =>
  a === b || quantities.every((quantity) => a[quantity] === b[quantity]);

/** Powers of a product (`turn` 1) or a quotient (`turn` −1). */
const combined = (a: Dimension, b: Dimension, turn: 1 | -1): Dimension => ({
  length: a.length + turn * b.length,
  mass: a.mass + turn * b.mass,
  time: a.time + turn * b.time,
  money: a.money + turn * b.money,
  moment: a.moment + turn * b.moment,
});

function added(a: Dimension, b: Dimension): Dimension | null {
  if (same(a, moment)) return same(b, duration) ? moment : null;
  return same(a, b) ? a : null;
}

function difference(a: Dimension, b: Dimension): Dimension | null {
  if (same(a, moment) && same(b, moment)) return duration;
  return added(a, b);
}

/** What an expression measures; null when it makes no sense: 3 m + 2 kg, a quarter past three times two. */
export function dimensionOf(expression: Expression): Dimension | null {
  if (expression.kind === 'number' || expression.kind === 'hole') return dimensionOfUnit(expression.unit);
  if (expression.kind === 'scale') return dimensionOf(expression.of);
  if (expression.kind === 'mean') {
    const [first, ...others] = expression.of.map(dimensionOf);
    return first && others.every((other) => other && same(first, other)) ? first : null;
  }
  const [a, b] = [dimensionOf(expression.left), dimensionOf(expression.right)];
  if (!a || !b) return null;
  if (expression.sign === '+') return added(a, b);
  if (expression.sign === '-') return difference(a, b);
  if (a.moment !== 0 || b.moment !== 0) return null;
  return combined(a, b, expression.sign === ':' || expression.sign === '/' ? -1 : 1);
}

/** Whether two sides can be compared at all. */
export function areAlike(left: Expression, right: Expression): boolean {
  const [a, b] = [dimensionOf(left), dimensionOf(right)];
  return a !== null && b !== null && same(a, b);
}
