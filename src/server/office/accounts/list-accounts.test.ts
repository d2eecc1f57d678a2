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
  it.each(['asc', 'desc'])('goes over all pages without a gap or a double, %s', async (direction) => {
    const found: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await list({ size: '10', direction, ...(after && { after }) });
      found.push(...page.accounts.map(({ accountId }) => accountId));
      after = page.next;
    }
    expect(new Set(found).size).toBe(names.length);
    expect(found).toHaveLength(names.length);
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
