import { readFileSync } from 'node:fs';
import type { Role } from '@/contract/route';
import { parseEdexml } from '@/edexml/parse-edexml';
import type { Database } from '../../platform/db/database';
import { schoolServer } from '../../testing/school-server';
import type { ImportFile } from './matching/plan';

export type FileRow = ImportFile['pupils'][number];

/** A pupil of a file; what is not said is as usual. */
const pupilRow = (part: Partial<FileRow>): FileRow => ({
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
export const importFile = (
  pupils: readonly Partial<FileRow>[],
  part: Partial<ImportFile> = {},
): ImportFile => ({
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

/** A file of a whole school, as the browser reads it. */
export async function fileOfSchool(name: 'school' | 'school-later'): Promise<ImportFile> {
  const bytes = new Uint8Array(readFileSync(`tests/fixtures/edexml/${name}.xml`));
  const parsed = await parseEdexml(bytes, { today: '2026-11-20' });
  if (!parsed.ok) throw new Error(parsed.failure.code);
  return parsed.file;
}

type TableOfSchool =
  | 'pupil'
  | 'pupil_group'
  | 'login_name'
  | 'pupil_model'
  | 'import_run'
  | 'import_row'
  | 'audit_event';

/** A school with one pupil, where somebody of this role imports: `as`, unless told otherwise. */
export async function importingSchool(database: Database, role: Role = 'schooladmin') {
  const at = await schoolServer(database);
  const { server, school } = at;
  const as = await server.signedIn(school.person(role));
  const ask = (body: ImportFile, who = as) => server.call('planImport', { as: who, body });
  const plan = async (body: ImportFile, who = as) => (await ask(body, who)).body;
  /** @param same the rows of which a person says that they are the candidate */
  const apply = (
    importId: string,
    rows: readonly number[],
    who = as,
    same: readonly (number | { row: number; candidate: number })[] = [],
  ) =>
    server.call('applyImport', { as: who, params: { importId }, body: { rows: [...rows], same: [...same] } });
  /** Carries out what is ticked unless somebody says otherwise. */
  const take = async (body: ImportFile, who = as, withLeavers = false) => {
    const planned = await plan(body, who);
    const ticked = planned.rows.filter(({ proposed, kind }) => proposed || (withLeavers && kind === 'left'));
    const rows = ticked.map(({ row }) => row);
    return { planned, applied: await apply(planned.importId, rows, who) };
  };
  /** Plans and applies a file, with its leavers ticked too. */
  const takeWithLeavers = (body: ImportFile, who = as) => take(body, who, true);
  // Days may have gone by since somebody signed in.
  const undo = async (changeId: string) =>
    server.call('undoChange', {
      as: await server.signedIn(school.person('schooladmin')),
      params: { changeId },
    });
  const pupils = () =>
    database.db
      .selectFrom('pupil')
      .where('account_id', '=', school.accountId)
      .orderBy('pupil_id')
      .selectAll()
      .execute();
  /** How many pupils there are, those of the trash not counted. */
  const live = async () => (await pupils()).filter(({ trashed_at }) => trashed_at === null).length;
  const rowsOf = (table: TableOfSchool) =>
    database.db.selectFrom(table).where('account_id', '=', school.accountId).selectAll().execute();
  return { ...at, as, ask, plan, apply, take, takeWithLeavers, undo, pupils, live, rowsOf };
}
