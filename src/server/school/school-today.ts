import type { Db } from '../platform/db/database';
import { dayIn } from '../shared/calendar';

/** Where a school is, and the calendar day it is there. */
export async function schoolToday(db: Db, now: Date) {
  const { country, time_zone: zone } = await db
    .selectFrom('account')
    .select(['country', 'time_zone'])
    .executeTakeFirstOrThrow();
  return { country, zone, today: dayIn(zone, now) };
}
