import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { botTokenOf } from '../../identity/passwords/testing';
import { sendMail } from '../../platform/mail/send-mail';
import { changeDelay, sendDueWebinarMail } from '../../site/webinars/send-due-mail';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import type { WebinarDetails } from './office-webinar';

const hour = 3_600_000;
const day = 24 * hour;
const database = await openTestDatabase();
let server: TestServer;
let office: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
let webinarId: string;
let params: { webinarId: string };
let email: string;
beforeEach(async () => {
  server = testServer({ database });
  office = await makeSchool(database);
  as = await server.signedIn(office.person('office'));
  webinarId = randomUUID();
  params = { webinarId };
  email = `${randomUUID()}@school.example`;
});

const nothing = { title: '', text: '' };
const details: WebinarDetails = {
  texts: { nl: { title: 'Beginnen', text: 'In een half uur.' }, be: nothing, en: nothing },
  day: '2026-12-09',
  time: '15:30',
  timeZone: 'Europe/Amsterdam',
  minutes: 30,
  places: 20,
  joinUrl: 'https://meet.example/room',
  recordingUrl: '',
};
const save = (version: number, differs: Partial<WebinarDetails> = {}) => {
  // Entries of the log have an order.
  server.advance(1000);
  return server.call('saveOfficeWebinar', { params, as, body: { ...details, ...differs, version } });
};
const publish = (published = true) => {
  server.advance(1000);
  return server.call('publishWebinar', { params, as, body: { published } });
};
const cancel = (cancelled = true) => server.call('cancelWebinar', { params, as, body: { cancelled } });
const read = async () => (await server.call('readOfficeWebinar', { params, as })).body;
const signUp = async (address = email, name = 'Fenna') =>
  server.call('signUpForWebinar', {
    params,
    body: {
      name,
      email: address,
      school: 'De Vlier',
      website: '',
      botToken: await botTokenOf(server, 'webinar-sign-up'),
    },
  });
const published = async (differs: Partial<WebinarDetails> = {}) => {
  await save(0, differs);
  await publish();
};
const subjectsTo = async (address = email) => {
  await sendDueWebinarMail(server.services, server.now());
  await sendMail(server.services);
  return server.emails.filter(({ to }) => to === address).map(({ subject }) => subject);
};
const logged = () =>
  database.db
    .selectFrom('audit_event')
    .select(['action', 'changes'])
    .where('subject_id', '=', webinarId)
    .orderBy('at')
    .orderBy('event_id')
    .execute();
const isShown = async () => JSON.stringify((await server.call('listWebinars', {})).body).includes(webinarId);

