import { Refusal } from '../result';
import { readColumns } from './files';
import { type CsvRow, readCsv } from './read-csv';
import type { ReadFile, RosterTexts } from './unpack';

type ColumnsRead<File extends ReadFile> =
  | (typeof readColumns)[File]['needed'][number]
  | (typeof readColumns)[File]['wanted'][number];

export type RowOf<File extends ReadFile> = CsvRow<ColumnsRead<File>>;

export interface Roster {
  readonly orgs: readonly RowOf<'orgs'>[];
  readonly academicSessions: readonly RowOf<'academicSessions'>[];
  readonly classes: readonly RowOf<'classes'>[];
  readonly users: readonly RowOf<'users'>[];
  readonly roles: readonly CsvRow<'userSourcedId' | 'role' | 'orgSourcedId' | 'status' | 'endDate'>[];
  readonly enrollments: readonly RowOf<'enrollments'>[];
}

function readFile<File extends ReadFile>(texts: RosterTexts, file: File): RowOf<File>[] {
  const { needed, wanted } = readColumns[file];
  return readCsv<ColumnsRead<File>>(texts[file] ?? '', { name: `${file}.csv`, needed, wanted });
}

const usersOf11 = { name: 'users.csv', needed: ['sourcedId', 'role', 'orgSourcedIds'] } as const;

/** Version 1.1 has one role a user, in the users file itself. */
function rolesOf11(users: string): Roster['roles'] {
  return readCsv(users, usersOf11).map(({ line, of }) => ({
    line,
    of: (column) => {
      if (column === 'userSourcedId') return of('sourcedId');
      if (column === 'orgSourcedId') return of('orgSourcedIds')?.split(',')[0]?.trim() ?? null;
      return column === 'role' ? of('role') : null;
    },
  }));
}

/** Reads the files of a OneRoster export. @throws Refusal with the file, and the column or line that is wrong */
export function readRoster(texts: RosterTexts): Roster {
  const users = readFile(texts, 'users');
  if (users.length === 0) throw new Refusal('no-pupils');
  return {
    orgs: readFile(texts, 'orgs'),
    academicSessions: readFile(texts, 'academicSessions'),
    classes: readFile(texts, 'classes'),
    users,
    roles: texts.roles === null ? rolesOf11(texts.users) : readFile(texts, 'roles'),
    enrollments: readFile(texts, 'enrollments'),
  };
}

/** Whether a row is one that the sender takes back. */
export const isGone = (row: { readonly of: (column: 'status') => string | null }): boolean =>
  ['tobedeleted', 'inactive'].includes(row.of('status')?.toLowerCase() ?? '');
