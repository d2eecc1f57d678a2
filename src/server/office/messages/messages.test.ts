import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../platform/db/columns';
import { runDueJobs } from '../../platform/jobs/jobs';
import { sendMail } from '../../platform/mail/send-mail';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { jobs } from '../jobs';
import { deliverMessages, purgeOfficeMessages } from './deliver';

const hour = 3_600_000;
const database = await openTestDatabase();
let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
let teacher: string;
let messageId: string;
let params: { messageId: string };
beforeEach(async () => {
  server = testServer({ database });
  school = await makeSchool(database);
  await database.db
    .updateTable('app_user')
    .set({ created_at: new Date('2026-08-01') })
    .where('account_id', '=', school.accountId)
    .execute();
  as = await server.signedIn((await makeSchool(database)).person('office'));
  teacher = await server.signedIn(school.person('docent'));
  messageId = randomUUID();
  params = { messageId };
});

const nothing = { subject: '', text: '' };
const texts = {
  nl: { subject: 'Webinar', text: 'Kom je **ook**? <script>x</script>' },
  be: nothing,
  en: { subject: 'A webinar', text: 'Will you come?' },
};
const everybody = {
  countries: ['nl', 'be'] as ('nl' | 'be')[],
  kinds: ['school'] as ('school' | 'home')[],
  roles: ['docent'] as ('docent' | 'schooladmin')[],
  flag: null as 'featureVoortgang' | null,
};
const save = (version = 0, audience = everybody, written = texts) =>
  server.call('saveOfficeMessage', { params, body: { texts: written, audience, version }, as });
const schedule = (at: Date | null) =>
  server.call('scheduleOfficeMessage', { params, body: { at: at === null ? null : at.toISOString() }, as });
const recall = (recalled: boolean) => server.call('recallOfficeMessage', { params, body: { recalled }, as });
const deliver = () => deliverMessages(server.services, server.now());
const read = async () => (await server.call('readOfficeMessage', { params, as })).body;
const inbox = async (cookie = teacher) =>
  (await server.call('listMessages', { as: cookie })).body.messages.filter(
    (each) => each.messageId === messageId,
  );

