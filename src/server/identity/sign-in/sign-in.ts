import type { Role } from '@/contract/route';
import type { AllAccountsDatabase, AllAccountsDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { CallContext } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import type { Session } from '../../platform/http/session';
import { verifyPassword } from '../secrets/passwords';
import { isSecret, openPictureSecret } from '../secrets/picture-secret';
import { takeCode } from '../secrets/two-factor';
import { pupilsWereHere, setPupilsWereHere, setSessionCookie } from '../session/cookies';
import { deviceName } from '../session/device-name';
import { endSession, startSession } from '../session/session';
import { rememberDevice } from '../throttle/known-device';
import { chargeLogin, requireCode } from '../throttle/login-budgets';
import { chargeGuess } from '../throttle/pupil-guess';
import { recordSchoolAddress } from '../throttle/school-address';
import { refund, resetBuckets } from '../throttle/throttle';
import { picturesBucket, recordWrongPictures } from '../throttle/wrong-pictures';

/** A call of somebody who is not signed in yet, or as somebody else. */
export type PublicCall = Omit<CallContext, 'db'> & {
  readonly session: Session | null;
  readonly db: AllAccountsDatabase;
};

export interface Person {
  readonly accountId: string;
  readonly personId: string;
  readonly role: Role;
}

interface KnownPerson extends Person {
  readonly groupId: string | null;
  readonly twoFactor: boolean;
  readonly passwordHash: string | null;
  readonly pictureSecret: Uint8Array | null;
}

/** A typed name as it stands in `login_name`: any case, one way to write each letter. */
export const normaliseLogin = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

async function personNamed(all: AllAccountsDb, login: string): Promise<KnownPerson | undefined> {
  const name = await all.selectFrom('login_name').selectAll().where('login', '=', login).executeTakeFirst();
  if (!name) return undefined;
  const ids = { accountId: name.account_id, personId: name.person_id };
  const db = forTenant(all, ids.accountId);
  if (name.person === 'user') {
    const user = await db
      .selectFrom('app_user')
      .select(['role', 'password_hash', 'two_factor_at'])
      .where('user_id', '=', name.person_id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return (
      user && {
        ...ids,
        role: user.role,
        groupId: null,
        twoFactor: user.two_factor_at !== null,
        passwordHash: user.password_hash,
        pictureSecret: null,
      }
    );
  }
  const pupil = await db
    .selectFrom('pupil')
    .select(['group_id', 'password_hash', 'picture_secret'])
    .where('pupil_id', '=', name.person_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return (
    pupil && {
      ...ids,
      role: 'leerling',
      groupId: pupil.group_id,
      twoFactor: false,
      passwordHash: pupil.password_hash,
      pictureSecret: pupil.picture_secret,
    }
  );
}

/**
 * Ends the session that was there and begins one for `person`: ids of sessions are never kept over a sign-in. The
 * device is known to the person from now on, and what went wrong for a pupil before no longer matters.
 */
export async function beginSession(
  call: PublicCall,
  person: Person,
  { providerFactor = false }: { readonly providerFactor?: boolean } = {},
): Promise<void> {
  const { http, config, keys, now, session } = call;
  const db = forTenant(call.db, person.accountId);
  if (session) await endSession(call.db, session);
  const isPupil = person.role === 'leerling';
  const device = deviceName(http.req.header('user-agent'));
  const shared = !isPupil && pupilsWereHere(http, config);
  const { token, expiresAt } = await startSession(call.db, person, now, { device, shared, providerFactor });
  if (isPupil) {
    setPupilsWereHere(http, config);
    await resetBuckets(db, [picturesBucket(keys, person.accountId, person.personId)]);
  } else await recordSchoolAddress(db, keys, person.accountId, call.address, now);
  rememberDevice(call, person);
  setSessionCookie(http, config, token, expiresAt);
}

/** Addresses for mail are names of adults; children and names that nobody has are counted alike. */
const isPupilName = (login: string, person: Person | undefined) =>
  person ? person.role === 'leerling' : !login.includes('@');

function chargeSignIn(call: CallContext, login: string, person: KnownPerson | undefined) {
  if (!isPupilName(login, person)) return chargeLogin(call, login, person);
  const { accountId = '', personId: pupilId = login, groupId = null } = person ?? {};
  return chargeGuess(call, { accountId, pupilId, groupId, classmates: [] });
}

/**
 * Signs in with a name and a password (or a pupil's word), and a code where one is asked for. Unknown names take the
 * same time and get the same answer as wrong passwords.
 * @returns `code` when everything is right and a code is still to come; nobody is signed in then
 * @throws CallError 422 `sign-in-failed`, `code-wrong`, `sign-in-throttled`, `pictures-throttled`
 */
export async function signIn(
  call: PublicCall,
  typed: { login: string; password: string; code?: string | undefined },
): Promise<'done' | 'code'> {
  const { db, keys, now } = call;
  const login = normaliseLogin(typed.login);
  const person = await personNamed(db, login);
  const charged = await chargeSignIn(call, login, person);

  const byPassword = await verifyPassword(person?.passwordHash, typed.password);
  const secret = person && openPictureSecret(keys, person.accountId, person.personId, person.pictureSecret);
  if (!person || !(byPassword || isSecret(secret, typed.password))) {
    if (person?.role === 'leerling')
      await recordWrongPictures(db, keys, { accountId: person.accountId, pupilId: person.personId }, now);
    throw unprocessable('sign-in-failed');
  }
  if (person.twoFactor) {
    // The try stays counted until the code is right: a password that is known makes nobody faster.
    if (typed.code === undefined) return 'code';
    const { code } = typed;
    await requireCode(call, person, () => takeCode(forTenant(db, person.accountId), keys, person, code, now));
  }
  await refund(db, charged);
  await beginSession(call, person);
  return 'done';
}
