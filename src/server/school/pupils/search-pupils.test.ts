import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { describeOnBoth } from '../../testing/database';
import { addGroup, addPupil, makeSchool, type TestServer, testServer } from '../../testing/server';

describeOnBoth('searchPupils', (open) => {
  let database: Database;
  let server: TestServer;
  let school: Awaited<ReturnType<typeof makeSchool>>;
  beforeAll(async () => {
    database = await open();
    server = testServer({ database });
  });
  beforeEach(async () => {
    school = await makeSchool(database);
  });

  const add = async (
    first_name: string,
    last_name: string | null,
    groupId: string | null = school.groupId,
  ) => {
    const pupilId = await addPupil(database, school.accountId, groupId);
    await database.db
      .updateTable('pupil')
      .set({ first_name, last_name, sort_name: last_name })
      .where('pupil_id', '=', pupilId)
      .execute();
    return pupilId;
  };
  const found = async (search: string, role: 'docent' | 'schooladmin' = 'docent') => {
    const as = await server.signedIn(school.person(role));
    return (await server.call('searchPupils', { query: { search }, as })).body;
  };
  const names = async (search: string, role?: 'docent' | 'schooladmin') =>
    (await found(search, role)).pupils.map(({ name }) => name);

  it('finds a pupil by the beginning of any word of the name, without accents and in any order', async () => {
    await add('Zoë', "van 't Wolkenburg");
    await add('Anne-Fleur', 'ter Braak');
    await add('Søren', 'Groß');
    for (const search of ['zoe', 'ZOË', 'wolk', "van 't wolkenburg", 'wolkenburg zo', ' zoë  van '])
      expect(await names(search), search).toEqual(["Zoë van 't Wolkenburg"]);
    for (const search of ['fleur', 'braak', 'anne-fleur ter b'])
      expect(await names(search), search).toEqual(['Anne-Fleur ter Braak']);
    expect(await names('soren gross')).toEqual(['Søren Groß']);
    for (const search of ['olken', 'zoe braak', "'", String.raw`\ & ! ' :*`, '%'])
      expect(await names(search), search).toEqual([]);
  });

  it('shows a teacher the own groups and a school admin the whole school, but no other school', async () => {
    const elsewhere = await addGroup(database, school.accountId);
    await add('Fatima', 'Yilmaz', elsewhere);
    await add('Fatima', 'Zahra');
    expect(await names('fatima')).toEqual(['Fatima Zahra']);
    expect(await names('fatima', 'schooladmin')).toEqual(['Fatima Yilmaz', 'Fatima Zahra']);
    school = await makeSchool(database);
    expect(await names('fatima', 'schooladmin')).toEqual([]);
  });

  it('tells those who left apart, behind those in a group', async () => {
    const thrown = await add('Bas', 'Aarts');
    await add('Bas', 'Bos', null);
    await add('Bas', 'Cox');
    await database.db
      .updateTable('pupil')
      .set({ trashed_at: server.now() })
      .where('pupil_id', '=', thrown)
      .execute();
    const { pupils } = await found('bas', 'schooladmin');
    expect(pupils.map(({ name, place }) => [name, place])).toEqual([
      ['Bas Cox', 'group'],
      ['Bas Bos', 'none'],
      ['Bas Aarts', 'trash'],
    ]);
    expect(pupils[0]?.group).toEqual({ groupId: school.groupId, name: 'Groep 5' });
    expect((await found('bas')).pupils.map(({ place }) => place)).toEqual(['group', 'trash']);
  });

  it('says that there are more than it shows', async () => {
    for (let pupil = 0; pupil < 9; pupil += 1) await add('Eva', `Nummer ${pupil}`);
    expect(await found('eva')).toMatchObject({ pupils: { length: 8 }, more: true });
    expect(await found('eva 3')).toMatchObject({ pupils: { length: 1 }, more: false });
  });

  it('reads an index that is cut by account', async () => {
    const plan = await database.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select 1 from pupil p
        where pupil_words(p.account_id, p.first_name, p.last_name)
          @@ pupil_query(${school.accountId}::uuid, 'eva')`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('pupil_by_word');
    expect(plan).toContain(`${school.accountId}/eva`);
  });
});
