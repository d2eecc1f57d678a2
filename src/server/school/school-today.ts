import type { Db } from '../db/database';
import { dayIn } from '../groups/days';

/** Where a school is, and the calendar day it is there. */
export async function schoolToday(db: Db, accountId: string, now: Date) {
  const { country, time_zone: zone } = await db
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select(['country', 'time_zone'])
    .executeTakeFirstOrThrow();
  return { country, zone, today: dayIn(zone, now) };
}
