import { expect, it } from 'vitest';
import { schoolDaysOf } from '@/maths/calendar/school-calendar';
import { answerPasswordRequests } from '../../identity/passwords/request-password';
import { sendMail } from '../../platform/mail/send-mail';
import { openRound } from '../../practice/testing';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew, schoolServer } from '../../testing/school-server';
import { makeSchool } from '../../testing/server';
import { sendLicenceNotices } from '../licence/notices';

describeOnDatabase('a school about itself', (open) => {
  const at = madeAnew(open, schoolServer);
  const details = {
    name: ' De Zandkorrel ',
    region: 'zuid',
    timeZone: 'America/Kralendijk',
    locale: 'en',
    sound: false,
    firstNames: true,
  } as const;
  const change = (body: object, as = at.admin) =>
    at.server.request('PUT', '/api/school', { body: { ...details, ...body }, headers: { cookie: as } });
  const read = async (as = at.teacher) => (await at.server.call('readSchool', { as })).body;

  it('is changed by its admin and read by its teachers', async () => {
    expect((await change({})).status).toBe(200);
    expect(await read()).toEqual({
      ...details,
      name: 'De Zandkorrel',
      country: 'nl',
      schoolCode: null,
      eraseOn: null,
    });
    expect((await change({}, at.teacher)).status).toBe(403);
    const actions = await at.database.db
      .selectFrom('audit_event')
      .where('account_id', '=', at.school.accountId)
      .select(['action', 'actor_id'])
      .execute();
    expect(actions).toEqual([{ action: 'school.changed', actor_id: at.school.users.schooladmin }]);
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
    const other = await makeSchool(at.database);
    const as = await at.server.signedIn(other.person('schooladmin'));
    await change({}, as);
    expect((await read()).name).toBe('De Otter');
  });

  it('goes by the holidays of its region from the next round on', async () => {
    const child = await at.server.signedIn(at.school.person('leerling'));
    const { body: map } = await at.server.call('readMap', {
      params: { pupilId: at.school.pupilId },
      as: child,
    });
    const isOpen = async () => {
      const { windowId } = await openRound(at.server, child, map.tasks[0]?.practiceTaskId ?? '');
      const { body } = await at.database.db
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

  it('has its games begin without sound from the next round on', async () => {
    const child = await at.server.signedIn(at.school.person('leerling'));
    const { body: map } = await at.server.call('readMap', {
      params: { pupilId: at.school.pupilId },
      as: child,
    });
    const sound = async () =>
      (await openRound(at.server, child, map.tasks[0]?.practiceTaskId ?? '')).window.settings.sound;
    expect(await sound()).toBe(true);
    await change({ sound: false });
    expect(await sound()).toBe(false);
  });

  it('speaks its language to who chose none, and to others theirs', async () => {
    const email = `${at.school.slug}@school.example`;
    await at.database.db
      .updateTable('app_user')
      .set({ email })
      .where('user_id', '=', at.school.users.schooladmin)
      .execute();
    await at.database.db
      .updateTable('licence')
      .set({ ends_on: '2026-12-01' })
      .where('account_id', '=', at.school.accountId)
      .execute();
    const subject = async () => {
      await at.database.db.deleteFrom('sent_notice').where('account_id', '=', at.school.accountId).execute();
      await sendLicenceNotices(at.server.services);
      await sendMail(at.server.services);
      return at.server.emails.filter(({ to }) => to === email).at(-1)?.subject;
    };
    expect(await subject()).toBe('Je licentie loopt bijna af');
    await change({ locale: 'en' });
    expect(await subject()).toBe('Your licence is about to end');
    expect((await at.server.call('chooseLanguage', { as: at.admin, body: { locale: 'nl' } })).status).toBe(
      200,
    );
    expect(await subject()).toBe('Je licentie loopt bijna af');
    expect((await at.server.call('profile', { as: at.admin })).body).toMatchObject({
      locale: 'nl',
      schoolLocale: 'en',
    });
    expect((await at.server.call('profile', { as: at.teacher })).body).not.toHaveProperty('locale');
  });

  it('writes to who asked for a password in the language they chose, whatever the page spoke', async () => {
    const login = `${at.school.slug}-admin@school.example`;
    const { accountId, users } = at.school;
    await at.database.db
      .updateTable('app_user')
      .set({ email: login, locale: 'en' })
      .where('user_id', '=', users.schooladmin)
      .execute();
    await at.database.db
      .insertInto('login_name')
      .values({ login, account_id: accountId, person: 'user', person_id: users.schooladmin })
      .execute();
    const { keys } = at.server.services;
    await at.database.db
      .insertInto('password_request')
      .values({
        request_id: accountId,
        requested_at: at.server.now(),
        sealed: keys.seal(
          'password-request',
          accountId,
          JSON.stringify({ login, pageOrigin: 'https://x', locale: 'nl' }),
        ),
      })
      .execute();
    await answerPasswordRequests(at.server.services);
    await sendMail(at.server.services);
    expect(at.server.emails.find(({ to }) => to === login)?.subject).toMatch(/password/);
  });
});
