import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { sendMail } from '../mail/send-mail';
import { describeOnBoth } from '../testing/database';
import { addAdult, makeSchool, type TestServer, testServer } from '../testing/server';
import { forgetFriends } from './handlers';
import { monthLater, thankForFriend } from './thank-for-friend';

const day = 86_400_000;

describeOnBoth('inviting a friend', (open) => {
  let database: Database;
  let server: TestServer;
  let school: Awaited<ReturnType<typeof makeSchool>>;
  let teacher: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    server = testServer({ database });
    school = await makeSchool(database);
    teacher = await server.signedIn(school.person('docent'));
    await database.db
      .updateTable('app_user')
      .set({ email: `${school.slug}@school.example`, created_at: new Date(0) })
      .where('user_id', '=', school.users.docent)
      .execute();
  });
  const friend = (name = 'els') => `${name}.${school.slug}@friend.example`;
  const invite = (email = friend(), text = 'Leuk <b>voor</b> jullie!', as = teacher) =>
    server.call('inviteFriend', { as, body: { email, text } });
  const list = async (as = teacher) => (await server.call('listFriends', { as })).body.invitations;
  const referenceInLetter = async () => {
    await sendMail(server.services);
    const letter = server.letters.find(({ to }) => to === friend());
    return /uitnodiging=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  };
  const thank = (reference: string) => {
    const { keys } = server.services;
    return thankForFriend({ db: database.db, keys, pageOrigin: 'https://x', now: server.now() }, reference);
  };
  const endOfLicence = async () => {
    const licence = database.db.selectFrom('licence').where('account_id', '=', school.accountId);
    return (await licence.select('ends_on').executeTakeFirstOrThrow()).ends_on;
  };

  it('sends one letter, with the text as text and no name in its subject', async () => {
    expect((await invite(friend().toUpperCase())).status).toBe(200);
    await sendMail(server.services);
    const [letter] = server.letters.filter(({ to }) => to === friend());
    expect(letter?.html).toContain('Leuk &lt;b&gt;voor&lt;/b&gt; jullie!');
    expect(letter?.subject).not.toMatch(/Test|Otter/);
    expect(await list()).toMatchObject([{ email: friend(), state: 'sent' }]);
    const colleague = await addAdult(database, school.accountId, 'docent');
    const as = await server.signedIn({ accountId: school.accountId, personId: colleague, role: 'docent' });
    expect((await invite(friend(), '', as)).body).toMatchObject({ code: 'friend-invited' });
    expect(await list(as)).toEqual([]);
  });

  it.each(['zie https://x.example', 'WWW.x', 'kijk op koopnu.com!'])(
    'leads nowhere but to us: %s',
    async (text) => {
      expect((await invite(friend(), text)).body).toMatchObject({ code: 'friend-text-address' });
    },
  );

  it('is no way to send many letters, nor many to one', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1) statuses.push((await invite(friend(`v${count}`), '')).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(11);
    expect(statuses.at(-1)).toBe(422);
    const answers: number[] = [];
    const target = `target.${school.slug}@friend.example`;
    for (let count = 0; count < 6; count += 1) {
      const other = await makeSchool(database);
      answers.push((await invite(target, '', await server.signedIn(other.person('docent')))).status);
    }
    expect(answers.slice(0, 3)).toEqual([200, 200, 200]);
    expect(answers.at(-1)).toBe(422);
  });

  it('is thanked with a month, once, when the friend joins, and the inviter hears of it', async () => {
    await database.db
      .updateTable('licence')
      .set({ ends_on: '2027-01-31' })
      .where('account_id', '=', school.accountId)
      .execute();
    await invite();
    const reference = await referenceInLetter();
    const both = await Promise.all([thank(reference), thank(reference)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await endOfLicence()).toBe('2027-02-28');
    expect(await list()).toMatchObject([{ state: 'accepted' }]);
    await sendMail(server.services);
    expect(server.letters.at(-1)).toMatchObject({
      to: `${school.slug}@school.example`,
      subject: 'Bedankt: een maand erbij',
    });
    expect((await server.call('countUnread', { as: teacher })).body.unread).toBe(1);
  });

  it('gives a school whose licence has ended a month from now', async () => {
    await database.db
      .updateTable('licence')
      .set({ ends_on: '2026-10-01' })
      .where('account_id', '=', school.accountId)
      .execute();
    await invite();
    await thank(await referenceInLetter());
    expect(await endOfLicence()).toBe('2026-12-20');
  });

  it.each([
    '',
    'x.y',
    `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`,
  ])('thanks nobody for a reference that is none: %s', async (reference) => {
    expect(await thank(reference)).toBe(false);
  });

  it('keeps an address no longer than a year', async () => {
    await invite();
    await forgetFriends(database.db, new Date(server.now().getTime() + 364 * day));
    expect(await list()).toMatchObject([{ email: friend() }]);
    await forgetFriends(database.db, new Date(server.now().getTime() + 366 * day));
    expect(await list()).toMatchObject([{ email: null }]);
  });
});

it('a month later is in the next month, and never a day that is none', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const from = date.toISOString().slice(0, 10);
      const later = monthLater(from);
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(months(later)).toBe(months(from) + 1);
      expect(new Date(later).toISOString().slice(0, 10)).toBe(later);
      expect(later.slice(8) <= from.slice(8)).toBe(true);
    }),
  );
});
