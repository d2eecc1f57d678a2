import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sendMail } from '../../platform/mail/send-mail';
import { describeOnBoth } from '../../testing/database';
import { madeAnew, schoolServer } from '../../testing/school-server';
import { addAdult, makeSchool } from '../../testing/server';
import { purgeFriends } from './jobs';
import { monthLater, rewardReferral } from './referral-reward';

const day = 86_400_000;

describeOnBoth('inviting a friend', (open) => {
  const at = madeAnew(open, async (database) => {
    const made = await schoolServer(database);
    await database.db
      .updateTable('app_user')
      .set({ email: `${made.school.slug}@school.example`, created_at: new Date(0) })
      .where('user_id', '=', made.school.users.docent)
      .execute();
    return made;
  });
  const friend = (name = 'els') => `${name}.${at.school.slug}@friend.example`;
  const invite = (email = friend(), text = 'Leuk <b>voor</b> jullie!', as = at.teacher) =>
    at.server.call('inviteFriend', { as, body: { email, text } });
  const list = async (as = at.teacher) => (await at.server.call('listFriends', { as })).body.invitations;
  const referenceInLetter = async () => {
    await sendMail(at.server.services);
    const email = at.server.emails.find(({ to }) => to === friend());
    return /uitnodiging=(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
  };
  const thank = (reference: string) => {
    const { keys } = at.server.services;
    return rewardReferral(
      { db: at.database.db, keys, pageOrigin: 'https://x', now: at.server.now() },
      reference,
    );
  };
  const endOfLicence = async () => {
    const licence = at.database.db.selectFrom('licence').where('account_id', '=', at.school.accountId);
    return (await licence.select('ends_on').executeTakeFirstOrThrow()).ends_on;
  };

  it('sends one email, with the text as text and no name in its subject', async () => {
    expect((await invite(friend().toUpperCase())).status).toBe(200);
    await sendMail(at.server.services);
    const [email] = at.server.emails.filter(({ to }) => to === friend());
    expect(email?.html).toContain('Leuk &lt;b&gt;voor&lt;/b&gt; jullie!');
    expect(email?.subject).not.toMatch(/Test|Otter/);
    expect(await list()).toMatchObject([{ email: friend(), state: 'sent' }]);
    const colleague = await addAdult(at.database, at.school.accountId, 'docent');
    const as = await at.server.signedIn({
      accountId: at.school.accountId,
      personId: colleague,
      role: 'docent',
    });
    expect((await invite(friend(), '', as)).body).toMatchObject({ code: 'friend-invited' });
    expect(await list(as)).toEqual([]);
  });

  it.each(['zie https://x.example', 'WWW.x', 'kijk op koopnu.com!', 'koopnu.app', 'koopnu.fr'])(
    'leads nowhere but to us: %s',
    async (text) => {
      expect((await invite(friend(), text)).body).toMatchObject({ code: 'friend-text-address' });
    },
  );

  it('makes no link of the name of a person or a school', async () => {
    const { accountId, users } = at.school;
    const { db } = at.database;
    await db
      .updateTable('app_user')
      .set({ display_name: 'Els van koopnu.app' })
      .where('user_id', '=', users.docent)
      .execute();
    await db
      .updateTable('account')
      .set({ name: 'https://koopnu.fr' })
      .where('account_id', '=', accountId)
      .execute();
    await invite();
    await sendMail(at.server.services);
    const email = at.server.emails.find(({ to }) => to === friend());
    expect(email?.text).toContain('Els van koopnu. app van https: / / koopnu. fr');
    expect(`${email?.text} ${email?.html}`).not.toMatch(/koopnu\.\w/);
  });

  it('is no way to send many emails, nor many to one', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1) statuses.push((await invite(friend(`v${count}`), '')).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(11);
    expect(statuses.at(-1)).toBe(422);
    const answers: number[] = [];
    const target = `target.${at.school.slug}@friend.example`;
    for (let count = 0; count < 6; count += 1) {
      const other = await makeSchool(at.database);
      answers.push((await invite(target, '', await at.server.signedIn(other.person('docent')))).status);
    }
    expect(answers.slice(0, 3)).toEqual([200, 200, 200]);
    expect(answers.at(-1)).toBe(422);
  });

  it('is thanked with a month, once, when the friend joins, and the inviter hears of it', async () => {
    await at.database.db
      .updateTable('licence')
      .set({ ends_on: '2027-01-31' })
      .where('account_id', '=', at.school.accountId)
      .execute();
    await invite();
    const reference = await referenceInLetter();
    const both = await Promise.all([thank(reference), thank(reference)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await endOfLicence()).toBe('2027-02-28');
    expect(await list()).toMatchObject([{ state: 'accepted' }]);
    await sendMail(at.server.services);
    expect(at.server.emails.at(-1)).toMatchObject({
      to: `${at.school.slug}@school.example`,
      subject: 'Bedankt: een maand erbij',
    });
    expect((await at.server.call('countUnread', { as: at.teacher })).body.unread).toBe(1);
  });

  it('gives a school whose licence has ended a month from now', async () => {
    await at.database.db
      .updateTable('licence')
      .set({ ends_on: '2026-10-01' })
      .where('account_id', '=', at.school.accountId)
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
    await purgeFriends(at.database.db, new Date(at.server.now().getTime() + 364 * day));
    expect(await list()).toMatchObject([{ email: friend() }]);
    await purgeFriends(at.database.db, new Date(at.server.now().getTime() + 366 * day));
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
