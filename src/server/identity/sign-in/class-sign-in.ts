import type { AllAccountsDb, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { screenNames } from '../../shared/names';
import { avatarOf } from '../avatar/avatar';
import { isWorkDone } from '../bot-check/altcha';
import { verifyPassword } from '../secrets/passwords';
import { isSecret, openPictureSecret } from '../secrets/picture-secret';
import { lastHere, readDevice } from '../throttle/known-device';
import { chargeGuess } from '../throttle/pupil-guess';
import { type Budget, bucketOf, charge, refund } from '../throttle/throttle';
import { recordWrongPictures } from '../throttle/wrong-pictures';
import { beginSession } from './sign-in';

/** Class codes that do not exist, from one address, before a browser has to work for each further look. */
const perAddress: Budget = { burst: 60, every: 5 * 60_000 };

/** As class codes are stored: capitals, without the spaces and hyphens of a blackboard. */
export const normaliseClassCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

const groupWithCode = (db: AllAccountsDb, code: string) =>
  db
    .selectFrom('pupil_group')
    .select(['account_id', 'group_id', 'name'])
    .where('class_code', '=', code)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

const pupilsOf = (db: Db, groupId: string) =>
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
    .where('group_id', '=', groupId)
    .where('trashed_at', 'is', null)
    .execute();

const idsOf = (pupils: Awaited<ReturnType<typeof pupilsOf>>) => pupils.map(({ pupil_id }) => pupil_id);

function screenNamesOf(pupils: Awaited<ReturnType<typeof pupilsOf>>) {
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
async function chargeCodeAttempt(call: Call<'classSignIn'>) {
  const { db, keys, now, config, body } = call;
  const bucket = bucketOf(keys, 'codes', perAddress, call.address);
  if (await charge(db, bucket, now)) return [bucket];
  const isDone =
    body.proof !== undefined && (await isWorkDone(call, config.botCheck.siteKey, 'class-code', body.proof));
  if (!isDone) throw unprocessable('class-code-proof');
  return [];
}

/** The group of a code and its pupils. A device of one of them is not held back by what others mistype. */
async function openGroup(call: Call<'classSignIn'>) {
  const { db, keys, body } = call;
  const found = await groupWithCode(db, normaliseClassCode(body.classCode));
  const device = readDevice(call);
  const members = () =>
    found ? pupilsOf(forTenant(db, found.account_id), found.group_id) : Promise.resolve([]);
  if (found && device) {
    const pupils = await members();
    if (lastHere(keys, device, found.account_id, idsOf(pupils))) return { ...found, pupils };
  }
  const charged = await chargeCodeAttempt(call);
  if (!found) throw unprocessable('class-code-unknown');
  await refund(db, charged);
  return { ...found, pupils: await members() };
}

/**
 * Children's way in: the class code shows the names, then three pictures or a word.
 * @throws CallError 422 `class-code-unknown`, `class-code-proof`, `pictures-wrong`, `pictures-throttled`
 */
export async function classSignIn(call: Call<'classSignIn'>): Promise<Answer<'classSignIn'>> {
  const { db, keys, now, body } = call;
  const { account_id: accountId, group_id: groupId, name: className, pupils } = await openGroup(call);
  if (body.step === 'class') return { next: 'pupil', className, pupils: screenNamesOf(pupils) };

  const pupil = pupils.find(({ pupil_id }) => pupil_id === body.pupilId);
  if (!pupil) throw unprocessable('pictures-wrong');
  const { pupilId } = body;
  const charged = await chargeGuess(call, { accountId, pupilId, groupId, classmates: idsOf(pupils) });
  const secret = openPictureSecret(keys, accountId, pupilId, pupil.picture_secret);
  const isOwn =
    pupil.password_hash && typeof body.secret === 'string'
      ? await verifyPassword(pupil.password_hash, body.secret.trim())
      : false;
  if (!(isOwn || isSecret(secret, body.secret))) {
    await recordWrongPictures(db, keys, { accountId, pupilId }, now);
    throw unprocessable('pictures-wrong');
  }
  await refund(db, charged);
  await beginSession(call, { accountId, personId: pupilId, role: 'leerling' });
  return { next: 'done' };
}
