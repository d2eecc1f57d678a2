import type { ErrorType } from './error-type';

/*
 * Two ways of thinking that lead to the same wrong answer and call for different help: 6 × 3 = 9 is 6 + 3, and half of
 * 6 × 3. Which of them it was the answer alone does not tell. Names of one family (a forgotten carry, and ten off) are no
 * rivals: the more telling one is right whenever the other is.
 */

const rivalsOf: Readonly<Partial<Record<ErrorType, readonly ErrorType[]>>> = {
  'added-instead': [
    'neighbouring-row',
    'doubled',
    'smaller-from-larger',
    'forgotten-borrow',
    'partial-product-missing',
    'one-off',
    'digits-reversed',
    'multiplied-instead',
  ],
  'subtracted-instead': [
    'neighbouring-row',
    'forgotten-carry',
    'partial-product-missing',
    'gave-operand',
    'one-off',
    'multiplied-instead',
    'hour-off',
  ],
  'neighbouring-row': ['digits-reversed', 'gave-operand'],
  'digits-reversed': ['wrong-place', 'gave-operand'],
  'compensated-wrong-way': ['one-off'],
  'gave-operand': ['ten-off', 'doubled', 'smaller-from-larger', 'multiplied-instead'],
  'forgotten-carry': ['partial-product-missing'],
  'shift-forgotten': ['partial-product-missing'],
  'divided-by-percent': ['part-of-part'],
  'only-one-part-changed': ['tops-and-bottoms-added'],
  'remainder-to-next-group': ['one-group-off', 'remainder-swapped'],
  'rounded-wrong-way': ['rounded-to-other-place'],
  'not-converted': ['decimals-apart'],
};

/** Whether two names of one wrong answer are different ways of thinking, neither much likelier than the other. */
export const areRivals = (a: ErrorType, b: ErrorType): boolean =>
  (rivalsOf[a]?.includes(b) || rivalsOf[b]?.includes(a)) === true;
