import * as z from 'zod';
import { AccessState, Id } from './auth';
import { school } from './groups';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

const name = z.string().trim().min(1).max(100);
const role = z.enum(['docent', 'schooladmin']);
const groupIds = z.array(Id).max(300);
const one = z.object({ userId: Id });

/** An adult of the school. Fields that only an admin needs are null for others. */
export const Teacher = z.object({
  userId: Id,
  name: z.string(),
  role,
  state: AccessState,
  groupIds: z.array(Id),
  email: z.string().nullable(),
  twoFactor: z.boolean().nullable(),
  lastSeen: z.string().nullable(),
  /** Number in the school's administration, from the group list that was imported. */
  importKey: z.string().nullable(),
});

const key = z.string().trim().min(1).max(400).optional();

/** A selected teacher of an imported list: an existing user, or someone to invite. */
const ticked = z.union([
  z.object({ userId: Id, groupIds, key }),
  z.object({ name, email: z.email().max(254), groupIds, key }),
]);

/** Results for one teacher of the list; texts under `import.staff.outcome.`. */
const teacherOutcomes = [
  /** An existing user, who now has these groups besides the own ones. */
  'linked',
  'invited',
  /** The e-mail address belongs to another account. */
  'login-taken',
  /** The limit of invitations per day is reached; the rest must wait. */
  'throttled',
] as const;

/** The adults of a school: all of them may read the list, admins manage it. */
export const teachers = {
  listTeachers: route({
    method: 'GET',
    path: '/api/teachers',
    tenancy: 'self',
    roles: school,
    reply: z.object({
      teachers: z.array(Teacher),
      groups: z.array(z.object({ groupId: Id, name: z.string() })),
    }),
  }),
  /** Creates the user and sends a link for choosing the first password. */
  inviteTeacher: route({
    method: 'POST',
    path: '/api/teachers',
    tenancy: 'self',
    roles: admin,
    body: z.object({ name, email: z.email().max(254), role, groupIds }),
    reply: z.object({ userId: Id }),
  }),
  /**
   * Gives the teachers of a list their groups and invites those who are new, always with the role of teacher. Each is
   * handled by itself; a repeated call invites nobody twice.
   */
  importTeachers: route({
    method: 'POST',
    path: '/api/teachers/from-list',
    tenancy: 'self',
    roles: admin,
    body: z.object({ teachers: z.array(ticked).min(1).max(200) }),
    reply: z.object({ outcomes: z.array(z.enum(teacherOutcomes)) }),
  }),
  /** Sends the link again to someone who has no password yet. */
  inviteAgain: route({
    method: 'POST',
    path: '/api/teachers/:userId/invitation',
    tenancy: 'by-id',
    roles: admin,
    params: one,
    reply: z.object({}),
  }),
  changeTeacher: route({
    method: 'PUT',
    path: '/api/teachers/:userId',
    tenancy: 'by-id',
    roles: admin,
    params: one,
    body: z.object({ name, role, groupIds }),
    reply: z.object({}),
  }),
  /** Ends the user's sessions and sign-in at once, or allows them again. The groups stay, so that it can be undone. */
  disableTeacher: route({
    method: 'PUT',
    path: '/api/teachers/:userId/disabled',
    tenancy: 'by-id',
    roles: admin,
    params: one,
    body: z.object({ disabled: z.boolean() }),
    reply: z.object({}),
  }),
  /** Gives all groups of one teacher to another. */
  handOverGroups: route({
    method: 'POST',
    path: '/api/teachers/:userId/hand-over',
    tenancy: 'by-id',
    roles: admin,
    params: one,
    body: z.object({ toUserId: Id }),
    reply: z.object({
      groupIds,
      /** Groups that the other teacher did not have yet. */
      addedIds: groupIds,
    }),
  }),
  /** Undoes a hand-over as a whole, given its reply, or changes nothing. Other changes since then stay. */
  handBackGroups: route({
    method: 'POST',
    path: '/api/teachers/:userId/hand-back',
    tenancy: 'by-id',
    roles: admin,
    params: one,
    body: z.object({ toUserId: Id, groupIds, addedIds: groupIds }),
    reply: z.object({}),
  }),
};
