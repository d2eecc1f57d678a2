import { keptMap } from '../../session/kept-pupil';
import { dayOf } from '../offline/kept-rounds';

const minute = 60_000;

/** Time played on this page since the map was last read, ms; the map of then does not know it. */
let played = 0;
let since = 0;

/** A round took so much time, ms. */
export function notePlayed(ms: number): void {
  played += ms;
}

/** Time left of what the teacher set for today, ms; null where none is set. */
export function timeLeft(pupilId: string, now: number = Date.now()): number | null {
  const kept = keptMap(pupilId);
  // A map that an older version kept says nothing of it.
  if (!kept?.map.minutesPerDay) return null;
  if (kept.readAt !== since) {
    played = 0;
    since = kept.readAt;
  }
  const before = dayOf(kept.readAt) === dayOf(now) ? kept.map.practisedMs : 0;
  return Math.max(0, kept.map.minutesPerDay * minute - before - played);
}
