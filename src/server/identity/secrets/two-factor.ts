import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '@/contract/brand';
import type { Role } from '@/contract/route';
import type { ServerKeys } from '../../platform/crypto/keys';
import type { Db } from '../../platform/db/database';

/*
 * The second factor: codes of an authenticator app (TOTP, RFC 6238: SHA-1, six digits, half a minute), and ten codes on
 * paper for when the phone is gone. Secrets are encrypted, codes on paper kept as hashes.
 */

export interface Owner {
  readonly accountId: string;
  readonly personId: string;
}

/** Half minutes a clock may differ, to either side. */
const tolerance = 1;
const secretBytes = 20;
const recoveryCodes = 10;
/** Without signs that look alike: ten of them are 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 10;

const obliged: ReadonlySet<Role> = new Set<Role>(['office', 'superadmin']);

/** Staff see all schools: a password alone is not enough for them. The demo school runs on one machine, without. */
export const requiresTwoFactor = (role: Role, { demo }: { readonly demo: boolean }): boolean =>
  obliged.has(role) && !demo;

const ownerOf = ({ accountId, personId }: Owner) => `${accountId}/${personId}`;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name.nl, label, secret: Secret.fromBase32(secret) });

/** Makes a new secret for an app; it counts once a code of it was given. */
export async function newSecret(db: Db, keys: ServerKeys, owner: Owner, login: string) {
  const secret = new Secret({ size: secretBytes }).base32;
  const sealed = keys.seal('two-factor', ownerOf(owner), secret);
  await db
    .insertInto('two_factor')
    .values({ user_id: owner.personId, sealed })
    .onConflict((there) => there.column('user_id').doUpdateSet({ sealed, last_step: 0 }))
    .execute();
  return { secret, uri: totpOf(secret, login).toString() };
}

/** Takes a code of the app: each once, and none that is older than the last one taken. */
export async function redeemAppCode(
  db: Db,
  keys: ServerKeys,
  owner: Owner,
  typed: string,
  now: Date,
): Promise<boolean> {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const row = await db
    .selectFrom('two_factor')
    .select('sealed')
    .where('user_id', '=', owner.personId)
    .executeTakeFirst();
  const secret = row && keys.open('two-factor', ownerOf(owner), row.sealed);
  if (secret === undefined) return false;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: tolerance });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  const taken = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', owner.personId)
    .where('last_step', '<', step)
    .returning('last_step')
    .executeTakeFirst();
  return taken !== undefined;
}

const hashOf = (keys: ServerKeys, { accountId, personId }: Owner, typed: string) =>
  new Uint8Array(
    keys.mac('recovery-code', accountId, personId, typed.toLowerCase().replace(/[^a-z0-9]/g, '')),
  );

/** Makes ten new codes on paper; the old ones no longer work. They are in the answer alone. */
export async function newRecoveryCodes(tx: Db, keys: ServerKeys, owner: Owner): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length)))
      .join('')
      .replace(/^.{5}/, '$&-'),
  );
  const ids = { user_id: owner.personId };
  await deleteRecoveryCodes(tx, owner);
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ ...ids, code_hash: hashOf(keys, owner, code) })))
    .execute();
  return codes;
}

const deleteRecoveryCodes = (tx: Db, { personId }: Owner) =>
  tx.deleteFrom('recovery_code').where('user_id', '=', personId).execute();

/** Takes a code on paper; it works once. */
async function redeemRecoveryCode(db: Db, keys: ServerKeys, owner: Owner, typed: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', owner.personId)
    .where('code_hash', '=', hashOf(keys, owner, typed))
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Takes a code of the app or one on paper. */
export const takeCode = async (db: Db, keys: ServerKeys, owner: Owner, typed: string, now: Date) =>
  (await redeemAppCode(db, keys, owner, typed, now)) || (await redeemRecoveryCode(db, keys, owner, typed));

/** Begins or ends asking for codes. */
export async function askForCodes(tx: Db, { accountId, personId }: Owner, since: Date | null): Promise<void> {
  await tx.updateTable('app_user').set({ two_factor_at: since }).where('user_id', '=', personId).execute();
  if (since) return;
  await deleteRecoveryCodes(tx, { accountId, personId });
  await tx.deleteFrom('two_factor').where('user_id', '=', personId).execute();
}
