import type { Db } from '../platform/db/database';
import { dayIn } from '../shared/calendar';

/** Where a school is, and the calendar day it is there. */
export async function schoolToday(db: Db, now: Date) {
  const {
    country,
    region,
    time_zone: zone,
  } = await db.selectFrom('account').select(['country', 'region', 'time_zone']).executeTakeFirstOrThrow();
  return { country, region, zone, today: dayIn(zone, now) };
}
