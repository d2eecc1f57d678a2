import { classify } from '../error-type/classify';
import { type AnswerTiming, gradedOutcome } from '../learn/outcome';
import { compare, equals, notation, plus, type Rational, readNotation, zero } from '../number/rational';
import { readNumber } from '../number/read-number';
import { sumOf } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import type { Given, SumVerdict, Task } from './task';

/** What was asked, as far as judging needs it: a task, or a stored answer. */
export type Question = Pick<Task, 'sumIds' | 'options'>;

/** A given answer to one sum: its value where it has one, and whether that is right. */
interface Found {
  readonly value: Rational | null;
  readonly right: boolean;
}

const nothing: Found = { value: null, right: false };

const found = (sum: Sum, value: Rational | null): Found =>
  value === null ? nothing : { value, right: equals(value, sum.answer) };

/** Adds the pieces; null when one of them is no number or the total cannot be exact. */
function total(values: readonly string[]): Rational | null {
  try {
    return values.reduce<Rational | null>((sum, text) => {
      const value = readNotation(text);
      return sum && value && plus(sum, value);
    }, zero);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function judgeSet(sum: Sum, { options = [] }: Question, optionIds: readonly string[]): Found {
  const right = options.every(({ id, value }) => (value === notation(sum.answer)) === optionIds.includes(id));
  return { value: null, right: right && options.length > 0 };
}

/** A place in the row is right when the sum there is worth as much as the one that belongs there. */
function judgeOrder(sum: Sum, { sumIds }: Question, ordered: readonly string[]): Found {
  const sorted = sumIds.map((id) => sumOf(id).answer).sort(compare);
  const place = ordered.indexOf(sum.id);
  const belongs = sorted[place];
  return { value: null, right: belongs !== undefined && equals(belongs, sum.answer) };
}

function find(sum: Sum, question: Question, given: Given): Found {
  switch (given.kind) {
    case 'value': {
      const reading = readNumber(given.raw);
      return found(sum, reading.ok ? reading.value : null);
    }
    case 'choice': {
      const option = question.options?.find(({ id }) => id === given.optionId);
      return found(sum, option ? readNotation(option.value) : null);
    }
    case 'pieces':
      return found(sum, given.values.length === 0 ? null : total(given.values));
    case 'place':
      return found(sum, readNotation(given.value));
    case 'set':
      return judgeSet(sum, question, given.optionIds);
    case 'order':
      return judgeOrder(sum, question, given.sumIds);
    case 'unknown':
      return nothing;
  }
}

/**
 * Judges what was given, sum by sum: the same on the client when it is shown and on the server when it is stored.
 * Throws RangeError when an id of the question is no sum.
 */
export function judge(question: Question, given: Given, timing: AnswerTiming, year: number): SumVerdict[] {
  return question.sumIds.map((sumId) => {
    const sum = sumOf(sumId);
    const { value, right } = find(sum, question, given);
    return {
      sumId,
      outcome: gradedOutcome(sum, right, timing, year),
      right,
      correct: notation(sum.answer),
      given: value && notation(value),
      errors: right || value === null ? [] : classify(sum, value),
    };
  });
}
