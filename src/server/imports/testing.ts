import type { Database } from '../db/database';
import { makeSchool, testServer } from '../testing/server';
import type { ImportFile } from './plan';

type Row = ImportFile['pupils'][number];

/** A pupil of a file; what is not said is as usual. */
const pupilRow = (part: Partial<Row>): Row => ({
  key: null,
  eckId: null,
  firstName: 'Sem',
  lastName: null,
  sortName: null,
  year: 4,
  groupKey: 'G1',
  line: 1,
  ...part,
});

/** A file of one group with these pupils. */
export const importFile = (pupils: readonly Partial<Row>[], part: Partial<ImportFile> = {}): ImportFile => ({
  origin: 'edexml',
  departed: [],
  school: { code: null, schoolYear: '2026-2027', referenceDate: null },
  groups: [{ key: 'G1', name: 'Groep 4A', year: 4, otherKeys: [] }],
  pupils: pupils.map(pupilRow),
  ...part,
});

/** So many pupils with keys and names of their own. */
export const manyPupils = (count: number, name = 'Kind') =>
  Array.from({ length: count }, (_, at) => ({ key: `${name}${at}`, firstName: `${name}${at}` }));

/** A school with one pupil, whose administrator imports. */
export async function importingSchool(database: Database) {
  const server = testServer({ database });
  const school = await makeSchool(database);
  const as = await server.signedIn(school.person('schooladmin'));
  const plan = async (body: ImportFile, who = as) =>
    (await server.call('planImport', { as: who, body })).body;
  const apply = (importId: string, rows: readonly number[], who = as) =>
    server.call('applyImport', { as: who, params: { importId }, body: { rows: [...rows], same: [] } });
  /** Carries out what is ticked unless somebody says otherwise. */
  const take = async (body: ImportFile) => {
    const planned = await plan(body);
    const rows = planned.rows.filter(({ proposed }) => proposed).map(({ row }) => row);
    return { planned, applied: await apply(planned.importId, rows) };
  };
  const live = async () => {
    const { count } = await database.db
      .selectFrom('pupil')
      .where('account_id', '=', school.accountId)
      .where('trashed_at', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return { database, server, school, as, plan, apply, take, live };
}
