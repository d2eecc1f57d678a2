import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';

const name = (longest: number) => z.string().trim().min(1).max(longest);

/** How a pupil is called, and the school year it is in (1–8, Dutch numbering). */
export const PupilDetails = z.object({
  firstName: name(64),
  lastName: name(200).nullable(),
  /** The surname without its prefix, for sorting. */
  sortName: name(200).nullable(),
  year: z.number().int().min(1).max(8).nullable(),
});

const one = z.object({ pupilId: Id });
/** As many as the largest page, or a whole class. */
const many = z.array(Id).min(1).max(500);

export const TrashedPupil = z.object({
  pupilId: Id,
  name: z.string(),
  sortName: z.string(),
  avatar: z.string(),
  /** The group it was in; null when that is no longer there. */
  groupId: Id.nullable(),
  groupName: z.string().nullable(),
  trashedAt: z.string(),
  /** Whole days until it is erased for good. */
  daysLeft: z.number().int(),
});

export const pupils = {
  /** Ids are made by the page: sent again, nobody comes in twice. 422 when the licence has no place left. */
  addPupils: route({
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
  changePupil: route({ roles: school, params: one, body: PupilDetails, reply: z.object({}) }),
  /** Undone by the moves back. */
  movePupils: route({
    roles: school,
    body: z.object({
      moves: z
        .array(z.object({ pupilId: Id, groupId: Id }))
        .min(1)
        .max(500),
    }),
    reply: z.object({}),
  }),
  /** Closes their sign-in at once; their work is kept for `trashDays`. */
  trashPupils: route({ roles: school, body: z.object({ pupilIds: many }), reply: z.object({}) }),
  /** Into a group, or into the one they were in. 422 when that is gone or the licence has no place left. */
  restorePupils: route({
    roles: school,
    body: z.object({ pupilIds: many, groupId: Id.nullable() }),
    reply: z.object({}),
  }),
  /**
   * Erases a pupil of the trash for good, now: for who manages the school, when parents ask for it. `name` is typed by the
   * person: 422 when it is another.
   */
  erasePupil: route({
    roles: ['schooladmin'],
    flag: 'featurePrullenbak',
    params: one,
    body: z.object({ name: z.string().max(300) }),
    reply: z.object({}),
  }),
  /** Everything that is known of a pupil, as a file: for its parents when they ask. */
  exportPupil: route({
    roles: school,
    params: one,
    query: z.object({
      format: z.enum(['json', 'html']).default('json'),
      /** A link has no header to say it in. */
      locale: z.enum(['nl', 'be', 'en']).optional(),
    }),
    reply: z.never(),
  }),
  listTrash: route({
    roles: school,
    flag: 'featurePrullenbak',
    reply: z.object({ pupils: z.array(TrashedPupil) }),
  }),
};
