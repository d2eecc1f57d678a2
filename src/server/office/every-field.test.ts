import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendMail } from '../platform/mail/send-mail';
import { openTestDatabase } from '../testing/database';
import { makeSchool, type TestServer, testServer } from '../testing/server';
import { asMade } from './games/office-game';
import { deliverMessages } from './messages/deliver';
import { details as ladder, step } from './sums/testing';

/* Markup of a page and a formula, in every field in which the office types. */

const bad = '=1+1<img src=x>';
const title = { nl: bad, be: bad, en: bad };
const each = <Text>(text: Text) => ({ nl: text, be: text, en: text });

const database = await openTestDatabase();
let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let office: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
let admin: string;
beforeAll(async () => {
  server = testServer({ database });
  school = await makeSchool(database);
  office = await makeSchool(database);
  // An inbox shows nothing from before its reader came.
  await database.db
    .updateTable('app_user')
    .set({ created_at: new Date('2026-08-01') })
    .where('account_id', '=', school.accountId)
    .execute();
  as = await server.signedIn(office.person('superadmin'));
  admin = await server.signedIn(school.person('schooladmin'));
});

/** Saving something is accepted, whatever is typed. */
const accepted = async (saving: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await saving;
  expect([status, body]).toEqual([200, expect.anything()]);
};

