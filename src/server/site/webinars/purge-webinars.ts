import { sql } from 'kysely';
import type { Services } from '../../platform/services';

const day = 86_400_000;
/** Days after a webinar that names and addresses of those who signed up are kept, for the recording and questions. */
export const signUpRetentionDays = 28;
/** Days that a webinar itself is kept, with its recording. */
const webinarRetentionDays = 731;

/** Deletes who signed up some weeks after a webinar, and the webinar after two years. */
export async function purgeWebinars({ database: { db } }: Services, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await sql`delete from webinar_sign_up where webinar_id in (
    select webinar_id from webinar
    where starts_at + minutes * interval '1 minute' < ${before(signUpRetentionDays)})`.execute(db);
  await db
    .deleteFrom('webinar')
    .where('starts_at', '<', before(webinarRetentionDays))
    .where('changed_at', '<', before(webinarRetentionDays))
    .execute();
}
