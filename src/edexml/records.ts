/** What is read of the file before it is judged: the whitelisted fields as they stand, with their lines. */
export interface RawPupil {
  line: number;
  key: string | null;
  eckId: string | null;
  fields: Map<PupilField, string>;
  /** `key` of the home group, as referred to. */
  groupKey: string | null;
}

export interface RawGroup {
  line: number;
  key: string | null;
  name: string | null;
  year: string | null;
}

export interface RawFile {
  school: Map<SchoolField, string>;
  groups: RawGroup[];
  pupils: RawPupil[];
  composedGroups: number;
  teachers: number;
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

/** `tussenvoegsel` and `voorletters` are the names of the first version; `uitstroomdatum` tells who left. */
const pupilFields = [
  'achternaam',
  'voorvoegsel',
  'tussenvoegsel',
  'voornamen',
  'voorletters-1',
  'voorletters',
  'roepnaam',
  'jaargroep',
  'uitstroomdatum',
] as const;
export type PupilField = (typeof pupilFields)[number];

/** One whitelisted place in the file, as a path below the root, and what to do with its text. */
export type Wanted =
  | { readonly of: 'school'; readonly field: SchoolField }
  | { readonly of: 'group'; readonly field: 'name' | 'year' }
  | { readonly of: 'pupil'; readonly field: PupilField };

/**
 * The only places whose text is read. Paths are whole, so that `leerkracht > groepen > groep` and the blocks
 * of `toevoegingen`, which hold care notes and worse, can never be mistaken for them.
 */
export const wantedTexts: ReadonlyMap<string, Wanted> = new Map<string, Wanted>([
  ...schoolFields.map((field) => [`school/${field}`, { of: 'school', field }] as const),
  ...pupilFields.map((field) => [`leerlingen/leerling/${field}`, { of: 'pupil', field }] as const),
  ['groepen/groep/naam', { of: 'group', field: 'name' }],
  ['groepen/groep/jaargroep', { of: 'group', field: 'year' }],
]);
