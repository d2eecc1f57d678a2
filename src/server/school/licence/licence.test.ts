import { expect, it } from 'vitest';
import { promptJobs } from '../../features';
import type { Database } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { runDueJobs } from '../../platform/jobs/jobs';
import { answerAt, openRound, practiceServer, send } from '../../practice/testing';
import { describeOnBoth } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { addAdult, addPupil, makeSchool } from '../../testing/server';
import { requireSeats } from './seats';

describeOnBoth('a licence', (open) => {
  const at = madeAnew(open, practiceServer);
  const limit = (to: { pupils_allowed?: number; ends_on?: string }, accountId = at.school.accountId) =>
    at.database.db.updateTable('licence').set(to).where('account_id', '=', accountId).execute();
  const read = async (as = at.admin) => (await at.server.call('readLicence', { as })).body;
  const add = (wanted: number) =>
    at.database.db.transaction().execute(async (tx) => {
      await requireSeats(forTenant(tx, at.school.accountId), at.school.accountId, wanted, at.server.now());
      for (let one = 0; one < wanted; one += 1) {
        await addPupil(
          { ...at.database, db: tx as unknown as Database['db'] },
          at.school.accountId,
          at.school.groupId,
        );
      }
    });

  it('says how many pupils there are, those of the trash not counted', async () => {
    await limit({ pupils_allowed: 10, ends_on: '2027-07-31' });
    const trashed = await addPupil(at.database, at.school.accountId, at.school.groupId);
    await at.database.db
      .updateTable('pupil')
      .set({ trashed_at: at.server.now() })
      .where('pupil_id', '=', trashed)
      .execute();
    expect(await read()).toMatchObject({
      kind: 'school',
      used: 1,
      allowed: 10,
      placesLeft: 9,
      endsOn: '2027-07-31',
      practiseUntil: '2027-08-30',
      phase: 'active',
      invoices: [],
    });
    expect((await read(at.teacher)).invoices).toBeNull();
  });

  it('lets in as many as there is room for, also when several add at the same time', async () => {
    await limit({ pupils_allowed: 6 });
    const tries = await Promise.allSettled([add(2), add(2), add(2), add(2)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await read()).toMatchObject({ used: 5, placesLeft: 1 });
    await expect(add(2)).rejects.toMatchObject({ status: 422, code: 'licence-full' });
    await add(1);
    expect(await read()).toMatchObject({ room: 'full', placesLeft: 0 });
  });

  it('stops adding when it has ended, practising a grace time later, and loses no answer even then', async () => {
    const { accountId } = at.school;
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    const day = (days: number) =>
      new Date(at.server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const putWindow = () =>
      at.server.call('putWindow', {
        as: at.pupil,
        params: { practiceTaskId: at.task.practiceTaskId, windowId: crypto.randomUUID() },
        query: {},
      });
    const isOver = async () => {
      const map = await at.server.call('readMap', { as: at.pupil, params: { pupilId: at.school.pupilId } });
      return map.body.licenceOver;
    };
    await limit({ ends_on: day(-30) }, accountId);
    await expect(
      requireSeats(forTenant(at.database.db, accountId), accountId, 1, at.server.now()),
    ).rejects.toMatchObject({
      status: 422,
      code: 'licence-ended',
    });
    expect((await putWindow()).status).toBe(200);
    expect(await isOver()).toBe(false);
    await limit({ ends_on: day(-31) }, accountId);
    expect(await isOver()).toBe(true);
    expect(await putWindow()).toMatchObject({ status: 422, body: { code: 'licence-over' } });
    expect((await send(at.server, round, [answerAt(round, 0)])).status).toBe(200);
  });

  it('is asked about by an admin: kept, and written to the office; a later question replaces an earlier', async () => {
    const office = await addAdult(at.database, await staffAccount(), 'office');
    await at.database.db
      .updateTable('app_user')
      .set({ email: `${office}@office.example` })
      .where('user_id', '=', office)
      .execute();
    const ask = (pupils: number | null, remark = '<b>Groei</b>') =>
      at.server.call('askLicence', { as: at.admin, body: { pupils, until: '2028-07-31', remark } });
    expect((await ask(200)).status).toBe(200);
    at.server.advance(1000);
    expect((await ask(220)).status).toBe(200);
    expect((await read()).asked).toEqual({ on: at.server.now().toISOString(), pupils: 220 });
    await runDueJobs(at.server.services, promptJobs);
    const got = at.server.emails.filter(({ to }) => to === `${office}@office.example`);
    expect(got).toHaveLength(2);
    expect(got[1]?.text).toContain('Aantal leerlingen: 220');
    expect(got[1]?.html).not.toContain('<b>');
    expect(got[1]?.subject).not.toContain('Otter');
    const empty = { pupils: null, until: null, remark: ' ' };
    expect((await at.server.call('askLicence', { as: at.admin, body: empty })).body).toMatchObject({
      code: 'licence-asks-nothing',
    });
    for (let time = 0; time < 6; time += 1) await ask(230);
    expect((await ask(230)).body).toMatchObject({ code: 'licence-asked-often' });
    expect((await at.server.call('askLicence', { as: at.teacher, body: empty })).status).toBe(403);
  });

  /** The account of staff; one is enough. */
  async function staffAccount(): Promise<string> {
    const known = await at.database.db
      .selectFrom('account')
      .where('kind', '=', 'staff')
      .select('account_id')
      .executeTakeFirst();
    if (known) return known.account_id;
    const { accountId } = await makeSchool(at.database);
    await at.database.db
      .updateTable('account')
      .set({ kind: 'staff' })
      .where('account_id', '=', accountId)
      .execute();
    return accountId;
  }
});
