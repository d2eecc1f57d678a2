import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedHtml } from '@/contract/allowed-html';
import { markupToHtml } from '@/contract/message-markup';
import { locales } from '@/maths/locale';
import { noticeTexts } from '../features';
import { securityNotice } from '../identity/security-notice';
import type { StoredNotice } from '../platform/db/schema/column-meanings';
import { forTenant } from '../platform/db/tenant/for-tenant';
import { licenceNotice } from '../school/licence/licence-notice';
import { newId } from '../shared/new-id';
import { describeOnDatabase } from '../testing/database';
import { madeAnew, schoolServer } from '../testing/school-server';
import { addAdult, makeSchool } from '../testing/server';
import { cleanHtml } from './clean-html';
import { storedNotice } from './notice';
import { noticeParts } from './notice-parts';
import { notifySchool, notifyUser, purgeExpiredMessages, sendFromOffice } from './send-message';

const day = 86_400_000;

describeOnDatabase('messages', (open) => {
  const at = madeAnew(open, async (database) => {
    const made = await schoolServer(database);
    await database.db
      .updateTable('app_user')
      .set({ created_at: new Date('2026-08-01') })
      .where('account_id', '=', made.school.accountId)
      .execute();
    return made;
  });
  const inbox = async (as: string) => (await at.server.call('listMessages', { as })).body.messages;
  const unread = async (as: string) => (await at.server.call('countUnread', { as })).body.unread;
  const note = (as: string, messageIds: string[], to: { read?: boolean; archived?: boolean }) =>
    at.server.call('noteMessages', { as, body: { messageIds, ...to } });
  const everybody = {
    countries: ['nl'],
    kinds: ['school'],
    roles: ['docent', 'schooladmin'],
    flag: null,
  } as const;
  const sendOut = (html = '<p>Hallo</p>', audience: Parameters<typeof sendFromOffice>[2] = everybody) => {
    const messageId = newId(at.server.now());
    return sendFromOffice(at.database.db, { messageId, subject: 'Nieuws', html }, audience, at.server.now());
  };

  it('reach everybody of the chosen roles once and unread when the office sends them', async () => {
    const other = await makeSchool(at.database);
    const stranger = await at.server.signedIn(other.person('docent'));
    await at.database.db
      .updateTable('app_user')
      .set({ created_at: new Date('2026-08-01') })
      .where('account_id', '=', other.accountId)
      .execute();
    const message = { messageId: newId(at.server.now()), subject: 'Webinar', html: '<p>Kom je ook?</p>' };
    const send = () =>
      sendFromOffice(at.database.db, message, { ...everybody, roles: ['docent'] }, at.server.now());
    expect(await send()).toBeGreaterThanOrEqual(2);
    expect(await send()).toBe(0);
    expect(await inbox(at.teacher)).toMatchObject([{ subject: 'Webinar', from: 'office', read: false }]);
    expect(await inbox(stranger)).toHaveLength(1);
    expect(await inbox(at.admin)).toEqual([]);
    expect(await unread(at.teacher)).toBe(1);
  });

  it('are marked as read and archived for one person alone, and can be put back', async () => {
    await sendOut();
    const { messageId } = (await inbox(at.teacher))[0]!;
    const { body } = await at.server.call('readMessage', { as: at.teacher, params: { messageId } });
    expect(body).toMatchObject({ html: '<p>Hallo</p>', page: null, read: false });
    expect((await note(at.teacher, [messageId], { read: true })).status).toBe(200);
    await note(at.teacher, [messageId], { archived: true });
    expect(await inbox(at.teacher)).toMatchObject([{ read: true, archived: true }]);
    expect([await unread(at.teacher), await unread(at.admin)]).toEqual([0, 1]);
    await note(at.teacher, [messageId], { archived: false, read: false });
    expect(await inbox(at.teacher)).toMatchObject([{ read: false, archived: false }]);
  });

  it('answer 404 to anybody but their recipient', async () => {
    const colleague = await addAdult(at.database, at.school.accountId, 'docent');
    await notifyUser(
      forTenant(at.database.db, at.school.accountId),
      colleague,
      securityNotice({ kind: 'two-factor-on' }),
      at.server.now(),
    );
    const { message_id: messageId } = await at.database.db
      .selectFrom('message')
      .where('user_id', '=', colleague)
      .select('message_id')
      .executeTakeFirstOrThrow();
    expect((await at.server.call('readMessage', { as: at.teacher, params: { messageId } })).status).toBe(404);
    expect((await note(at.teacher, [messageId], { read: true })).status).toBe(404);
    expect(await inbox(at.teacher)).toEqual([]);
  });

  it('are hidden from a person who joined after they were sent', async () => {
    await sendOut();
    at.server.advance(day);
    const late = await addAdult(at.database, at.school.accountId, 'docent');
    await at.database.db
      .updateTable('app_user')
      .set({ created_at: at.server.now() })
      .where('user_id', '=', late)
      .execute();
    const as = await at.server.signedIn({ accountId: at.school.accountId, personId: late, role: 'docent' });
    expect(await inbox(as)).toEqual([]);
  });

  it('show notices of the product in the reader’s language, and none to staff', async () => {
    const { accountId, users } = at.school;
    const notice = licenceNotice({ kind: 'licence-ending', endsOn: '2027-07-31' });
    await notifySchool(forTenant(at.database.db, accountId), ['schooladmin'], notice, at.server.now());
    await notifyUser(
      forTenant(at.database.db, at.school.accountId),
      users.office,
      securityNotice({ kind: 'two-factor-on' }),
      at.server.now(),
    );
    const { messageId } = (await inbox(at.admin))[0]!;
    const say = async (locale: string) => {
      const headers = { 'x-locale': locale };
      return (await at.server.call('readMessage', { as: at.admin, params: { messageId }, headers })).body;
    };
    expect(await say('nl')).toMatchObject({ from: 'system', page: 'licentie' });
    expect((await say('nl')).html).toContain('31 juli 2027');
    expect((await say('en')).html).toContain('31 July 2027');
    expect(
      await at.database.db.selectFrom('message').where('user_id', '=', users.office).selectAll().execute(),
    ).toEqual([]);
  });

  it('are deleted after two years', async () => {
    await sendOut();
    const { messageId } = (await inbox(at.teacher))[0]!;
    await note(at.teacher, [messageId], { read: true });
    await purgeExpiredMessages(at.database.db, new Date(at.server.now().getTime() + 729 * day));
    expect(await inbox(at.teacher)).toHaveLength(1);
    await purgeExpiredMessages(at.database.db, new Date(at.server.now().getTime() + 731 * day));
    expect(await inbox(at.teacher)).toEqual([]);
  });

  it('are stored without unsafe markup', async () => {
    await sendOut('<p onclick="x()">A<script>alert(1)</script><a href="javascript:x()">b</a></p>');
    const { messageId } = (await inbox(at.teacher))[0]!;
    const { html } = (await at.server.call('readMessage', { as: at.teacher, params: { messageId } })).body;
    expect(html).toBe('<p>A<a>b</a></p>');
  });
});

