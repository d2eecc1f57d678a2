import { classify } from '../../error-type/classify';
import { type AnswerTiming, gradedOutcome } from '../../learn/grading/outcome';
import { readingOf } from '../../learn/maths-version';
import {
  compare,
  dividedBy,
  equals,
  isWhole,
  minus,
  plus,
  type Rational,
  readNotation,
  times,
  zero,
} from '../../number/rational';
import {
  type Answer,
  answerNotation,
  answerOf,
  asAnswer,
  assess,
  magnitudeOf,
  readAnswerNotation,
  valueOfAnswer,
} from '../../sum/answer';
import { type ReadingRules, readAnswer } from '../../sum/read-answer';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { Sum, SumId } from '../../sum/sum';
import type { Given, Shown, SumVerdict } from '../task';
import { placeAllowed } from './place-tolerance';
import { rightOrder } from './right-order';

/** What was asked, as far as judging needs it: a task, or a stored answer. */
export type Question = Shown & { readonly sumIds: readonly SumId[] };

/** A given answer to one sum, and whether it is right. */
interface Found {
  readonly answer: Answer | null;
  readonly right: boolean;
}

const nothing: Found = { answer: null, right: false };

function found(sum: Sum, answer: Answer | null): Found {
  if (answer === null) return nothing;
  const assessment = assess(sum, answer);
  return { answer, right: assessment === 'right' || assessment === 'not-simplified' };
}

const operate = { '+': plus, '*': times, ':': dividedBy } as const;

/** What lies there after one piece more; null when the piece is no number. */
function withPiece(soFar: Rational, piece: string): Rational | null {
  const [, sign, text = piece] = /^([+*:])(.+)$/.exec(piece) ?? [];
  const value = readAnswerNotation(text);
  if (value?.kind !== 'number') return null;
  return operate[sign === '*' || sign === ':' ? sign : '+'](soFar, value.value);
}

const total = (pieces: readonly string[]): Rational | null =>
  pieces.reduce<Rational | null>((soFar, piece) => soFar && withPiece(soFar, piece), zero);

function composed(sum: Sum, pieces: readonly string[]): Found {
  const value = pieces.length === 0 ? null : total(pieces);
  return found(sum, value && asAnswer(sum, value));
}

/** A sum was said to be worth the target when it was collected; one that was left was said to be worth something else. */
function judgeItem(sum: Sum, { target = '' }: Question, collected: readonly string[]): Found {
  const asked = readNotation(target);
  if (!asked) return nothing;
  const isCollected = collected.includes(sum.id);
  const answer = isCollected ? asAnswer(sum, asked) : null;
  return { answer, right: equals(sum.answer, asked) === isCollected };
}

/** A place in the row is right when the sum there is worth as much as the one that belongs there. */
function judgeOrder(sum: Sum, question: Question, ordered: readonly string[]): Found {
  const belongs = rightOrder(question)[ordered.indexOf(sum.id)];
  const isRight = belongs !== undefined && equals(magnitudeOf(parseSumOrThrow(belongs)), magnitudeOf(sum));
  return { answer: null, right: isRight };
}

function judgePlace(sum: Sum, { line }: Question, answer: Answer | null): Found {
  const [from, to] = [line?.from, line?.to].map((end) => readNotation(end ?? ''));
  const value = answer && valueOfAnswer(sum, answer);
  if (!line?.estimate || !value || !from || !to) return found(sum, answer);
  const off = minus(value, sum.answer);
  const allowed = placeAllowed(sum, minus(to, from));
  return { answer, right: compare(off, allowed) <= 0 && compare(minus(zero, allowed), off) <= 0 };
}

/**
 * Typed signs that are no answer to the sum asked: they are asked again, and count as nothing.
 * @param mathsVersion of the window, which reads as that version did; the present one when it is left out
 */
export function isUnreadable(
  { sumIds }: Pick<Question, 'sumIds'>,
  given: Given,
  mathsVersion?: number,
): boolean {
  if (given.kind !== 'value') return false;
  const rules = readingOf(mathsVersion);
  return sumIds.every((sumId) => !readAnswer(parseSumOrThrow(sumId), given.raw, rules).ok);
}

/** Says nothing of what the child can do: "I don't know", and what cannot be read. */
export const saysNothing = (
  question: Pick<Question, 'sumIds'>,
  given: Given,
  mathsVersion?: number,
): boolean => given.kind === 'unknown' || isUnreadable(question, given, mathsVersion);

function find(sum: Sum, question: Question, given: Given, rules: ReadingRules): Found {
  switch (given.kind) {
    case 'value': {
      const reading = readAnswer(sum, given.raw, rules);
      return found(sum, reading.ok ? reading.answer : null);
    }
    case 'choice': {
      const option = question.options?.find(({ id }) => id === given.optionId);
      return found(sum, option ? readAnswerNotation(option.value) : null);
    }
    case 'pieces':
      return composed(sum, given.values);
    case 'place':
      return judgePlace(sum, question, readAnswerNotation(given.value));
    case 'set':
      return judgeItem(sum, question, given.optionIds);
    case 'order':
      return judgeOrder(sum, question, given.sumIds);
    case 'unknown':
      return nothing;
  }
}

/** What was found; nothing where numbers came in that are too large to be exact, or a division by zero. */
function findExactly(sum: Sum, question: Question, given: Given, rules: ReadingRules): Found {
  try {
    return find(sum, question, given, rules);
  } catch (error) {
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}

/** As it was given; 24/2 is no fraction any more. */
const givenNotation = (answer: Answer): string =>
  answerNotation(
    answer.kind === 'number' && isWhole(answer.value) ? { kind: 'number', value: answer.value } : answer,
  );

/** A time is no wrong number: there is nothing to tell of it. */
const isOfThisSort = (sum: Sum, answer: Answer | null): answer is Answer =>
  answer !== null && valueOfAnswer(sum, answer) !== null;

/** The tempo by which an answer counts: a time that several sums share says nothing of any one of them. */
export const tempoOf = (
  { sumIds }: Pick<Question, 'sumIds'>,
  tempo: AnswerTiming['tempo'],
): AnswerTiming['tempo'] => (sumIds.length > 1 ? 'slow' : tempo);

/**
 * Judges what was given, sum by sum: the same on the client when it is shown and on the server when it is stored.
 * Throws RangeError when an id of the question is no sum.
 * @param mathsVersion of the window, which may be older than this code; the present one when it is left out
 */
export function judge(
  question: Question,
  given: Given,
  timing: AnswerTiming,
  year: number,
  mathsVersion?: number,
): SumVerdict[] {
  const rules = readingOf(mathsVersion);
  const counted = { ...timing, tempo: tempoOf(question, timing.tempo) };
  return question.sumIds.map((sumId) => {
    const sum = parseSumOrThrow(sumId);
    const { answer, right } = findExactly(sum, question, given, rules);
    return {
      sumId,
      outcome: gradedOutcome(sum, right, counted, year),
      right,
      correct: answerNotation(answerOf(sum)),
      given: answer && givenNotation(answer),
      errors: right || !isOfThisSort(sum, answer) ? [] : classify(sum, answer),
    };
  });
}