describe('a webinar', () => {
  it('is a draft that no visitor sees until it is published, and is one again while nobody signed up', async () => {
    expect((await save(0)).body).toEqual({ version: 1 });
    expect(await read()).toMatchObject({
      ...details,
      state: 'draft',
      startsAt: '2026-12-09T14:30:00.000Z',
      version: 1,
    });
    expect(await isShown()).toBe(false);
    expect((await publish()).status).toBe(200);
    expect(await isShown()).toBe(true);
    expect((await publish(false)).status).toBe(200);
    expect(await isShown()).toBe(false);
    expect((await server.call('deleteOfficeWebinar', { params, as })).status).toBe(200);
    expect((await server.call('readOfficeWebinar', { params, as })).status).toBe(404);
  });

  it.each([
    ['without a Dutch text', { texts: { ...details.texts, nl: nothing } }, 'webinar-incomplete'],
    ['without an address of the meeting', { joinUrl: '' }, 'webinar-incomplete'],
    ['in the past', { day: '2026-11-19' }, 'webinar-past'],
  ])('is not published %s', async (_, differs, code) => {
    await save(0, differs);
    expect((await publish()).body).toMatchObject({ code });
  });

  it.each(['javascript:alert(1)', 'http://meet.example/x', 'https://user:key@meet.example', 'meet.example'])(
    'refuses %s as the address of the meeting',
    async (joinUrl) => {
      expect(await save(0, { joinUrl })).toMatchObject({
        status: 422,
        body: { data: { fields: { joinUrl: 'invalidFormat' } } },
      });
    },
  );

  it('is not changed by two people who do not know of each other', async () => {
    await save(0);
    expect((await save(0)).body).toMatchObject({ code: 'webinar-changed' });
    expect((await save(1, { places: 5 })).status).toBe(200);
    expect((await save(1, { places: 9 })).body).toMatchObject({ code: 'webinar-changed' });
    expect((await read()).places).toBe(5);
  });

  it('is in the log with what changed, but without the address of the meeting', async () => {
    await published();
    await save(2, { places: 5, joinUrl: 'https://meet.example/secret' });
    const name = [null, details.texts.nl.title];
    expect(await logged()).toMatchObject([
      { action: 'webinar.saved', changes: { name, 'texts.nl.title': ['', name[1]], places: [null, 20] } },
      { action: 'webinar.published', changes: { name } },
      { action: 'webinar.saved', changes: { name, places: [20, 5], joinUrl: [null, null] } },
    ]);
    expect(JSON.stringify(await logged())).not.toContain('secret');
  });

  it('is neither deleted nor made a draft when somebody signed up', async () => {
    await published();
    await signUp();
    expect((await server.call('deleteOfficeWebinar', { params, as })).status).toBe(409);
    expect((await publish(false)).body).toMatchObject({ code: 'webinar-has-sign-ups' });
  });

  it('stands among those to come, and then among those that are over', async () => {
    await published();
    const listed = async (when: 'coming' | 'past') =>
      (await server.call('listOfficeWebinars', { query: { size: '100', when }, as })).body.webinars.find(
        (each) => each.webinarId === webinarId,
      )?.state;
    expect([await listed('coming'), await listed('past')]).toEqual(['published', undefined]);
    server.advance(30 * day);
    as = await server.signedIn(office.person('office'));
    expect([await listed('coming'), await listed('past')]).toEqual([undefined, 'over']);
    expect((await save(2, { places: 5 })).body).toMatchObject({ code: 'webinar-over' });
    expect((await save(2, { recordingUrl: 'https://video.example/1' })).status).toBe(200);
  });

  it('is listed page by page', async () => {
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      webinarId = randomUUID();
      params = { webinarId };
      await save(0, { day: `2031-01-${10 + count}` });
      made.push(webinarId);
    }
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const { body } = await server.call('listOfficeWebinars', {
        query: { size: '10', when: 'coming', ...(after && { after }) },
        as,
      });
      seen.push(...body.webinars.map((each) => each.webinarId));
      if (body.next === null) break;
      after = body.next;
    }
    expect(seen.filter((each) => made.includes(each))).toEqual(made);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('who signed up', () => {
  it('hears that a webinar is cancelled, or goes on after all, and nothing of what was undone at once', async () => {
    await published();
    await signUp();
    await cancel();
    await cancel(false);
    server.advance(changeDelay);
    expect(await subjectsTo()).toHaveLength(1);
    await cancel();
    expect(await isShown()).toBe(false);
    expect((await save(5)).body).toMatchObject({ code: 'webinar-cancelled' });
    server.advance(changeDelay);
    await subjectsTo();
    expect(server.emails.at(-1)?.calendar).toContain('STATUS:CANCELLED');
    await cancel(false);
    server.advance(changeDelay);
    expect((await subjectsTo()).slice(1)).toEqual([
      'Het webinar gaat niet door',
      'Het webinar gaat toch door',
    ]);
    expect((await cancel(false)).status).toBe(409);
  });

  it('hears of another time, and who waits of no other address', async () => {
    await published({ places: 1 });
    await signUp();
    const late = `${randomUUID()}@school.example`;
    await signUp(late);
    await save(2, { places: 1, joinUrl: 'https://meet.example/other' });
    server.advance(changeDelay);
    expect((await subjectsTo()).slice(1)).toEqual(['Het webinar is gewijzigd']);
    expect(await subjectsTo(late)).toHaveLength(1);
    await save(3, { places: 1, joinUrl: 'https://meet.example/other', time: '16:00' });
    server.advance(changeDelay);
    expect((await subjectsTo(late)).slice(1)).toEqual(['Het webinar is gewijzigd']);
  });

  it('gets a place when there are more, and loses none when there are fewer', async () => {
    await published({ places: 1 });
    await signUp();
    const late = `${randomUUID()}@school.example`;
    await signUp(late);
    await save(2, { places: 2 });
    expect((await subjectsTo(late)).slice(1)).toEqual(['Er is een plaats voor je in het webinar']);
    await save(3, { places: 1 });
    expect(await read()).toMatchObject({ places: 1, placed: 2, waiting: 0 });
  });

  it('is listed in order, and removed by the office, which frees the place', async () => {
    await published({ places: 1 });
    await signUp();
    server.advance(1000);
    const late = `${randomUUID()}@school.example`;
    await signUp(late);
    const list = async () =>
      (await server.call('listWebinarSignUps', { params, query: { size: '10' }, as })).body.signUps;
    const [first] = await list();
    expect(await list()).toMatchObject([
      { email, placed: true, school: 'De Vlier' },
      { email: late, placed: false },
    ]);
    const one = { webinarId, signUpId: first?.signUpId ?? '' };
    const elsewhere = { ...one, webinarId: randomUUID() };
    expect((await server.call('removeWebinarSignUp', { params: elsewhere, as })).status).toBe(404);
    expect((await server.call('removeWebinarSignUp', { params: one, as })).status).toBe(200);
    expect(await list()).toMatchObject([{ email: late, placed: true }]);
    expect((await server.call('removeWebinarSignUp', { params: one, as })).status).toBe(404);
  });

  it('is in a file in which no text runs as a formula, and who took it is in the log', async () => {
    await published();
    await signUp(email, '=1+1 "x"');
    const { body, headers } = await server.call('exportWebinarSignUps', { params, as });
    expect(headers.get('content-disposition')).toContain('sommeneiland-webinar-2026-12-09.csv');
    const [head, line] = String(body).split('\r\n');
    expect(head).toContain('"Naam";"E-mailadres";"School";"Plaats"');
    expect(line).toBe(`"'=1+1 ""x""";"${email}";"De Vlier";"ja";"2026-11-20 09:00"`);
    expect(await logged()).toContainEqual({ action: 'webinar.exported', changes: null });
    for (let time = 0; time < 9; time += 1) await server.call('exportWebinarSignUps', { params, as });
    expect((await server.call('exportWebinarSignUps', { params, as })).body).toMatchObject({
      code: 'sign-ups-exported-often',
    });
  });
});