describe('clean HTML', () => {
  it('leaves the HTML of every markup as it is', () => {
    const piece = fc.constantFrom(
      '**',
      '*',
      '## ',
      '- ',
      '\n',
      '\n\n',
      '[a](https://x)',
      '<p onclick=x>',
      '](',
      'a',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 20 }), (pieces) => {
        const html = markupToHtml(pieces.join(''));
        const tags = (text: string) =>
          [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/\s*\/>$/, '>'));
        expect(tags(cleanHtml(html))).toEqual(tags(html));
      }),
    );
  });

  it('keeps the markup that the editor writes', () => {
    const html =
      '<h2>Dag</h2><p><strong>a</strong> <em>b</em> <a href="https://x.example/y">c</a></p><ul><li>d</li></ul>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('contains no element, attribute or address that is not on the list', () => {
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

describe.each(Object.keys(noticeTexts))('the notice %s', (kind) => {
  it.each(locales)('has its texts in %s, and no value in its subject, which goes into emails', (locale) => {
    const stored = { kind } as StoredNotice;
    const { subject, paragraphs } = noticeParts(storedNotice(stored, noticeTexts), locale);
    for (const text of [subject, ...paragraphs]) expect(text).not.toContain('notice.');
    expect(subject).not.toContain('{');
  });
});
