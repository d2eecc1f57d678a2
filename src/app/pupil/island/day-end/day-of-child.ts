import { dayOf } from '../../sync/prefetched-rounds/prefetched-rounds';

interface TaskOfDay {
  readonly done: boolean;
  readonly task: { readonly required: boolean };
}

/** Whether everything that was asked for today is done. */
export function isDayDone(stops: readonly TaskOfDay[]): boolean {
  const required = stops.filter(({ task }) => task.required);
  return required.length > 0 && required.every(({ done }) => done);
}

const nameOf = (pupilId: string) => `day-end/${pupilId}`;

/** Whether the end of this day was shown to the child on this device. */
export function wasDayEndShown(pupilId: string, now = Date.now()): boolean {
  try {
    return localStorage.getItem(nameOf(pupilId)) === dayOf(now);
  } catch {
    // Without storage it would open each time the map does.
    return true;
  }
}

export function rememberDayEnd(pupilId: string, now = Date.now()): void {
  try {
    localStorage.setItem(nameOf(pupilId), dayOf(now));
  } catch {
    // It is shown once a page then.
  }
}
