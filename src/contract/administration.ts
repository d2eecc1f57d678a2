import * as z from 'zod';
import { ImportGroup, ImportRequest } from './imports';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

const text = (max: number) => z.string().trim().min(1).max(max);

/** What names a school in its administration system: BRIN and branch, or the key that the system gave it. */
const SchoolId = z.union([
  z.object({
    brin: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^\d{2}[A-Z]{2}$/),
    branch: z
      .string()
      .trim()
      .regex(/^\d{2}$/)
      .nullable(),
  }),
  z.object({ schoolKey: text(256) }),
]);

/** What of a list is shown beside its pupils; the codes have texts under `import.` in the school texts. */
const Note = z.object({
  code: z.string(),
  line: z.number().int(),
  pupil: z.number().int().optional(),
  otherLine: z.number().int().optional(),
  groupKey: z.string().optional(),
});

/** A list that was fetched, as a file is after it was read in the browser. */
export const FetchedList = z.object({
  file: ImportRequest,
  notes: z.array(Note),
  leftOut: z.array(z.object({ line: z.number().int(), name: z.string().nullable(), reason: z.string() })),
  teachers: z.array(
    z.object({
      line: z.number().int(),
      key: z.string().nullable(),
      name: z.string(),
      email: z.string().nullable(),
      roles: z.array(z.string()),
      groupKeys: z.array(z.string()),
    }),
  ),
  /** Possible mixed group of pupils without a class, by index in `file.pupils`. */
  mixed: z.array(z.tuple([z.number().int(), ImportGroup])),
  counts: z.object({
    groups: z.number().int(),
    mixedGroups: z.number().int(),
    pupils: z.number().int(),
    teachers: z.number().int(),
  }),
  looksLikeMojibake: z.boolean(),
  splitGroups: z.number().int(),
});

/** The list of pupils of a school, fetched from its administration system by UWLR. */
export const administration = {
  /** Systems of this installation, and the one this school is connected with. The key of the school is never returned. */
  readAdministration: route({
    method: 'GET',
    path: '/api/administration',
    tenancy: 'self',
    roles: admin,
    reply: z.object({
      systems: z.array(z.object({ id: z.string(), name: z.string() })),
      link: z
        .object({
          systemId: z.string(),
          /** Null when the installation no longer has it. */
          systemName: z.string().nullable(),
          school: SchoolId,
          connectedAt: z.string(),
          nightly: z.boolean(),
          applies: z.boolean(),
          nextAt: z.string().nullable(),
          /** The last list that came: how many pupils it has, how many rows it applied by itself, how many wait. */
          last: z
            .object({
              at: z.string(),
              pupils: z.number().int(),
              applied: z.number().int(),
              waiting: z.number().int(),
            })
            .nullable(),
          /** Why the last attempt failed, in the reader's language. */
          problem: z.object({ at: z.string(), message: z.string() }).nullable(),
        })
        .nullable(),
    }),
  }),
  /**
   * Connects the school, with fetching at night switched off. For the same school at the same system it replaces the
   * key and leaves the nights as they are.
   */
  connectAdministration: route({
    method: 'PUT',
    path: '/api/administration',
    tenancy: 'self',
    roles: admin,
    body: z.object({ systemId: text(30), school: SchoolId, key: text(500) }),
    reply: z.object({}),
  }),
  /** Ends the connection and forgets the key. */
  disconnectAdministration: route({
    method: 'DELETE',
    path: '/api/administration',
    tenancy: 'self',
    roles: admin,
    reply: z.object({}),
  }),
  /** Switches fetching at night, and whether what only adds or renames is applied without asking. */
  setAdministrationNights: route({
    method: 'PUT',
    path: '/api/administration/nights',
    tenancy: 'self',
    roles: admin,
    body: z.object({ nightly: z.boolean(), applies: z.boolean() }),
    reply: z.object({}),
  }),
  /** Fetches the list and says how large it is; nothing of it is kept. */
  testAdministration: route({
    method: 'POST',
    path: '/api/administration/test',
    tenancy: 'self',
    roles: admin,
    reply: z.object({
      pupils: z.number().int(),
      groups: z.number().int(),
      schoolCode: z.string().nullable(),
    }),
  }),
  /** Fetches the list. It is planned and applied as a file is, by `planImport` and `applyImport`. */
  fetchAdministration: route({
    method: 'POST',
    path: '/api/administration/fetch',
    tenancy: 'self',
    roles: admin,
    reply: FetchedList,
  }),
};
