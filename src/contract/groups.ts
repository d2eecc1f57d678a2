import * as z from 'zod';
import { collectionDomains } from '@/maths/collections/sum-collection';
import { Id } from './auth';
import { GoalState } from './goal-state';
import { type Role, route } from './route';

export const school: readonly Role[] = ['docent', 'schooladmin'];

export const Group = z.object({
  groupId: Id,
  name: z.string(),
  /** School year of the pupils 1–8 in Dutch numbering; null for a combination group. */
  year: z.number().int().min(1).max(8).nullable(),
  schoolYear: z.string(),
  teachers: z.array(z.string()),
  pupilCount: z.number().int(),
  practisedThisWeek: z.number().int(),
  needsAttention: z.number().int(),
});

/** What asks for a teacher's eye. */
export const Flag = z.enum(['stuck', 'not-practising', 'ready-for-more']);

/** On which skill a pupil is stuck, and why as far as the answers of the last fourteen days tell. */
export const StuckOn = z.object({
  /** The narrowest skill with the most misses too many. */
  skill: z.string(),
  answers: z.number().int(),
  right: z.number().int(),
  /** Answers faster than anyone reckons, one misconception, or neither of the two. */
  cause: z.enum(['hurried', 'error', 'mixed']),
  /** The misconception when that is the cause. */
  errorType: z.string().nullable(),
  /** Misses of this skill that have this cause. */
  misses: z.number().int(),
  /** The latest of those misses. */
  example: z.object({ sumId: z.string(), given: z.string() }).nullable(),
});

export const Pupil = z.object({
  pupilId: Id,
  name: z.string(),
  sortName: z.string(),
  /** The same in parts, to be changed. */
  parts: z.object({ firstName: z.string(), prefix: z.string(), lastName: z.string() }),
  userName: z.string(),
  year: z.number().int().min(1).max(8).nullable(),
  avatar: z.string(),
  lastPractised: z.string().nullable(),
  minutesThisWeek: z.number(),
  automatedFacts: z.number().int(),
  /** How far it is with the goals of its year, by the part of mathematics they belong to. */
  domains: z.array(z.object({ domain: z.enum(collectionDomains), state: GoalState })),
  flags: z.array(Flag),
  /** Told of a pupil with the flag `stuck`. */
  stuckOn: StuckOn.nullable(),
  /** Answers known to wait on a device of this pupil. */
  waitingAnswers: z.number().int(),
  /** Wrong pictures or words in a row of today, since this pupil last came in. */
  wrongPictures: z.number().int(),
});

export const LoginCard = z.object({
  pupilId: Id,
  name: z.string(),
  userName: z.string(),
  avatar: z.string(),
  /** What the QR holds: the sign-in page with the code in the fragment. */
  url: z.string(),
  code: z.string(),
  /** With what the child signs in besides the card: one of these, or a password of its own that nobody can read. */
  pictures: z.array(z.string()).length(3).nullable(),
  word: z.string().nullable(),
});

const one = z.object({ groupId: Id });
const name = z.string().trim().min(1).max(64);
const year = z.number().int().min(1).max(8).nullable();

/** How children of a group sign in without their card. */
export const SignIn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pictures') }),
  z.object({ kind: z.literal('word') }),
  /** Chosen with the child; only its hash is kept. For one pupil at a time. */
  z.object({ kind: z.literal('own'), password: z.string().min(4).max(64) }),
]);

export const groups = {
  listGroups: route({
    roles: school,
    reply: z.object({
      groups: z.array(Group),
      /** Put away, and can be taken out again. */
      archived: z.array(z.object({ groupId: Id, name: z.string(), schoolYear: z.string() })),
    }),
  }),
  readGroup: route({ roles: school, params: z.object({ groupId: Id }), reply: Group }),
  listPupils: route({
    roles: school,
    params: z.object({ groupId: Id }),
    reply: z.object({ group: Group, pupils: z.array(Pupil) }),
  }),
  /** Makes the cards that are missing and returns all; `renew` makes new codes, so that old cards stop working. */
  makeLoginCards: route({
    roles: school,
    params: z.object({ groupId: Id }),
    body: z.object({ pupilIds: z.array(Id).max(500).optional(), renew: z.boolean().default(false) }),
    reply: z.object({ classCode: z.string(), className: z.string(), cards: z.array(LoginCard) }),
  }),
  /** Gives pupils another way to sign in; what they had stops working, and open sessions end. */
  setSignIn: route({
    roles: school,
    params: one,
    body: z.object({ pupilIds: z.array(Id).min(1).max(500), signIn: SignIn }),
    reply: z.object({}),
  }),
  /** A teacher who adds a group becomes its teacher. The id is made by the page, so that it is added once. */
  addGroup: route({
    roles: school,
    body: z.object({ groupId: Id, name, year }),
    reply: z.object({ groupId: Id }),
  }),
  changeGroup: route({ roles: school, params: one, body: z.object({ name, year }), reply: z.object({}) }),
  setGroupTeachers: route({
    roles: ['schooladmin'],
    params: one,
    body: z.object({ userIds: z.array(Id).max(50) }),
    reply: z.object({}),
  }),
  /** Puts a group without pupils away, or takes it out again. 409 while there are pupils in it. */
  archiveGroup: route({
    roles: school,
    params: one,
    body: z.object({ archived: z.boolean() }),
    reply: z.object({}),
  }),
};
