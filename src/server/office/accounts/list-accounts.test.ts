import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { addPupil, makeSchool, type TestServer, testServer } from '../../testing/server';

let server: TestServer;
let as: string;
const names = [
  'Berk',
  'aap',
  'Berk',
  'Cel',
  'De 100%',
  ...Array.from({ length: 8 }, (_, at) => `Wilg ${at}`),
];

beforeAll(async () => {
  const database = await openTestDatabase();
  server = testServer({ database });
  for (const [place, name] of names.entries()) {
    const school = await makeSchool(database);
    await addPupil(database, school.accountId, null);
    await database.db
      .updateTable('account')
      .set({
        name,
        ...(place === 0 && { country: 'be' as const, region: 'vlaanderen' as const }),
        school_code: place === 3 ? '99ZZ00' : null,
      })
      .where('account_id', '=', school.accountId)
      .execute();
    as = await server.signedIn(school.person('office'));
  }
});

const list = async (query: Record<string, string>) =>
  (await server.call('listAccounts', { query: query as never, as })).body;
const namesOf = async (query: Record<string, string>) =>
  (await list({ size: '50', ...query })).accounts.map(({ name }) => name);

describe('listAccounts', () => {
  it.each(
    ['name', 'created', 'pupils', 'licence'].flatMap((sort) => [
      [sort, 'asc'],
      [sort, 'desc'],
    ]),
  )('goes over all pages by %s, %s, without a gap or a double', async (sort, direction) => {
    const found: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await list({ size: '10', sort, direction, ...(after && { after }) });
      found.push(...page.accounts.map(({ accountId }) => accountId));
      after = page.next;
    }
    expect(new Set(found).size).toBe(names.length);
    expect(found).toHaveLength(names.length);
  });

  it('sorts by pupils', async () => {
    const { accounts } = await list({ size: '50', sort: 'pupils', direction: 'desc' });
    const counts = accounts.map(({ pupils }) => pupils);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('sorts without regard to capitals', async () => {
    expect((await namesOf({})).slice(0, 4)).toEqual(['aap', 'Berk', 'Berk', 'Cel']);
  });

  it('searches in names, taking signs as they are, and by school number', async () => {
    expect(await namesOf({ search: 'berk' })).toEqual(['Berk', 'Berk']);
    expect(await namesOf({ search: '0%' })).toEqual(['De 100%']);
    expect(await namesOf({ search: '99zz00' })).toEqual(['Cel']);
  });

  it('filters by country and counts pupils', async () => {
    const { accounts } = await list({ country: 'be' });
    expect(accounts).toMatchObject([{ name: 'Berk', pupils: 2, licence: { allowed: 100_000 } }]);
    expect(await namesOf({ kind: 'home' })).toEqual([]);
  });

  it('filters by the end of the licence', async () => {
    const [first] = (await list({ search: 'cel' })).accounts;
    const id = first?.accountId ?? '';
    const endOn = (ends_on: string) =>
      server.services.database.db
        .updateTable('licence')
        .set({ ends_on })
        .where('account_id', '=', id)
        .execute();
    await endOn('2026-12-19');
    expect([await namesOf({ licence: 'ending' }), await namesOf({ licence: 'ended' })]).toEqual([
      ['Cel'],
      [],
    ]);
    await endOn('2026-12-20');
    expect(await namesOf({ licence: 'ending' })).toEqual([]);
    await endOn('2026-11-19');
    expect([await namesOf({ licence: 'ending' }), await namesOf({ licence: 'ended' })]).toEqual([
      [],
      ['Cel'],
    ]);
    await server.services.database.db.deleteFrom('licence').where('account_id', '=', id).execute();
    expect(await namesOf({ licence: 'none' })).toEqual(['Cel']);
  });
});

describe('listFlags', () => {
  it('counts the accounts that the list then shows, without closed ones', async () => {
    const [home, closed] = (await list({ search: 'wilg' })).accounts;
    const change = (accountId: string | undefined, values: object) =>
      server.services.database.db
        .updateTable('account')
        .set(values)
        .where('account_id', '=', accountId ?? '')
        .execute();
    await change(home?.accountId, { flags: JSON.stringify({ featureGroepen: false }) });
    await change(closed?.accountId, { closed_at: server.now() });
    const superadmin = await server.signedIn(
      (await makeSchool(server.services.database)).person('superadmin'),
    );
    const { flags } = (await server.call('listFlags', { as: superadmin })).body;
    expect(flags.find(({ flag }) => flag === 'featureEdexml')).toMatchObject({
      atFirst: { school: true, home: false },
      closed: 1,
    });
    for (const { flag, open, closed: shut } of flags) {
      expect((await namesOf({ flag, open: 'yes' })).length, `${flag} open`).toBe(open);
      expect((await namesOf({ flag, open: 'no' })).length, `${flag} closed`).toBe(shut);
    }
  });
});
