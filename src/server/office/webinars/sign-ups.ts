import { sql } from 'kysely';
import { byteOrderMark, toCsv } from '@/contract/csv';
import { type Budget, bucketOf, charge } from '../../identity/throttle/throttle';
import type { GlobalDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call, Handlers } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { removeSignUp } from '../../site/webinars/sign-off';
import { audit } from '../audit';
import { texts } from '../texts.gen';
import { requireWebinar } from './office-webinar';

/** Names and addresses of many people: now and then, not on and on. */
const exportsPerPerson: Budget = { burst: 10, every: 3_600_000 / 2 };

const selectSignUps = (db: GlobalDb, webinarId: string) =>
  db
    .selectFrom('webinar_sign_up')
    .where('webinar_id', '=', webinarId)
    .orderBy('signed_up_at')
    .orderBy('sign_up_id')
    .selectAll();

/** @throws CallError 404 */
async function list({
  db,
  params,
  query,
}: Call<'listWebinarSignUps'>): Promise<Answer<'listWebinarSignUps'>> {
  await requireWebinar(db, params.webinarId, { lock: false });
  const size = Number(query.size);
  const { after } = query;
  const rows = await selectSignUps(db, params.webinarId)
    .$if(after !== undefined, (of) =>
      of.where(sql<boolean>`(signed_up_at, sign_up_id) >
        (select l.signed_up_at, l.sign_up_id from webinar_sign_up l where l.sign_up_id = ${after})`),
    )
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  return {
    signUps: page.map((row) => ({
      signUpId: row.sign_up_id,
      name: row.name,
      email: row.email,
      school: row.school,
      signedUpAt: row.signed_up_at.toISOString(),
      placed: row.placed_at !== null,
    })),
    next: rows.length > size ? (page.at(-1)?.sign_up_id ?? null) : null,
  };
}

/** @throws CallError 404 */
async function remove(call: Call<'removeWebinarSignUp'>): Promise<Answer<'removeWebinarSignUp'>> {
  const { db, keys, params, session, now } = call;
  await db.transaction().execute(async (tx) => {
    const signUp = await tx
      .selectFrom('webinar_sign_up')
      .where('sign_up_id', '=', params.signUpId)
      .where('webinar_id', '=', params.webinarId)
      .select('sign_up_id')
      .executeTakeFirst();
    const context = { keys, pageOrigin: pageOriginOf(call), now };
    if (!signUp || !(await removeSignUp(tx, signUp.sign_up_id, context))) throw notFound();
    const entry = { action: 'webinar.sign-up-removed', subjectId: params.webinarId, counts: {} } as const;
    await audit(forTenant(tx, session.accountId), session, entry, now);
  });
  return {};
}

/**
 * Returns everybody who signed up as a CSV file, in which no text runs as a formula.
 * @throws CallError 404, 422 `sign-ups-exported-often`
 */
async function exportFile({ db, keys, params, session, locale, now }: Call<'exportWebinarSignUps'>) {
  const { starts_at } = await requireWebinar(db, params.webinarId, { lock: false });
  const bucket = bucketOf(keys, 'sign-ups-exported', exportsPerPerson, session.personId);
  if (!(await charge(db, bucket, now))) throw unprocessable('sign-ups-exported-often');
  const rows = await selectSignUps(db, params.webinarId).execute();
  const counts = { signUps: rows.length };
  const entry = { action: 'webinar.exported', subjectId: params.webinarId, counts } as const;
  await audit(forTenant(db, session.accountId), session, entry, now);
  const t = texts[locale];
  const head = [
    t('signUps.name'),
    t('signUps.email'),
    t('signUps.school'),
    t('signUps.place'),
    t('signUps.signedUpAt'),
  ];
  const lines = rows.map((row) => [
    row.name,
    row.email,
    row.school,
    t(row.placed_at ? 'signUps.placed' : 'signUps.waiting'),
    row.signed_up_at.toISOString().slice(0, 16).replace('T', ' '),
  ]);
  const day = starts_at.toISOString().slice(0, 10);
  return new Response(`${byteOrderMark}${toCsv([head, ...lines], locale === 'en')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="sommeneiland-webinar-${day}.csv"`,
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    },
  });
}

export const handlers = {
  listWebinarSignUps: list,
  removeWebinarSignUp: remove,
  exportWebinarSignUps: exportFile,
} satisfies Partial<Handlers>;
