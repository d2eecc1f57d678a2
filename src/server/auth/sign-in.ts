import type { Role } from '@/contract/route';
import type { CallContext } from '../call';
import type { Db } from '../db/database';
import { refused } from '../errors';
import type { ServerKeys } from '../keys';
import {
  deviceCookie,
  pupilsWereHere,
  setDeviceCookie,
  setPupilsWereHere,
  setSessionCookie,
} from './cookies';
import { deviceName } from './device-name';
import { deviceDays, knownDevice, newDevice } from './known-device';
import { verifyPassword } from './passwords';
import { isSecret, openPictureSecret } from './picture-secret';
import { endSession, type Session, startSession } from './session';
import { countMiss, countTry, forgive, perAccount, perAddress, perCode, refuseWhenPaused } from './throttle';
import { takeCode } from './two-factor';

export interface Person {
  readonly accountId: string;
  readonly personId: string;
  readonly role: Role;
}

interface KnownPerson extends Person {
  readonly twoFactor: boolean;
  readonly passwordHash: string | null;
  readonly pictureSecret: Uint8Array | null;
}

/** A typed name as it stands in `login_name`: any case, one way to write each letter. */
export const tidyLogin = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

/** Names of buckets are hashes: the table never tells who was tried, or from where. */
export const bucketOf = (keys: ServerKeys, kind: string, ...parts: readonly string[]): string =>
  `${kind}:${keys.mac('rate-limit', kind, ...parts).toString('base64url')}`;

async function personNamed(db: Db, login: string): Promise<KnownPerson | undefined> {
  const name = await db.selectFrom('login_name').selectAll().where('login', '=', login).executeTakeFirst();
  if (!name) return undefined;
  const ids = { accountId: name.account_id, personId: name.person_id };
  if (name.person === 'user') {
    const user = await db
      .selectFrom('app_user')
      .select(['role', 'password_hash', 'two_factor_at'])
      .where('account_id', '=', name.account_id)
      .where('user_id', '=', name.person_id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return (
      user && {
        ...ids,
        role: user.role,
        twoFactor: user.two_factor_at !== null,
        passwordHash: user.password_hash,
        pictureSecret: null,
      }
    );
  }
  const pupil = await db
    .selectFrom('pupil')
    .select(['password_hash', 'picture_secret'])
    .where('account_id', '=', name.account_id)
    .where('pupil_id', '=', name.person_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return (
    pupil && {
      ...ids,
      role: 'leerling',
      twoFactor: false,
      passwordHash: pupil.password_hash,
      pictureSecret: pupil.picture_secret,
    }
  );
}

/** Ends the session that was there and begins one for `person`: ids of sessions are never kept over a sign-in. */
export async function beginSession(
  { db, http, config, now, session }: CallContext & { session: Session | null },
  person: Person,
): Promise<void> {
  if (session) await endSession(db, session);
  const isPupil = person.role === 'leerling';
  const device = deviceName(http.req.header('user-agent'));
  const shared = !isPupil && pupilsWereHere(http, config);
  const { token, expiresAt } = await startSession(db, person, now, { device, shared });
  if (isPupil) setPupilsWereHere(http, config);
  setSessionCookie(http, config, token, expiresAt);
}

/** @throws CallError 422 `code-wrong`, `sign-in-throttled` */
async function requireCode({ db, keys, now }: CallContext, person: Person, code: string): Promise<void> {
  const bucket = bucketOf(keys, 'code', person.accountId, person.personId);
  await countTry(db, bucket, perCode, now);
  if (!(await takeCode(db, keys, person, code, now))) throw refused('code-wrong');
  await forgive(db, bucket);
}

/**
 * Signs in with a name and a password (or a pupil's word), and a code where one is asked for. Unknown names take the
 * same time and get the same answer as wrong passwords.
 * @returns `code` when everything is right and a code is still to come; nobody is signed in then
 * @throws CallError 422 `sign-in-failed`, `code-wrong`, `sign-in-throttled`
 */
export async function signIn(
  call: CallContext & { session: Session | null },
  typed: { login: string; password: string; code?: string | undefined },
): Promise<'done' | 'code'> {
  const { db, keys, now, http, config } = call;
  const login = tidyLogin(typed.login);
  const device = knownDevice(keys, deviceCookie(http, config), login);
  const account = bucketOf(keys, 'login', login, device ?? '');
  const address = bucketOf(keys, 'address', call.address);
  await refuseWhenPaused(db, address, now);
  await countTry(db, account, perAccount, now);

  const person = await personNamed(db, login);
  const byPassword = await verifyPassword(person?.passwordHash, typed.password);
  const secret = person && openPictureSecret(keys, person.accountId, person.personId, person.pictureSecret);
  if (!person || !(byPassword || isSecret(secret, typed.password))) {
    await countMiss(db, address, perAddress, now);
    throw refused('sign-in-failed');
  }
  if (person.twoFactor) {
    // The try stays counted until the code is right: a password that is known makes nobody faster.
    if (typed.code === undefined) return 'code';
    await requireCode(call, person, typed.code);
  }
  await forgive(db, account);
  if (!device) setDeviceCookie(http, config, newDevice(keys, login), deviceDays * 86_400);
  await beginSession(call, person);
  return 'done';
}
