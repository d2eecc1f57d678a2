import { type ErrorType, errorTypes } from '@/maths/error-type/error-type';

const known: ReadonlySet<string> = new Set(errorTypes);

const isErrorType = (text: string): text is ErrorType => known.has(text);

/** The named misconception of a stored code; one that is not known any more is an unclassified error. */
export const errorTypeOf = (code: string): ErrorType => (isErrorType(code) ? code : 'unclassified');