describe('a message of the office', () => {
  it('is a draft that nobody reads until it is sent, and is then in the inbox in the language of the reader', async () => {
    expect((await save()).body).toEqual({ version: 1 });
    expect(await read()).toMatchObject({ state: 'draft', sendAt: null, accounts: null, texts });
    expect(await inbox()).toEqual([]);
    expect((await schedule(server.now())).status).toBe(200);
    await runDueJobs(server.services, jobs);
    expect(await inbox()).toMatchObject([{ subject: 'Webinar', from: 'office', read: false }]);
    const say = async (locale: string) =>
      (await server.call('readMessage', { params, as: teacher, headers: { 'x-locale': locale } })).body;
    expect((await say('be')).html).toBe('<p>Kom je <strong>ook</strong>? &lt;script&gt;x&lt;/script&gt;</p>');
    expect(await say('en')).toMatchObject({ subject: 'A webinar', html: '<p>Will you come?</p>' });
    const admin = await server.signedIn(school.person('schooladmin'));
    expect(await inbox(admin)).toEqual([]);
  });

  it('tells how many accounts and people it is for, and how many opened it', async () => {
    await save();
    expect((await read()).readers).toBeGreaterThan(1);
    await schedule(server.now());
    await deliver();
    await server.call('noteMessages', { body: { messageIds: [messageId], read: true }, as: teacher });
    const { accounts, read: opened } = await read();
    expect(accounts).toBeGreaterThan(1);
    expect(opened).toBe(1);
  });

  it('waits for its moment, and can be a draft again until then', async () => {
    await save();
    await schedule(new Date(server.now().getTime() + hour));
    await deliver();
    expect(await inbox()).toEqual([]);
    expect((await read()).state).toBe('scheduled');
    expect((await save(1)).body).toMatchObject({ code: 'message-sent' });
    await schedule(null);
    expect((await save(1)).status).toBe(200);
    await schedule(new Date(server.now().getTime() + hour));
    server.advance(hour);
    await deliver();
    expect(await inbox()).toHaveLength(1);
    expect((await read()).state).toBe('sent');
    expect(await schedule(null)).toMatchObject({ status: 409, body: { code: 'message-sent' } });
  });

  it('is taken out of all inboxes at once when it is recalled, and comes back as it was', async () => {
    await save();
    await schedule(server.now());
    await deliver();
    await server.call('noteMessages', { body: { messageIds: [messageId], read: true }, as: teacher });
    expect((await recall(true)).status).toBe(200);
    expect(await inbox()).toEqual([]);
    expect((await server.call('readMessage', { params, as: teacher })).status).toBe(404);
    expect((await recall(true)).status).toBe(409);
    expect((await recall(false)).status).toBe(200);
    expect(await inbox()).toMatchObject([{ read: true }]);
  });

  it('goes to accounts of its country and kind that have a section open, and to no closed one', async () => {
    const flags = json({ featureVoortgang: false });
    await database.db
      .updateTable('account')
      .set({ flags })
      .where('account_id', '=', school.accountId)
      .execute();
    await save(0, { ...everybody, flag: 'featureVoortgang' });
    await schedule(server.now());
    await deliver();
    expect(await inbox()).toEqual([]);
    for (const audience of [
      { ...everybody, countries: ['be' as const] },
      { ...everybody, kinds: ['home' as const] },
    ]) {
      messageId = randomUUID();
      params = { messageId };
      await save(0, audience);
      await schedule(server.now());
      await deliver();
      expect(await inbox()).toEqual([]);
    }
  });

  it('is not sent to nobody, or without a Dutch text, and two people do not undo each other’s changes', async () => {
    await save(0, { ...everybody, roles: [] });
    expect((await schedule(server.now())).body).toMatchObject({ code: 'message-incomplete' });
    expect((await save(1, everybody, { ...texts, nl: nothing })).status).toBe(200);
    expect((await schedule(server.now())).body).toMatchObject({ code: 'message-incomplete' });
    expect((await save(1)).body).toMatchObject({ code: 'message-changed' });
    expect((await save(0)).body).toMatchObject({ code: 'message-changed' });
    expect((await server.call('deleteOfficeMessage', { params, as })).status).toBe(200);
    expect((await server.call('readOfficeMessage', { params, as })).status).toBe(404);
  });

  it('is in the log with its subject and what was before and after', async () => {
    const next = async (done: Promise<{ status: number }>) => {
      expect((await done).status).toBe(200);
      // Entries of the log have an order.
      server.advance(1000);
    };
    await next(save());
    const written = { ...texts, nl: { subject: '=1+1', text: '<b>x</b>' } };
    await next(save(1, { ...everybody, countries: ['nl'], flag: 'featureVoortgang' }, written));
    const at = new Date(server.now().getTime() + hour);
    await next(schedule(at));
    await next(schedule(null));
    await next(server.call('deleteOfficeMessage', { params, as }));
    const entries = await database.db
      .selectFrom('audit_event')
      .where('subject_id', '=', messageId)
      .orderBy('at')
      .select(['action', 'changes'])
      .execute();
    const name = [null, '=1+1'];
    expect(entries).toEqual([
      {
        action: 'message.saved',
        changes: {
          name: [null, 'Webinar'],
          'texts.nl.subject': ['', 'Webinar'],
          'texts.nl.text': ['', texts.nl.text],
          'texts.en.subject': ['', 'A webinar'],
          'texts.en.text': ['', 'Will you come?'],
          'audience.countries': [null, 'nl, be'],
          'audience.kinds': [null, 'school'],
          'audience.roles': [null, 'docent'],
          'audience.flag': [null, ''],
        },
      },
      {
        action: 'message.saved',
        changes: {
          name,
          'texts.nl.subject': ['Webinar', '=1+1'],
          'texts.nl.text': [texts.nl.text, '<b>x</b>'],
          'audience.countries': ['nl, be', 'nl'],
          'audience.flag': ['', 'featureVoortgang'],
        },
      },
      { action: 'message.scheduled', changes: { name, sendAt: [null, at.toISOString()] } },
      { action: 'message.unscheduled', changes: { name, sendAt: [at.toISOString(), null] } },
      { action: 'message.deleted', changes: { name } },
    ]);
  });

  it('is tried out by email to oneself alone', async () => {
    await save();
    const colleague = (await makeSchool(database)).person('superadmin');
    const to = `${randomUUID()}@kantoor.example`;
    await database.db
      .updateTable('app_user')
      .set({ email: to })
      .where('user_id', '=', colleague.personId)
      .execute();
    const cookie = await server.signedIn(colleague);
    await server.call('testOfficeMessage', { params, as: cookie, headers: { 'x-locale': 'en' } });
    await sendMail(server.services);
    expect(server.emails.map(({ to: address, subject }) => [address, subject])).toEqual([[to, 'A webinar']]);
  });

  it('is sent once when its delivery was cut off, and is forgotten after two years', async () => {
    await save();
    await schedule(server.now());
    await deliver();
    await database.db
      .updateTable('office_message')
      .set({ sent_at: null })
      .where('message_id', '=', messageId)
      .execute();
    await deliver();
    expect(await inbox()).toHaveLength(1);
    await purgeOfficeMessages(server.services, new Date(server.now().getTime() + 732 * 24 * hour));
    expect((await server.call('readOfficeMessage', { params, as })).status).toBe(404);
  });

  it('is listed, the one that changed last first, page by page', async () => {
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      messageId = randomUUID();
      params = { messageId };
      await save();
      made.unshift(messageId);
      server.advance(1000);
    }
    const page = (query: { size: '10'; after?: string }) =>
      server
        .call('listOfficeMessages', { query: { sort: 'changed', direction: 'desc', ...query }, as })
        .then(({ body }) => body);
    const first = await page({ size: '10' });
    const second = await page({ size: '10', after: first.next ?? '' });
    expect([...first.messages, ...second.messages].map((each) => each.messageId).slice(0, 12)).toEqual(made);
  });
});
