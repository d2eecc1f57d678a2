import { isWorkDone } from '../bot-check/altcha';
import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { refused } from '../errors';
import { screenNames } from '../groups/names';
import { avatarOf } from '../pupils/avatar';
import { lastHere, readDevice } from './known-device';
import { verifyPassword } from './passwords';
import { isSecret, openPictureSecret } from './picture-secret';
import { chargeGuess } from './pupil-guess';
import { beginSession } from './sign-in';
import { type Budget, bucketOf, charge, refund } from './throttle';
import { noteWrongPictures } from './wrong-pictures';

/** Class codes that do not exist, from one address, before a browser has to work for each further look. */
const perAddress: Budget = { burst: 60, every: 5 * 60_000 };

/** As class codes are stored: capitals, without the spaces and hyphens of a blackboard. */
export const tidyClassCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

const classWithCode = (db: Db, code: string) =>
  db
    .selectFrom('class')
    .select(['account_id', 'class_id', 'name'])
    .where('class_code', '=', code)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

const pupilsOf = (db: Db, accountId: string, classId: string) =>
  db
    .selectFrom('pupil')
    .select([
      'pupil_id',
      'first_name',
      'sort_name',
      'last_name',
      'picture_secret',
      'password_hash',
      avatarOf('pupil').as('avatar'),
    ])
    .where('account_id', '=', accountId)
    .where('class_id', '=', classId)
    .where('trashed_at', 'is', null)
    .execute();

const idsOf = (pupils: Awaited<ReturnType<typeof pupilsOf>>) => pupils.map(({ pupil_id }) => pupil_id);

function namesOnScreen(pupils: Awaited<ReturnType<typeof pupilsOf>>) {
  const names = screenNames(pupils);
  return pupils
    .map(({ pupil_id: pupilId, avatar }, at) => ({ pupilId, avatar, name: names[at] ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'));
}

/**
 * Counts a look at a class code before anything is told of it. A code has 40 random bits, so what protects it is the
 * price of a guess: when an address has used up its misses, a look costs its browser some work, and nobody is refused.
 * @returns what was charged, to be refunded when the code is right
 * @throws CallError 422 `class-code-proof` when there is no work with this call
 */
async function chargeLook(call: Call<'classSignIn'>) {
  const { db, keys, now, config, body } = call;
  const bucket = bucketOf(keys, 'codes', perAddress, call.address);
  if (await charge(db, bucket, now)) return [bucket];
  const isDone =
    body.proof !== undefined && (await isWorkDone(call, config.botCheck.siteKey, 'class-code', body.proof));
  if (!isDone) throw refused('class-code-proof');
  return [];
}

/** The class of a code and its pupils. A device of one of them is not held back by what others mistype. */
async function openClass(call: Call<'classSignIn'>) {
  const { db, keys, body } = call;
  const found = await classWithCode(db, tidyClassCode(body.classCode));
  const device = readDevice(call);
  const members = () => (found ? pupilsOf(db, found.account_id, found.class_id) : Promise.resolve([]));
  if (found && device) {
    const pupils = await members();
    if (lastHere(keys, device, found.account_id, idsOf(pupils))) return { ...found, pupils };
  }
  const charged = await chargeLook(call);
  if (!found) throw refused('class-code-unknown');
  await refund(db, charged);
  return { ...found, pupils: await members() };
}

/**
 * Children's way in: the class code shows the names, then three pictures or a word.
 * @throws CallError 422 `class-code-unknown`, `class-code-proof`, `pictures-wrong`, `pictures-throttled`
 */
export async function classSignIn(call: Call<'classSignIn'>): Promise<Answer<'classSignIn'>> {
  const { db, keys, now, body } = call;
  const { account_id: accountId, class_id: classId, name: className, pupils } = await openClass(call);
  if (body.step === 'class') return { next: 'pupil', className, pupils: namesOnScreen(pupils) };

  const pupil = pupils.find(({ pupil_id }) => pupil_id === body.pupilId);
  if (!pupil) throw refused('pictures-wrong');
  const { pupilId } = body;
  const charged = await chargeGuess(call, { accountId, pupilId, classId, classmates: idsOf(pupils) });
  const secret = openPictureSecret(keys, accountId, pupilId, pupil.picture_secret);
  const isOwn =
    pupil.password_hash && typeof body.secret === 'string'
      ? await verifyPassword(pupil.password_hash, body.secret.trim())
      : false;
  if (!(isOwn || isSecret(secret, body.secret))) {
    await noteWrongPictures(db, keys, { accountId, pupilId }, now);
    throw refused('pictures-wrong');
  }
  await refund(db, charged);
  await beginSession(call, { accountId, personId: pupilId, role: 'leerling' });
  return { next: 'done' };
}
