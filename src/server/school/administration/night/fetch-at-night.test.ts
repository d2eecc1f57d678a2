import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../../platform/jobs/jobs';
import {
  type AdministeredPupil,
  type RunningService,
  startAdministrationService,
} from '../../../testing/administration-service';
import { openTestDatabase } from '../../../testing/database';
import { madeAnew } from '../../../testing/school-server';
import { makeSchool, testServer, writeTo } from '../../../testing/server';
import { jobs } from '../jobs';

const day = 86_400_000;

let service: RunningService;
beforeAll(async () => {
  service = await startAdministrationService();
});
afterAll(() => service.stop());

const names = ['Lotte', 'Daan', 'Mila', 'Levi', 'Saar', 'Finn'];
const pupil = (n: number): AdministeredPupil => ({
  key: `k${n}`,
  first: names[n] ?? `Kind${n}`,
  last: `Vos${n}`,
  group: 'G4',
});
const groups = { G4: ['Groep 4', 4], G6: ['Groep 6A', 6] } as const;
/** The school with five pupils, and what is different. */
const holds = (change: (pupils: AdministeredPupil[]) => AdministeredPupil[] = (all) => all, part = {}) =>
  service.holds({ groups, pupils: change([0, 1, 2, 3, 4].map(pupil)), ...part });

beforeEach(() => {
  service.does('list');
  holds();
});

const at = madeAnew(openTestDatabase, async (database) => {
  await database.db.deleteFrom('administration_link').execute();
  const server = testServer({ database, config: { administrationSystems: [service.settings] } });
  const school = await makeSchool(database);
  await writeTo(database, school.users.schooladmin, `admin-${school.slug}@school.example`);
  const signIn = () => server.signedIn(school.person('schooladmin'));
  const as = await signIn();
  const { body: list } = await (async () => {
    const body = { systemId: 'test-las', school: { schoolKey: 'otter' }, key: service.key };
    await server.call('connectAdministration', { as, body });
    return server.call('fetchAdministration', { as });
  })();
  const { body: plan } = await server.call('planImport', { as, body: list.file });
  const rows = plan.rows.filter(({ proposed }) => proposed).map(({ row }) => row);
  await server.call('applyImport', { as, params: { importId: plan.importId }, body: { rows, same: [] } });
  await server.call('setAdministrationNights', { as, body: { nightly: true, applies: true } });
  const link = async () => (await server.call('readAdministration', { as: await signIn() })).body.link;
  /** Runs the job now, whenever it is due: other tests of this database have other clocks. */
  const run = async () => {
    await database.db.deleteFrom('job').execute();
    await runDueJobs(server.services, jobs);
  };
  /** Lets a night go by. */
  const night = async () => {
    server.advance(day);
    await run();
    return link();
  };
  const pupils = async () =>
    (
      await database.db
        .selectFrom('pupil')
        .where('account_id', '=', school.accountId)
        .where('trashed_at', 'is', null)
        .orderBy('first_name')
        .select(['first_name', 'last_name', 'group_id'])
        .execute()
    ).map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  const told = async () =>
    (
      await database.db
        .selectFrom('message')
        .where('account_id', '=', school.accountId)
        .where('notice', 'is not', null)
        .orderBy('sent_at')
        .select('notice')
        .execute()
    )
      .map(({ notice }) => notice as { kind: string })
      .filter(({ kind }) => kind.startsWith('administration-'));
  return { database, server, school, signIn, link, run, night, pupils, told };
});

