import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@/contract/route';
import type { AllAccountsDatabase, AllAccountsDb, Db } from '../../platform/db/database';
import { DatabaseUnavailable } from '../../platform/db/database-unavailable';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { unprocessable } from '../../platform/http/errors';
import { holderOf, type Session } from '../../platform/http/session';
import { seenBy } from './seen-by';

const minute = 60_000;
const hour = 60 * minute;

/**
 * How long a session lasts at all, and without a sign of life. A tablet goes from child to child; an adult who signs in
 * on it leaves it among them.
 */
const lifetimes = {
  pupil: { whole: 12 * hour, idle: 2 * hour },
  staff: { whole: 12 * hour, idle: 12 * hour },
  staffAmongPupils: { whole: 4 * hour, idle: 30 * minute },
};
/** The sign of life is written at most this often. */
const seenEvery = 5 * minute;

const lifetimeOf = (role: Role, shared: boolean) => {
  if (role === 'leerling') return lifetimes.pupil;
  return shared ? lifetimes.staffAmongPupils : lifetimes.staff;
};

const tokenPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

const hashOf = (secret: string) => new Uint8Array(createHash('sha256').update(secret).digest());

interface SignInCircumstances {
  readonly device?: string | null;
  readonly shared?: boolean;
  /** The sign-in provider asked for a second factor. */
  readonly providerFactor?: boolean;
}

/**
 * Starts a session and returns its cookie value `<account>.<secret>`: the account in clear, so that the
 * session is looked up inside one school; of the secret only the hash is kept.
 *
 * @throws CallError 422 `account-closed`
 */
export async function startSession(
  all: AllAccountsDb,
  person: { accountId: string; personId: string; role: Role },
  now: Date,
  { device = null, shared = false, providerFactor = false }: SignInCircumstances = {},
): Promise<{ token: string; expiresAt: Date }> {
  const db = forTenant(all, person.accountId);
  const account = await db.selectFrom('account').select('closed_at').executeTakeFirst();
  if (account?.closed_at) throw unprocessable('account-closed');
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimeOf(person.role, shared).whole);
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(secret),
      person_id: person.personId,
      role: person.role,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      device: person.role === 'leerling' ? null : device,
      shared,
      provider_factor: providerFactor,
    })
    .execute();
  if (person.role !== 'leerling') await recordSeen(db, person.personId, now);
  return { token: `${person.accountId}.${secret}`, expiresAt };
}

/** Colleagues who manage accounts see when somebody was last there. */
async function recordSeen(db: Db, personId: string, now: Date): Promise<void> {
  await db.updateTable('app_user').set({ last_seen_at: now }).where('user_id', '=', personId).execute();
}

interface SessionDatabases {
  readonly db: AllAccountsDatabase;
  readonly writable: AllAccountsDatabase;
}

/**
 * The live session of a cookie value; null when it is unknown, over, or its person may no longer come in.
 *
 * @param databases `db` may refuse writes; `writable` takes the sign of life, all that a call writes which only reads
 */
export async function readSession(
  { db: all, writable }: SessionDatabases,
  token: string | undefined,
  now: Date,
): Promise<Session | null> {
  const parts = tokenPattern.exec(token ?? '');
  if (!parts?.[1] || !parts[2]) return null;
  const [accountId, tokenHash] = [parts[1], hashOf(parts[2])];
  const db = forTenant(all, accountId);
  const found = await db
    .selectFrom('session as s')
    .leftJoin('app_user as u', (on) =>
      on.onRef('u.user_id', '=', 's.person_id').on('u.disabled_at', 'is', null),
    )
    .leftJoin('pupil as p', (on) => on.onRef('p.pupil_id', '=', 's.person_id').on('p.trashed_at', 'is', null))
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .select(['s.person_id', 's.last_seen_at', 's.expires_at', 's.shared', 'p.pupil_id'])
    .select(['u.role as user_role', 'u.two_factor_at', 's.provider_factor'])
    .select(['s.seen_account_id', 's.seen_user_id', 's.seen_grant_id'])
    .executeTakeFirst();
  const role = found?.pupil_id ? 'leerling' : found?.user_role;
  if (!found || !role) return null;
  const silent = now.getTime() - found.last_seen_at.getTime();
  if (silent > lifetimeOf(role, found.shared).idle) return null;
  const { person_id: personId, expires_at: expiresAt, two_factor_at } = found;
  const twoFactor = two_factor_at !== null;
  const secondFactor = twoFactor || found.provider_factor;
  const session: Session = {
    accountId,
    personId,
    role,
    at: now,
    tokenHash,
    expiresAt,
    twoFactor,
    secondFactor,
  };
  if (silent > seenEvery) await recordSignOfLife(forTenant(writable, accountId), session, now);
  return (await seenBy(all, session, found, now)) ?? session;
}

/** Records that somebody with a session is there. On a full drive reading goes on without it. */
async function recordSignOfLife(db: Db, { role, personId, tokenHash }: Session, now: Date): Promise<void> {
  try {
    await db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
    if (role !== 'leerling') await recordSeen(db, personId, now);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  }
}

/** Ends the session of whoever holds it, also while looking in. */
export async function endSession(all: AllAccountsDb, session: Session): Promise<void> {
  await forTenant(all, holderOf(session).accountId)
    .deleteFrom('session')
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

/** Ends every session of a person: a new password, the trash, a disabled account. */
export async function endSessionsOf(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('session').where('person_id', '=', personId).execute();
}

/** Ends every other session of the one who asks. @returns how many */
export async function endOtherSessionsOf(db: Db, { personId, tokenHash }: Session): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where('token_hash', '!=', tokenHash)
    .returning('token_hash')
    .execute();
  return ended.length;
}

/** Removes what is over; run now and then. */
export async function purgeExpiredSessions(db: AllAccountsDb, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
