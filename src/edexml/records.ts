/** What is read of the file before it is judged: the whitelisted fields as they stand, with their lines. */
export interface RawPupil {
  line: number;
  key: string | null;
  eckId: string | null;
  fields: Map<PupilField, string>;
  /** `key` of the home group, as referred to. */
  groupKey: string | null;
  /** Keys of the composed groups it is in. */
  composedKeys: string[];
}

export interface RawGroup {
  line: number;
  key: string | null;
  name: string | null;
  year: string | null;
}

/** Somebody of `leerkrachten`, who need not be a teacher: parents and trainees stand there too. */
export interface RawTeacher {
  line: number;
  key: string | null;
  fields: Map<TeacherField, string>;
  /** Codes of what somebody does at the school, or in a group. */
  roles: string[];
  /** `key` of groups, home groups and composed ones, as referred to. */
  groupKeys: string[];
}

export interface RawFile {
  school: Map<SchoolField, string>;
  groups: RawGroup[];
  pupils: RawPupil[];
  /** Extra groups beside the classes; nobody's home unless a person says so. */
  composedGroups: { key: string | null; name: string | null }[];
  teachers: RawTeacher[];
}

const schoolFields = [
  'schooljaar',
  'peildatum',
  'aanmaakdatum',
  'brincode',
  'dependancecode',
  'instellingsnummer',
  'schoolkey',
] as const;
export type SchoolField = (typeof schoolFields)[number];

/** `tussenvoegsel` and `voorletters` are the names of the first version. */
const nameFields = [
  'achternaam',
  'voorvoegsel',
  'tussenvoegsel',
  'voornamen',
  'voorletters-1',
  'voorletters',
  'roepnaam',
] as const;
export type NameField = (typeof nameFields)[number];

/** `uitstroomdatum` tells who left. */
const pupilFields = [...nameFields, 'jaargroep', 'uitstroomdatum'] as const;
export type PupilField = (typeof pupilFields)[number];

const teacherFields = [...nameFields, 'emailadres'] as const;
export type TeacherField = (typeof teacherFields)[number];

/** One whitelisted place in the file, as a path below the root, and what to do with its text. */
export type Wanted =
  | { readonly of: 'school'; readonly field: SchoolField }
  | { readonly of: 'group'; readonly field: 'name' | 'year' }
  | { readonly of: 'pupil'; readonly field: PupilField }
  | { readonly of: 'teacher'; readonly field: TeacherField }
  | { readonly of: 'role' }
  | { readonly of: 'composed' };

/**
 * The only places whose text is read. Paths are whole, so that `leerkracht > groepen > groep` and the blocks
 * of `toevoegingen`, which hold care notes and worse, can never be mistaken for them.
 */
export const wantedTexts: ReadonlyMap<string, Wanted> = new Map<string, Wanted>([
  ...schoolFields.map((field) => [`school/${field}`, { of: 'school', field }] as const),
  ...pupilFields.map((field) => [`leerlingen/leerling/${field}`, { of: 'pupil', field }] as const),
  ...teacherFields.map((field) => [`leerkrachten/leerkracht/${field}`, { of: 'teacher', field }] as const),
  ['leerkrachten/leerkracht/rol', { of: 'role' }],
  ['leerkrachten/leerkracht/groepen/groep/rol', { of: 'role' }],
  ['groepen/groep/naam', { of: 'group', field: 'name' }],
  ['groepen/samengestelde_groep/naam', { of: 'composed' }],
  ['groepen/groep/jaargroep', { of: 'group', field: 'year' }],
]);
