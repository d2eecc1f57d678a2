import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { addPupil, makeSchool, type TestServer, testServer } from '../../testing/server';

const database = await openTestDatabase();
let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
beforeEach(async () => {
  server = testServer({ database });
  school = await makeSchool(database);
  as = await server.signedIn((await makeSchool(database)).person('office'));
});

const usual = { size: '10', sort: 'id', direction: 'asc' } as const;
const find = async (query: Record<string, string>) =>
  (await server.call('findPupils', { query: { ...usual, ...query } as never, as })).body;
const grant = async (userId: string | null, hours = 4) => {
  const admin = await server.signedIn(school.person('schooladmin'));
  await server.call('grantSupport', { body: { userId, hours }, as: admin });
};

describe('findPupils', () => {
  it('finds a pupil by id, by login name and by school, and says nothing of who it is', async () => {
    await database.db
      .insertInto('login_name')
      .values({
        login: `noor-${school.slug}`,
        account_id: school.accountId,
        person: 'pupil',
        person_id: school.pupilId,
      })
      .execute();
    await database.db
      .updateTable('account')
      .set({ name: school.slug })
      .where('account_id', '=', school.accountId)
      .execute();
    const expected = [{ pupilId: school.pupilId, school: school.slug, year: 5, known: null }];
    expect((await find({ search: school.pupilId })).pupils).toMatchObject(expected);
    expect((await find({ search: ` NOOR-${school.slug} ` })).pupils).toMatchObject(expected);
    const { schools, pupils } = await find({ search: school.slug.slice(2) });
    expect([schools.map(({ accountId }) => accountId), pupils]).toEqual([[school.accountId], []]);
    const page = await find({ accountId: school.accountId });
    expect(page).toMatchObject({ pupils: expected, school: school.slug });
    expect(JSON.stringify(page)).not.toMatch(/noor|bakker|groep 5/i);
  });

  it('names pupils while the school grants to see all of it, and then no longer', async () => {
    await grant(school.users.docent);
    expect((await find({ search: school.pupilId })).pupils[0]?.known).toBeNull();
    await grant(null, 1);
    const known = { name: 'Noor Bakker', login: `noor-${school.slug}`, group: 'Groep 5' };
    expect((await find({ search: school.pupilId })).pupils).toMatchObject([{ known }]);
    server.advance(3_600_001);
    expect((await find({ search: school.pupilId })).pupils[0]?.known).toBeNull();
  });

  it.each([
    ['id', 'asc'],
    ['year', 'desc'],
    ['practised', 'asc'],
    ['practised', 'desc'],
  ] as const)('pages through the pupils of a school by %s, %s, each once', async (sort, direction) => {
    const added: string[] = [school.pupilId];
    for (let pupil = 0; pupil < 24; pupil += 1) added.push(await addPupil(database, school.accountId, null));
    await database.db
      .insertInto('pupil_day')
      .values(
        added.slice(0, 12).map((pupil_id, ago) => ({
          account_id: school.accountId,
          pupil_id,
          day: `2026-11-${String(20 - ago).padStart(2, '0')}`,
          answers: 1,
        })),
      )
      .execute();
    const days: (string | null)[] = [];
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof find>> = await find({
        accountId: school.accountId,
        sort,
        direction,
        ...(next && { after: next }),
      });
      seen.push(...page.pupils.map(({ pupilId }) => pupilId));
      days.push(...page.pupils.map(({ lastPractised }) => lastPractised));
      next = page.next;
    } while (next);
    expect(seen.toSorted()).toEqual(added.toSorted());
    if (sort === 'id') expect(seen).toEqual(added.toSorted());
    if (sort !== 'practised') return;
    const practised = days.filter((day) => day !== null).toSorted();
    const never = Array.from({ length: 13 }, () => null);
    expect(days).toEqual(
      direction === 'asc' ? [...never, ...practised] : [...practised.toReversed(), ...never],
    );
  });

  it('returns nothing when nothing was asked, or something unknown', async () => {
    expect(await find({})).toMatchObject({ pupils: [], schools: [] });
    expect(await find({ search: "100% o'clock" })).toMatchObject({ pupils: [], schools: [] });
    expect(
      (await server.call('findPupils', { query: { ...usual, accountId: school.pupilId }, as })).status,
    ).toBe(404);
  });
});
