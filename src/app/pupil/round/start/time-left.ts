import { cachedMap } from '../../../session/device/cached-pupil';
import { dayOf } from '../../sync/prefetched-rounds/prefetched-rounds';

const minute = 60_000;

/** Time played on this page since the map was read, ms; that map does not include it. */
let played = 0;
let since = 0;

/** Adds the time of a round, ms. */
export function addPlayedTime(ms: number): void {
  played += ms;
}

/** Time left of the teacher's daily limit, ms; null without a limit. */
export function remainingTime(pupilId: string, now: number = Date.now()): number | null {
  const kept = cachedMap(pupilId);
  // A map cached by an older version lacks the limit.
  if (!kept?.map.minutesPerDay) return null;
  if (kept.readAt !== since) {
    played = 0;
    since = kept.readAt;
  }
  const before = dayOf(kept.readAt) === dayOf(now) ? kept.map.practisedMs : 0;
  return Math.max(0, kept.map.minutesPerDay * minute - before - played);
}
