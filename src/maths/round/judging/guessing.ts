import type { AnswerMode } from '../../answer-mode';
import { dividedBy, minus, plus, rational, readNotation } from '../../number/rational';
import type { PlaceLine } from '../task';

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

const maxPlaceGuessing = 0.12;

/** How much there was to choose from. */
export interface Choices {
  readonly mode: AnswerMode;
  readonly options?: readonly unknown[];
  readonly sumIds: readonly unknown[];
  readonly line?: PlaceLine;
}

/** Places on a line where an exact value can be put. */
function placesOn({ from, to, step }: PlaceLine): number {
  const [least, most, each] = [from, to, step].map(readNotation);
  if (!least || !most || !each || each.num <= 0) return 1;
  const { num, den } = plus(dividedBy(minus(most, least), each), rational(1));
  return Math.max(1, Math.floor(num / den));
}

const guessingByMode: Readonly<Record<AnswerMode, (choices: Choices) => number>> = {
  choose: ({ options }) => 1 / Math.max(2, options?.length ?? 0),
  collect: () => 1 / 2,
  order: ({ sumIds }) => 1 / factorial(Math.max(2, sumIds.length)),
  place: ({ line }) =>
    line && !line.estimate ? Math.min(maxPlaceGuessing, 1 / placesOn(line)) : maxPlaceGuessing,
  type: () => 0,
  compose: () => 0,
};

/** c: the chance of being right without knowing, by the way to answer and how much there is to choose from. */
export const guessingOf = (choices: Choices): number => guessingByMode[choices.mode](choices);
