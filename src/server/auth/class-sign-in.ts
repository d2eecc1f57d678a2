import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { refused } from '../errors';
import { screenNames } from '../groups/names';
import { avatarOf } from '../pupils/avatar';
import { verifyPassword } from './passwords';
import { isSecret, openPictureSecret } from './picture-secret';
import { beginSession, bucketOf } from './sign-in';
import {
  countMiss,
  countTry,
  forgive,
  perAddress,
  perAddressCodes,
  perClass,
  perPictures,
  refuseWhenPaused,
} from './throttle';
import { picturesBucket } from './wrong-pictures';

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

function namesOnScreen(pupils: Awaited<ReturnType<typeof pupilsOf>>) {
  const names = screenNames(pupils);
  return pupils
    .map(({ pupil_id: pupilId, avatar }, at) => ({ pupilId, avatar, name: names[at] ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'));
}

/**
 * Children's way in: the class code shows the names, then three pictures or a word.
 * @throws CallError 422 `class-code-unknown`, `pictures-wrong`, `pictures-throttled`, `sign-in-throttled`
 */
export async function classSignIn(call: Call<'classSignIn'>): Promise<Answer<'classSignIn'>> {
  const { db, keys, now, body } = call;
  const code = tidyClassCode(body.classCode);
  const address = bucketOf(keys, 'address', call.address);
  const classBucket = bucketOf(keys, 'class', code);
  const codes = bucketOf(keys, 'codes', call.address);
  await refuseWhenPaused(db, address, now);
  await refuseWhenPaused(db, codes, now);
  await refuseWhenPaused(db, classBucket, now);

  const found = await classWithCode(db, code);
  if (!found) {
    await countMiss(db, address, perAddress, now);
    await countMiss(db, codes, perAddressCodes, now);
    throw refused('class-code-unknown');
  }
  const pupils = await pupilsOf(db, found.account_id, found.class_id);
  if (body.step === 'class') {
    return { next: 'pupil', className: found.name, pupils: namesOnScreen(pupils) };
  }

  const pupil = pupils.find(({ pupil_id }) => pupil_id === body.pupilId);
  const ownBucket = picturesBucket(keys, found.account_id, body.pupilId);
  await countTry(db, ownBucket, perPictures, now, 'pictures-throttled');
  const secret = pupil && openPictureSecret(keys, found.account_id, pupil.pupil_id, pupil.picture_secret);
  const isOwn =
    pupil?.password_hash && typeof body.secret === 'string'
      ? await verifyPassword(pupil.password_hash, body.secret.trim())
      : false;
  if (!pupil || !(isOwn || isSecret(secret, body.secret))) {
    await countMiss(db, address, perAddress, now);
    await countMiss(db, classBucket, perClass, now);
    throw refused('pictures-wrong');
  }
  await forgive(db, ownBucket);
  await beginSession(call, { accountId: found.account_id, personId: pupil.pupil_id, role: 'leerling' });
  return { next: 'done' };
}
