import { randomUUID } from 'node:crypto';
import { inTier } from '@tests/unit/tier';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '@/contract/api';
import type { Input } from '@/contract/route';
import { makeChallenge } from '../identity/bot-check/altcha';
import { botTokenOf, solved } from '../identity/passwords/testing';
import type { Database } from '../platform/db/database';
import { runDueJobs } from '../platform/jobs/jobs';
import { jobs as mailJobs } from '../platform/mail/jobs';
import { openTestDatabase } from '../testing/database';
import { type TestServer, testServer } from '../testing/server';
import { jobs } from './jobs';

type Application = Input<Api['apply']>['body'];
type Message = Input<Api['contact']>['body'];

const minute = 60_000;
/** Posts of an attack: ten thousand in the full tier; the limit is reached long before. */
const posts = inTier(300, 10_000);
const html = '<img src=x onerror=alert(1)><b>';

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  server = testServer({ database });
});

const school = {
  name: 'De Regenboog',
  code: '99zz',
  street: 'Dorpsstraat',
  houseNumber: '12a',
  postcode: '1234 ab',
  city: 'Ons Dorp',
};

const application = (changes: Partial<Application> = {}): Application => ({
  applicationId: randomUUID(),
  country: 'nl',
  school,
  name: 'Fenna Mulder',
  email: `${randomUUID()}@school.example`,
  pupils: 180,
  remarks: '',
  heardFrom: 'colleague',
  reference: null,
  consent: true,
  botToken: '',
  website: '',
  ...changes,
});

const message = (changes: Partial<Message> = {}): Message => ({
  messageId: randomUUID(),
  topic: 'school',
  name: 'Fenna Mulder',
  email: `${randomUUID()}@school.example`,
  message: 'Kunnen we een proef doen?',
  botToken: '',
  website: '',
  ...changes,
});

const apply = async (body: Application) =>
  server.call('apply', {
    body: { ...body, botToken: body.botToken || (await botTokenOf(server, 'application')) },
  });
const contact = async (body: Message) =>
  server.call('contact', {
    body: { ...body, botToken: body.botToken || (await botTokenOf(server, 'contact-message')) },
  });

const stored = (id: string) =>
  database.db.selectFrom('application').selectAll().where('application_id', '=', id).executeTakeFirst();
const storedMessage = (id: string) =>
  database.db.selectFrom('contact_message').selectAll().where('message_id', '=', id).executeTakeFirst();
const sendMail = () => runDueJobs(server.services, mailJobs);
const emailsTo = (address: string) => server.emails.filter(({ to }) => to === address);