describe('markup and formulas that the office types', () => {
  it('are text in an account, its notes and its invoices', async () => {
    const params = { accountId: school.accountId };
    const { name: _, notes: __, ...before } = (await server.call('readAccount', { params, as })).body;
    const { kind, country, schoolCode, locale, flags, licence, version } = before;
    if (licence === null) throw new Error('The school has a licence.');
    const fields = { kind, country, schoolCode, locale, flags, licence, version };
    await accepted(
      server.call('changeAccount', { params, as, body: { ...fields, name: bad, notes: bad } as never }),
    );
    const body = { number: bad, day: '2026-11-20', body: bad };
    await accepted(server.call('addInvoice', { params, as, body }));
    const read = (await server.call('readAccount', { params, as })).body;
    expect([read.name, read.notes, read.invoices[0]?.number, read.invoices[0]?.body]).toEqual([
      bad,
      bad,
      bad,
      bad,
    ]);
    const told = (await server.call('readLicence', { as: admin })).body;
    expect(JSON.stringify(told)).toContain(bad);
  });

  it('are text in a webinar', async () => {
    const params = { webinarId: randomUUID() };
    const body = {
      texts: each({ title: bad, text: bad }),
      day: '2027-01-20',
      time: '15:30',
      timeZone: 'Europe/Amsterdam' as const,
      minutes: 30,
      places: 10,
      joinUrl: 'https://meet.example/room?=1+1',
      recordingUrl: '',
      version: 0,
    };
    await accepted(server.call('saveOfficeWebinar', { params, as, body }));
    const read = (await server.call('readOfficeWebinar', { params, as })).body;
    expect(read).toMatchObject({ texts: body.texts, joinUrl: body.joinUrl });
    const refused = { ...body, version: 1, joinUrl: 'javascript:alert(1)' };
    expect((await server.call('saveOfficeWebinar', { params, as, body: refused })).status).toBe(422);
  });

  it('are text in a message, in its inbox as in the trial email', async () => {
    const params = { messageId: randomUUID() };
    const body = {
      texts: each({ subject: bad, text: `${bad} [x](javascript:alert(1))` }),
      audience: {
        countries: ['nl' as const, 'be' as const],
        kinds: ['school' as const],
        roles: ['schooladmin' as const],
        flag: null,
      },
      version: 0,
    };
    await accepted(server.call('saveOfficeMessage', { params, as, body }));
    await accepted(server.call('testOfficeMessage', { params, as }));
    const at = server.now().toISOString();
    await accepted(server.call('scheduleOfficeMessage', { params, as, body: { at } }));
    await deliverMessages(server.services, server.now());
    await sendMail(server.services);
    const { subject, html } = (await server.call('readMessage', { params, as: admin })).body;
    expect(subject).toBe(bad);
    expect(html).toBe('<p>=1+1&lt;img src=x&gt; [x](javascript:alert(1))</p>');
    const email = server.emails.findLast((sent) => sent.subject === bad);
    expect(email?.html).toContain('=1+1&lt;img src=x&gt;');
    expect(email?.html).not.toMatch(/<img|href="javascript/);
  });

  it('are text in the texts of a game', async () => {
    const params = { game: 'stofzuigen' };
    const { version } = (await server.call('readOfficeGame', { params, as })).body;
    const texts = each({ title: bad, goal: bad });
    await accepted(server.call('saveOfficeGame', { params, as, body: { ...asMade, texts, version } }));
    expect((await server.call('readOfficeGame', { params, as })).body.texts).toEqual(texts);
    // Other tests see the games as they are made.
    await accepted(server.call('saveOfficeGame', { params, as, body: { ...asMade, version: version + 1 } }));
  });

  it('are text in names of generators, collections and savings cards', async () => {
    const generatorId = randomUUID();
    const range = { min: 1, max: 9 };
    const recipe = {
      operation: 'add' as const,
      left: range,
      right: range,
      result: { min: 2, max: 18 },
      overTen: 'any' as const,
      tables: [],
      holes: ['result' as const],
    };
    const generator = { title, years: [3], recipe, version: 0 };
    await accepted(server.call('saveGenerator', { params: { generatorId }, as, body: generator }));
    const read = await server.call('readGenerator', { params: { generatorId }, as });
    expect(read.body.title).toEqual(title);

    const collectionKey = `office-${randomUUID()}`;
    const draft = { ...ladder({ title, steps: [step(generatorId)] }), version: 0 };
    const params = { collectionKey };
    await accepted(server.call('saveOfficeCollection', { params, as, body: draft }));
    expect((await server.call('readOfficeCollection', { params, as })).body.title).toEqual(title);

    const cardId = randomUUID();
    const card = {
      title,
      art: 'stars',
      size: 10,
      on: false,
      from: null,
      until: null,
      everyYear: false,
    } as const;
    await accepted(
      server.call('saveOfficeSavingsCard', { params: { cardId }, as, body: { ...card, version: 0 } }),
    );
    const { cards } = (await server.call('listOfficeSavingsCards', { as })).body;
    expect(cards.find((shown) => shown.cardId === cardId)?.title).toEqual(title);
  });

  it('are text in the name of a colleague, as in the invitation', async () => {
    const email = `${randomUUID()}@kantoor.example`;
    const { body } = await server.call('inviteStaff', { as, body: { name: bad, email, role: 'office' } });
    await sendMail(server.services);
    expect(server.emails.find(({ to }) => to === email)?.html).not.toContain('<img');
    const { staff } = (await server.call('listStaff', { as })).body;
    expect(staff.find(({ userId }) => userId === body.userId)?.name).toBe(bad);
  });

  it('run in no cell of the log that is saved as a file', async () => {
    const ofBoth = await sql<{ changes: object }>`
      select changes from audit_event where account_id in (${office.accountId}, ${school.accountId})`.execute(
      database.db,
    );
    expect(JSON.stringify(ofBoth.rows)).toContain(bad);
    for (const search of [office.accountId, school.accountId]) {
      const file = await server.request(
        'GET',
        `/api/office/audit/export?${new URLSearchParams({ search })}`,
        {
          headers: { cookie: as, 'x-locale': 'nl' },
        },
      );
      expect(file.status).toBe(200);
      const cells = String(file.body).match(/"(?:[^"]|"")*"/g) ?? [];
      expect(cells.length).toBeGreaterThan(9);
      expect(cells.filter((cell) => /^"[=+\-@\t]/.test(cell))).toEqual([]);
    }
  });
});
