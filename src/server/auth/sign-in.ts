import type { Role } from '@/contract/route';
import type { CallContext } from '../call';
import type { Db } from '../db/database';
import { refused } from '../errors';
import { pupilsWereHere, setPupilsWereHere, setSessionCookie } from './cookies';
import { deviceName } from './device-name';
import { rememberDevice } from './known-device';
import { chargeLogin, requireCode } from './login-budgets';
import { verifyPassword } from './passwords';
import { isSecret, openPictureSecret } from './picture-secret';
import { chargeGuess } from './pupil-guess';
import { noteSchoolAddress } from './school-address';
import { endSession, type Session, startSession } from './session';
import { refund, resetBuckets } from './throttle';
import { takeCode } from './two-factor';
import { noteWrongPictures, picturesBucket } from './wrong-pictures';

export interface Person {
  readonly accountId: string;
  readonly personId: string;
  readonly role: Role;
}

interface KnownPerson extends Person {
  readonly classId: string | null;
  readonly twoFactor: boolean;
  readonly passwordHash: string | null;
  readonly pictureSecret: Uint8Array | null;
}

/** A typed name as it stands in `login_name`: any case, one way to write each letter. */
export const tidyLogin = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

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
        classId: null,
        twoFactor: user.two_factor_at !== null,
        passwordHash: user.password_hash,
        pictureSecret: null,
      }
    );
  }
  const pupil = await db
    .selectFrom('pupil')
    .select(['class_id', 'password_hash', 'picture_secret'])
    .where('account_id', '=', name.account_id)
    .where('pupil_id', '=', name.person_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return (
    pupil && {
      ...ids,
      role: 'leerling',
      classId: pupil.class_id,
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
  call: CallContext & { readonly session: Session | null },
  person: Person,
): Promise<void> {
  const { db, http, config, keys, now, session } = call;
  if (session) await endSession(db, session);
  const isPupil = person.role === 'leerling';
  const device = deviceName(http.req.header('user-agent'));
  const shared = !isPupil && pupilsWereHere(http, config);
  const { token, expiresAt } = await startSession(db, person, now, { device, shared });
  if (isPupil) {
    setPupilsWereHere(http, config);
    await resetBuckets(db, [picturesBucket(keys, person.accountId, person.personId)]);
  } else await noteSchoolAddress(db, keys, person.accountId, call.address, now);
  rememberDevice(call, person);
  setSessionCookie(http, config, token, expiresAt);
}

/** Addresses for mail are names of adults; children and names that nobody has are counted alike. */
const isPupilName = (login: string, person: Person | undefined) =>
  person ? person.role === 'leerling' : !login.includes('@');

function chargeSignIn(call: CallContext, login: string, person: KnownPerson | undefined) {
  if (!isPupilName(login, person)) return chargeLogin(call, login, person);
  const { accountId = '', personId: pupilId = login, classId = null } = person ?? {};
  return chargeGuess(call, { accountId, pupilId, classId, classmates: [] });
}

/**
 * Signs in with a name and a password (or a pupil's word), and a code where one is asked for. Unknown names take the
 * same time and get the same answer as wrong passwords.
 * @returns `code` when everything is right and a code is still to come; nobody is signed in then
 * @throws CallError 422 `sign-in-failed`, `code-wrong`, `sign-in-throttled`, `pictures-throttled`
 */
export async function signIn(
  call: CallContext & { session: Session | null },
  typed: { login: string; password: string; code?: string | undefined },
): Promise<'done' | 'code'> {
  const { db, keys, now } = call;
  const login = tidyLogin(typed.login);
  const person = await personNamed(db, login);
  const charged = await chargeSignIn(call, login, person);

  const byPassword = await verifyPassword(person?.passwordHash, typed.password);
  const secret = person && openPictureSecret(keys, person.accountId, person.personId, person.pictureSecret);
  if (!person || !(byPassword || isSecret(secret, typed.password))) {
    if (person?.role === 'leerling')
      await noteWrongPictures(db, keys, { accountId: person.accountId, pupilId: person.personId }, now);
    throw refused('sign-in-failed');
  }
  if (person.twoFactor) {
    // The try stays counted until the code is right: a password that is known makes nobody faster.
    if (typed.code === undefined) return 'code';
    const { code } = typed;
    await requireCode(call, person, () => takeCode(db, keys, person, code, now));
  }
  await refund(db, charged);
  await beginSession(call, person);
  return 'done';
}
