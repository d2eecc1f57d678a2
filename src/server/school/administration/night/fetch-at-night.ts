import { openFlags } from '@/contract/flags';
import { notifyAdmins } from '../../../messages/notify-admins';
import type { AllAccountsDatabase, Db } from '../../../platform/db/database';
import { forTenant } from '../../../platform/db/tenant/for-tenant';
import { CallError, unprocessable } from '../../../platform/http/errors';
import type { Services } from '../../../platform/services';
import { audit } from '../../audit';
import type { Adult } from '../../policy';
import { administrationNotice } from '../administration-notice';
import { type Fetch, fetchForSchool } from '../fetch-for-school';
import { type Link, nextNight, readLink } from '../link';
import { recordList, recordProblem } from '../outcome';
import { compareAtNight } from './compare-at-night';

/** ms after which a run begins no further school, so that other jobs get their turn: the next run goes on. */
const runFor = 60_000;

/**
 * Takes the school that has waited longest, and puts its next turn on the next night: whatever happens to this one, a
 * school is fetched once a night.
 */
const claimDue = (db: AllAccountsDatabase, now: Date): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('administration_link')
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .select('account_id')
      .executeTakeFirst();
    if (!due) return undefined;
    await tx
      .updateTable('administration_link')
      .set({ next_at: nextNight(due.account_id, now) })
      .where('account_id', '=', due.account_id)
      .execute();
    return due.account_id;
  });

/** Whether the school is open, and its import section. */
async function mayImport(db: Db): Promise<boolean> {
  const { closed_at, kind, flags } = await db
    .selectFrom('account')
    .select(['closed_at', 'kind', 'flags'])
    .executeTakeFirstOrThrow();
  return closed_at === null && openFlags(kind, flags).featureEdexml;
}

/** Who allowed it. @throws CallError 422 when that is no admin of the school any more */
async function adminOf(db: Db, accountId: string, { allowed_by }: Link, now: Date): Promise<Adult> {
  const admin = await db
    .selectFrom('app_user')
    .where('user_id', '=', allowed_by)
    .where('role', '=', 'schooladmin')
    .where('disabled_at', 'is', null)
    .select('user_id')
    .executeTakeFirst();
  if (!admin) throw unprocessable('administration-nobody');
  return { accountId, personId: admin.user_id, role: 'schooladmin', at: now };
}

/** Problems that often pass by themselves: the admins are told when one lasts. */
const passing: ReadonlySet<string> = new Set([
  'administration-unreachable',
  'administration-timeout',
  'administration-fault',
  'administration-cut-off',
  'import-outdated',
]);
const nightsUntilTold = 3;

const isTold = (code: string, before: string | undefined, failures: number) =>
  passing.has(code) ? failures === nightsUntilTold : code !== before;

async function fetchAndCompare(services: Services, fetch: Fetch, link: Link): Promise<void> {
  const { db, accountId, now } = fetch;
  const admin = await adminOf(db, accountId, link, now);
  const list = await fetchForSchool(fetch, link);
  const { applied, waiting, waitingHash } = await compareAtNight(fetch, admin, list, link.applies);
  const { pupils } = list.counts;
  const isNews = waiting > 0 && Buffer.compare(waitingHash, link.told_waiting ?? Buffer.alloc(0)) !== 0;
  await db.transaction().execute(async (tx) => {
    await recordList(tx, { pupils, applied, waiting }, now);
    await tx.updateTable('administration_link').set({ told_waiting: waitingHash }).execute();
    const counts = { pupils, applied, waiting };
    const entry = { action: 'administration.fetched', subjectId: accountId, counts } as const;
    await audit(tx, { personId: null }, entry, now);
    const notice = administrationNotice({ kind: 'administration-waiting', waiting });
    if (isNews) await notifyAdmins(tx, services, accountId, notice, now);
  });
}

async function fetchAtNight(services: Services, accountId: string, now: Date): Promise<void> {
  const { database, config, keys, log } = services;
  const db = forTenant(database.db, accountId);
  const link = await readLink(db);
  if (!link?.nightly || !(await mayImport(db))) return;
  try {
    await fetchAndCompare(services, { db, accountId, config, keys, now }, link);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    log.warn({ code: 'list-not-fetched', reason: error.code, system: link.system });
    await db.transaction().execute(async (tx) => {
      const failures = await recordProblem(tx, error, now);
      if (!isTold(error.code, link.problem?.code, failures)) return;
      await notifyAdmins(
        tx,
        services,
        accountId,
        administrationNotice({ kind: 'administration-failed' }),
        now,
      );
    });
  }
}

/**
 * Fetches the lists of the schools whose time has come, one after another. A school whose list does not come is tried
 * again the next night, and holds up no other school.
 */
export async function fetchDueLists(services: Services): Promise<void> {
  const { database, clock } = services;
  const until = clock().getTime() + runFor;
  while (clock().getTime() < until) {
    const accountId = await claimDue(database.db, clock());
    if (accountId === undefined) return;
    await fetchAtNight(services, accountId, clock());
  }
}
