import { beforeAll, beforeEach, expect, it } from 'vitest';
import { schoolDaysOf } from '@/maths/calendar/school-calendar';
import type { Database } from '../db/database';
import { sendLicenceNotices } from '../licence/notices';
import { sendMail } from '../mail/send-mail';
import { answerPasswordRequests } from '../passwords/request-password';
import { openRound } from '../practice/testing';
import { describeOnBoth } from '../testing/database';
import { makeSchool, type TestServer, testServer } from '../testing/server';

describeOnBoth('a school about itself', (open) => {
  let database: Database;
  let server: TestServer;
  let school: Awaited<ReturnType<typeof makeSchool>>;
  let admin: string;
  let teacher: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    server = testServer({ database });
    school = await makeSchool(database);
    admin = await server.signedIn(school.person('schooladmin'));
    teacher = await server.signedIn(school.person('docent'));
  });
  const details = {
    name: ' De Zandkorrel ',
    region: 'zuid',
    timeZone: 'America/Kralendijk',
    locale: 'en',
  } as const;
  const change = (body: object, as = admin) =>
    server.request('PUT', '/api/school', { body: { ...details, ...body }, headers: { cookie: as } });
  const read = async (as = teacher) => (await server.call('readSchool', { as })).body;

  it('is changed by its admin and read by its teachers', async () => {
    expect((await change({})).status).toBe(200);
    expect(await read()).toEqual({
      ...details,
      name: 'De Zandkorrel',
      country: 'nl',
      schoolCode: null,
      eraseOn: null,
    });
    expect((await change({}, teacher)).status).toBe(403);
    const deeds = await database.db
      .selectFrom('audit_event')
      .where('account_id', '=', school.accountId)
      .select(['action', 'actor_id'])
      .execute();
    expect(deeds).toEqual([{ action: 'school.changed', actor_id: school.users.schooladmin }]);
  });

  it('is in the country of its region, and back', async () => {
    await change({ region: 'vlaanderen' });
    expect(await read()).toMatchObject({ region: 'vlaanderen', country: 'be' });
    await change({ region: 'nederland' });
    expect(await read()).toMatchObject({ region: 'nederland', country: 'nl' });
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ region: 'oost' }, 'region'],
    [{ timeZone: 'Europe/Lutjebroek' }, 'timeZone'],
    [{ timeZone: '+01:00' }, 'timeZone'],
    [{ timeZone: "Europe/Amsterdam'; drop table account" }, 'timeZone'],
    [{ locale: 'fr' }, 'locale'],
  ])('refuses %j', async (wrong, field) => {
    const before = await read();
    const { status, body } = await change(wrong);
    expect([status, Object.keys((body as { data: { fields: object } }).data.fields)]).toEqual([422, [field]]);
    expect(await read()).toEqual(before);
  });

  it('changes nothing of another school', async () => {
    const other = await makeSchool(database);
    const as = await server.signedIn(other.person('schooladmin'));
    await change({}, as);
    expect((await read()).name).toBe('De Otter');
  });

  it('goes by the holidays of its region from the next round on', async () => {
    const child = await server.signedIn(school.person('leerling'));
    const { body: map } = await server.call('readMap', { params: { pupilId: school.pupilId }, as: child });
    const isOpen = async () => {
      const { windowId } = await openRound(server, child, map.tasks[0]?.practiceTaskId ?? '');
      const { body } = await database.db
        .selectFrom('sum_window')
        .where('window_id', '=', windowId)
        .select('body')
        .executeTakeFirstOrThrow();
      return schoolDaysOf((body as { calendar?: Parameters<typeof schoolDaysOf>[0] }).calendar)('2026-10-14');
    };
    expect(await isOpen()).toBe(true);
    await change({ region: 'noord' });
    expect(await isOpen()).toBe(false);
  });

  it('speaks its language to who chose none, and to others theirs', async () => {
    const email = `${school.slug}@school.example`;
    await database.db
      .updateTable('app_user')
      .set({ email })
      .where('user_id', '=', school.users.schooladmin)
      .execute();
    await database.db
      .updateTable('licence')
      .set({ ends_on: '2026-12-01' })
      .where('account_id', '=', school.accountId)
      .execute();
    const subject = async () => {
      await database.db.deleteFrom('sent_notice').where('account_id', '=', school.accountId).execute();
      await sendLicenceNotices(server.services);
      await sendMail(server.services);
      return server.letters.filter(({ to }) => to === email).at(-1)?.subject;
    };
    expect(await subject()).toBe('Je licentie loopt bijna af');
    await change({ locale: 'en' });
    expect(await subject()).toBe('Your licence is about to end');
    expect((await server.call('chooseLanguage', { as: admin, body: { locale: 'nl' } })).status).toBe(200);
    expect(await subject()).toBe('Je licentie loopt bijna af');
    expect((await server.call('profile', { as: admin })).body).toMatchObject({
      locale: 'nl',
      schoolLocale: 'en',
    });
    expect((await server.call('profile', { as: teacher })).body).not.toHaveProperty('locale');
  });

  it('writes to who asked for a password in the language they chose, whatever the page spoke', async () => {
    const login = `${school.slug}-admin@school.example`;
    const { accountId, users } = school;
    await database.db
      .updateTable('app_user')
      .set({ email: login, locale: 'en' })
      .where('user_id', '=', users.schooladmin)
      .execute();
    await database.db
      .insertInto('login_name')
      .values({ login, account_id: accountId, person: 'user', person_id: users.schooladmin })
      .execute();
    const { keys } = server.services;
    await database.db
      .insertInto('password_request')
      .values({
        request_id: accountId,
        requested_at: server.now(),
        sealed: keys.seal(
          'password-request',
          accountId,
          JSON.stringify({ login, pageOrigin: 'https://x', locale: 'nl' }),
        ),
      })
      .execute();
    await answerPasswordRequests(server.services);
    await sendMail(server.services);
    expect(server.letters.find(({ to }) => to === login)?.subject).toMatch(/password/);
  });
});
