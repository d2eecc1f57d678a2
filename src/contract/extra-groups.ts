import * as z from 'zod';
import { Id } from './auth';
import { Group, Pupil, school } from './groups';
import { KnownDay } from './known-day';
import { route } from './route';
import { ExerciseSettings, SettingsTask } from './settings';

/*
 * Extra groups: a pupil's home group decides who manages it, an extra group lets one more teacher see what it practises
 * and set tasks ready beside those of the home group.
 */

const params = z.object({ groupId: Id });
const name = Group.shape.name.trim().min(1).max(64);
const admins = ['schooladmin'] as const;

const ExtraGroup = Group.pick({
  groupId: true,
  name: true,
  schoolYear: true,
  teachers: true,
  temporary: true,
}).extend({
  /** Members of today. */
  pupilCount: z.number().int(),
});

/** First and last day of a membership, both counted; null: no limit on that side. */
const days = { from: KnownDay.nullable(), until: KnownDay.nullable() };

const Person = z.object({
  pupilId: Id,
  name: z.string(),
  /** Name of the home group; null for a pupil who is in none. */
  homeGroup: z.string().nullable(),
  ...days,
});

/** A member with what its teacher sees of it: nothing of sign-in, and nothing that can be edited. */
const Member = Person.extend(
  Pupil.pick({
    sortName: true,
    avatar: true,
    year: true,
    lastPractised: true,
    minutesThisWeek: true,
    automatedFacts: true,
    domains: true,
    flags: true,
    stuckOn: true,
    misses: true,
  }).shape,
);

export const extraGroups = {
  /** The extra groups of a teacher; all of the school for an admin, with those that were put away. */
  listExtraGroups: route({
    method: 'GET',
    path: '/api/extra-groups',
    tenancy: 'self',
    roles: school,
    reply: z.object({
      groups: z.array(ExtraGroup),
      archived: z.array(Group.pick({ groupId: true, name: true, schoolYear: true })),
    }),
  }),
  readExtraGroup: route({
    method: 'GET',
    path: '/api/extra-groups/:groupId',
    tenancy: 'by-id',
    roles: school,
    params,
    reply: z.object({
      group: ExtraGroup,
      /** Members of today, by surname. */
      members: z.array(Member),
      /** Those whose days have not begun or are over; only for an admin. */
      others: z.array(Person),
      /** The present settings, of which only the tasks count: rounds are as the home group has them. */
      settings: ExerciseSettings.extend({ tasks: z.array(SettingsTask) }),
      /** The tasks of the group and of some of its members that are not over. */
      tasks: z.array(
        SettingsTask.extend({
          /** Ids by which `removeExtraTasks` takes it away: one, or one a pupil. */
          itemIds: z.array(Id),
          /** Members who have it; null: the whole group. Empty where only who joins later gets it. */
          pupilIds: z.array(Id).nullable(),
        }),
      ),
    }),
  }),
  /** Adds an extra group. The page makes the id, so that a repeated call adds nothing. */
  addExtraGroup: route({
    method: 'POST',
    path: '/api/extra-groups',
    tenancy: 'self',
    roles: admins,
    body: z.object({ groupId: Id, name }),
    reply: z.object({ groupId: Id }),
  }),
  changeExtraGroup: route({
    method: 'PUT',
    path: '/api/extra-groups/:groupId',
    tenancy: 'by-id',
    roles: admins,
    params,
    body: z.object({ name }),
    reply: z.object({}),
  }),
  /** Puts an extra group away with its members and tasks, or brings all of it back. */
  archiveExtraGroup: route({
    method: 'PUT',
    path: '/api/extra-groups/:groupId/archived',
    tenancy: 'by-id',
    roles: admins,
    params,
    body: z.object({ archived: z.boolean() }),
    reply: z.object({}),
  }),
  /** Adds members, or changes their days; their home groups stay. 422 when a last day is before the first. */
  putExtraMembers: route({
    method: 'PUT',
    path: '/api/extra-groups/:groupId/members',
    tenancy: 'by-id',
    roles: admins,
    params,
    body: z.object({
      members: z
        .array(z.object({ pupilId: Id, ...days }))
        .min(1)
        .max(100),
    }),
    reply: z.object({}),
  }),
  /** Removes members; those who are none are passed over. */
  removeExtraMembers: route({
    method: 'POST',
    path: '/api/extra-groups/:groupId/members/removed',
    tenancy: 'by-id',
    roles: admins,
    params,
    body: z.object({ pupilIds: z.array(Id).min(1).max(100) }),
    reply: z.object({}),
  }),
};

export const extraTasks = {
  /** Takes tasks of an extra group away, as its teacher set them ready. 409 when another user saves at the same moment. */
  removeExtraTasks: route({
    method: 'POST',
    path: '/api/extra-groups/:groupId/tasks/removed',
    tenancy: 'by-id',
    roles: school,
    params,
    body: z.object({ itemIds: z.array(Id).min(1).max(60) }),
    reply: z.object({}),
  }),
};
