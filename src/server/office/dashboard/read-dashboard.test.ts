import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { queueMail } from '../../platform/mail/queue-mail';
import { storePulse } from '../../platform/pulse/store-pulse';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { countUsageDays, purgeUsage } from '../usage/count-days';

const database = await openTestDatabase();
let server: TestServer;
let as: string;
let accountId: string;
beforeAll(async () => {
  server = testServer({ database });
  const school = await makeSchool(database);
  accountId = school.accountId;
  as = await server.signedIn(school.person('office'));
});

const read = async () => (await server.call('readDashboard', { as })).body;

it('is quiet when nothing waits', async () => {
  expect(await read()).toMatchObject({
    applications: { waiting: 0, since: null },
    contact: { waiting: 0, since: null },
    licences: { ending: 0, ended: 0 },
    mail: { queued: 0, since: null, failed: 0 },
    failingJobs: [],
    runningJobs: 0,
    days: [],
    pace: { now: 0, most: null, steps: [] },
    errors: [],
  });
});

it('counts what waits, since when, and names jobs that fail', async () => {
  const { db } = database;
  const now = server.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  for (const hours of [2, 30]) {
    const id = randomUUID();
    await db
      .insertInto('application')
      .values({
        application_id: id,
        kind: 'home',
        country: 'be',
        locale: 'be',
        contact_name: 'Ans',
        email: `${id}@thuis.example`,
        pupils: 2,
        consented_at: hoursAgo(hours),
        asked_at: hoursAgo(hours),
      })
      .execute();
  }
  const letter = { locale: 'nl', name: 'Ans', email: 'ans@thuis.example', message: 'Een vraag.' } as const;
  for (const handled_at of [null, now]) {
    await db
      .insertInto('contact_message')
      .values({ ...letter, message_id: randomUUID(), topic: 'home', received_at: hoursAgo(5), handled_at })
      .execute();
  }
  const email = { to: 'ans@thuis.example', subject: 'x', text: 'x', html: 'x' };
  await queueMail(db, server.services.keys, { kind: 'first-admin', email }, hoursAgo(1));
  await db.insertInto('job').values({ kind: 'refit', run_at: now, attempts: 3 }).execute();
  await db.insertInto('job').values({ kind: 'purge-forms', run_at: now, attempts: 0 }).execute();
  await db
    .updateTable('licence')
    .set({ ends_on: '2026-12-01' })
    .where('account_id', '=', accountId)
    .execute();
  expect(await read()).toMatchObject({
    applications: { waiting: 2, since: hoursAgo(30).toISOString() },
    contact: { waiting: 1, since: hoursAgo(5).toISOString() },
    licences: { ending: 1, ended: 0 },
    mail: { queued: 1, since: hoursAgo(1).toISOString(), failed: 0 },
    failingJobs: [{ kind: 'refit', attempts: 3 }],
  });
});

it('shows who practised each day, also late, as the job counted it', async () => {
  const { db } = database;
  const school = await makeSchool(database);
  const practise = (day: string, answers: number) =>
    db
      .insertInto('pupil_day')
      .values({ account_id: school.accountId, pupil_id: school.pupilId, day, answers })
      .onConflict((there) => there.columns(['account_id', 'pupil_id', 'day']).doUpdateSet({ answers }))
      .execute();
  const [today, before, earlier] = ['2026-11-20', '2026-11-19', '2026-11-10'];
  await practise(before, 30);
  await practise(earlier, 12);
  await practise(today, 0);
  await countUsageDays(server.services, server.now());
  await practise(before, 40);
  await practise(today, 3);
  await countUsageDays(server.services, server.now());
  const { days } = await read();
  expect(days).toHaveLength(28);
  expect(days.filter(({ answers }) => answers > 0)).toEqual([
    { day: earlier, schools: 1, pupils: 1, answers: 12 },
    { day: before, schools: 1, pupils: 1, answers: 40 },
    { day: today, schools: 1, pupils: 1, answers: 3 },
  ]);
});

it('shows answers a minute, errors by code, and room', async () => {
  const { services } = server;
  const ago = (minutes: number) => new Date(server.now().getTime() - minutes * 60_000);
  services.pulse.answered(7, ago(1));
  services.pulse.answered(50, ago(31));
  services.pulse.answered(90, ago(25 * 60));
  await server.call('login', { body: { login: 'nobody', password: 'x' } });
  await storePulse(services);
  const { pace, errors, storage } = await read();
  expect(pace).toMatchObject({
    now: 7,
    most: { answers: 50, at: ago(31).toISOString() },
    steps: [{ perMinute: 5 }, { perMinute: 0.7 }],
  });
  expect(errors).toContainEqual({
    status: 422,
    code: 'sign-in-failed',
    sentence: expect.stringMatching(/^\p{Lu}.*\.$/u),
    count: 1,
  });
  const listed = (await server.call('listErrors', { query: { days: '1' }, as })).body.errors;
  expect(listed).toMatchObject(errors);
  for (const { count, hours } of listed)
    expect(
      hours.reduce((sum, hour) => sum + hour.count, 0),
      'errors of the hours',
    ).toBe(count);
  const before = { hour: ago(30 * 60), status: 409, code: 'settings-changed', count: 5 };
  await services.database.db.insertInto('usage_error').values(before).execute();
  const of = async (days: '1' | '7') =>
    (await server.call('listErrors', { query: { days }, as })).body.errors;
  expect(await of('1')).toEqual(listed);
  expect((await of('7'))[0]).toMatchObject({
    code: 'settings-changed',
    count: 5,
    hours: [{ hour: before.hour.toISOString(), count: 5 }],
  });
  expect(storage.used).toBeGreaterThan(1_000_000);
  await purgeUsage(services, ago(-8 * 24 * 60));
  expect((await read()).pace.most).toBeNull();
});
