import type { Kysely } from 'kysely';
import * as z from 'zod';
import { tidyLogin } from '../auth/sign-in';
import { type Budget, bucketOf, chargeAll } from '../auth/throttle';
import { requirePerson } from '../bot-check/bot-check';
import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import type { DB } from '../db/schema';
import { refused } from '../errors';
import { dueNow } from '../jobs/due-now';
import type { ServerKeys } from '../keys';
import { languageOf } from '../mail/language';
import { passwordLinkLetter } from '../mail/letters/password-link';
import { queueMail } from '../mail/queue-mail';
import { newId } from '../new-id';
import { pageOriginOf } from '../page-origin';
import type { Services } from '../services';
import { makePasswordLink } from './password-token';

const minute = 60_000;
/** For one name, whether or not it exists; and from one address, which a whole school may share. */
const perName: Budget = { burst: 4, every: 30 * minute };
const perAddress: Budget = { burst: 40, every: minute };

/** Who asked, as it waits for the job. */
const Asked = z.object({ login: z.string(), pageOrigin: z.string(), locale: z.enum(['nl', 'be', 'en']) });
type Asked = z.infer<typeof Asked>;

/**
 * Notes that somebody asks for a password. Whether there is such a person is looked up later, by the job, so that
 * neither the answer nor its time tells.
 * @throws CallError 422 `bot-check-failed`, `requests-throttled`
 */
export async function requestPassword(call: Call<'requestPassword'>): Promise<Answer<'requestPassword'>> {
  const { db, keys, now, body, locale } = call;
  await requirePerson(call, 'password-request', body.botToken);
  const login = tidyLogin(body.login);
  const full = await chargeAll(
    db,
    [bucketOf(keys, 'asks-for', perName, login), bucketOf(keys, 'asks-from', perAddress, call.address)],
    now,
  );
  if (full) throw refused('requests-throttled');
  const asked: Asked = { login, pageOrigin: pageOriginOf(call), locale };
  const requestId = newId(now);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('password_request')
      .values({
        request_id: requestId,
        sealed: keys.seal('password-request', requestId, JSON.stringify(asked)),
        requested_at: now,
      })
      .execute();
    await dueNow(tx, 'password-requests', now);
  });
  return {};
}

/** The adults who are meant by a typed name or address: one by name, several where schools share an address. */
const peopleCalled = (db: Db, login: string) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('login_name as n', (on) =>
      on.onRef('n.account_id', '=', 'u.account_id').onRef('n.person_id', '=', 'u.user_id'),
    )
    .where('u.disabled_at', 'is', null)
    .where('u.email', 'is not', null)
    .where((is) => is.or([is('n.login', '=', login), is(is.fn('lower', ['u.email']), '=', login)]))
    .select(['u.account_id', 'u.user_id', 'u.email', 'u.password_hash', 'n.login'])
    .limit(5)
    .execute();

async function answerRequest(tx: Db, keys: ServerKeys, { login, pageOrigin, locale }: Asked, now: Date) {
  for (const person of await peopleCalled(tx, login)) {
    const owner = { accountId: person.account_id, userId: person.user_id };
    const kind = person.password_hash === null ? 'set' : 'reset';
    const { url, expiresAt } = await makePasswordLink(tx, owner, kind, pageOrigin, now);
    const spoken = await languageOf(tx, owner, locale);
    const letter = passwordLinkLetter(person.email ?? '', { login: person.login, url }, spoken);
    await queueMail(tx, keys, { kind: 'password-link', letter, expiresAt }, now);
  }
}

/** Writes to those who asked for a password and exist; each request goes with its letters, in one transaction. */
export async function answerPasswordRequests({ database, keys, clock }: Services): Promise<void> {
  const next = (db: Kysely<DB>) =>
    db.transaction().execute(async (tx) => {
      const request = await tx
        .selectFrom('password_request')
        .selectAll()
        .orderBy('requested_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!request) return false;
      const { request_id: requestId, sealed } = request;
      await tx.deleteFrom('password_request').where('request_id', '=', requestId).execute();
      const plain = keys.open('password-request', requestId, sealed);
      if (plain !== undefined) await answerRequest(tx, keys, Asked.parse(JSON.parse(plain)), clock());
      return true;
    });
  while (await next(database.db));
}
