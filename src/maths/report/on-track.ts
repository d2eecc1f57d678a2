import type { GoalState } from './standing';

/** Where a pupil is with the goals of one level: on track, behind, or too little practised to say. */
export type Track = 'on-track' | 'behind' | 'unknown';

/** States that say something, of which the first two are firm. */
const firm: readonly GoalState[] = ['reached', 'nearly'];

/**
 * Says whether a pupil is on track for a level: at least half of the goals of the year that it has begun are reached or
 * nearly reached. Goals without enough answers, and goals that come later in the year, count for neither.
 */
export function trackOf(states: readonly GoalState[]): Track {
  const begun = states.filter((state) => state !== 'not-begun' && state !== 'unsure');
  if (begun.length === 0) return 'unknown';
  return 2 * begun.filter((state) => firm.includes(state)).length >= begun.length ? 'on-track' : 'behind';
}
