import type { ErrorType } from '@/maths/error-type/error-type';

const types = {
  'one-off': true,
  'ten-off': true,
  'neighbouring-row': true,
  'added-instead': true,
  'subtracted-instead': true,
  'multiplied-instead': true,
  'times-zero-is-number': true,
  'digits-reversed': true,
  'smaller-from-larger': true,
  'forgotten-carry': true,
  'forgotten-borrow': true,
  'gave-operand': true,
  unclassified: true,
} as const satisfies Record<ErrorType, true>;

const isErrorType = (text: string): text is ErrorType => Object.hasOwn(types, text);

/** The named misconception of a stored code; one that is not known any more is an unclassified error. */
export const errorTypeOf = (code: string): ErrorType => (isErrorType(code) ? code : 'unclassified');
