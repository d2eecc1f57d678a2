import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

const name = z.string().trim().min(1).max(100);
const role = z.enum(['docent', 'schooladmin']);
const groupIds = z.array(Id).max(300);
const one = z.object({ userId: Id });

/** An adult of the school. What only an admin needs is null for the others. */
export const Teacher = z.object({
  userId: Id,
  name: z.string(),
  role,
  /** Invited ones have no password yet; disabled ones cannot sign in. */
  state: z.enum(['active', 'invited', 'disabled']),
  groupIds: z.array(Id),
  email: z.string().nullable(),
  twoFactor: z.boolean().nullable(),
  lastSeen: z.string().nullable(),
  /** Number in the administration of the school, by the class list it came in with. */
  importKey: z.string().nullable(),
});

const key = z.string().trim().min(1).max(400).optional();

/** Somebody of a class list that was ticked: who is there already, or who is to be invited. */
const ticked = z.union([
  z.object({ userId: Id, groupIds, key }),
  z.object({ name, email: z.email().max(254), groupIds, key }),
]);

/** What became of one of them; texts under `import.staff.outcome.`. */
const teacherOutcomes = [
  /** Was there, and has these groups besides the own ones. */
  'linked',
  'invited',
  /** The address is that of an account elsewhere. */
  'login-taken',
  /** So many were invited today that the rest has to wait. */
  'throttled',
] as const;

/** The adults of a school: seen by all of them, managed by its admins. */
export const teachers = {
  listTeachers: route({
    roles: school,
    reply: z.object({
      teachers: z.array(Teacher),
      groups: z.array(z.object({ groupId: Id, name: z.string() })),
    }),
  }),
  /** Makes the account and sends a link with which a first password is chosen. */
  inviteTeacher: route({
    roles: admin,
    body: z.object({ name, email: z.email().max(254), role, groupIds }),
    reply: z.object({ userId: Id }),
  }),
  /**
   * Gives those of a class list their groups, and invites who is not there yet, as a teacher whatever the list says. Each
   * stands alone; the same again invites nobody twice.
   */
  takeInTeachers: route({
    roles: admin,
    body: z.object({ teachers: z.array(ticked).min(1).max(200) }),
    reply: z.object({ outcomes: z.array(z.enum(teacherOutcomes)) }),
  }),
  /** Sends the link again, to somebody who has no password yet. */
  inviteAgain: route({ roles: admin, params: one, reply: z.object({}) }),
  changeTeacher: route({
    roles: admin,
    params: one,
    body: z.object({ name, role, groupIds }),
    reply: z.object({}),
  }),
  /** Closes the door, at once and everywhere, or opens it again. Groups stay, so that it can be undone. */
  disableTeacher: route({
    roles: admin,
    params: one,
    body: z.object({ disabled: z.boolean() }),
    reply: z.object({}),
  }),
  /** Gives all groups of one to another. */
  handOverGroups: route({
    roles: admin,
    params: one,
    body: z.object({ toUserId: Id }),
    reply: z.object({
      groupIds,
      /** Those of them that the other did not have yet. */
      addedIds: groupIds,
    }),
  }),
  /** Takes a handing over back: with what it answered, all of it or nothing. Other changes since then stay. */
  handBackGroups: route({
    roles: admin,
    params: one,
    body: z.object({ toUserId: Id, groupIds, addedIds: groupIds }),
    reply: z.object({}),
  }),
};
