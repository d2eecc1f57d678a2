/** Raw whitelisted fields of a pupil before validation, with its line number. */
export interface RawPupil {
  line: number;
  key: string | null;
  eckId: string | null;
  fields: Map<PupilField, string>;
  /** `key` of the home group, as the pupil refers to it. */
  /** The first group of the pupil. */
  groupKey: string | null;
  /** Another group follows the first one. */
  isInSeveral: boolean;
  /** Keys of the pupil's mixed groups. */
  mixedKeys: string[];
}

export interface RawGroup {
  line: number;
  key: string | null;
  name: string | null;
  year: string | null;
}

/** A person under `leerkrachten`, who is not always a teacher: parents and trainees are listed there too. */
export interface RawTeacher {
  line: number;
  key: string | null;
  fields: Map<TeacherField, string>;
  /** Codes of the person's roles at the school or in a group. */
  roles: string[];
  /** `key` of home groups and mixed groups, as the person refers to them. */
  groupKeys: string[];
}

export interface RawFile {
  school: Map<SchoolField, string>;
  groups: RawGroup[];
  pupils: RawPupil[];
  /** Groups besides the classes; they become a home group only when the user chooses so. */
  mixedGroups: { key: string | null; name: string | null }[];
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

/** `tussenvoegsel` and `voorletters` are the names in version 1.0. */
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

/** `uitstroomdatum` shows who has left. */
const pupilFields = [...nameFields, 'jaargroep', 'uitstroomdatum'] as const;
export type PupilField = (typeof pupilFields)[number];

const teacherFields = [...nameFields, 'emailadres'] as const;
export type TeacherField = (typeof teacherFields)[number];

/** A whitelisted path below the root, with the field its text belongs to. */
export type Wanted =
  | { readonly of: 'school'; readonly field: SchoolField }
  | { readonly of: 'group'; readonly field: 'name' | 'year' }
  | { readonly of: 'pupil'; readonly field: PupilField }
  | { readonly of: 'teacher'; readonly field: TeacherField }
  | { readonly of: 'role' }
  | { readonly of: 'mixedGroup' };

/**
 * The only paths whose text is read. Full paths are compared, so that `leerkracht > groepen > groep` and the blocks of
 * `toevoegingen`, which contain care notes, can never be mistaken for them.
 */
export const wantedTexts: ReadonlyMap<string, Wanted> = new Map<string, Wanted>([
  ...schoolFields.map((field) => [`school/${field}`, { of: 'school', field }] as const),
  ...pupilFields.map((field) => [`leerlingen/leerling/${field}`, { of: 'pupil', field }] as const),
  ...teacherFields.map((field) => [`leerkrachten/leerkracht/${field}`, { of: 'teacher', field }] as const),
  ['leerkrachten/leerkracht/rol', { of: 'role' }],
  ['leerkrachten/leerkracht/groepen/groep/rol', { of: 'role' }],
  ['groepen/groep/naam', { of: 'group', field: 'name' }],
  ['groepen/samengestelde_groep/naam', { of: 'mixedGroup' }],
  ['groepen/groep/jaargroep', { of: 'group', field: 'year' }],
]);
