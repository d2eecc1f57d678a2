import { expect, it } from 'vitest';
import { sendMail } from '../../platform/mail/send-mail';
import { shiftDay } from '../../shared/calendar';
import { describeOnBoth } from '../../testing/database';
import { madeAnew, schoolServer } from '../../testing/school-server';
import { addPupil } from '../../testing/server';
import { sendLicenceNotices } from './notices';

const day = 86_400_000;
const today = '2026-11-20';

describeOnBoth('notices of a licence', (open) => {
  const at = madeAnew(open, async (database) => {
    const made = await schoolServer(database);
    const email = `${made.school.slug}@school.example`;
    await database.db
      .updateTable('app_user')
      .set({ email, created_at: new Date(0) })
      .where('user_id', '=', made.school.users.schooladmin)
      .execute();
    return { ...made, email };
  });
  const limit = (to: { pupils_allowed?: number; ends_on?: string }) =>
    at.database.db.updateTable('licence').set(to).where('account_id', '=', at.school.accountId).execute();
  const work = async () => {
    await sendLicenceNotices(at.server.services);
    await sendMail(at.server.services);
  };
  const subjects = () => at.server.emails.filter(({ to }) => to === at.email).map(({ subject }) => subject);

  it('are one for each step to the end, and each comes once, however many processes look', async () => {
    await limit({ ends_on: shiftDay(today, 59) });
    await Promise.all([work(), work(), work()]);
    expect(subjects()).toEqual(['Je licentie loopt binnenkort af']);
    for (let passed = 1; passed <= 95; passed += 1) {
      at.server.advance(day);
      if (passed % 7 === 0 || passed > 85) await work();
    }
    expect(subjects()).toEqual([
      'Je licentie loopt binnenkort af',
      'Je licentie loopt bijna af',
      'Je licentie is afgelopen',
      'Oefenen staat stil',
    ]);
  });

  it('come anew for a licence that was renewed and ends again', async () => {
    await limit({ ends_on: shiftDay(today, 10) });
    await work();
    await limit({ ends_on: shiftDay(today, 380) });
    at.server.advance(day);
    await work();
    at.server.advance(369 * day);
    await work();
    expect(subjects()).toEqual(['Je licentie loopt bijna af', 'Je licentie loopt bijna af']);
  });

  it('say that it fills up and that it is full, and lead to the page of the licence', async () => {
    await limit({ pupils_allowed: 2, ends_on: '2099-07-31' });
    await work();
    expect(subjects()).toEqual([]);
    await addPupil(at.database, at.school.accountId, null);
    await work();
    await work();
    expect(subjects()).toEqual(['Je licentie is vol']);
    const [email] = at.server.emails.filter(({ to }) => to === at.email);
    expect(email?.text).toContain(
      `/account/${at.school.accountId}/user/${at.school.users.schooladmin}/licentie`,
    );
    await limit({ pupils_allowed: 1 });
    await work();
    expect(subjects()).toHaveLength(2);
  });

  it('lie in the inbox of the admins too, and of nobody else', async () => {
    await limit({ ends_on: shiftDay(today, -1) });
    await work();
    const inboxOf = async (role: 'docent' | 'schooladmin') => {
      const as = await at.server.signedIn(at.school.person(role));
      return (await at.server.call('listMessages', { as })).body.messages.map(({ subject }) => subject);
    };
    expect(await inboxOf('schooladmin')).toEqual(['Je licentie is afgelopen']);
    expect(await inboxOf('docent')).toEqual([]);
  });

  it('are not lost when a process dies between two of them', async () => {
    await limit({ ends_on: shiftDay(today, 10), pupils_allowed: 1 });
    let queued = 0;
    const dying = {
      ...at.server.services,
      keys: {
        ...at.server.services.keys,
        seal(...input: Parameters<typeof at.server.services.keys.seal>) {
          queued += 1;
          if (queued === 2) throw new Error('died');
          return at.server.services.keys.seal(...input);
        },
      },
    };
    await expect(sendLicenceNotices(dying)).rejects.toThrow('died');
    await work();
    expect(subjects().toSorted()).toEqual(['Je licentie is vol', 'Je licentie loopt bijna af']);
  });
});
