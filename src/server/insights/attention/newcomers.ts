import { dayIn, shiftDay } from '../../shared/calendar';

/** Days for which a pupil that came later is called new: about half a term. */
const newForDays = 42;
/** A pupil came later when it was added so many days after the first of its group; a list is often typed in parts. */
const laterByDays = 14;

/**
 * Tells who of a group is new at the school, so that little practice is not read as falling behind. Nobody is new in a
 * group that as a whole has just begun.
 *
 * @returns the day on which a pupil was added, or null when it is not new
 */
export function newcomersOf(
  pupils: readonly { readonly created_at: Date }[],
  timeZone: string,
  now: Date,
): (pupil: { readonly created_at: Date }) => string | null {
  const days = pupils.map(({ created_at: at }) => dayIn(timeZone, at));
  const [first] = days.toSorted();
  if (first === undefined) return () => null;
  const recently = shiftDay(dayIn(timeZone, now), -newForDays);
  const later = shiftDay(first, laterByDays);
  return ({ created_at: at }) => {
    const day = dayIn(timeZone, at);
    return day >= recently && day >= later ? day : null;
  };
}
