import { type ErrorType, errorTypes } from '@/maths/error-type/error-type';

const known: ReadonlySet<string> = new Set(errorTypes);

const isErrorType = (text: string): text is ErrorType => known.has(text);

/** Returns the named error type of a stored code; an unknown code is an unclassified error. */
export const errorTypeOf = (code: string): ErrorType => (isErrorType(code) ? code : 'unclassified');
