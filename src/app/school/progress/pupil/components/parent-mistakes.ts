import { errorTypeOf } from '../../shared/error-type';
import type { ProgressShown } from '../../shared/types';

/** Most examples of what goes wrong; the names of errors are for teachers. */
const mostErrors = 2;

/**
 * Returns what the sheet for parents shows of wrong answers, at most two. Errors without a name have no advice, and what
 * the pupil knows by heart by now does not go wrong any more, though it did in this period.
 */
export function mistakesFor({
  errors,
  facts,
}: Pick<ProgressShown, 'errors' | 'facts'>): ProgressShown['errors'] {
  const known = new Set(facts.filter(({ state }) => state === 'known').map(({ sumId }) => sumId));
  return errors
    .filter(({ errorType }) => errorTypeOf(errorType) !== 'unclassified')
    .filter(({ example }) => !known.has(example.sumId))
    .slice(0, mostErrors);
}
