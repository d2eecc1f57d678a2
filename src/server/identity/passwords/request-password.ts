import * as z from 'zod';
import type { ServerKeys } from '../../platform/crypto/keys';
import type { AllAccountsDatabase, AllAccountsDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { makeDue } from '../../platform/jobs/make-due';
import { languageOf } from '../../platform/mail/language';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Services } from '../../platform/services';
import { newId } from '../../shared/new-id';
import { requirePerson } from '../bot-check/bot-check';
import { normaliseLogin } from '../sign-in/sign-in';
import { type Budget, bucketOf, chargeAll } from '../throttle/throttle';
import { passwordLinkEmail } from './password-link-email';
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
  const login = normaliseLogin(body.login);
  const full = await chargeAll(
    db,
    [bucketOf(keys, 'asks-for', perName, login), bucketOf(keys, 'asks-from', perAddress, call.address)],
    now,
  );
  if (full) throw unprocessable('requests-throttled');
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
    await makeDue(tx, 'password-requests', now);
  });
  return {};
}

/** The adults who are meant by a typed name or address: one by name, several where schools share an address. */
const peopleCalled = (db: AllAccountsDb, login: string) =>
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

async function answerRequest(
  all: AllAccountsDb,
  keys: ServerKeys,
  { login, pageOrigin, locale: pageLocale }: Asked,
  now: Date,
) {
  for (const person of await peopleCalled(all, login)) {
    const tx = forTenant(all, person.account_id);
    const owner = { accountId: person.account_id, userId: person.user_id };
    const kind = person.password_hash === null ? 'set' : 'reset';
    const { url, expiresAt } = await makePasswordLink(tx, owner, kind, pageOrigin, now);
    const locale = await languageOf(tx, owner, pageLocale);
    const email = passwordLinkEmail(person.email ?? '', { login: person.login, url }, locale);
    await queueMail(tx, keys, { kind: 'password-link', email, expiresAt }, now);
  }
}

/** Writes to those who asked for a password and exist; each request goes with its emails, in one transaction. */
export async function answerPasswordRequests({ database, keys, clock }: Services): Promise<void> {
  const next = (db: AllAccountsDatabase) =>
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
