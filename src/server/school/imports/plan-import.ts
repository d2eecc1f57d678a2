import { sql } from 'kysely';
import type { AllAccountsDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { dropRows } from './import-rows';
import { countLookups } from './lookup-budget';
import { makePlan, storePlan } from './make-plan';
import { type ImportFile, planLifetime } from './matching/plan';

/**
 * Forgets the plans that can no longer be applied, and the rows of those that were: names stay no longer than they are
 * needed.
 */
export async function purgeExpiredPlans(db: AllAccountsDb, now: Date): Promise<void> {
  const tooOld = new Date(now.getTime() - planLifetime);
  await sql`update import_run r set plan = null
    where r.plan is not null and r.chosen is null and r.created_at < ${tooOld}`.execute(db);
  const { rows } = await sql<{ account_id: string; import_id: string }>`
    select r.account_id, r.import_id from import_run r
    where r.plan is null and exists (
      select from import_row w where w.account_id = r.account_id and w.import_id = r.import_id
    )`.execute(db);
  for (const { account_id, import_id } of rows) await dropRows(forTenant(db, account_id), import_id);
}

/** The group of each key, as the file calls it. */
const groupsOf = ({ groups }: ImportFile, groupIdOf: (key: string) => string) =>
  groups
    .flatMap(({ key, otherKeys }) => [key, ...otherKeys])
    .map((key) => ({ key, groupId: groupIdOf(key) }));

/** Compares a file with the school and keeps the plan; changes nothing of the school. */
export async function planImport(call: Call<'planImport'>): Promise<Answer<'planImport'>> {
  const { db, session, body: file, now } = call;
  const planning = { ...call, person: session, file };
  const made = await makePlan(planning);
  const managesSchool = session.role === 'schooladmin';
  if (!managesSchool) await countLookups(db, session, made.rows, now);
  return {
    importId: await storePlan(planning, made),
    counts: made.counts,
    rows: made.rows,
    groups: managesSchool ? groupsOf(file, made.groupIdOf) : [],
    warnings: made.warnings,
  };
}
