/** Named misconceptions: each is a pure function from a sum to a wrong answer, see `misconceptions.ts`. */
export type ErrorType =
  | 'one-off'
  | 'ten-off'
  | 'neighbouring-row'
  | 'added-instead'
  | 'subtracted-instead'
  | 'multiplied-instead'
  | 'times-zero-is-number'
  | 'digits-reversed'
  | 'smaller-from-larger'
  | 'forgotten-carry'
  | 'forgotten-borrow'
  | 'gave-operand'
  | 'unclassified';
