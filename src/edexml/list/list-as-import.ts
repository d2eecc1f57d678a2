import { nameForComparing } from '../bytes/clean-text';
import type { ImportFile, Note, Parsed } from '../result';
import type { Columns } from './columns';
import { type ListedPupil, readList, readListYear } from './read-list';
import type { Cells } from './split-list';

/** Returns the year of a group: the one its members agree on, null when they differ, otherwise that of its name. */
function yearOfGroup(name: string, members: readonly ListedPupil[], flemish: boolean): number | null {
  const years = new Set(members.flatMap(({ year }) => year ?? []));
  if (years.size > 1) return null;
  return [...years][0] ?? readListYear(name, flemish);
}

/** Signs and numbers that no name has, and words that begin a line about a group. */
const noName = /[\d@:;=<>/\\|#%&*+?!_{}[\]()"“”]|^(?:groep|klas|class|leerkracht|juf|meester|naam|name)\s/iu;
/** Most words of a name that nobody has to look at. */
const mostWords = 8;

/** Returns whether a cell that was read as a name may be none, so that a person looks at it first. */
const isOddName = ({ firstName, lastName }: ListedPupil): boolean => {
  const name = `${firstName} ${lastName ?? ''}`.trim();
  return noName.test(name) || name.split(' ').length > mostWords;
};

function notesOf(pupils: readonly ListedPupil[]): Note[] {
  const first = new Map<string, ListedPupil>();
  return pupils.flatMap((pupil, index): Note[] => {
    const { line, key, groupName } = pupil;
    const name = nameForComparing(`${pupil.firstName} ${pupil.lastName ?? ''}|${groupName ?? ''}`);
    const other = first.get(name);
    if (!other) first.set(name, pupil);
    return [
      ...(isOddName(pupil) ? [{ code: 'odd-name', line, pupil: index } as const] : []),
      ...(pupil.cut ? [{ code: 'name-cut', line, pupil: index } as const] : []),
      ...(key === null
        ? []
        : key.startsWith('#')
          ? [{ code: 'unstable-key', line, pupil: index } as const]
          : []),
      ...(groupName === null ? [{ code: 'no-group', line, pupil: index } as const] : []),
      ...(other ? [{ code: 'same-name-in-class', line, pupil: index, otherLine: other.line } as const] : []),
    ];
  });
}

/**
 * Converts a list to an import with groups by name; their keys are not stable, since the next list may differ.
 * @param otherGroup name of the group of all pupils of whom the list names none
 */
export function listAsImport(
  cells: Cells,
  columns: Columns,
  flemish: boolean,
  otherGroup: string | null = null,
): Parsed {
  const { pupils: listed, nameless } = readList(cells, columns, flemish);
  const pupils = listed.map((pupil) => ({ ...pupil, groupName: pupil.groupName ?? otherGroup }));
  const members = new Map<string, { readonly name: string; readonly pupils: ListedPupil[] }>();
  for (const pupil of pupils) {
    if (pupil.groupName === null) continue;
    const key = `#${nameForComparing(pupil.groupName)}`;
    const known = members.get(key);
    if (known) known.pupils.push(pupil);
    else members.set(key, { name: pupil.groupName, pupils: [pupil] });
  }
  const groups = [...members].map(([key, { name, pupils: own }]) => ({
    key,
    name,
    year: yearOfGroup(name, own, flemish),
    otherKeys: [],
  }));
  const yearOf = new Map(groups.map(({ key, year }) => [key, year]));
  const keys = new Set<string>();
  const file: ImportFile = {
    origin: 'list',
    school: { code: null, schoolYear: null, referenceDate: null },
    groups,
    departed: [],
    pupils: pupils.map((pupil) => {
      const groupKey = pupil.groupName === null ? null : `#${nameForComparing(pupil.groupName)}`;
      const isFirst = pupil.key !== null && !keys.has(pupil.key);
      if (pupil.key !== null) keys.add(pupil.key);
      return {
        key: isFirst ? pupil.key : null,
        eckId: null,
        firstName: pupil.firstName,
        lastName: pupil.lastName,
        sortName: pupil.sortName,
        year: pupil.year ?? (groupKey === null ? null : (yearOf.get(groupKey) ?? null)),
        groupKey,
        line: pupil.line,
      };
    }),
  };
  return {
    ok: true,
    file,
    notes: notesOf(pupils),
    leftOut: nameless.map((line) => ({ line, name: null, reason: 'no-name' })),
    teachers: [],
    mixed: new Map(),
    counts: { groups: groups.length, mixedGroups: 0, pupils: pupils.length, teachers: 0 },
    looksLikeMojibake: false,
    splitGroups: 0,
  };
}
