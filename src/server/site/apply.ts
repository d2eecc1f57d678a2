import { asRegistered } from '@/contract/form-rules';
import type { Answer, Call } from '../platform/http/call';
import { pageOriginOf } from '../platform/http/page-origin';
import { queueMail } from '../platform/mail/queue-mail';
import { admitForm } from './admit-form';
import { applicationEmail } from './application-email';
import { registeredCode } from './registered-code';

type Application = Call<'apply'>['body'];

const schoolColumns = ({ country, school }: Application) =>
  school && {
    school_name: school.name,
    school_code: registeredCode(country, school.code),
    street: school.street,
    house_number: school.houseNumber,
    postal_code: asRegistered(school.postcode),
    city: school.city,
  };

/**
 * Stores an application for the office and queues a confirmation, both or neither. One that was stored before, with the
 * same id, changes nothing.
 * @throws CallError 422 `bot-check-failed`, `forms-throttled`
 */
export async function apply(call: Call<'apply'>): Promise<Answer<'apply'>> {
  const { db, keys, now, body, locale } = call;
  if (!(await admitForm(call, 'application', body))) return {};
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('application')
      .values({
        application_id: body.applicationId,
        kind: body.school ? 'school' : 'home',
        country: body.country,
        locale,
        contact_name: body.name,
        email: body.email,
        pupils: body.pupils,
        remark: body.remarks,
        heard_from: body.heardFrom,
        reference: body.reference,
        consented_at: now,
        asked_at: now,
        ...schoolColumns(body),
      })
      .onConflict((there) => there.doNothing())
      .returning('application_id')
      .executeTakeFirst();
    if (!added) return;
    const email = applicationEmail(body, pageOriginOf(call), locale);
    await queueMail(tx, keys, { kind: 'application-received', email }, now);
  });
  return {};
}
