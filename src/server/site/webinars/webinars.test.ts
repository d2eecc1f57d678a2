import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '@/contract/api';
import type { Input } from '@/contract/route';
import { botTokenOf } from '../../identity/passwords/testing';
import { json } from '../../platform/db/columns';
import { runDueJobs } from '../../platform/jobs/jobs';
import { sendMail } from '../../platform/mail/send-mail';
import { openTestDatabase } from '../../testing/database';
import { type TestServer, testServer } from '../../testing/server';
import { jobs } from '../jobs';
import { purgeWebinars, signUpRetentionDays } from './purge-webinars';
import { changeDelay, sendDueWebinarMail } from './send-due-mail';
import { addWebinar } from './testing';

type SignUp = Input<Api['signUpForWebinar']>['body'];

const hour = 3_600_000;
const day = 24 * hour;
const database = await openTestDatabase();
const { db } = database;
let server: TestServer;
let webinarId: string;
let email: string;

/** A webinar two days from now. */
const anew = async (differs: Parameters<typeof addWebinar>[2] = {}) => {
  webinarId = await addWebinar(db, server.now(), differs);
};
beforeEach(async () => {
  server = testServer({ database });
  email = `${randomUUID()}@school.example`;
  await anew();
});

const signUp = async (differs: Partial<SignUp> = {}, locale = 'nl') =>
  server.call('signUpForWebinar', {
    params: { webinarId },
    headers: { 'x-locale': locale },
    body: {
      name: 'Fenna',
      email,
      school: '',
      website: '',
      ...differs,
      botToken: differs.botToken ?? (await botTokenOf(server, 'webinar-sign-up')),
    },
  });
const subjectsTo = async (address = email) => {
  await sendMail(server.services);
  return server.emails.filter(({ to }) => to === address).map(({ subject }) => subject);
};
const lastTo = async (address = email) => {
  await sendMail(server.services);
  return server.emails.findLast(({ to }) => to === address);
};
const tokenOf = async (address = email) =>
  /#afmelden=(\S+)/.exec((await lastTo(address))?.text ?? '')?.[1] ?? '';
const stored = (address = email) =>
  db.selectFrom('webinar_sign_up').selectAll().where('email', '=', address).execute();
const change = (values: object) =>
  db
    .updateTable('webinar')
    .set({ ...values, changed_at: server.now() })
    .where('webinar_id', '=', webinarId)
    .execute();
/** Mail goes out before what it says is over. */
const runMail = async () => {
  await sendMail(server.services);
  await sendDueWebinarMail(server.services, server.now());
};

const confirmed = 'Je bent aangemeld voor het webinar';
const waiting = 'Je staat op de wachtlijst voor het webinar';

describe('the list of webinars', () => {
  const ours = async (locale = 'nl') => {
    const { body } = await server.call('listWebinars', { headers: { 'x-locale': locale } });
    return {
      text: JSON.stringify(body),
      coming: body.coming.find((each) => each.webinarId === webinarId),
      recording: body.recordings.find((each) => each.webinarId === webinarId),
    };
  };

  it('shows those to come in the language of the page, without the address of the meeting', async () => {
    const { coming, text } = await ours('en');
    expect(coming).toMatchObject({
      title: 'Beginnen',
      minutes: 30,
      room: 'open',
      timeZone: 'Europe/Amsterdam',
    });
    expect(text).not.toContain('meet.example');
  });

  it('hides drafts, those that are cancelled and those that have begun', async () => {
    for (const hidden of [
      { published_at: null },
      { cancelled_at: server.now() },
      { starts_at: server.now() },
    ]) {
      await anew(hidden);
      expect((await ours()).coming).toBeUndefined();
    }
  });

  it('tells that few places or none are left', async () => {
    await anew({ places: 2 });
    await signUp();
    expect((await ours()).coming?.room).toBe('few');
    await signUp({ email: `${randomUUID()}@school.example` });
    expect((await ours()).coming?.room).toBe('full');
  });

  it('shows a recording after the beginning', async () => {
    await change({ recording_url: 'https://video.example/1' });
    expect((await ours()).recording).toBeUndefined();
    server.advance(3 * day);
    expect((await ours()).recording).toMatchObject({ url: 'https://video.example/1' });
  });
});

