import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowedHtml } from '@/contract/allowed-html';
import type { Database } from '../db/database';
import { newId } from '../new-id';
import { describeOnBoth } from '../testing/database';
import { addAdult, makeSchool, type TestServer, testServer } from '../testing/server';
import { cleanHtml } from './clean-html';
import type { NoticeKind } from './notice';
import { noticeTexts } from './notice-texts';
import { sendFromOffice, sweepMessages, tellSchool, tellUser } from './send-message';

const day = 86_400_000;

describeOnBoth('messages', (open) => {
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
    await database.db
      .updateTable('app_user')
      .set({ created_at: new Date('2026-08-01') })
      .where('account_id', '=', school.accountId)
      .execute();
    admin = await server.signedIn(school.person('schooladmin'));
    teacher = await server.signedIn(school.person('docent'));
  });
  const inbox = async (as: string) => (await server.call('listMessages', { as })).body.messages;
  const unread = async (as: string) => (await server.call('countUnread', { as })).body.unread;
  const note = (as: string, messageIds: string[], to: { read?: boolean; archived?: boolean }) =>
    server.call('noteMessages', { as, body: { messageIds, ...to } });
  const everybody = { countries: ['nl'], kinds: ['school'], roles: ['docent', 'schooladmin'] } as const;
  const sendOut = (html = '<p>Hallo</p>', audience: Parameters<typeof sendFromOffice>[2] = everybody) => {
    const messageId = newId(server.now());
    return sendFromOffice(database.db, { messageId, subject: 'Nieuws', html }, audience, server.now());
  };

  it('of the office come to everybody of the roles they are for, unread, and once', async () => {
    const other = await makeSchool(database);
    const stranger = await server.signedIn(other.person('docent'));
    await database.db
      .updateTable('app_user')
      .set({ created_at: new Date('2026-08-01') })
      .where('account_id', '=', other.accountId)
      .execute();
    const message = { messageId: newId(server.now()), subject: 'Webinar', html: '<p>Kom je ook?</p>' };
    const send = () =>
      sendFromOffice(database.db, message, { ...everybody, roles: ['docent'] }, server.now());
    expect(await send()).toBeGreaterThanOrEqual(2);
    expect(await send()).toBe(0);
    expect(await inbox(teacher)).toMatchObject([{ subject: 'Webinar', from: 'office', read: false }]);
    expect(await inbox(stranger)).toHaveLength(1);
    expect(await inbox(admin)).toEqual([]);
    expect(await unread(teacher)).toBe(1);
  });

  it('are read and archived by one person alone, and can be put back', async () => {
    await sendOut();
    const { messageId } = (await inbox(teacher))[0]!;
    const { body } = await server.call('readMessage', { as: teacher, params: { messageId } });
    expect(body).toMatchObject({ html: '<p>Hallo</p>', page: null, read: false });
    expect((await note(teacher, [messageId], { read: true })).status).toBe(200);
    await note(teacher, [messageId], { archived: true });
    expect(await inbox(teacher)).toMatchObject([{ read: true, archived: true }]);
    expect([await unread(teacher), await unread(admin)]).toEqual([0, 1]);
    await note(teacher, [messageId], { archived: false, read: false });
    expect(await inbox(teacher)).toMatchObject([{ read: false, archived: false }]);
  });

  it('of somebody else do not exist', async () => {
    const colleague = await addAdult(database, school.accountId, 'docent');
    await tellUser(
      database.db,
      { accountId: school.accountId, userId: colleague },
      { kind: 'two-factor-on' },
      server.now(),
    );
    const { message_id: messageId } = await database.db
      .selectFrom('message')
      .where('user_id', '=', colleague)
      .select('message_id')
      .executeTakeFirstOrThrow();
    expect((await server.call('readMessage', { as: teacher, params: { messageId } })).status).toBe(404);
    expect((await note(teacher, [messageId], { read: true })).status).toBe(404);
    expect(await inbox(teacher)).toEqual([]);
  });

  it('of before somebody came are not theirs', async () => {
    await sendOut();
    server.advance(day);
    const late = await addAdult(database, school.accountId, 'docent');
    await database.db
      .updateTable('app_user')
      .set({ created_at: server.now() })
      .where('user_id', '=', late)
      .execute();
    const as = await server.signedIn({ accountId: school.accountId, personId: late, role: 'docent' });
    expect(await inbox(as)).toEqual([]);
  });

  it('of the product are said in the language of who reads, and to staff not at all', async () => {
    const { accountId, users } = school;
    const notice = { kind: 'licence-ending', endsOn: '2027-07-31' } as const;
    await tellSchool(database.db, { accountId, roles: ['schooladmin'] }, notice, server.now());
    await tellUser(database.db, { accountId, userId: users.office }, { kind: 'two-factor-on' }, server.now());
    const { messageId } = (await inbox(admin))[0]!;
    const say = async (locale: string) => {
      const headers = { 'x-locale': locale };
      return (await server.call('readMessage', { as: admin, params: { messageId }, headers })).body;
    };
    expect(await say('nl')).toMatchObject({ from: 'system', page: 'licentie' });
    expect((await say('nl')).html).toContain('31 juli 2027');
    expect((await say('en')).html).toContain('31 July 2027');
    expect(
      await database.db.selectFrom('message').where('user_id', '=', users.office).selectAll().execute(),
    ).toEqual([]);
  });

  it('are gone after two years', async () => {
    await sendOut();
    const { messageId } = (await inbox(teacher))[0]!;
    await note(teacher, [messageId], { read: true });
    await sweepMessages(database.db, new Date(server.now().getTime() + 729 * day));
    expect(await inbox(teacher)).toHaveLength(1);
    await sweepMessages(database.db, new Date(server.now().getTime() + 731 * day));
    expect(await inbox(teacher)).toEqual([]);
  });

  it('are kept without what could do harm', async () => {
    await sendOut('<p onclick="x()">A<script>alert(1)</script><a href="javascript:x()">b</a></p>');
    const { messageId } = (await inbox(teacher))[0]!;
    const { html } = (await server.call('readMessage', { as: teacher, params: { messageId } })).body;
    expect(html).toBe('<p>A<a>b</a></p>');
  });
});

