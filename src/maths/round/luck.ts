import type { AnswerMode } from './task';

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Luck of an estimate on a line. */
const placeLuck = 0.12;

const luck: Readonly<Record<AnswerMode, (options: number, sums: number) => number>> = {
  choose: (options) => 1 / Math.max(2, options),
  collect: () => 0.5,
  order: (_, sums) => 1 / factorial(Math.max(2, sums)),
  place: () => placeLuck,
  type: () => 0,
  compose: () => 0,
};

/** c: the chance of being right without knowing, by the way to answer and how much there is to choose from. */
export const luckOf = (mode: AnswerMode, options: number, sums = 1): number => luck[mode](options, sums);
