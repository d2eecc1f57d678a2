import type { Day } from '../../platform/db/columns';
import { shiftDay } from '../../shared/calendar';

/** Days after the last one of a licence on which children still practise, so that a renewal may come late. */
export const graceDays = 30;
/** Days before the end from which on it is said: a school needs time to order. */
export const endingDays = { trial: 14, school: 60, home: 30 } as const;
/** Part of the seats from which on a list is nearly full. */
const nearlyFull = 0.9;

export interface Licence {
  readonly kind: keyof typeof endingDays;
  readonly pupilsAllowed: number;
  /** The last day it is valid. */
  readonly endsOn: Day;
}

export interface LicenceState {
  /** `grace`: over, and children still practise; `over`: they no longer do. */
  readonly phase: 'active' | 'ending' | 'grace' | 'over';
  /** Until the end of this phase, today included: to the last valid day, or to the last one of grace. */
  readonly daysLeft: number;
  readonly room: 'enough' | 'near' | 'full' | 'exceeded';
  /** Pupils that may be added now; none once the licence has ended. */
  readonly placesLeft: number;
  readonly mayPractise: boolean;
}

const dayMs = 86_400_000;
const daysFrom = (day: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(day)) / dayMs);

const roomOf = (used: number, allowed: number): LicenceState['room'] => {
  if (used > allowed) return 'exceeded';
  if (used === allowed) return 'full';
  return used >= allowed * nearlyFull ? 'near' : 'enough';
};

const phaseOf = ({ kind, endsOn }: Licence, today: Day): LicenceState['phase'] => {
  if (today > shiftDay(endsOn, graceDays)) return 'over';
  if (today > endsOn) return 'grace';
  return today > shiftDay(endsOn, -endingDays[kind]) ? 'ending' : 'active';
};

/**
 * What a licence allows on a day. Too many pupils stop nobody who is there: only adding stops. One that is yet to begin
 * is like one that has: groups are loaded before the school year.
 * @param used pupils that are not in the trash
 */
export function licenceState(licence: Licence, used: number, today: Day): LicenceState {
  const { pupilsAllowed, endsOn } = licence;
  const phase = phaseOf(licence, today);
  const valid = phase === 'active' || phase === 'ending';
  const lastDay = valid ? endsOn : shiftDay(endsOn, graceDays);
  return {
    phase,
    daysLeft: Math.max(0, daysFrom(today, lastDay) + 1),
    room: roomOf(used, pupilsAllowed),
    placesLeft: valid ? Math.max(0, pupilsAllowed - used) : 0,
    mayPractise: phase !== 'over',
  };
}
