import { hashPassword } from '../../identity/secrets/passwords';
import { type PictureSecret, sealPictureSecret } from '../../identity/secrets/picture-secret';
import { speakableWord } from '../../identity/secrets/speakable-password';
import { resetGuesses } from '../../identity/throttle/pupil-guess';
import type { Call } from '../../platform/http/call';
import { invalid, notFound } from '../../platform/http/errors';
import { audit } from '../audit';
import { requireManagedGroup, requireManagedPupils } from '../policy';
import { choosePictures } from './choose-pictures';

/**
 * Gives pupils of a group another way to sign in besides their card. What they had stops working at once and open
 * sessions end; an own password is kept as a hash alone.
 * @throws CallError 404 when one of them is not of this group, 422 for one password for several
 */
export async function setSignIn({ db, keys, session, params, body, now }: Call<'setSignIn'>) {
  const { accountId } = session;
  const { signIn } = body;
  const pupilIds = [...new Set(body.pupilIds)];
  if (signIn.kind === 'own' && pupilIds.length > 1) throw invalid({ pupilIds: 'exactLength' });
  const password_hash = signIn.kind === 'own' ? await hashPassword(signIn.password.trim()) : null;
  return db.transaction().execute(async (tx) => {
    await requireManagedGroup(tx, session, params.groupId);
    const pupils = await requireManagedPupils(tx, session, pupilIds);
    if (pupils.some(({ group_id }) => group_id !== params.groupId)) throw notFound();
    const taken = new Set<string>();
    for (const { pupil_id: pupilId } of pupils) {
      const secret: PictureSecret | null =
        signIn.kind === 'own'
          ? null
          : signIn.kind === 'word'
            ? { word: speakableWord() }
            : { pictures: choosePictures(taken) };
      if (secret && 'pictures' in secret) taken.add(secret.pictures.join());
      const picture_secret = secret && sealPictureSecret(keys, accountId, pupilId, secret);
      await tx
        .updateTable('pupil')
        .set({ picture_secret, password_hash })
        .where('pupil_id', '=', pupilId)
        .execute();
      await resetGuesses(tx, keys, accountId, pupilId);
    }
    await tx.deleteFrom('session').where('person_id', 'in', pupilIds).execute();
    const counts = { pupils: pupils.length };
    await audit(tx, session, { action: 'cards.kind-set', subjectId: params.groupId, counts }, now);
    return {};
  });
}
