import { isPrefix } from '../list/columns';
import { splitSurname } from '../list/read-list';
import type { RawPupil, RawTeacher } from '../records/records';
import type { Classes } from './classes';
import { type Counting, type Country, readGrades } from './grades';
import type { Person } from './roles';
import { isGone, type RowOf } from './roster';

type User = RowOf<'users'>;

/** Code of EdeXML for a year that is none, by the note it leads to. */
const codeOfNote: Readonly<Record<string, string>> = {
  'below-primary': '0',
  'above-primary': '11',
  'no-year': 'C',
};

/** How the years of a file are read. */
export interface YearOptions {
  readonly counting: Counting;
  readonly country: Country;
}

/** Returns a cell of grades as EdeXML writes the year; null when it is empty. */
export function yearCode(cell: string | null, { counting, country }: YearOptions): string | null {
  const reading = readGrades(cell, counting, country);
  if (reading === null) return null;
  if (reading.kind === 'year') return String(reading.year);
  return reading.kind === 'several' ? 'C' : (codeOfNote[reading.note] ?? '?');
}

/** Names as EdeXML writes them: what somebody is called, and the prefix of the surname apart. */
function namesOf(user: User): [field: 'roepnaam' | 'voorvoegsel' | 'achternaam', text: string][] {
  const first = user.of('preferredGivenName') ?? user.of('givenName');
  const family = user.of('preferredFamilyName') ?? user.of('familyName');
  const middle = user.of('preferredMiddleName') ?? user.of('middleName');
  const own = family === null ? null : splitSurname(family);
  // Some administrations write the prefix of a surname as the middle name.
  const prefix = middle !== null && isPrefix(middle) ? middle : '';
  const before = [prefix, own?.prefix ?? ''].filter((part) => part !== '').join(' ');
  return [
    ...(first === null ? [] : [['roepnaam', first] as [field: 'roepnaam', text: string]]),
    ...(before === '' ? [] : [['voorvoegsel', before] as [field: 'voorvoegsel', text: string]]),
    ...(own === null ? [] : [['achternaam', own.sortName] as [field: 'achternaam', text: string]]),
  ];
}

/** Addresses by which an ECK iD is known. */
const eckIdStart = 'https://ketenid.nl/';
const isEckId = (type: string, id: string) => /eck|ketenid/i.test(type) || id.startsWith(eckIdStart);

/** Finds the ECK iD among `{type:id}` pairs, or as the master identifier. */
function eckIdOf(user: User): string | null {
  const pairs = (user.of('userIds') ?? '').matchAll(/\{([^:{}]{1,60}):([^{}]{1,512})\}/g);
  for (const [, type = '', id = ''] of pairs) if (isEckId(type, id)) return id;
  const master = user.of('userMasterIdentifier');
  return master?.startsWith(eckIdStart) ? master : null;
}

/** Whether an export says that a pupil has left: taken back, closed, or with roles that are all over. */
const hasLeft = (user: User, person: Person | undefined): boolean =>
  isGone(user) ||
  user.of('enabledUser')?.toLowerCase() === 'false' ||
  (person?.wasPupil === true && !person.isPupil);

export function pupilOf(
  user: User,
  id: string,
  person: Person | undefined,
  classes: Classes,
  years: YearOptions,
): RawPupil {
  const own = classes.ofPupil.get(id) ?? [];
  const homes = own.filter(({ isHome }) => isHome);
  const year = hasLeft(user, person) ? 'H' : yearCode(user.of('grades'), years);
  return {
    line: user.line,
    key: id,
    eckId: eckIdOf(user),
    fields: new Map([...namesOf(user), ...(year === null ? [] : [['jaargroep', year] as const])]),
    groupKey: homes[0]?.id ?? (own.length === 0 ? (classes.unknownOf.get(id) ?? null) : null),
    isInSeveral: homes.length > 1,
    mixedKeys: own.filter(({ isHome }) => !isHome).map((one) => one.id),
  };
}

export function teacherOf(user: User, id: string, person: Person | undefined, classes: Classes): RawTeacher {
  const email = user.of('email');
  return {
    line: user.line,
    key: id,
    fields: new Map([...namesOf(user), ...(email === null ? [] : [['emailadres', email] as const])]),
    roles: [...(person?.codes ?? [])],
    groupKeys: (classes.ofTeacher.get(id) ?? []).map((one) => one.id),
  };
}
