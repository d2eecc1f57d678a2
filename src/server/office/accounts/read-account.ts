import { accessState } from '../../identity/sign-in/access-state';
import type { Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { liveGrants } from '../../school/support/live-grants';
import { readDetails, versionOf } from './account-details';

type Shown = Answer<'readAccount'>;

/** Returns until when the school lets the office look in as a user; null where it does not. */
async function readGrants(db: Db, now: Date): Promise<(userId: string) => Date | null> {
  const grants = await liveGrants(db, now)
    .orderBy('expires_at', 'desc')
    .select(['user_id', 'expires_at'])
    .execute();
  return (userId) => grants.find(({ user_id }) => user_id === null || user_id === userId)?.expires_at ?? null;
}

async function readUsers(db: Db, now: Date): Promise<Shown['users']> {
  const grantedUntil = await readGrants(db, now);
  const rows = await db
    .selectFrom('app_user')
    .orderBy('display_name')
    .orderBy('user_id')
    .select(['user_id', 'display_name', 'email', 'role', 'password_hash', 'disabled_at', 'last_seen_at'])
    .execute();
  return rows.flatMap((row) => {
    if (row.role !== 'docent' && row.role !== 'schooladmin') return [];
    return {
      userId: row.user_id,
      name: row.display_name,
      email: row.email,
      role: row.role,
      state: accessState(row),
      lastSeen: row.last_seen_at?.toISOString() ?? null,
      lookInUntil: row.disabled_at ? null : (grantedUntil(row.user_id)?.toISOString() ?? null),
    };
  });
}

const readPlanned = async (db: Db): Promise<Shown['planned']> =>
  db
    .selectFrom('planned_licence')
    .orderBy('starts_on')
    .select(['kind', 'pupils_allowed as pupils', 'starts_on as startsOn', 'ends_on as endsOn'])
    .execute();

/** Returns an account with its licences, users and invoices. */
export async function readAccount({ db: all, params, now }: Call<'readAccount'>): Promise<Shown> {
  const db = forTenant(all, params.accountId);
  const details = await readDetails(db, { lock: false });
  const account = await db
    .selectFrom('account')
    .select(['created_at', 'closed_at'])
    .select(({ selectFrom }) =>
      selectFrom('pupil')
        .where('trashed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('pupils'))
        .as('pupils'),
    )
    .executeTakeFirstOrThrow();
  const ending = await db.selectFrom('school_ending').select(['erasing_at', 'erased_at']).executeTakeFirst();
  return {
    ...details,
    version: versionOf(details),
    createdAt: account.created_at.toISOString(),
    closedAt: account.closed_at?.toISOString() ?? null,
    erasure: ending?.erasing_at
      ? { since: ending.erasing_at.toISOString(), done: ending.erased_at !== null }
      : null,
    pupils: Number(account.pupils),
    planned: await readPlanned(db),
    users: await readUsers(db, now),
    invoices: await db
      .selectFrom('licence_invoice')
      .orderBy('day', 'desc')
      .orderBy('invoice_id', 'desc')
      .select(['number', 'day', 'body'])
      .execute(),
  };
}