describe('clean HTML', () => {
  it('keeps what an editor writes', () => {
    const html =
      '<h2>Dag</h2><p><strong>a</strong> <em>b</em> <a href="https://x.example/y">c</a></p><ul><li>d</li></ul>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('holds no element, attribute or address that is not on the list, whatever comes in', () => {
    const names = ['p', 'img', 'svg', 'script', 'a', 'style', 'iframe', 'math', 'form', 'A', 'b', 'object'];
    const attributes = ['href', 'src', 'onerror', 'style', 'HREF', 'xlink:href', 'id'];
    const values = [
      'javascript:x()',
      'https://x.example',
      ' jAvascript:x',
      'data:text/html,x',
      '//x.example',
      '"><b',
    ];
    const piece = fc
      .record({
        name: fc.constantFrom(...names),
        attribute: fc.constantFrom(...attributes),
        value: fc.constantFrom(...values),
        text: fc.string({ maxLength: 12 }),
        close: fc.boolean(),
      })
      .map(({ name, attribute, value, text, close }) => {
        return `<${name} ${attribute}="${value}">${text}${close ? `</${name}>` : ''}`;
      });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        const tags = [...clean.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
        for (const [, name = '', rest = ''] of tags) {
          expect(allowedHtml.tags).toContain(name);
          expect(rest).toMatch(/^(?: href="(?!\s*(?:javascript|data|\/\/))[^"]*")?(?: \/)?$/);
        }
      }),
    );
  });
});

it.each(Object.keys(noticeTexts) as NoticeKind[])('%s says no name in its subject', (kind) => {
  const { subject } = noticeTexts[kind];
  for (const text of Object.values(subject)) expect(text).not.toContain('{');
});
