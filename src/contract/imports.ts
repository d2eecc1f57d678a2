import * as z from 'zod';
import { Id } from './auth';
import { route } from './route';

const text = (max: number) => z.string().trim().min(1).max(max);

/** The only fields of an EdeXML file that ever leave the teacher's browser. */
export const ImportPupil = z.object({
  /** Key of the school's administration; starts with `#` when it is not stable. */
  key: text(256).nullable(),
  eckId: text(512).nullable(),
  firstName: text(64),
  lastName: text(200).nullable(),
  /** Without the prefix, for sorting. */
  sortName: text(200).nullable(),
  year: z.number().int().min(1).max(8).nullable(),
  groupKey: text(256).nullable(),
  /** Line of the file, for messages. */
  line: z.number().int().nonnegative(),
});

export const ImportGroup = z.object({
  key: text(256),
  name: text(64),
  year: z.number().int().min(1).max(8).nullable(),
  /** Keys of the groups that were joined into this one: the other halves of a split combination class. */
  otherKeys: z.array(text(256)).max(20).default([]),
  /** Code of its location, where files of several come together. */
  location: text(64).optional(),
});

/** `2026-2027`: the next year after the dash. */
const SchoolYear = z
  .string()
  .regex(/^20\d{2}-20\d{2}$/)
  .refine((years) => Number(years.slice(5)) === Number(years.slice(0, 4)) + 1);

/** A day of our time; the calendar of the database has no year 0. */
const RecentDay = z.iso.date().refine((day) => day >= '1900-01-01');

export const ImportRequest = z.object({
  /** A list names whom it adds; only a file of the whole school says who is no longer there. */
  origin: z.enum(['edexml', 'list']).default('edexml'),
  school: z.object({
    /** BRIN with branch, or the Flemish institution number, or the sender's own key. */
    code: text(64).nullable(),
    schoolYear: SchoolYear.nullable(),
    referenceDate: RecentDay.nullable(),
    /** An administrator says that this code is the own school's, though the files before had others. */
    vouched: z.boolean().optional(),
  }),
  groups: z.array(ImportGroup).max(1000),
  pupils: z.array(ImportPupil).min(1).max(12_000),
  /** Who has left, by the file's own word. */
  departed: z
    .array(z.object({ key: text(256).nullable(), eckId: text(512).nullable() }))
    .max(12_000)
    .default([]),
});

/** What the school's own list says about a row; texts under `import.warning.`. */
export const planWarnings = [
  'identity-conflict',
  'name-exists',
  'name-exists-elsewhere',
  'same-child',
  'other-child',
  'known-other-class',
  'known-other-name',
  'not-in-file',
  'duplicate-key',
  'duplicate-eckid',
  'bad-reference',
  'other-teacher',
  /** A pupil of others, of whom a teacher learns nothing more. */
  'at-school',
] as const;

/** About the file as a whole; texts under `import.fileWarning.`. */
export const fileWarnings = [
  'older-file',
  /** So many are missing, or whole classes, that it is not the whole school: nobody is proposed to leave. */
  'partial-file',
  'new-school-year',
  /** Many known pupils come with new numbers: the school changed its administration. */
  'other-administration',
  /** Of a school with another code than before: an administrator said that it is this one. */
  'other-school',
  /** Most numbers are those of this file alone: the next one knows nobody by them. */
  'temporary-keys',
] as const;

export const PlanRow = z.object({
  row: z.number().int(),
  kind: z.enum(['new', 'known', 'changed', 'moved', 'left', 'back', 'conflict', 'skipped']),
  /** Whether it may be ticked. */
  importable: z.boolean(),
  /** Whether it is ticked unless a person says otherwise. */
  proposed: z.boolean(),
  name: z.string(),
  /** What it is called in the school's list, when that differs. */
  wasName: z.string().nullable(),
  year: z.number().int().nullable(),
  groupName: z.string().nullable(),
  /** The class it is in now, when that differs. */
  wasGroup: z.string().nullable(),
  warnings: z.array(z.enum(planWarnings)),
  /** Pupils of the school's list who may be the same child, the likeliest first: a person decides. */
  candidates: z.array(
    z.object({
      name: z.string(),
      groupName: z.string().nullable(),
      /** Its number in the school's administration: two of one name may be in one group. */
      number: z.string().nullable(),
    }),
  ),
});

const rowNumbers = z.array(z.number().int().nonnegative()).max(30_000);

export const imports = {
  /**
   * Compares with what the school has and changes nothing. A teacher's file is compared with the own groups and is of
   * this school year: of other pupils a row says only that they are at school, and cannot be applied.
   */
  planImport: route({
    roles: ['docent', 'schooladmin'],
    body: ImportRequest,
    maxBody: 8 * 1024 * 1024,
    reply: z.object({
      importId: Id,
      counts: z.object({
        new: z.number(),
        known: z.number(),
        changed: z.number(),
        moved: z.number(),
        left: z.number(),
        back: z.number(),
        conflict: z.number(),
        skipped: z.number(),
        /** Classes that do not exist yet. */
        groups: z.number(),
      }),
      rows: z.array(PlanRow),
      /** The group of each key of the file, also of those that are only made by applying; for who manages teachers. */
      groups: z.array(z.object({ key: z.string(), groupId: Id })),
      warnings: z.array(z.enum(fileWarnings)),
    }),
  }),
  /** All or nothing, once: applying the same plan again returns the same result. Undone by `undoChange`. */
  applyImport: route({
    roles: ['docent', 'schooladmin'],
    params: z.object({ importId: Id }),
    body: z.object({
      rows: rowNumbers,
      /** Of those, the ones that are one of their candidates and nobody new; a bare row is its first candidate. */
      same: z
        .array(
          z.union([
            z.number().int().nonnegative(),
            z.object({ row: z.number().int().nonnegative(), candidate: z.number().int().min(0).max(20) }),
          ]),
        )
        .max(30_000)
        .default([]),
    }),
    maxBody: 512 * 1024,
    reply: z.object({
      pupilsAdded: z.number(),
      pupilsChanged: z.number(),
      pupilsTrashed: z.number(),
      groupsAdded: z.number(),
      groupIds: z.array(Id),
    }),
  }),
  /** How many of the chosen rows of an own import came in so far; none before it was begun. */
  readImport: route({
    roles: ['docent', 'schooladmin'],
    params: z.object({ importId: Id }),
    reply: z.object({ done: z.number().int(), of: z.number().int() }),
  }),
};
