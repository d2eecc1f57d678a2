import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runDueJobs } from '../../platform/jobs/jobs';
import { sendMail } from '../../platform/mail/send-mail';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, testServer, writeTo } from '../../testing/server';
import { jobs } from '../jobs';

const hour = 3_600_000;
const schools = 1000;
const teachersPerSchool = 50;

it('reaches 50,000 teachers while no email can be sent, and sends the trial email when mail is back', async () => {
  const database = await openTestDatabase();
  const server = testServer({ database });
  const school = await makeSchool(database);
  // An inbox shows nothing from before its reader came.
  await database.db
    .updateTable('app_user')
    .set({ created_at: new Date('2026-08-01') })
    .where('account_id', '=', school.accountId)
    .execute();
  const colleague = (await makeSchool(database)).person('office');
  const to = `${randomUUID()}@kantoor.example`;
  await writeTo(database, colleague.personId, to);
  const as = await server.signedIn(colleague);
  // Beside the few schools that other tests made: with these the readers are over 50,000.
  await sql`
    with made as (
      insert into account (account_id, slug, kind, name, country, created_at, locale)
      select gen_random_uuid(), ${randomUUID()} || s, 'school', 'School ' || s, 'nl', ${new Date('2026-08-01')}::timestamptz, 'nl'
      from generate_series(1, ${schools}::int) as s returning account_id
    )
    insert into app_user (account_id, user_id, role, display_name, created_at)
    select account_id, gen_random_uuid(), 'docent', 'Juf ' || t, ${new Date('2026-08-01')}::timestamptz
    from made, generate_series(1, ${teachersPerSchool}::int) as t`.execute(database.db);

  const messageId = randomUUID();
  const params = { messageId };
  const nothing = { subject: '', text: '' };
  await server.call('saveOfficeMessage', {
    params,
    as,
    body: {
      texts: { nl: { subject: 'Webinar', text: 'Kom je ook?' }, be: nothing, en: nothing },
      audience: { countries: ['nl', 'be'], kinds: ['school'], roles: ['docent'], flag: null },
      version: 0,
    },
  });
  await server.call('testOfficeMessage', { params, as });
  const at = server.now().toISOString();
  expect((await server.call('scheduleOfficeMessage', { params, as, body: { at } })).status).toBe(200);

  let tries = 0;
  const away = {
    ...server.services,
    mailer: {
      deliver: async () => {
        tries += 1;
        throw new Error('The mail server is away.');
      },
    },
  };
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await runDueJobs(away, jobs);
    await sendMail(away);
    server.advance(5 * 60_000);
  }
  expect(tries).toBeGreaterThan(2);
  const { body: sent } = await server.call('readOfficeMessage', { params, as });
  expect(sent.state).toBe('sent');
  expect(sent.readers).toBeGreaterThanOrEqual(schools * teachersPerSchool);
  expect(sent.accounts).toBeGreaterThanOrEqual(schools);
  const { rows } = await sql<{ inboxes: number; copies: number }>`
    select count(*)::int as inboxes, max(copies)::int as copies from (
      select count(*) as copies from message where message_id = ${messageId} group by account_id
    ) as of_school`.execute(database.db);
  expect(rows).toEqual([{ inboxes: sent.accounts, copies: 1 }]);
  const teacher = await server.signedIn(school.person('docent'));
  const { messages } = (await server.call('listMessages', { as: teacher })).body;
  expect(messages.filter((each) => each.messageId === messageId)).toHaveLength(1);

  expect(server.emails).toEqual([]);
  server.advance(hour);
  await sendMail(server.services);
  expect(server.emails.map((email) => email.to)).toEqual([to]);
});
