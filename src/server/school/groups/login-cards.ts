import type { z } from 'zod';
import type { LoginCard } from '@/contract/groups';
import { avatarOf } from '../../identity/avatar/avatar';
import { cardCode, cardCodeHash, cardUrl } from '../../identity/secrets/card-code';
import { openPictureSecret, sealPictureSecret } from '../../identity/secrets/picture-secret';
import { speakableWord } from '../../identity/secrets/speakable-password';
import { resetGuesses } from '../../identity/throttle/pupil-guess';
import type { TenantTransaction } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { byName, fullName, screenNames, sortedName } from '../../shared/names';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { requireManagedGroup } from '../policy';
import { choosePictures } from './choose-pictures';

type Card = z.infer<typeof LoginCard>;
type CardsCall = Call<'makeLoginCards'>;
type Tx = TenantTransaction;

/** The pupils whose cards are asked for, locked so that two who make cards at once make the same ones. */
async function lockPupils(tx: Tx, call: CardsCall) {
  const { params, body } = call;
  const pupils = await tx
    .selectFrom('pupil')
    .where('group_id', '=', params.groupId)
    .where('trashed_at', 'is', null)
    .select([
      'pupil_id',
      'first_name',
      'last_name',
      'sort_name',
      'user_name',
      avatarOf('pupil').as('avatar'),
      'picture_secret',
      'password_hash',
    ])
    .orderBy('pupil_id')
    .forUpdate()
    .execute();
  const asked = body.pupilIds && new Set(body.pupilIds);
  if (asked && ![...asked].every((id) => pupils.some((pupil) => pupil.pupil_id === id))) throw notFound();
  return { classmates: pupils, asked: pupils.filter(({ pupil_id }) => asked?.has(pupil_id) ?? true) };
}

type LockedPupil = Awaited<ReturnType<typeof lockPupils>>['asked'][number];

/** The card of a pupil: the one it has, a new version of it, or its first. */
async function putCard(tx: Tx, { session, body, now, keys }: CardsCall, slug: string, pupilId: string) {
  const { accountId } = session;
  const old = await tx
    .selectFrom('login_card')
    .where('pupil_id', '=', pupilId)
    .select(['card_id', 'version'])
    .executeTakeFirst();
  const cardId = old?.card_id ?? newId(now);
  const version = (old?.version ?? 0) + (old && !body.renew ? 0 : 1);
  const code = cardCode(keys, slug, { accountId, cardId, version });
  if (version !== old?.version) {
    await tx
      .insertInto('login_card')
      .values({
        card_id: cardId,
        pupil_id: pupilId,
        version,
        code_hash: cardCodeHash(code),
      })
      .onConflict((on) => on.column('card_id').doUpdateSet({ version, code_hash: cardCodeHash(code) }))
      .execute();
  }
  return { code, isNew: old === undefined };
}

interface Secret {
  readonly pictures: string[] | null;
  readonly word: string | null;
}

/** What a pupil signs in with: made when it has nothing, or something new of its kind is asked for. */
async function putSecret(
  tx: Tx,
  { session, body, keys }: CardsCall,
  { pupil_id: pupilId, picture_secret, password_hash }: LockedPupil,
  taken: Set<string>,
): Promise<Secret> {
  const { accountId } = session;
  if (password_hash !== null) return { pictures: null, word: null };
  const kept = openPictureSecret(keys, accountId, pupilId, picture_secret);
  const hasWord = kept !== undefined && 'word' in kept;
  const secret = kept && !body.renew ? kept : hasWord ? { word: speakableWord() } : newPictures(taken);
  if (secret !== kept) {
    await tx
      .updateTable('pupil')
      .set({ picture_secret: sealPictureSecret(keys, accountId, pupilId, secret) })
      .where('pupil_id', '=', pupilId)
      .execute();
    await resetGuesses(tx, keys, accountId, pupilId);
  }
  return 'word' in secret ? { pictures: null, word: secret.word } : { ...secret, word: null };
}

/** Pictures that no classmate has, and that none gets after this. */
function newPictures(taken: Set<string>): { pictures: string[] } {
  const pictures = choosePictures(taken);
  taken.add(pictures.join());
  return { pictures };
}

function picturesTaken({ session, keys }: CardsCall, classmates: readonly LockedPupil[]): Set<string> {
  const secrets = classmates.map(({ pupil_id, picture_secret }) =>
    openPictureSecret(keys, session.accountId, pupil_id, picture_secret),
  );
  return new Set(
    secrets.flatMap((secret) => (secret && 'pictures' in secret ? [secret.pictures.join()] : [])),
  );
}

async function endSessionsOf(tx: Tx, pupilIds: readonly string[]) {
  await tx.deleteFrom('session').where('person_id', 'in', pupilIds).execute();
}

/**
 * Makes the cards and picture passwords that are missing and returns all that were asked for. `renew` makes
 * new ones for all of them: old cards and old pictures stop working at once, and open sessions end.
 */
export async function makeLoginCards(call: CardsCall): Promise<Answer<'makeLoginCards'>> {
  const { db, session, params, body, now } = call;
  const origin = pageOriginOf(call);
  return db.transaction().execute(async (tx) => {
    const found = await requireManagedGroup(tx, session, params.groupId);
    const { slug, first_names } = await tx
      .selectFrom('account')
      .select(['slug', 'first_names'])
      .executeTakeFirstOrThrow();
    const { classmates, asked } = await lockPupils(tx, call);
    // Of all classmates, so that the card of one tells it apart from the others.
    const firstNames = new Map(
      screenNames(classmates).map((name, place) => [classmates[place]?.pupil_id, name]),
    );
    const taken = picturesTaken(call, classmates);
    asked.sort((a, b) => byName(sortedName(a), sortedName(b)));
    const cards: Card[] = [];
    let made = 0;
    for (const pupil of asked) {
      const { code, isNew } = await putCard(tx, call, slug, pupil.pupil_id);
      if (isNew) made++;
      cards.push({
        pupilId: pupil.pupil_id,
        name: fullName(pupil),
        nameOnCard: (first_names ? firstNames.get(pupil.pupil_id) : null) ?? fullName(pupil),
        userName: pupil.user_name,
        avatar: pupil.avatar,
        url: cardUrl(origin, code),
        code,
        ...(await putSecret(tx, call, pupil, taken)),
      });
    }
    if (body.renew && cards.length > 0) {
      await endSessionsOf(
        tx,
        cards.map((card) => card.pupilId),
      );
    }
    const action = body.renew ? 'cards.renewed' : 'cards.shown';
    await audit(
      tx,
      session,
      { action, subjectId: params.groupId, counts: { shown: cards.length, made } },
      now,
    );
    return { classCode: found.class_code ?? '', className: found.name, cards };
  });
}
