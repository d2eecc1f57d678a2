import { makePasswordLink } from '../../identity/passwords/password-token';
import { addUser } from '../../identity/sign-in/add-user';
import type { AllAccountsTransaction, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, notFound } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { makeDue } from '../../platform/jobs/make-due';
import { queueMail } from '../../platform/mail/queue-mail';
import { newId } from '../../shared/new-id';
import { registeredCode } from '../../site/registered-code';
import { audit } from '../audit';
import { accountSlug } from './account-slug';
import { firstAdminEmail } from './first-admin-email';

type Creating = Call<'createAccount'>;

/** Locks the application, so that of two who make its account one does. */
async function requireWaiting(tx: AllAccountsTransaction, applicationId: string): Promise<void> {
  const found = await tx
    .selectFrom('application')
    .where('application_id', '=', applicationId)
    .select('answered_at')
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  if (found.answered_at !== null) throw conflict('application-answered');
}

async function insertAccount(tx: AllAccountsTransaction, { body, now }: Creating, accountId: string) {
  const { kind, country, name, schoolCode, locale } = body;
  await tx
    .insertInto('account')
    .values({
      account_id: accountId,
      slug: accountSlug(kind === 'school' ? name : null),
      kind,
      name,
      country,
      school_code: registeredCode(country, schoolCode ?? ''),
      region: country === 'be' ? 'vlaanderen' : 'nederland',
      ...(country === 'be' && { time_zone: 'Europe/Brussels' }),
      // Written where it is another than that of the country.
      locale: locale === country ? null : locale,
      created_at: now,
    })
    .execute();
}

/** Adds the first admin and puts the email with the link for a first password in the post. */
async function inviteFirstAdmin(tx: Db, call: Creating, accountId: string): Promise<void> {
  const { body, keys, now } = call;
  const userId = newId(now);
  const email = await addUser(tx, { userId, role: 'schooladmin', ...body.admin });
  const link = await makePasswordLink(tx, { accountId, userId }, 'set', pageOriginOf(call), now);
  const school = body.kind === 'school' ? body.name : null;
  const about = { email, name: body.admin.name, school, url: link.url };
  await queueMail(
    tx,
    keys,
    { kind: 'first-admin', email: firstAdminEmail(about, body.locale), expiresAt: link.expiresAt },
    now,
  );
}

/**
 * Makes an account with its licence and its first admin, who gets an email; of an application or by hand.
 * @throws CallError 404, 409 `application-answered`, `login-taken`
 */
export async function createAccount(call: Creating): Promise<Answer<'createAccount'>> {
  const { db, body, session, now } = call;
  const { applicationId, licence } = body;
  const accountId = newId(now);
  await db.transaction().execute(async (tx) => {
    if (applicationId !== null) await requireWaiting(tx, applicationId);
    await insertAccount(tx, call, accountId);
    const own = forTenant(tx, accountId);
    await own
      .insertInto('licence')
      .values({
        kind: licence.kind,
        pupils_allowed: licence.pupils,
        starts_on: licence.startsOn,
        ends_on: licence.endsOn,
      })
      .execute();
    await inviteFirstAdmin(own, call, accountId);
    const counts = { pupils: licence.pupils };
    await audit(own, session, { action: 'account.created', subjectId: accountId, counts }, now);
    if (applicationId === null) return;
    await tx
      .updateTable('application')
      .set({ answered_at: now, answered_by: session.personId, made_account_id: accountId })
      .where('application_id', '=', applicationId)
      .execute();
    await makeDue(tx, 'referral-rewards', now);
  });
  return { accountId };
}
