import { compare, isWhole, minus, notation, type Rational, zero } from '../../number/rational';
import { readAnswerNotation, valueOfAnswer } from '../../sum/answer';
import type { BinaryFact, Sum } from '../../sum/sum';
import { arrayOf, mostDots, tenFrame } from '../drawing/draw-picture';
import type { ArrayPicture, Picture } from '../picture';
import { drawerOf } from './miss-domains';
import { lineBoth } from './miss-line';

/** What a teaching miss shows: the right answer, and what was given beside it, so that the gap is seen. */
export interface MissPicture {
  readonly right: Picture;
  /** Null when nothing that can be drawn was given. */
  readonly given: Picture | null;
  /** Given minus right in canonical notation; below zero is too few. */
  readonly difference: string | null;
}

const mostRows = 12;

/** Rows of the model: the first five apart, as 7 × 8 is 5 × 8 and 2 × 8. */
const rowsOf = (columns: number, rows: number): ArrayPicture =>
  rows > 5 && rows < 10
    ? arrayOf(columns, [
        [5, 'first'],
        [rows - 5, 'second'],
      ])
    : arrayOf(columns, [[rows, 'first']]);

/** So many squares in rows of `columns`, against the rows there should be. */
function squares(count: number, columns: number, rows: number): ArrayPicture | null {
  if (columns === 0 || count > columns * mostRows) return null;
  const whole = Math.floor(count / columns);
  const role = count > columns * rows ? 'over' : 'first';
  const full = arrayOf(columns, [
    [Math.min(whole, rows), 'first'],
    [Math.max(0, whole - rows), 'over'],
  ]);
  const loose = count % columns;
  return loose === 0 ? full : { ...full, loose: { count: loose, role } };
}

function productMiss(
  { operation, a, b, result, hole }: BinaryFact,
  given: number | null,
): Omit<MissPicture, 'difference'> {
  const [rows, columns] = operation === 'multiply' ? [a, b] : [result, b];
  const right = rowsOf(columns, rows);
  if (given === null) return { right, given: null };
  // The hole is the number of squares, of rows, or of columns.
  const isCount = operation === 'multiply' ? hole === 'result' : hole === 'left';
  const isColumns = hole === 'right';
  if (isCount) return { right, given: squares(given, columns, rows) };
  if (given > mostRows) return { right, given: null };
  return { right, given: isColumns ? rowsOf(given, rows) : squares(given * columns, columns, rows) };
}

/** Dots of what was given over the dots there should be: so many short, or so many over. */
function dotsMiss(answer: number, given: number | null): Omit<MissPicture, 'difference'> {
  const right = tenFrame([[answer, 'first']]);
  if (given === null || given > mostDots + 10) return { right, given: null };
  const shared = Math.min(answer, given);
  return {
    right,
    given: tenFrame([
      [shared, 'first'],
      [answer - shared, 'missing'],
      [given - shared, 'over'],
    ]),
  };
}

/** Which value a given answer in canonical notation has in this sum; null when it has none. */
export function givenValue(sum: Sum, given: string | null): Rational | null {
  const answer = given === null ? null : readAnswerNotation(given);
  return answer && valueOfAnswer(sum, answer);
}

function drawn(sum: Sum, given: Rational | null): MissPicture {
  const difference = given && notation(minus(given, sum.answer));
  const { binaryFact } = sum;
  const count = given && isWhole(given) && compare(given, zero) >= 0 ? given.num : null;
  const isProduct = sum.operation === 'multiply' || sum.operation === 'divide';
  if (binaryFact && isProduct && sum.learnedAs === 'fact')
    return { ...productMiss(binaryFact, count), difference };
  const answer = sum.answer.num;
  if (binaryFact && !isProduct && answer >= 0 && answer <= mostDots) {
    return { ...dotsMiss(answer, count), difference };
  }
  const draw = drawerOf(sum);
  const right =
    draw(sum.answer, true, given ?? sum.answer) ?? lineBoth(sum.answer, true, given ?? sum.answer);
  if (given === null) return { right, given: null, difference };
  const beside = draw(given, false, sum.answer);
  if (beside?.kind === right.kind) return { right, given: beside, difference };
  // What was given does not fit the picture: a line has room for both.
  return { right: lineBoth(sum.answer, true, given), given: lineBoth(given, false, sum.answer), difference };
}

/**
 * The picture for a wrong answer; `given` is null for "I don't know". What is too large to be reckoned with exactly is not
 * drawn either.
 */
export function missPicture(sum: Sum, given: Rational | null): MissPicture {
  try {
    return drawn(sum, given);
  } catch (error) {
    if (error instanceof RangeError) return drawn(sum, null);
    throw error;
  }
}