describe('a sign-up', () => {
  it('is confirmed by an email with the address of the meeting and a calendar file', async () => {
    expect(await signUp({ name: 'Fenna www.x.nl' })).toMatchObject({ status: 200, body: {} });
    const sent = await lastTo();
    expect(sent).toMatchObject({ subject: confirmed });
    expect(sent?.text).toContain('https://meet.example/room');
    expect(sent?.text).toContain('zondag 22 november 2026 om 10:00 (Nederlandse tijd)');
    expect(sent?.text).not.toContain('www.x.nl');
    expect(sent?.calendar).toContain('DTSTART:20261122T090000Z');
    expect(sent?.calendar).toContain('URL:https://meet.example/room');
  });

  it('gets a calendar file in which marks of the text are no signs', async () => {
    const nothing = { title: '', text: '' };
    const text = '## Voor wie\n\n**Iedereen**, [meer](https://school.example/a)';
    await change({ texts: json({ nl: { title: 'Beginnen', text }, be: nothing, en: nothing }) });
    await signUp();
    const calendar = (await lastTo())?.calendar?.replaceAll('\r\n ', '');
    expect(calendar).toContain('DESCRIPTION:Voor wie\\n\\nIedereen\\, meer (https://school.example/a)\r\n');
  });

  it('is answered in the same way for an address that is signed up, and stored once', async () => {
    const first = await signUp();
    const second = await signUp({ email: email.toUpperCase() });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await stored()).toHaveLength(1);
    expect(await subjectsTo()).toEqual([confirmed, confirmed]);
  });

  it('waits when the places are taken, without the address of the meeting, and says so by email alone', async () => {
    await anew({ places: 1 });
    const first = await signUp();
    const late = `${randomUUID()}@school.example`;
    const second = await signUp({ email: late });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await lastTo(late)).toMatchObject({ subject: waiting });
    expect((await lastTo(late))?.text).not.toContain('meet.example');
    expect(await lastTo(late)).not.toHaveProperty('calendar');
  });

  it('gives no more places than there are to those who come at the same moment', async () => {
    await anew({ places: 3 });
    const many = Array.from({ length: 8 }, () => `${randomUUID()}@school.example`);
    await Promise.all(many.map((each) => signUp({ email: each })));
    const rows = await db
      .selectFrom('webinar_sign_up')
      .selectAll()
      .where('webinar_id', '=', webinarId)
      .execute();
    expect([rows.length, rows.filter(({ placed_at }) => placed_at).length]).toEqual([8, 3]);
  });

  it.each([
    ['has begun', async () => server.advance(2 * day)],
    ['is cancelled', async () => change({ cancelled_at: server.now() })],
    ['is a draft', async () => change({ published_at: null })],
    [
      'is not there',
      async () => {
        webinarId = randomUUID();
      },
    ],
  ])('is refused for a webinar that %s', async (_, arrange) => {
    await arrange();
    expect(await signUp()).toMatchObject({ status: 422, body: { code: 'webinar-closed' } });
    expect(await stored()).toEqual([]);
  });

  it('takes a proof of the bot check for this action, once', async () => {
    const botToken = await botTokenOf(server, 'webinar-sign-up');
    expect((await signUp({ botToken })).status).toBe(200);
    expect(await signUp({ botToken })).toMatchObject({ body: { code: 'bot-check-failed' } });
    expect(await signUp({ botToken: await botTokenOf(server, 'application') })).toMatchObject({
      body: { code: 'bot-check-failed' },
    });
  });

  it('tells who fills in the hidden field that all went well, and stores nothing', async () => {
    expect((await signUp({ website: 'x', botToken: 'none' })).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('takes five in the name of one address', async () => {
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await signUp()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
  });
});

describe('the link of an email', () => {
  it('shows the own place, and gives it up once: nothing of the visitor is left', async () => {
    await signUp();
    const body = { token: await tokenOf() };
    expect((await server.call('checkWebinarSignUp', { body })).body).toMatchObject({
      title: 'Beginnen',
      state: 'placed',
    });
    expect((await server.call('cancelWebinarSignUp', { body })).status).toBe(200);
    expect(await stored()).toEqual([]);
    const over = { status: 404, body: { code: 'webinar-link-over' } };
    expect(await server.call('cancelWebinarSignUp', { body })).toMatchObject(over);
    expect(await server.call('checkWebinarSignUp', { body })).toMatchObject(over);
  });

  it('opens nothing when it is shortened, changed or of another server', async () => {
    await signUp();
    const token = await tokenOf();
    const [id = '', mac = ''] = token.split('.');
    for (const wrong of [
      token.slice(0, -1),
      `${randomUUID()}.${mac}`,
      id,
      `${id}.`,
      'x',
      `${id}.${'A'.repeat(43)}`,
    ])
      expect((await server.call('cancelWebinarSignUp', { body: { token: wrong } })).status).toBe(404);
    expect(await stored()).toHaveLength(1);
  });

  it('gives the place to who waits longest, who is told', async () => {
    await anew({ places: 1 });
    await signUp();
    const token = await tokenOf();
    const [second, third] = [`${randomUUID()}@school.example`, `${randomUUID()}@school.example`];
    for (const each of [second, third]) {
      server.advance(1000);
      await signUp({ email: each }, 'en');
    }
    await server.call('cancelWebinarSignUp', { body: { token } });
    expect(await subjectsTo(second)).toEqual([
      'You are on the waiting list for the webinar',
      'There is a place for you in the webinar',
    ]);
    expect((await lastTo(second))?.calendar).toContain('https://meet.example/room');
    expect(await subjectsTo(third)).toHaveLength(1);
  });
});

describe('mail before a webinar', () => {
  const reminders = async () => (await subjectsTo()).slice(1);
  const ofDay = 'Herinnering aan het webinar';
  const ofHour = 'Het webinar begint zo';

  it('goes out a day and an hour before, once each', async () => {
    await signUp();
    await runMail();
    expect(await reminders()).toEqual([]);
    server.advance(day);
    await runMail();
    await runMail();
    expect(await reminders()).toEqual([ofDay]);
    server.advance(23 * hour);
    await runMail();
    server.advance(hour / 2);
    await runMail();
    expect(await reminders()).toEqual([ofDay, ofHour]);
    expect((await lastTo())?.text).toContain('https://meet.example/room');
  });

  it('goes out once when two processes and a restarted one send it', async () => {
    await signUp();
    server.advance(day);
    await Promise.all([runMail(), runMail()]);
    await db.updateTable('job').set({ run_at: server.now(), locked_until: null }).execute();
    await runDueJobs(server.services, jobs);
    expect(await reminders()).toEqual([ofDay]);
  });

  it('reminds nobody who signed up within that span, nor who waits', async () => {
    await anew({ places: 1, starts_at: new Date(server.now().getTime() + 2 * hour) });
    await signUp();
    const late = `${randomUUID()}@school.example`;
    await signUp({ email: late });
    await runMail();
    expect(await reminders()).toEqual([]);
    server.advance(hour + 1000);
    await runMail();
    expect(await reminders()).toEqual([ofHour]);
    expect(await subjectsTo(late)).toEqual([waiting]);
  });

  it('is not sent after the beginning when the server stood still', async () => {
    await signUp();
    server.advance(2 * day);
    await runMail();
    expect(await reminders()).toEqual([]);
  });

  it('reminds again of a webinar that moved', async () => {
    await signUp();
    server.advance(day);
    await runMail();
    const startsAt = new Date(server.now().getTime() + 3 * day);
    await change({ starts_at: startsAt, details: 'moved' });
    server.advance(changeDelay);
    await runMail();
    server.advance(2 * day);
    await runMail();
    expect(await reminders()).toEqual([ofDay, 'Het webinar is gewijzigd', ofDay]);
  });

  it('tells of a change after some minutes, and of none that was undone by then', async () => {
    await signUp();
    const [{ details } = { details: '' }] = await db
      .selectFrom('webinar')
      .select('details')
      .where('webinar_id', '=', webinarId)
      .execute();
    await change({ details: 'moved' });
    await runMail();
    expect(await reminders()).toEqual([]);
    await change({ details });
    server.advance(changeDelay);
    await runMail();
    expect(await reminders()).toEqual([]);
    await change({ details: 'moved' });
    server.advance(changeDelay);
    await runMail();
    await runMail();
    expect(await reminders()).toEqual(['Het webinar is gewijzigd']);
  });
});

describe('after a webinar', () => {
  it('those who had a place get the recording, once', async () => {
    await anew({ places: 1 });
    await signUp();
    const late = `${randomUUID()}@school.example`;
    await signUp({ email: late });
    await runMail();
    server.advance(2 * day + hour);
    await change({ recording_url: 'https://video.example/1' });
    await runMail();
    expect(await subjectsTo()).toHaveLength(1);
    server.advance(changeDelay);
    await runMail();
    await runMail();
    expect((await subjectsTo()).slice(1)).toEqual(['De opname van het webinar']);
    expect((await lastTo())?.text).toContain('https://video.example/1');
    expect(await subjectsTo(late)).toHaveLength(1);
  });

  it('who signed up is forgotten some weeks later, and the webinar after two years', async () => {
    await signUp();
    const purgeAfter = (days: number) =>
      purgeWebinars(server.services, new Date(server.now().getTime() + (2 + days) * day));
    await purgeAfter(signUpRetentionDays);
    expect(await stored()).toHaveLength(1);
    await purgeAfter(signUpRetentionDays + 1);
    expect(await stored()).toEqual([]);
    const left = () =>
      db.selectFrom('webinar').select('webinar_id').where('webinar_id', '=', webinarId).execute();
    expect(await left()).toHaveLength(1);
    await purgeAfter(732);
    expect(await left()).toEqual([]);
  });
});
