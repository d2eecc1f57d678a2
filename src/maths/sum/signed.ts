import { numbersIn } from './parse/answer-spec';
import type { Sum } from './sum';

/** Whether numbers below zero belong to this sum, so that an answer below zero is worth thinking of. */
export const isSigned = ({ answer, answerSpec, left, right }: Sum): boolean =>
  answerSpec.form !== 'relation' &&
  (answer.num < 0 ||
    (answerSpec.line !== null && answerSpec.line.min.num < 0) ||
    [...numbersIn(left), ...numbersIn(right)].some(({ value }) => value.num < 0));
