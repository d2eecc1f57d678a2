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
});

/** `2026-2027`: the next year after the dash. */
const SchoolYear = z
  .string()
  .regex(/^20\d{2}-20\d{2}$/)
  .refine((years) => Number(years.slice(5)) === Number(years.slice(0, 4)) + 1);

/** A day of our time; the calendar of the database has no year 0. */
const RecentDay = z.iso.date().refine((day) => day >= '1900-01-01');

export const ImportRequest = z.object({
  school: z.object({
    /** BRIN with branch, or the Flemish institution number, or the sender's own key. */
    code: text(64).nullable(),
    schoolYear: SchoolYear.nullable(),
    referenceDate: RecentDay.nullable(),
  }),
  groups: z.array(ImportGroup).max(1000),
  pupils: z.array(ImportPupil).min(1).max(12_000),
});

/** What the school's own list says about a row; texts under `import.warning.`. */
export const planWarnings = [
  'identity-conflict',
  'name-exists',
  'name-exists-elsewhere',
  'known-in-trash',
  'known-other-class',
  'known-other-name',
  'duplicate-key',
  'duplicate-eckid',
  'bad-reference',
  'other-teacher',
] as const;

export const PlanRow = z.object({
  row: z.number().int(),
  kind: z.enum(['new', 'known', 'conflict', 'skipped']),
  /** Whether it may be ticked: new pupils, and a conflict that a person may decide. */
  importable: z.boolean(),
  name: z.string(),
  year: z.number().int().nullable(),
  groupName: z.string().nullable(),
  warnings: z.array(z.enum(planWarnings)),
});

export const imports = {
  /** Compares with what the school has and changes nothing. */
  planImport: route({
    roles: ['docent', 'schooladmin'],
    body: ImportRequest,
    maxBody: 8 * 1024 * 1024,
    reply: z.object({
      importId: Id,
      counts: z.object({
        new: z.number(),
        known: z.number(),
        conflict: z.number(),
        skipped: z.number(),
        /** Classes that do not exist yet. */
        groups: z.number(),
      }),
      rows: z.array(PlanRow),
      /** About the file as a whole. */
      warnings: z.array(z.enum(['older-file'])),
    }),
  }),
  /** All or nothing, once: applying the same plan again returns the same result. */
  applyImport: route({
    roles: ['docent', 'schooladmin'],
    params: z.object({ importId: Id }),
    body: z.object({ rows: z.array(z.number().int().nonnegative()).max(12_000) }),
    maxBody: 256 * 1024,
    reply: z.object({ pupilsAdded: z.number(), groupsAdded: z.number(), groupIds: z.array(Id) }),
  }),
};