describe('the list of a school, fetched at night', () => {
  it('changes nothing and tells nobody when it is the same', async () => {
    const before = await at.pupils();
    expect(await at.night()).toMatchObject({ last: { pupils: 5, applied: 0, waiting: 0 }, problem: null });
    expect(await at.pupils()).toEqual(before);
    expect(await at.told()).toEqual([]);
  });

  it('adds who is new and renames by itself, says so without naming a person, and can be undone', async () => {
    holds((all) => [
      ...all.map((one) => (one.key === 'k1' ? { ...one, last: 'Vos1-de Wit' } : one)),
      pupil(5),
    ]);
    const before = await at.pupils();
    expect(await at.night()).toMatchObject({ last: { applied: 2, waiting: 0 } });
    expect(await at.pupils()).toEqual(expect.arrayContaining(['Finn Vos5', 'Daan Vos1-de Wit']));
    const as = await at.signIn();
    const { changes } = (await at.server.call('listChanges', { as })).body;
    expect(changes[0]).toMatchObject({ by: null, counts: { added: 1, changed: 1 } });
    const audited = await at.database.db
      .selectFrom('audit_event')
      .where('account_id', '=', at.school.accountId)
      .where('actor_id', 'is', null)
      .orderBy('at')
      .select('action')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['import.applied', 'administration.fetched']);
    await at.server.call('undoChange', { as, params: { changeId: changes[0]?.changeId ?? '' } });
    expect(await at.pupils()).toEqual(before);
  });

  it('asks before anybody moves, leaves or may be another child, once for the same', async () => {
    holds((all) =>
      all.slice(0, 4).map((one) => {
        if (one.key === 'k0') return { ...one, group: 'G6' };
        return one.key === 'k1' ? { ...one, first: 'Sven', last: 'Anders' } : one;
      }),
    );
    const before = await at.pupils();
    expect(await at.night()).toMatchObject({ last: { applied: 0, waiting: 3 } });
    expect(await at.pupils()).toEqual(before);
    expect(await at.told()).toEqual([{ kind: 'administration-waiting', waiting: 3 }]);
    await at.night();
    expect(await at.told()).toHaveLength(1);
    const mails = await at.database.db.selectFrom('mail').select('kind').execute();
    expect(mails.map(({ kind }) => kind)).toContain('administration-waiting');
  });

  it('applies nothing unless the admin allowed it', async () => {
    const body = { nightly: true, applies: false };
    await at.server.call('setAdministrationNights', { as: await at.signIn(), body });
    holds((all) => [...all, pupil(5)]);
    expect(await at.night()).toMatchObject({ last: { applied: 0, waiting: 1 } });
  });

  it.each([
    ['lacks many pupils', () => holds((all) => [...all.slice(0, 3), pupil(5)])],
    [
      'has names that were decoded wrongly',
      () => holds((all) => [...all, ...[6, 7, 8].map((n) => ({ ...pupil(n), first: 'ZoÃ«' }))]),
    ],
    [
      'has far more new pupils than a night brings',
      () => holds((all) => [...all, ...Array.from({ length: 11 }, (_, n) => pupil(20 + n))]),
    ],
    ['is of the next school year', () => holds((all) => [...all, pupil(5)], { schoolYear: '2027-2028' })],
  ])('applies nothing when it %s', async (_, change) => {
    change();
    const before = await at.pupils();
    const link = await at.night();
    expect(link?.last).toMatchObject({ applied: 0 });
    expect(link?.last?.waiting).toBeGreaterThan(0);
    expect(await at.pupils()).toEqual(before);
  });

  it('changes nothing when it is of another school or of a year that is over, and says so', async () => {
    await at.database.db
      .updateTable('account')
      .set({ school_code: '99ZZ' })
      .where('account_id', '=', at.school.accountId)
      .execute();
    holds((all) => [...all, pupil(5)], { brin: '12AB' });
    expect((await at.night())?.problem?.message).toMatch(/van school 12AB, je werkt in 99ZZ/);
    holds((all) => [...all, pupil(5)], { schoolYear: '2025-2026' });
    expect((await at.night())?.problem?.message).toMatch(/schooljaar 2025-2026/);
    expect(await at.pupils()).not.toContain('Finn Vos5');
    expect(await at.told()).toHaveLength(2);
  });

  it('is tried again the next night, and its admins are told of a fault that lasts', async () => {
    service.does('Server.InterneFout');
    const asked = service.asked.length;
    expect((await at.night())?.problem?.message).toMatch(/storing/);
    await at.run();
    expect(service.asked).toHaveLength(asked + 1);
    await at.night();
    expect(await at.told()).toEqual([]);
    await at.night();
    await at.night();
    expect(await at.told()).toEqual([{ kind: 'administration-failed' }]);
    service.does('list');
    expect(await at.night()).toMatchObject({ problem: null, last: { pupils: 5 } });
  });

  it('is told of at once when only the school can help', async () => {
    service.does('Client.AutorisatieOngeldig');
    await at.night();
    await at.night();
    expect(await at.told()).toEqual([{ kind: 'administration-failed' }]);
  });

  it('is not fetched for somebody who no longer manages the school', async () => {
    const asked = service.asked.length;
    await at.database.db
      .updateTable('app_user')
      .set({ role: 'docent' })
      .where('user_id', '=', at.school.users.schooladmin)
      .execute();
    at.server.advance(day);
    await at.run();
    expect(service.asked).toHaveLength(asked);
    const { problem } = await at.database.db
      .selectFrom('administration_link')
      .select('problem')
      .executeTakeFirstOrThrow();
    expect(problem?.code).toBe('administration-nobody');
  });

  it('is not fetched while the school or its import is closed', async () => {
    const asked = service.asked.length;
    const of = at.database.db.updateTable('account').where('account_id', '=', at.school.accountId);
    await of.set({ closed_at: at.server.now() }).execute();
    at.server.advance(day);
    await at.run();
    expect(service.asked).toHaveLength(asked);
  });
});
