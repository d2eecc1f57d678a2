import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningService, startAdministrationService } from '../../testing/administration-service';
import { openTestDatabase } from '../../testing/database';
import { takeLeaks } from '../../testing/log-watch';
import { madeAnew } from '../../testing/school-server';
import { makeSchool, testServer } from '../../testing/server';

let service: RunningService;
beforeAll(async () => {
  service = await startAdministrationService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.does('list');
  service.holds({
    groups: { G4: ['Groep 4', 4] },
    pupils: [
      { key: 'k1', first: 'Lotte', last: 'Vos', group: 'G4' },
      { key: 'k2', first: 'Daan', group: 'G4', eckId: 'https://ketenid.nl/201703/ab' },
    ],
  });
});

const at = madeAnew(openTestDatabase, async (database) => {
  const server = testServer({ database, config: { administrationSystems: [service.settings] } });
  const school = await makeSchool(database);
  const [as, teacher] = [
    await server.signedIn(school.person('schooladmin')),
    await server.signedIn(school.person('docent')),
  ];
  const connect = (key = service.key) =>
    server.call('connectAdministration', {
      as,
      body: { systemId: 'test-las', school: { brin: '99zz', branch: null }, key },
    });
  return { database, server, school, as, teacher, connect };
});

const read = async () => (await at.server.call('readAdministration', { as: at.as })).body;

describe('a school and its administration system', () => {
  it('are connected by a key that is kept sealed and told to nobody', async () => {
    expect(await read()).toEqual({ systems: [{ id: 'test-las', name: 'Test-LAS' }], link: null });
    expect((await at.connect()).status).toBe(200);
    const shown = await read();
    expect(shown.link).toMatchObject({
      systemName: 'Test-LAS',
      school: { brin: '99ZZ', branch: null },
      nightly: false,
      applies: false,
      last: null,
      problem: null,
    });
    const stored = await at.database.db
      .selectFrom('administration_link')
      .where('account_id', '=', at.school.accountId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(Buffer.from(stored.sealed).includes(service.key)).toBe(false);
    expect(JSON.stringify([shown, { ...stored, sealed: null }])).not.toContain('Pk77');
    expect(takeLeaks()).toEqual([]);
  });

  it('are connected to the systems of this installation only', async () => {
    const body = { systemId: 'another', school: { schoolKey: 'x' }, key: 'k' };
    const answer = await at.server.call('connectAdministration', { as: at.as, body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'administration-gone' } });
  });

  it('are no business of a teacher', async () => {
    await at.connect();
    const as = at.teacher;
    const answers = await Promise.all([
      at.server.call('readAdministration', { as }),
      at.server.call('fetchAdministration', { as }),
      at.server.call('testAdministration', { as }),
      at.server.call('disconnectAdministration', { as }),
      at.server.call('setAdministrationNights', { as, body: { nightly: true, applies: true } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(service.asked).toHaveLength(0);
  });

  it('are tried, and a wrong key is said in words and remembered until it is right', async () => {
    await at.connect('wrong');
    const refused = await at.server.call('testAdministration', { as: at.as });
    expect(refused).toMatchObject({ status: 422, body: { code: 'administration-key' } });
    expect((await read()).link?.problem?.message).toMatch(/keurt de sleutel van de school af/);
    await at.connect();
    const { body } = await at.server.call('testAdministration', { as: at.as });
    expect(body).toEqual({ pupils: 2, groups: 1, schoolCode: '99ZZ' });
    expect((await read()).link?.problem).toBeNull();
  });

  it('keep the nights when the key is replaced, and not when the school is another', async () => {
    await at.connect();
    const body = { nightly: true, applies: true };
    await at.server.call('setAdministrationNights', { as: at.as, body });
    await at.connect('a new key');
    expect((await read()).link).toMatchObject({ nightly: true, applies: true });
    const other = { systemId: 'test-las', school: { schoolKey: 'otter' }, key: 'k' };
    await at.server.call('connectAdministration', { as: at.as, body: other });
    expect((await read()).link).toMatchObject({ nightly: false, applies: false, nextAt: null });
  });

  it('give a list that is planned, applied and undone as a file is', async () => {
    const { server, as } = at;
    await at.connect();
    const { body: list } = await server.call('fetchAdministration', { as });
    expect(JSON.stringify(list)).not.toMatch(/123456782|2017-03|GEHEIM/);
    const { body: plan } = await server.call('planImport', { as, body: list.file });
    expect(plan.counts).toMatchObject({ new: 2, groups: 1 });
    const rows = plan.rows.map(({ row }) => row);
    const params = { importId: plan.importId };
    const applied = await server.call('applyImport', { as, params, body: { rows, same: [] } });
    expect(applied.body).toMatchObject({ pupilsAdded: 2, groupsAdded: 1 });
    const again = await server.call('planImport', { as, body: list.file });
    expect(again.body.counts).toMatchObject({ known: 2, new: 0 });
    expect((await server.call('undoChange', { as, params: { changeId: plan.importId } })).status).toBe(200);
    expect((await read()).link?.last).toMatchObject({ pupils: 2, waiting: 0 });
  });

  it('are asked at most ten times at once', async () => {
    await at.connect();
    for (let n = 0; n < 10; n++) await at.server.call('testAdministration', { as: at.as });
    const asked = service.asked.length;
    const often = await at.server.call('fetchAdministration', { as: at.as });
    expect(often).toMatchObject({ status: 422, body: { code: 'administration-often' } });
    expect(service.asked).toHaveLength(asked);
  });

  it('know nothing of another school', async () => {
    await at.connect();
    const other = await makeSchool(at.database);
    const as = await at.server.signedIn(other.person('schooladmin'));
    expect((await at.server.call('readAdministration', { as })).body.link).toBeNull();
    expect(await at.server.call('fetchAdministration', { as })).toMatchObject({
      body: { code: 'administration-none' },
    });
    await at.server.call('disconnectAdministration', { as });
    expect((await read()).link).not.toBeNull();
    // The row of one school opens for no other.
    await at.database.db
      .updateTable('administration_link')
      .set({ account_id: other.accountId, connected_by: other.users.schooladmin })
      .where('account_id', '=', at.school.accountId)
      .execute();
    expect(await at.server.call('fetchAdministration', { as })).toMatchObject({
      body: { code: 'administration-sealed' },
    });
  });

  it('are parted, and the key is gone', async () => {
    await at.connect();
    await at.server.call('disconnectAdministration', { as: at.as });
    expect((await read()).link).toBeNull();
    const body = { nightly: true, applies: false };
    expect(await at.server.call('setAdministrationNights', { as: at.as, body })).toMatchObject({
      body: { code: 'administration-none' },
    });
  });
});
