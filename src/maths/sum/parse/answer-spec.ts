import { placesOf } from '../../number/numeral';
import { isWhole, minus, notation, type Rational, rational, times, zero } from '../../number/rational';
import { isMoment, isMoney } from '../../number/unit';
import type { AnswerSpec, Expression, HoleNode, NumberNode } from '../sum';
import { holesIn } from './solve';

/** Share of the length of a line that an estimate may be off. */
const estimateShare = rational(6, 100);

export function numbersIn(expression: Expression): readonly NumberNode[] {
  if (expression.kind === 'number') return [expression];
  if (expression.kind === 'hole') return [];
  if (expression.kind === 'mean') return expression.of.flatMap(numbersIn);
  if (expression.kind === 'scale') return numbersIn(expression.of);
  return [...numbersIn(expression.left), ...numbersIn(expression.right)];
}

const isDecimal = ({ written, unit }: NumberNode): boolean =>
  written?.form === 'decimal' || unit !== undefined;
const isFraction = ({ value, written, unit }: NumberNode): boolean =>
  !unit && (written ? written.form !== 'decimal' : !isWhole(value));

/** 9 : 10 moves the digits one place: it is 0.9 to whoever works it out so, not 9/10. */
const isByTens = (side: Expression): boolean =>
  side.kind === 'operation' &&
  side.sign === ':' &&
  side.right.kind === 'number' &&
  [10, 100, 1000].includes(side.right.value.num / side.right.value.den);

/** A sum in decimals or units has its answer in decimals; one in mixed numbers in mixed numbers. */
function naturalForm(
  hole: HoleNode,
  sides: readonly Expression[],
  numbers: readonly NumberNode[],
  answer: Rational,
): AnswerSpec['form'] {
  if (isMoment(hole.unit)) return 'moment';
  const ends = placesOf(answer) !== null;
  const fractions = numbers.some(isFraction);
  if (hole.unit === '%' || isMoney(hole.unit)) return ends ? 'decimal' : 'mixed';
  if (ends && !fractions && sides.some(isByTens)) return 'decimal';
  if (
    numbers.some(isDecimal) &&
    ends &&
    !(fractions && !numbers.some(({ written }) => written?.form === 'decimal'))
  ) {
    return 'decimal';
  }
  return numbers.some(({ written }) => written?.form === 'mixed') ? 'mixed' : 'number';
}

function stepOf(
  hole: HoleNode,
  form: AnswerSpec['form'],
  numbers: readonly NumberNode[],
  answer: Rational,
): Rational {
  if (hole.near) return hole.near;
  const line = hole.line ?? numbers.find((number) => number.line)?.line;
  if (line) return line.step ?? times(minus(line.max, line.min), rational(1, 100));
  if (form === 'moment') return rational(answer.num % 5 === 0 ? 5 : 1);
  if (form === 'decimal') return rational(1, 10 ** (placesOf(answer) ?? 0));
  return rational(1, answer.den);
}

/** What a comparison asks: <, = or >. */
export const askedRelation: AnswerSpec = {
  form: 'relation',
  strict: false,
  simplest: false,
  unit: null,
  near: null,
  tolerance: zero,
  step: rational(1),
  line: null,
  divisor: null,
  twelveHours: false,
};

/** Most sums: whole numbers and a whole answer. One object for all of them. */
const askedWhole: AnswerSpec = { ...askedRelation, form: 'number' };

const isBare = (node: NumberNode | HoleNode): boolean =>
  Object.keys(node).length <= (node.kind === 'hole' ? 1 : 2);

const isPlain = (side: Expression): boolean =>
  side.kind === 'operation'
    ? side.sign !== '/' && isPlain(side.left) && isPlain(side.right)
    : side.kind === 'hole'
      ? isBare(side)
      : side.kind === 'number' && isWhole(side.value) && isBare(side);

/** What the one hole of an equation asks for; null when the sum asks for a form its answer cannot have. */
export function answerSpecOf(left: Expression, right: Expression, answer: Rational): AnswerSpec | null {
  if (isWhole(answer) && isPlain(left) && isPlain(right)) return askedWhole;
  const [hole] = [...holesIn(left), ...holesIn(right)];
  if (!hole) return null;
  const numbers = [...numbersIn(left), ...numbersIn(right)];
  const line = hole.line ?? numbers.find((number) => number.line)?.line ?? null;
  const estimate = line && line.step === null ? times(minus(line.max, line.min), estimateShare) : zero;
  const isSum = [left, right].some(({ kind }) => kind === 'operation' || kind === 'mean');
  const asked = (form: AnswerSpec['form']): AnswerSpec => ({
    form,
    strict: hole.form !== undefined,
    simplest: hole.form === 'simplest',
    unit: hole.unit ?? null,
    near: (isSum && hole.near) || null,
    tolerance: estimate,
    step: stepOf(hole, form, numbers, answer),
    line,
    divisor: null,
    twelveHours: [hole, ...numbers].some(({ unit }) => unit === 'face' || unit === 'words'),
  });
  switch (hole.form) {
    case undefined:
      return asked(naturalForm(hole, [left, right], numbers, answer));
    case 'decimal':
      return placesOf(answer) === null ? null : asked('decimal');
    case 'fraction':
    case 'simplest':
      return isWhole(answer) ? null : asked('fraction');
    case 'mixed':
      return isWhole(answer) || Math.abs(answer.num) < answer.den ? null : asked('mixed');
    case 'remainder':
      return askedRemainder(left, right, asked('remainder'));
  }
}

/** Only a division of two whole numbers can leave a rest. */
function askedRemainder(left: Expression, right: Expression, asked: AnswerSpec): AnswerSpec | null {
  if (left.kind !== 'operation' || left.sign !== ':' || right.kind !== 'hole') return null;
  const [a, b] = [left.left, left.right].map((side) =>
    side.kind === 'number' && !side.unit && !side.written && isWhole(side.value) ? side.value.num : -1,
  );
  return a === undefined || b === undefined || a < 0 || b < 1
    ? null
    : { ...asked, divisor: b, step: rational(1, b) };
}

/** Whether a line can be drawn and holds this value: it runs upwards, and an exact one has a tick there. */
export function isOnLine(value: Rational, { line }: Pick<AnswerSpec, 'line'>): boolean {
  if (!line) return true;
  const { min, max, step } = line;
  const length = minus(max, min);
  if (length.num <= 0 || minus(value, min).num < 0 || minus(max, value).num < 0) return false;
  if (!step) return true;
  if (step.num <= 0) return false;
  const ticks = (distance: Rational) => rational(distance.num * step.den, distance.den * step.num);
  return isWhole(ticks(length)) && isWhole(ticks(minus(value, min))) && notation(length) !== '0';
}
