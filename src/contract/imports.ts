import * as z from 'zod';
import { Id } from './auth';
import { route } from './route';

const text = (max: number) => z.string().trim().min(1).max(max);

/** A pupil of a file: the only fields that ever leave the teacher's browser. */
export const ImportPupil = z.object({
  /** Key in the school's administration; starts with `#` when it is not stable. */
  key: text(256).nullable(),
  eckId: text(512).nullable(),
  firstName: text(64),
  lastName: text(200).nullable(),
  /** Surname without the prefix, for sorting. */
  sortName: text(200).nullable(),
  year: z.number().int().min(1).max(8).nullable(),
  groupKey: text(256).nullable(),
  /** Line number in the file, for messages. */
  line: z.number().int().nonnegative(),
});

export const ImportGroup = z.object({
  key: text(256),
  name: text(64),
  year: z.number().int().min(1).max(8).nullable(),
  /** Keys of the groups that were merged into this one: the other halves of a split combination class. */
  otherKeys: z.array(text(256)).max(20).default([]),
  /** Code of its location, set when several files are combined. */
  location: text(64).optional(),
});

/** For example `2026-2027`: consecutive years. */
const SchoolYear = z
  .string()
  .regex(/^20\d{2}-20\d{2}$/)
  .refine((years) => Number(years.slice(5)) === Number(years.slice(0, 4)) + 1);

/** A date from 1900 on; PostgreSQL has no year 0. */
const RecentDay = z.iso.date().refine((day) => day >= '1900-01-01');

export const ImportRequest = z.object({
  /** A list names the pupils it adds; only an export or list of the whole school shows who has left. */
  origin: z.enum(['edexml', 'oneroster', 'list']).default('edexml'),
  /** An administrator says that this list names everybody of the school, so that it shows who is missing. */
  isWholeSchool: z.boolean().optional(),
  school: z.object({
    /** BRIN with branch number, the Flemish institution number, or the sender's own key. */
    code: text(64).nullable(),
    schoolYear: SchoolYear.nullable(),
    referenceDate: RecentDay.nullable(),
    /** An administrator confirmed that this code is this school's, although earlier files had another. */
    vouched: z.boolean().optional(),
  }),
  groups: z.array(ImportGroup).max(1000),
  pupils: z.array(ImportPupil).min(1).max(12_000),
  /** Pupils who have left according to the file. */
  departed: z
    .array(z.object({ key: text(256).nullable(), eckId: text(512).nullable() }))
    .max(12_000)
    .default([]),
});

/** Warnings that come from comparing a row with the school's pupils; texts under `import.warning.`. */
export const planWarnings = [
  'identity-conflict',
  'name-exists',
  'name-exists-elsewhere',
  'same-child',
  /** The candidates are in the trash; the chosen one is restored. */
  'same-child-trash',
  'other-child',
  'known-other-class',
  'known-other-name',
  'not-in-file',
  'duplicate-key',
  'duplicate-eckid',
  'bad-reference',
  'other-teacher',
  /** A pupil of another teacher's group; the importing teacher learns nothing more about it. */
  'at-school',
] as const;

/** Warnings about the file as a whole; texts under `import.fileWarning.`. */
export const fileWarnings = [
  'older-file',
  /** The file lacks so many pupils or whole groups that it cannot be the whole school. */
  'partial-file',
  'new-school-year',
  /** Many known pupils have new numbers: the school changed its administration system. */
  'other-administration',
  /** The school code differs from earlier files; an administrator confirmed that it is this school. */
  'other-school',
  /** Most keys are valid in this file only, so the next import cannot match pupils by them. */
  'temporary-keys',
] as const;

export const PlanRow = z.object({
  row: z.number().int(),
  kind: z.enum(['new', 'known', 'changed', 'moved', 'left', 'back', 'conflict', 'skipped']),
  /** The user can select the row. */
  importable: z.boolean(),
  /** The page selects the row by default. */
  proposed: z.boolean(),
  name: z.string(),
  /** The stored name, when it differs. */
  wasName: z.string().nullable(),
  year: z.number().int().nullable(),
  groupName: z.string().nullable(),
  /** The pupil's present group, when it differs. */
  wasGroup: z.string().nullable(),
  warnings: z.array(z.enum(planWarnings)),
  /** Stored pupils who may be the same child, most likely first; the user decides. */
  candidates: z.array(
    z.object({
      name: z.string(),
      groupName: z.string().nullable(),
      /** Number in the school's administration: two pupils of one group may have the same name. */
      number: z.string().nullable(),
    }),
  ),
});

const rowNumbers = z.array(z.number().int().nonnegative()).max(30_000);

export const imports = {
  /**
   * Compares an import with the stored pupils and changes nothing. A teacher's file is compared with the teacher's own
   * groups in this school year: a row with any other pupil only says that the pupil is at school, and cannot be
   * applied.
   */
  planImport: route({
    method: 'POST',
    path: '/api/imports/plan',
    tenancy: 'self',
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
        /** Groups that do not exist yet. */
        groups: z.number(),
      }),
      rows: z.array(PlanRow),
      /**
       * The group of each key of the file, including groups that applying will create; only for users who manage
       * teachers.
       */
      groups: z.array(z.object({ key: z.string(), groupId: Id })),
      warnings: z.array(z.enum(fileWarnings)),
    }),
  }),
  /** Applies a plan completely or not at all; applying it again returns the first result. `undoChange` reverts it. */
  applyImport: route({
    method: 'POST',
    path: '/api/imports/:importId/apply',
    tenancy: 'by-id',
    roles: ['docent', 'schooladmin'],
    params: z.object({ importId: Id }),
    body: z.object({
      rows: rowNumbers,
      /**
       * Selected rows that are one of their candidates instead of a new pupil; a row number alone means its first
       * candidate.
       */
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
  /** Number of selected rows of an own import that are applied so far; 404 before it was started. */
  readImport: route({
    method: 'GET',
    path: '/api/imports/:importId',
    tenancy: 'by-id',
    roles: ['docent', 'schooladmin'],
    params: z.object({ importId: Id }),
    reply: z.object({ done: z.number().int(), of: z.number().int() }),
  }),
};
