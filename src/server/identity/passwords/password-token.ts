import { createHash, randomBytes } from 'node:crypto';
import type { AllAccountsDb, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';

/*
 * `<account id>.<secret>`: the account in clear, so that the link is looked up inside one school; of the secret, 256
 * bits, only the hash is kept.
 */

const hour = 3_600_000;
/** How long the link of an email works. Somebody who is new may be on holiday. */
export const linkLasts = { reset: 2 * hour, set: 7 * 24 * hour } as const;
export type LinkKind = keyof typeof linkLasts;

const pathOf = { reset: 'wachtwoordherstellen', set: 'wachtwoordinstellen' } as const satisfies Record<
  LinkKind,
  string
>;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const userPattern = new RegExp(`^${uuid}$`);
const tokenPattern = new RegExp(`^(${uuid})\\.([A-Za-z0-9_-]{43})$`);
const hashOf = (secret: string) => new Uint8Array(createHash('sha256').update(secret).digest());

interface Owner {
  readonly accountId: string;
  readonly userId: string;
}

/** Makes a link with which this user can choose a password. */
export async function makePasswordLink(
  tx: Db,
  { accountId, userId }: Owner,
  kind: LinkKind,
  pageOrigin: string,
  now: Date,
): Promise<{ url: string; expiresAt: Date }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkLasts[kind]);
  await tx
    .insertInto('password_token')
    .values({
      token_hash: hashOf(secret),
      user_id: userId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { url: `${pageOrigin}/auth/${pathOf[kind]}/${userId}/${accountId}.${secret}`, expiresAt };
}

/** The user whose link this is, while it works and the user may come in. Uses nothing up. */
export async function ownerOfLink(
  db: AllAccountsDb,
  { userId, token }: { userId: string; token: string },
  now: Date,
) {
  const [, accountId, secret] = tokenPattern.exec(token) ?? [];
  if (!accountId || !secret || !userPattern.test(userId)) return undefined;
  return forTenant(db, accountId)
    .selectFrom('password_token as t')
    .innerJoin('app_user as u', (on) => on.onRef('u.user_id', '=', 't.user_id'))
    .innerJoin('account as a', 'a.account_id', 't.account_id')
    .innerJoin('login_name as n', (on) => on.onRef('n.person_id', '=', 't.user_id'))
    .where('t.token_hash', '=', hashOf(secret))
    .where('t.user_id', '=', userId)
    .where('t.expires_at', '>', now)
    .where('u.disabled_at', 'is', null)
    .select(['t.account_id', 't.user_id', 'n.login', 'u.display_name', 'u.email', 'a.name as account_name'])
    .executeTakeFirst();
}

/**
 * Uses a link up, with all others of its user.
 * @returns false when somebody else was first
 */
export async function useUpLink(tx: Db, { userId }: Owner, token: string): Promise<boolean> {
  const used = hashOf(token.slice(token.indexOf('.') + 1));
  const gone = await tx
    .deleteFrom('password_token')
    .where('user_id', '=', userId)
    .returning('token_hash')
    .execute();
  return gone.some(({ token_hash }) => Buffer.from(token_hash).equals(used));
}

/** Lets no link of this user work any more. */
export async function deletePasswordLinks(tx: Db, { userId }: Owner): Promise<void> {
  await tx.deleteFrom('password_token').where('user_id', '=', userId).execute();
}

/** Removes links that no longer work; run now and then. */
export async function purgeExpiredPasswordLinks(db: AllAccountsDb, now: Date): Promise<void> {
  await db.deleteFrom('password_token').where('expires_at', '<=', now).execute();
}
