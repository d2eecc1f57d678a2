import type { Db } from '../db/database';
import type { ImportFile } from './plan';
import type { SchoolState } from './school-state';

/** Codes of the locations of a school: `99ZZ+99ZZ01`. */
const codesOf = (code: string) => code.toUpperCase().split('+');

/** Whether a file is of this school: of one of its locations at least, and a new one may come with it. */
export const sharesCode = (file: string, own: string): boolean =>
  codesOf(file).some((code) => codesOf(own).includes(code));

/** Longest list of codes that is kept, characters. */
const longest = 64;

/** Keeps of which school the files are, so that another one's is refused the next time. */
export async function rememberSchool(tx: Db, accountId: string, fileCode: string | null): Promise<void> {
  if (fileCode === null) return;
  const { school_code: own } = await tx
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select('school_code')
    .executeTakeFirstOrThrow();
  const all = own === null ? fileCode : [...new Set([...codesOf(own), ...codesOf(fileCode)])].join('+');
  if (all === own || all.length > longest) return;
  await tx.updateTable('account').set({ school_code: all }).where('account_id', '=', accountId).execute();
}

/**
 * The key that a group of a file of one location has since the files of several came in together, where two of them had
 * the same: `src/edexml/join-files.ts` puts the location before it. Without this the file of one location would fill the
 * groups of the other.
 */
export function locationKeys(
  { school }: Pick<ImportFile, 'school'>,
  { classes }: Pick<SchoolState, 'classes'>,
): (key: string) => string {
  const known = new Set(classes.flatMap(({ sourceKeys }) => sourceKeys));
  return (key) => {
    const here = `${school.code}/${key}`;
    return school.code !== null && known.has(here) ? here : key;
  };
}

/** The file with these keys for its groups. */
export const withGroupKeys = (file: ImportFile, keyOf: (key: string) => string): ImportFile => ({
  ...file,
  groups: file.groups.map((group) => ({
    ...group,
    key: keyOf(group.key),
    otherKeys: group.otherKeys.map(keyOf),
  })),
  pupils: file.pupils.map((pupil) => ({
    ...pupil,
    groupKey: pupil.groupKey === null ? null : keyOf(pupil.groupKey),
  })),
});
