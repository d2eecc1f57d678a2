import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { sendMail } from '../../platform/mail/send-mail';
import { describeOnBoth } from '../../testing/database';
import { addPupil, makeSchool, type TestServer, testServer, writeTo } from '../../testing/server';
import { processLeavers } from './process-leavers';

describeOnBoth('pupils who left', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  let server: TestServer;
  let school: Awaited<ReturnType<typeof makeSchool>>;
  let email: string;
  let [gone, kept, placed, active, fresh] = ['', '', '', '', ''];
  beforeEach(async () => {
    server = testServer({ database, now: new Date('2026-08-10T09:00:00Z') });
    // Schools of other tests are none here.
    await database.db.updateTable('account').set({ kind: 'staff' }).execute();
    school = await makeSchool(database);
    email = `${school.slug}@school.example`;
    await writeTo(database, school.users.schooladmin, email);
    const pupil = (groupId: string | null) => addPupil(database, school.accountId, groupId);
    [gone, kept, placed, active, fresh] = [
      await pupil(null),
      await pupil(null),
      await pupil(school.groupId),
      await pupil(null),
      await pupil(null),
    ];
    await database.db
      .updateTable('pupil')
      .set({ created_at: new Date('2025-09-01T09:00:00Z') })
      .where('account_id', '=', school.accountId)
      .where('pupil_id', '!=', fresh)
      .execute();
    await database.db
      .updateTable('pupil')
      .set({ created_at: new Date('2026-08-05T09:00:00Z') })
      .where('pupil_id', '=', fresh)
      .execute();
    await database.db
      .insertInto('pupil_day')
      .values({ account_id: school.accountId, pupil_id: active, day: '2026-08-20' })
      .execute();
  });
  const until = async (today: string, times = 1) => {
    server.advance(new Date(`${today}T09:00:00Z`).getTime() - server.now().getTime());
    await Promise.all(Array.from({ length: times }, () => processLeavers(server.services)));
    await sendMail(server.services);
  };
  const subjects = () => server.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
  const admin = () => server.signedIn(school.person('schooladmin'));
  const there = async () => {
    const rows = await database.db
      .selectFrom('pupil')
      .where('account_id', '=', school.accountId)
      .select('pupil_id')
      .execute();
    return rows.map(({ pupil_id }) => pupil_id);
  };
  const keep = async (pupilIds: string[], isKept = true, as?: string) =>
    server.call('keepLeavers', { as: as ?? (await admin()), body: { pupilIds, kept: isKept } });

  it('are asked about in August, reminded of in September and erased in October, unless kept', async () => {
    await until('2026-08-14');
    expect(subjects()).toEqual([]);
    await until('2026-08-21', 3);
    expect(subjects()).toEqual(['Zijn deze leerlingen van school af?']);
    const { body } = await server.call('listLeavers', { as: await admin() });
    expect(body.pupils.map(({ pupilId }) => pupilId).sort()).toEqual([gone, kept].sort());
    expect(new Set(body.pupils.map(({ eraseOn }) => eraseOn))).toEqual(new Set(['2026-10-01']));
    expect((await keep([kept])).status).toBe(200);
    await until('2026-09-14');
    expect(subjects()).toHaveLength(1);
    await until('2026-09-15', 3);
    expect(subjects()).toHaveLength(2);
    await until('2026-09-30');
    expect(await there()).toContain(gone);
    await until('2026-10-01', 3);
    expect((await there()).sort()).toEqual([school.pupilId, kept, placed, active, fresh].sort());
    const erased = database.db.selectFrom('erased_pupil').where('pupil_id', '=', gone).select('pupil_id');
    expect(await erased.execute()).toHaveLength(1);
  });

  it('are asked about anew in the next year', async () => {
    await until('2026-08-21');
    await keep([gone, kept]);
    await until('2026-10-05');
    expect(await there()).toContain(gone);
    await until('2027-08-21');
    const { body } = await server.call('listLeavers', { as: await admin() });
    expect(body.pupils.map(({ pupilId }) => pupilId)).toContain(kept);
    await until('2027-10-01');
    expect(await there()).not.toContain(kept);
  });

  it('have a month from when they were asked about, and stay when they get a group in it', async () => {
    await until('2026-08-21');
    const late = await addPupil(database, school.accountId, null);
    await database.db
      .updateTable('pupil')
      .set({ created_at: new Date('2025-09-01T09:00:00Z') })
      .where('pupil_id', '=', late)
      .execute();
    await until('2026-09-20');
    const { body } = await server.call('listLeavers', { as: await admin() });
    expect(body.pupils.find(({ pupilId }) => pupilId === late)?.eraseOn).toBe('2026-10-20');
    const moves = [{ pupilId: kept, groupId: school.groupId }];
    expect((await server.call('movePupils', { as: await admin(), body: { moves } })).status).toBe(200);
    await until('2026-10-02');
    expect(await there()).toEqual(expect.arrayContaining([late, kept]));
    expect(await there()).not.toContain(gone);
    await until('2026-10-20');
    expect(await there()).not.toContain(late);
  });

  it('go on being erased when a process was cut off', async () => {
    await until('2026-08-21');
    await keep([kept]);
    await database.db
      .updateTable('leaver')
      .set({ erasing_at: server.now() })
      .where('pupil_id', '=', gone)
      .execute();
    await database.db
      .updateTable('pupil')
      .set({ trashed_at: server.now() })
      .where('pupil_id', '=', gone)
      .execute();
    await until('2026-12-15');
    expect(await there()).not.toContain(gone);
  });

  it('are nobody while the school keeps its groups of last year', async () => {
    await database.db
      .updateTable('pupil_group')
      .set({ school_year: '2025-2026' })
      .where('account_id', '=', school.accountId)
      .execute();
    await until('2026-08-21');
    await until('2026-10-15');
    expect(await there()).toEqual(expect.arrayContaining([placed, school.pupilId]));
  });

  it('are kept by the admin of their own school alone', async () => {
    await until('2026-08-21');
    const other = await makeSchool(database);
    const stranger = await server.signedIn(other.person('schooladmin'));
    expect((await keep([kept], true, stranger)).status).toBe(404);
    expect((await keep([placed])).status).toBe(404);
    expect((await keep([kept, placed])).status).toBe(404);
    expect((await server.call('listLeavers', { as: stranger })).body.pupils).toEqual([]);
    const teacher = await server.signedIn(school.person('docent'));
    expect((await keep([kept], true, teacher)).status).toBe(403);
    expect((await keep([kept])).status).toBe(200);
    expect((await keep([kept], false)).status).toBe(200);
    await until('2026-10-01');
    expect(await there()).not.toContain(kept);
  });
});