/** Rows that forms may leave behind. */
async function counts() {
  const countOf = async (table: 'application' | 'contact_message' | 'mail' | 'rate_limit') => {
    const { count } = await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const forms = (await countOf('application')) + (await countOf('contact_message'));
  return { forms, emails: await countOf('mail'), limits: await countOf('rate_limit') };
}

describe('an application', () => {
  it('is stored for the office as its registers write it, and confirmed by one email', async () => {
    const body = application();
    expect((await apply(body)).status).toBe(200);
    expect(await stored(body.applicationId)).toMatchObject({
      kind: 'school',
      school_code: '99ZZ',
      postal_code: '1234 AB',
      answered_at: null,
      asked_at: server.now(),
    });
    await sendMail();
    expect(emailsTo(body.email)).toMatchObject([{ subject: 'We hebben je aanvraag ontvangen' }]);
  });

  it('is confirmed in the language of the page', async () => {
    const body = application({ country: 'be', school: null, pupils: 2 });
    const botToken = await botTokenOf(server, 'application');
    await server.call('apply', { body: { ...body, botToken }, headers: { 'x-locale': 'en' } });
    await sendMail();
    expect(emailsTo(body.email)[0]?.text).toContain('2 children');
  });

  it('writes an institution number with six digits', async () => {
    const body = application({ country: 'be', school: { ...school, code: '1234', postcode: '9000' } });
    expect((await apply(body)).status).toBe(200);
    expect(await stored(body.applicationId)).toMatchObject({ school_code: '001234' });
  });

  it('is stored and confirmed once when it is sent twice', async () => {
    const body = application();
    expect([(await apply(body)).status, (await apply(body)).status]).toEqual([200, 200]);
    await sendMail();
    expect(emailsTo(body.email)).toHaveLength(1);
  });

  it.each([
    ['nl', '9ZZ', '1234 AB', { 'school.code': 'invalidFormat' }],
    ['nl', '', '0234 AB', { 'school.postcode': 'invalidFormat' }],
    ['be', '99ZZ', '9000', { 'school.code': 'numbersOnly' }],
    ['be', '12', '90', { 'school.code': 'invalidFormat', 'school.postcode': 'invalidFormat' }],
  ] as const)(
    'of %s with code "%s" and postcode "%s" is refused with %o',
    async (country, code, postcode, fields) => {
      const answer = await apply(application({ country, school: { ...school, code, postcode } }));
      expect(answer).toMatchObject({ status: 422, body: { data: { fields } } });
    },
  );

  it('names each missing field by its generic message', async () => {
    const answer = await apply(application({ name: '', email: 'fenna@', school: { ...school, city: ' ' } }));
    expect(answer).toMatchObject({
      body: { data: { fields: { name: 'required', email: 'email', 'school.city': 'required' } } },
    });
  });
});

describe.each([
  ['application', (body: object) => apply({ ...application(), ...body }), 'application'],
  ['message', (body: object) => contact({ ...message(), ...body }), 'contact-message'],
] as const)('the form of an %s', (_, send, action) => {
  it('takes a proof of the bot check once', async () => {
    const botToken = await botTokenOf(server, action);
    expect((await send({ botToken })).status).toBe(200);
    expect(await send({ botToken })).toMatchObject({ status: 422, body: { code: 'bot-check-failed' } });
  });

  it('refuses the proof of another action', async () => {
    const botToken = await botTokenOf(server, 'password-request');
    expect(await send({ botToken })).toMatchObject({ body: { code: 'bot-check-failed' } });
  });

  it('refuses the proof of another site, of another server and one that was changed', async () => {
    const { keys } = server.services;
    const ofSite = await solved(await makeChallenge({ keys, now: server.now() }, 'other', action, 1));
    const [own, other] = [server, testServer({ database, config: { serverKey: Buffer.alloc(32, 7) } })];
    const ofServer = await botTokenOf(other, action);
    const proof = JSON.parse(Buffer.from(await botTokenOf(own, action), 'base64').toString('utf8'));
    proof.challenge.parameters.data.until += 60 * minute;
    const changed = Buffer.from(JSON.stringify(proof)).toString('base64');
    for (const botToken of [ofSite, ofServer, changed, 'none', btoa('{}'), 'x'.repeat(5000)])
      expect((await send({ botToken })).status, botToken.slice(0, 40)).toBeGreaterThanOrEqual(400);
  });

  it('refuses a proof that is ten minutes old, and takes the same form with a new one', async () => {
    const id = randomUUID();
    const botToken = await botTokenOf(server, action);
    server.advance(10 * minute);
    const ids = { applicationId: id, messageId: id };
    expect(await send({ ...ids, botToken })).toMatchObject({ body: { code: 'bot-check-failed' } });
    expect((await send(ids)).status).toBe(200);
    expect((await stored(id)) ?? (await storedMessage(id))).toBeDefined();
  });

  it('tells who fills in the hidden field that all went well, and stores nothing', async () => {
    const id = randomUUID();
    expect((await send({ applicationId: id, messageId: id, website: 'x', botToken: 'none' })).status).toBe(
      200,
    );
    expect((await stored(id)) ?? (await storedMessage(id))).toBeUndefined();
  });

  it('takes five in the name of one address, and more when hours have gone by', async () => {
    const email = `${randomUUID()}@school.example`;
    const codes: unknown[] = [];
    for (let turn = 0; turn < 6; turn += 1) codes.push((await send({ email })).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 422]);
    server.advance(6 * 60 * minute);
    expect((await send({ email })).status).toBe(200);
  });

  it('stores thirty good forms of one address, and sends no more emails than that', async () => {
    const before = await counts();
    const codes: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) codes.push((await send({})).status);
    expect(codes.filter((status) => status === 200)).toHaveLength(30);
    const after = await counts();
    expect([after.forms - before.forms, after.emails - before.emails]).toEqual([30, 30]);
  });

  it('answers any number of posts from one address without storing more than the limit', async () => {
    const before = await counts();
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < posts; turn += 1) {
      const { status } = await send({ botToken: 'none' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [422, 30],
      [429, posts - 30],
    ]);
    const after = await counts();
    expect([after.forms - before.forms, after.emails - before.emails]).toEqual([0, 0]);
    // The limit itself is a row an address, not one a post.
    expect(after.limits - before.limits).toBeLessThanOrEqual(3);
  });
});

it('shows HTML of every field as text in the email of an application', async () => {
  const body = application({
    name: html,
    remarks: html,
    school: { ...school, name: html, street: html, city: html, houseNumber: '<b>' },
  });
  expect((await apply(body)).status).toBe(200);
  expect(await stored(body.applicationId)).toMatchObject({ school_name: html, remark: html });
  await sendMail();
  const [email] = emailsTo(body.email);
  expect(email?.html).not.toMatch(/<img|<b>/);
  expect(email?.html).toContain('&lt;img');
});

it('repeats neither links nor free text of a stranger in an email', async () => {
  const body = message({ name: 'Kijk op www.evil.example', message: 'https://evil.example' });
  expect((await contact(body)).status).toBe(200);
  await sendMail();
  const [email] = emailsTo(body.email);
  expect(email?.text).not.toMatch(/evil\.example|https:\/\/evil/);
});

it('keeps a form and its email when mail is away for an hour', async () => {
  const { mailer } = server.services;
  const { deliver } = mailer;
  const body = message();
  Object.assign(mailer, { deliver: () => Promise.reject(new Error('mail-away')) });
  expect((await contact(body)).status).toBe(200);
  for (let passed = 0; passed < 60; passed += 10) {
    await sendMail();
    server.advance(10 * minute);
  }
  expect(emailsTo(body.email)).toHaveLength(0);
  Object.assign(mailer, { deliver });
  server.advance(60 * minute);
  await sendMail();
  expect(emailsTo(body.email)).toHaveLength(1);
});

it('deletes messages and applications after a year', async () => {
  const [kept, old] = [message(), message()];
  const applied = application();
  await contact(old);
  await apply(applied);
  server.advance(366 * 24 * 60 * minute);
  await contact(kept);
  await runDueJobs(server.services, jobs);
  expect(await storedMessage(old.messageId)).toBeUndefined();
  expect(await stored(applied.applicationId)).toBeUndefined();
  expect(await storedMessage(kept.messageId)).toBeDefined();
});
