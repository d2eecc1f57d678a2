import type { z } from 'zod';
import type { ImportRequest } from '@/contract/imports';

export type ImportFile = z.infer<typeof ImportRequest>;

/** Reasons for refusing a whole file; each has a sentence under `import.failure.` in the school texts. */
export const failureCodes = [
  'empty',
  'too-large',
  'sheet-too-large',
  'excel',
  'excel-old',
  'pdf',
  'word',
  'json',
  'html',
  'csv',
  'edex2000',
  'archive',
  'zip-encrypted',
  'zip-no-xml',
  'zip-several',
  'zip-broken',
  'not-xml',
  'encoding',
  'doctype',
  'too-deep',
  'too-many-attributes',
  'truncated',
  'malformed',
  'wrong-root',
  'no-pupils',
  'too-many-pupils',
  'too-many-groups',
  'several-years',
  'several-lists',
  'several-many',
  'oneroster-file',
  'oneroster-column',
  'oneroster-column-twice',
  'oneroster-row',
  'oneroster-quote',
  'oneroster-version',
  'oneroster-delta',
  'oneroster-several',
  'oneroster-many-schools',
  'oneroster-part',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export interface Failure {
  readonly code: FailureCode;
  /** Line number from 1; null when the file was refused before its lines were read. */
  readonly line: number | null;
  /**
   * Name of an encoding, in letters, digits, dots and dashes, or of a file and columns of a standard; never content of
   * the file.
   */
  readonly detail?: string;
  /** Name of the file when there are several. */
  readonly fileName?: string;
}

/** Notes on unusual records that are read all the same; sentences under `import.note.`. */
export const noteCodes = [
  'no-key',
  'unstable-key',
  'key-too-long',
  'no-group',
  'bad-reference',
  'no-year',
  'unknown-year',
  'year-of-group',
  'below-primary',
  'above-primary',
  'special-year',
  'only-surname',
  'name-cut',
  'odd-name',
  'same-name',
  'same-name-in-class',
  'group-no-key',
  'group-no-name',
  'group-duplicate',
  'group-empty',
  'school-year-unreadable',
  'several-classes',
  'key-in-other-file',
  'group-in-other-file',
] as const;
export type NoteCode = (typeof noteCodes)[number];

export interface Note {
  readonly code: NoteCode;
  readonly line: number;
  /** Index in `file.pupils`; absent when the note is about a group or the whole file. */
  readonly pupil?: number;
  /** Line of the other record: the first of two with the same name. */
  readonly otherLine?: number;
  /** Key of the missing group that the record refers to. */
  readonly groupKey?: string;
  /** Index in `sources` when there are several files. */
  readonly source?: number;
  /** Name of the file of the line, where a format has several files and it is not that of the pupils. */
  readonly fileName?: string;
}

/** A pupil of the file that is not offered for import, with the reason; sentences under `import.leftOut.`. */
export interface LeftOut {
  readonly line: number;
  readonly name: string | null;
  readonly reason: 'left' | 'duplicate-key' | 'duplicate-eckid' | 'no-name' | 'other-file';
  /** Index in `sources` when there are several files. */
  readonly source?: number;
}

/**
 * Roles at the school according to the file. For display only: a file gives nobody rights, since parents and trainees
 * are listed among the teachers. Texts under `import.staff.role.`.
 */
export const teacherRoles = [
  'ADJ',
  'ADM',
  'CON',
  'DIR',
  'ICT',
  'IB',
  'KLA',
  'LRK',
  'OWA',
  'OUD',
  'RT',
  'SMW',
  'STA',
  'VAK',
] as const;
export type TeacherRole = (typeof teacherRoles)[number];

/** An adult of the file; sent to the server only when the user selects it. */
export interface ReadTeacher {
  readonly line: number;
  /** Number in the school's administration, prefixed with the school code; null when it is not stable. */
  readonly key: string | null;
  readonly name: string;
  /** Lower case; null when there is none or it is invalid. */
  readonly email: string | null;
  readonly roles: readonly TeacherRole[];
  /** Keys of the groups, as the file refers to them. */
  readonly groupKeys: readonly string[];
}

export interface Parsed {
  readonly ok: true;
  readonly file: ImportFile;
  readonly notes: readonly Note[];
  readonly leftOut: readonly LeftOut[];
  readonly teachers: readonly ReadTeacher[];
  /** Possible mixed group of each pupil without a class, by index in `file.pupils`. */
  readonly mixed: ReadonlyMap<number, ImportFile['groups'][number]>;
  readonly counts: {
    readonly groups: number;
    readonly mixedGroups: number;
    readonly pupils: number;
    readonly teachers: number;
  };
  /** The files, when there are several; the pupils of each start at index `first`. */
  readonly sources?: readonly {
    readonly name: string;
    readonly code: string | null;
    readonly pupils: number;
    readonly first: number;
  }[];
  /** True when names look like UTF-8 that was decoded otherwise; `repairMojibake` repairs them on request. */
  readonly looksLikeMojibake: boolean;
  /** Number of combination classes that were split on export: groups of one name with different years. */
  readonly splitGroups: number;
}

export type ParseResult = Parsed | { readonly ok: false; readonly failure: Failure };

/** Thrown anywhere in the parser to end it; `parseEdexml` converts it to a result. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(code: FailureCode, line: number | null = null, detail?: string) {
    super(code);
    this.failure = detail === undefined ? { code, line } : { code, line, detail };
  }
}
