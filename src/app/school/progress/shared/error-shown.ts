import type { ErrorType } from '@/maths/error-type/error-type';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import { readSum } from '@/maths/sum/read-sum';
import { errorTypeOf } from './error-type';

/** A sum with a wrong answer. */
export interface ErrorExample {
  readonly sumId: string;
  readonly given: string | null;
}

/** True when neither the sum, its answer nor the given answer has a decimal point. */
function isWhole({ sumId, given }: ErrorExample): boolean {
  const sum = readSum(sumId);
  return (
    sum !== null && ![sumId, given ?? '', answerNotation(answerOf(sum))].some((text) => text.includes('.'))
  );
}

/**
 * The error type to name for an example. A point that moved is called a zero too many or too few where there is no
 * point to be seen, as in 10 × 10 = 10: children of that year have not met decimals.
 */
export function errorShown(code: string, example: ErrorExample | null): ErrorType {
  const type = errorTypeOf(code);
  return type === 'point-shifted' && example && isWhole(example) ? 'zero-lost' : type;
}

/** Gives each error its name, and joins the errors that get the same one; the first example stays. */
export function errorsShown<E extends { readonly count: number; readonly example: ErrorExample }>(
  errors: readonly (E & { readonly errorType: string })[],
): (E & { readonly errorType: ErrorType })[] {
  const shown = new Map<ErrorType, E & { readonly errorType: ErrorType }>();
  for (const error of errors) {
    const errorType = errorShown(error.errorType, error.example);
    const earlier = shown.get(errorType);
    shown.set(errorType, { ...(earlier ?? error), errorType, count: error.count + (earlier?.count ?? 0) });
  }
  return [...shown.values()].sort((a, b) => b.count - a.count);
}
