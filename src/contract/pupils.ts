import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';

const name = (longest: number) => z.string().trim().min(1).max(longest);

/** Name of a pupil and its school year (1–8, Dutch numbering). */
export const PupilDetails = z.object({
  firstName: name(64),
  lastName: name(200).nullable(),
  /** The surname without its prefix, for sorting. */
  sortName: name(200).nullable(),
  year: z.number().int().min(1).max(8).nullable(),
});

const one = z.object({ pupilId: Id });
/** As many ids as the largest page has, or a whole group. */
const many = z.array(Id).min(1).max(500);

export const TrashedPupil = z.object({
  pupilId: Id,
  name: z.string(),
  sortName: z.string(),
  avatar: z.string(),
  /** The pupil's last group; null when that group no longer exists. */
  groupId: Id.nullable(),
  groupName: z.string().nullable(),
  trashedAt: z.string(),
  /** Whole days until the pupil is erased permanently. */
  daysLeft: z.number().int(),
});

/** Where a pupil is that a search finds. */
export const pupilPlaces = ['group', 'none', 'trash'] as const;

export const FoundPupil = z.object({
  pupilId: Id,
  name: z.string(),
  avatar: z.string(),
  /** In a group; in none, as who left the school; or in the trash. */
  place: z.enum(pupilPlaces),
  /** The pupil's group, or else the last one; null when that group no longer exists. */
  group: z.object({ groupId: Id, name: z.string() }).nullable(),
});

export const pupils = {
  /**
   * Finds pupils of the own groups, or of the whole school for those who manage it, of whose name some word begins with
   * each of the words: the first ones, those in a group before those who left.
   */
  searchPupils: route({
    method: 'GET',
    path: '/api/pupils',
    tenancy: 'self',
    roles: school,
    query: z.object({ search: z.string().trim().min(1).max(100) }),
    reply: z.object({
      pupils: z.array(FoundPupil),
      /** There are more than these. */
      more: z.boolean(),
    }),
  }),
  /**
   * Adds pupils. The page makes the ids, so that a repeated call adds nobody twice. 422 when the licence has no place
   * left.
   */
  addPupils: route({
    method: 'POST',
    path: '/api/groups/:groupId/pupils',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    body: z.object({
      pupils: z
        .array(PupilDetails.extend({ pupilId: Id, startLevel: z.number().int().min(1).max(8).optional() }))
        .min(1)
        .max(300),
    }),
    maxBody: 256 * 1024,
    reply: z.object({ pupils: z.array(z.object({ pupilId: Id, name: z.string(), userName: z.string() })) }),
  }),
  changePupil: route({
    method: 'PUT',
    path: '/api/pupils/:pupilId',
    tenancy: 'by-id',
    roles: school,
    params: one,
    body: PupilDetails,
    reply: z.object({}),
  }),
  /** Moves pupils to groups; undone by moving them back. */
  movePupils: route({
    method: 'POST',
    path: '/api/pupils/moved',
    tenancy: 'by-id',
    roles: school,
    body: z.object({
      moves: z
        .array(z.object({ pupilId: Id, groupId: Id }))
        .min(1)
        .max(500),
    }),
    reply: z.object({}),
  }),
  /** Ends the pupils' sign-in at once; their work is retained for `trashDays`. */
  trashPupils: route({
    method: 'POST',
    path: '/api/pupils/trashed',
    tenancy: 'by-id',
    roles: school,
    body: z.object({ pupilIds: many }),
    reply: z.object({}),
  }),
  /**
   * Restores pupils to the given group or their last one. 422 when the group is gone or the licence has no place left.
   */
  restorePupils: route({
    method: 'POST',
    path: '/api/pupils/restored',
    tenancy: 'by-id',
    roles: school,
    body: z.object({ pupilIds: many, groupId: Id.nullable() }),
    reply: z.object({}),
  }),
  /**
   * Erases a pupil of the trash permanently and at once: for users who manage the school, when parents ask for it. The
   * user types `name` to confirm: 422 when it differs.
   */
  erasePupil: route({
    method: 'DELETE',
    path: '/api/pupils/:pupilId',
    tenancy: 'by-id',
    roles: ['schooladmin'],
    flag: 'featurePrullenbak',
    params: one,
    body: z.object({ name: z.string().max(300) }),
    reply: z.object({}),
  }),
  /** Returns all stored data of a pupil as a file, for parents who ask for it. */
  exportPupil: route({
    method: 'GET',
    path: '/api/pupils/:pupilId/export',
    tenancy: 'by-id',
    roles: school,
    writesBecause: 'The audit log records who downloads personal data.',
    params: one,
    query: z.object({
      format: z.enum(['json', 'html']).default('json'),
      /** In the query, since a link cannot send a header. */
      locale: z.enum(['nl', 'be', 'en']).optional(),
    }),
    reply: z.never(),
  }),
  listTrash: route({
    method: 'GET',
    path: '/api/trash',
    tenancy: 'self',
    roles: school,
    flag: 'featurePrullenbak',
    reply: z.object({ pupils: z.array(TrashedPupil) }),
  }),
};
