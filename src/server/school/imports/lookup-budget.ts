import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { unprocessable } from '../../platform/http/errors';
import type { Session } from '../../platform/http/session';
import type { PlannedPupil } from './matching/plan';

/**
 * Rows about pupils of no own group that a teacher may have compared in a day. Each says whether a number or a name occurs
 * at school: enough for the file of a large school, looked at a few times, and too few to go through all numbers.
 */
export const lookupsPerDay = 6000;

const day = 24 * 3_600_000;

/** Pupils of own groups tell a teacher nothing new. */
const isLookup = ({ kind, warnings }: PlannedPupil) =>
  kind === 'new' || kind === 'skipped' || warnings.includes('name-exists-elsewhere');

/** Counts what a plan tells a teacher about the rest of the school. @throws CallError 422 `import-many-lookups` */
export async function countLookups(
  db: Db,
  { accountId, personId }: Pick<Session, 'accountId' | 'personId'>,
  rows: readonly PlannedPupil[],
  now: Date,
): Promise<void> {
  const asked = rows.filter(isLookup).length;
  if (asked === 0) return;
  const bucket = `import-lookups:${accountId}:${personId}`;
  const resets = new Date(now.getTime() + day);
  const { rows: counted } = await sql`
    insert into rate_limit as r (bucket, count, empty_at)
    select ${bucket}, ${asked}::int, ${resets}::timestamptz where ${asked}::int <= ${lookupsPerDay}::int
    on conflict (bucket) do update set
      count = case when r.empty_at <= ${now} then excluded.count else r.count + excluded.count end,
      empty_at = case when r.empty_at <= ${now} then excluded.empty_at else r.empty_at end
    where r.empty_at <= ${now} or r.count + excluded.count <= ${lookupsPerDay}::int
    returning 1`.execute(db);
  if (counted.length === 0) throw unprocessable('import-many-lookups');
}
