import type { z } from 'zod';
import type { ImportRequest } from '@/contract/imports';

export type ImportFile = z.infer<typeof ImportRequest>;

/** Why a file was refused as a whole; each has a sentence under `import.failure.` in the school texts. */
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
] as const;
export type FailureCode = (typeof failureCodes)[number];

export interface Failure {
  readonly code: FailureCode;
  /** Line of the file, from 1; null when the file was refused before its lines were read. */
  readonly line: number | null;
  /** Only ever the name of an encoding, in letters, digits, dots and dashes: no content of the file. */
  readonly detail?: string;
  /** Name of the file, when it was one of several. */
  readonly fileName?: string;
}

/** What is odd about a record that is read all the same; sentences under `import.note.`. */
export const noteCodes = [
  'no-key',
  'unstable-key',
  'key-too-long',
  'no-group',
  'bad-reference',
  'no-year',
  'unknown-year',
  'below-primary',
  'above-primary',
  'special-year',
  'only-surname',
  'name-cut',
  'same-name',
  'same-name-in-class',
  'group-no-key',
  'group-no-name',
  'group-duplicate',
  'group-empty',
  'school-year-unreadable',
  'key-in-other-file',
  'group-in-other-file',
] as const;
export type NoteCode = (typeof noteCodes)[number];

export interface Note {
  readonly code: NoteCode;
  readonly line: number;
  /** Index in `file.pupils`; absent when the note is about a group or the whole file. */
  readonly pupil?: number;
  /** The other line a note speaks of: the first of two with one name. */
  readonly otherLine?: number;
  /** Key of the group a bad reference names. */
  readonly groupKey?: string;
  /** Index in `sources`, when there are several files. */
  readonly source?: number;
}

/** A pupil of the file that is not offered for import, and why; sentences under `import.leftOut.`. */
export interface LeftOut {
  readonly line: number;
  readonly name: string | null;
  readonly reason: 'left' | 'duplicate-key' | 'duplicate-eckid' | 'no-name' | 'other-file';
  /** Index in `sources`, when there are several files. */
  readonly source?: number;
}

/**
 * What somebody is at the school, by the file. Only ever shown: a file gives nobody rights, and a parent or a trainee
 * stands among the teachers. Texts under `import.staff.role.`.
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

/** An adult of the file; leaves the browser only when somebody ticks it. */
export interface ReadTeacher {
  readonly line: number;
  /** Number in the school's administration, with its code before it; null when it does not last. */
  readonly key: string | null;
  readonly name: string;
  /** In small letters; null when there is none, or none that can be. */
  readonly email: string | null;
  readonly roles: readonly TeacherRole[];
  /** Keys of the groups, as the file calls them. */
  readonly groupKeys: readonly string[];
}

export interface Parsed {
  readonly ok: true;
  readonly file: ImportFile;
  readonly notes: readonly Note[];
  readonly leftOut: readonly LeftOut[];
  readonly teachers: readonly ReadTeacher[];
  /** By index in `file.pupils`: for who has no class, the composed group that could be it. */
  readonly composed: ReadonlyMap<number, ImportFile['groups'][number]>;
  readonly counts: {
    readonly groups: number;
    readonly composedGroups: number;
    readonly pupils: number;
    readonly teachers: number;
  };
  /** The files, when there are several; each has its pupils from `first` on. */
  readonly sources?: readonly {
    readonly name: string;
    readonly code: string | null;
    readonly pupils: number;
    readonly first: number;
  }[];
  /** Names look like UTF-8 that was read as something else; `repairMangled` mends them on request. */
  readonly looksMangled: boolean;
  /** Groups of one name and different years: a combination class that was split on export. */
  readonly splitGroups: number;
}

export type ParseResult = Parsed | { readonly ok: false; readonly failure: Failure };

/** Ends the parse from anywhere inside it; never leaves `parseEdexml`. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(code: FailureCode, line: number | null = null, detail?: string) {
    super(code);
    this.failure = detail === undefined ? { code, line } : { code, line, detail };
  }
}
