import { claimNotice, notifyAdmins } from '../../messages/notify-admins';
import type { AllAccountsDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Services } from '../../platform/services';
import { dayIn, shiftDay } from '../../shared/calendar';
import { beforeEveryId } from '../../shared/new-id';
import { type TenantKey, tenantKey } from '../../shared/tenant-key';
import { type LicenceNotice, licenceNotice } from './licence-notice';
import { graceDays, type LicenceState, licenceState } from './licence-state';

/** Days before the end on which it is said once more. */
const lastCallDays = 14;
/** Schools looked at with one statement. */
const piece = 200;

/** A notice and what it is about: it is sent again only about another end, or another limit. */
interface Due {
  readonly notice: LicenceNotice;
  readonly about: string;
}

interface LicenceRow {
  readonly account_id: string;
  readonly time_zone: string;
  readonly kind: 'trial' | 'school' | 'home';
  readonly pupils_allowed: number;
  readonly ends_on: string;
  readonly used: number;
}

function endNotice({ phase, daysLeft }: LicenceState, endsOn: string): LicenceNotice | undefined {
  const practiseUntil = shiftDay(endsOn, graceDays);
  if (phase === 'over') return { kind: 'licence-over', endsOn, practiseUntil };
  if (phase === 'grace') return { kind: 'licence-grace', endsOn, practiseUntil };
  if (phase === 'active') return undefined;
  return { kind: daysLeft <= lastCallDays ? 'licence-ending-soon' : 'licence-ending', endsOn };
}

function roomNotice({ phase, room }: LicenceState, used: number, allowed: number): LicenceNotice | undefined {
  // Once it has ended nobody can be added anyway, and the other notice says so.
  if (room === 'enough' || phase === 'grace' || phase === 'over') return undefined;
  return { kind: room === 'near' ? 'licence-near' : 'licence-full', used, allowed };
}

/** What is to be said about a licence now. */
function dueFor(row: LicenceRow, now: Date): readonly Due[] {
  const { kind, pupils_allowed: pupilsAllowed, ends_on: endsOn, used } = row;
  const state = licenceState({ kind, pupilsAllowed, endsOn }, used, dayIn(row.time_zone, now));
  const end = endNotice(state, endsOn);
  const room = roomNotice(state, used, pupilsAllowed);
  return [
    ...(end ? [{ notice: end, about: endsOn }] : []),
    ...(room ? [{ notice: room, about: String(pupilsAllowed) }] : []),
  ];
}

const licencesAfter = (db: AllAccountsDb, after: string) =>
  db
    .selectFrom('licence as l')
    .innerJoin('account as a', 'a.account_id', 'l.account_id')
    .where('l.account_id', '>', after)
    .orderBy('l.account_id')
    .limit(piece)
    .select(['l.account_id', 'l.kind', 'l.pupils_allowed', 'l.ends_on', 'a.time_zone'])
    .select(({ selectFrom }) =>
      selectFrom('pupil as p')
        .whereRef('p.account_id', '=', 'l.account_id')
        .where('p.trashed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('used'))
        .as('used'),
    )
    .execute();

const sentTo = async (db: AllAccountsDb, accountIds: readonly string[]): Promise<ReadonlySet<TenantKey>> => {
  const rows = await db
    .selectFrom('sent_notice')
    .where('account_id', 'in', accountIds)
    .select(['account_id', 'level', 'about'])
    .execute();
  return new Set(rows.map((row) => tenantKey(row.account_id, row.level, row.about)));
};

/** Sends one notice, in one transaction with the note that it was sent: of those who try, one does. */
const send = (services: Services, { account_id: accountId }: LicenceRow, { notice, about }: Due) =>
  forTenant(services.database.db, accountId)
    .transaction()
    .execute(async (tx) => {
      const now = services.clock();
      if (!(await claimNotice(tx, notice.kind, about, now))) return;
      await notifyAdmins(tx, services, accountId, licenceNotice(notice), now);
    });

/** Tells the admins of schools whose licence ends or is filling up, in their inbox and by email; each level once. */
export async function sendLicenceNotices(services: Services): Promise<void> {
  const { db } = services.database;
  for (let after = beforeEveryId; ; ) {
    const rows = await licencesAfter(db, after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.account_id;
    const licences = rows.map((row) => ({ ...row, used: Number(row.used) }));
    const due = licences.map((row) => ({ row, notices: dueFor(row, services.clock()) }));
    const speaking = due.filter(({ notices }) => notices.length > 0).map(({ row }) => row.account_id);
    if (speaking.length === 0) continue;
    const sent = await sentTo(db, speaking);
    for (const { row, notices } of due) {
      for (const each of notices) {
        if (!sent.has(tenantKey(row.account_id, each.notice.kind, each.about)))
          await send(services, row, each);
      }
    }
  }
}
