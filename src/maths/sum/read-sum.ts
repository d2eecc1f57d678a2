import { compare, rational } from '../number/rational';
import { isMoment } from '../number/unit';
import { findBinaryFact } from './binary-fact';
import { answerSpecOf, askedRelation, isOnLine, numbersIn } from './parse/answer-spec';
import { classifySum, type Unclassified } from './parse/classify-sum';
import { areAlike } from './parse/dimension';
import { readExpression } from './parse/read-expression';
import { evaluate, holesIn, solve } from './parse/solve';
import type { Expression, Sum, SumId } from './sum';
import { writeExpression } from './write-expression';

const longest = 64;
const dayMinutes = 24 * 60;

function readComparison(left: Expression, right: Expression): Unclassified | null {
  if (holesIn(left).length + holesIn(right).length > 0) return null;
  try {
    const answer = rational(Math.sign(compare(evaluate(left), evaluate(right))));
    return { left, right, relation: '?', answer, answerSpec: askedRelation, binaryFact: null };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readEquation(left: Expression, right: Expression): Unclassified | null {
  const answer = solve(left, right);
  const answerSpec = answer && answerSpecOf(left, right, answer);
  if (!answer || !answerSpec) return null;
  const isTime = answer.den === 1 && answer.num >= 0 && answer.num < dayMinutes;
  if (answerSpec.form === 'moment' && !isTime) return null;
  const lined = numbersIn(left).find(({ line }) => line)?.value ?? answer;
  return isOnLine(lined, answerSpec)
    ? { left, right, relation: '=', answer, answerSpec, binaryFact: findBinaryFact({ left, right, answer }) }
    : null;
}

/** Times run from 0:00 to 23:59 and are shown in their own ways only. */
const isSound = (expression: Expression): boolean =>
  numbersIn(expression).every(({ value, unit }) => !isMoment(unit) || value.num < dayMinutes);

function parse(id: string): Sum | null {
  if (id.length < 3 || id.length > longest) return null;
  const relation = id.includes('?') ? '?' : '=';
  const sides = id.split(relation);
  const [leftText, rightText] = sides;
  if (sides.length !== 2 || leftText === undefined || rightText === undefined) return null;
  const left = readExpression(leftText);
  const right = readExpression(rightText);
  if (!left || !right || writeSum({ left, right, relation }) !== id) return null;
  if (!areAlike(left, right) || !isSound(left) || !isSound(right)) return null;
  const sum = relation === '?' ? readComparison(left, right) : readEquation(left, right);
  const sumClass = sum && classifySum(sum);
  if (!sum || !sumClass) return null;
  const { answer, answerSpec, binaryFact } = sum;
  const { operation, kind, learnedAs, skills } = sumClass;
  // Named one by one: spreading two objects costs more than reading the numbers.
  return {
    id: id as SumId,
    left,
    right,
    relation,
    answer,
    answerSpec,
    binaryFact,
    operation,
    kind,
    learnedAs,
    skills,
  };
}

const known = new Map<string, Sum | null>();
const mostKnown = 20_000;

/**
 * The whole sum of a canonical id; null when the text is no sum, is not canonical (`07+5=_`), makes no sense
 * (`3m+2kg=_m`), or has no single answer (`0*_=0`). Sums already read are remembered, because a window reads a thousand
 * at a time.
 */
export function readSum(id: string): Sum | null {
  const before = known.get(id);
  if (before !== undefined) return before;
  const sum = parse(id);
  if (known.size >= mostKnown) known.clear();
  known.set(id, sum);
  return sum;
}

/** As `readSum`, for ids that this product made itself. Throws RangeError when it is no sum after all. */
export function parseSumOrThrow(id: string): Sum {
  const sum = readSum(id);
  if (!sum) throw new RangeError('Not the id of a sum.');
  return sum;
}

/** Canonical id of the two sides of a sum. */
export const writeSum = ({ left, right, relation }: Pick<Sum, 'left' | 'right' | 'relation'>): SumId =>
  `${writeExpression(left)}${relation}${writeExpression(right)}` as SumId;
