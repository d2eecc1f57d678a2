import * as z from 'zod';
import { collectionDomains } from '@/maths/collections/sum-collection';
import { Id } from './auth';
import { GoalState } from './goal-state';
import { KnownDay } from './known-day';
import { type Role, route } from './route';

export const school: readonly Role[] = ['docent', 'schooladmin'];

/** A day at the school; null: no limit on that side. */
const Day = KnownDay.nullable();

export const Group = z.object({
  groupId: Id,
  name: z.string(),
  /** School year of the pupils 1–8 in Dutch numbering; null for a combination group. */
  year: z.number().int().min(1).max(8).nullable(),
  schoolYear: z.string(),
  /** Names of those who have the group now. */
  teachers: z.array(z.string()),
  /** Those who have it for some days only, now or later. */
  temporary: z.array(z.object({ userId: Id, name: z.string(), from: Day, until: Day })),
  pupilCount: z.number().int(),
  practisedThisWeek: z.number().int(),
  needsAttention: z.number().int(),
});

/** Signals that a pupil needs a teacher's attention. */
export const Flag = z.enum(['stuck', 'guessing', 'not-practising', 'ready-for-more']);

/** The skill a pupil is stuck on, with the cause as far as the answers of the last fourteen days show it. */
export const StuckOn = z.object({
  /** The narrowest skill with too many wrong answers. */
  skill: z.string(),
  answers: z.number().int(),
  right: z.number().int(),
  /** `error`: one misconception; `mixed`: none dominates. */
  cause: z.enum(['error', 'mixed']),
  /** The misconception when `cause` is `error`. */
  errorType: z.string().nullable(),
  /** Wrong answers of this skill with this cause. */
  misses: z.number().int(),
  /** The latest of those wrong answers. */
  example: z.object({ sumId: z.string(), given: z.string() }).nullable(),
});

/** Wrong answers of the last fourteen days, and how many of them came faster than anyone calculates. */
export const Misses = z.object({ all: z.number().int(), hurried: z.number().int() });

export const Pupil = z.object({
  pupilId: Id,
  name: z.string(),
  sortName: z.string(),
  /** The name in parts, for editing. */
  parts: z.object({ firstName: z.string(), prefix: z.string(), lastName: z.string() }),
  userName: z.string(),
  year: z.number().int().min(1).max(8).nullable(),
  avatar: z.string(),
  lastPractised: z.string().nullable(),
  /** Day on which a pupil that came later than its group was added, for six weeks; else null. */
  newSince: z.string().nullable(),
  minutesThisWeek: z.number(),
  automatedFacts: z.number().int(),
  /** State of the goals of the pupil's year that were begun, by domain of mathematics. */
  domains: z.array(z.object({ domain: z.enum(collectionDomains), state: GoalState })),
  flags: z.array(Flag),
  /** Set for a pupil with the flag `stuck`. */
  stuckOn: StuckOn.nullable(),
  /** Set for a pupil with the flag `guessing`. */
  misses: Misses.nullable(),
  /** Answers that a device of this pupil has reported as not sent yet. */
  waitingAnswers: z.number().int(),
  /** Consecutive wrong pictures or words today, since this pupil last signed in. */
  wrongPictures: z.number().int(),
});

export const LoginCard = z.object({
  pupilId: Id,
  name: z.string(),
  /** Name on the card to cut out: the whole name, or the first name where the school wants that. */
  nameOnCard: z.string(),
  userName: z.string(),
  avatar: z.string(),
  /** Content of the QR code: the address of the sign-in page with the code in the fragment. */
  url: z.string(),
  code: z.string(),
  /** The second way to sign in, without the card: one of these, or a password of the child that nobody can read. */
  pictures: z.array(z.string()).length(3).nullable(),
  word: z.string().nullable(),
});

const one = z.object({ groupId: Id });
const name = z.string().trim().min(1).max(64);
const year = z.number().int().min(1).max(8).nullable();

/** Ways in which children of a group sign in without their card. */
export const SignIn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pictures') }),
  z.object({ kind: z.literal('word') }),
  /** Chosen with the child, for one pupil at a time; only its hash is stored. */
  z.object({ kind: z.literal('own'), password: z.string().min(4).max(64) }),
]);

export const groups = {
  listGroups: route({
    method: 'GET',
    path: '/api/groups',
    tenancy: 'self',
    roles: school,
    reply: z.object({
      groups: z.array(Group),
      /** Archived groups; they can be restored. */
      archived: z.array(z.object({ groupId: Id, name: z.string(), schoolYear: z.string() })),
    }),
  }),
  readGroup: route({
    method: 'GET',
    path: '/api/groups/:groupId',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    reply: Group,
  }),
  listPupils: route({
    method: 'GET',
    path: '/api/groups/:groupId/pupils',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    reply: z.object({ group: Group, pupils: z.array(Pupil) }),
  }),
  /** Makes the missing cards and returns all; `renew` makes new codes, so that old cards stop working. */
  makeLoginCards: route({
    method: 'POST',
    path: '/api/groups/:groupId/login-cards',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    body: z.object({ pupilIds: z.array(Id).max(500).optional(), renew: z.boolean().default(false) }),
    reply: z.object({ classCode: z.string(), className: z.string(), cards: z.array(LoginCard) }),
  }),
  /** Gives pupils another way to sign in; the old way stops working and open sessions end. */
  setSignIn: route({
    method: 'PUT',
    path: '/api/groups/:groupId/sign-in',
    tenancy: 'by-id',
    roles: school,
    params: one,
    body: z.object({ pupilIds: z.array(Id).min(1).max(500), signIn: SignIn }),
    reply: z.object({}),
  }),
  /**
   * Adds a group; a teacher who adds one becomes its teacher. The page makes the id, so that a repeated call adds
   * nothing.
   */
  addGroup: route({
    method: 'POST',
    path: '/api/groups',
    tenancy: 'self',
    roles: school,
    body: z.object({ groupId: Id, name, year }),
    reply: z.object({ groupId: Id }),
  }),
  changeGroup: route({
    method: 'PUT',
    path: '/api/groups/:groupId',
    tenancy: 'by-id',
    roles: school,
    params: one,
    body: z.object({ name, year }),
    reply: z.object({}),
  }),
  /**
   * Sets who has a group, for good or from and until a day; access begins and ends with these days. 422 when the last day
   * is before the first.
   */
  setGroupTeachers: route({
    method: 'PUT',
    path: '/api/groups/:groupId/teachers',
    tenancy: 'by-id',
    roles: ['schooladmin'],
    params: one,
    body: z.object({ teachers: z.array(z.object({ userId: Id, from: Day, until: Day })).max(50) }),
    reply: z.object({}),
  }),
  /** Archives a group without pupils, or restores it. 409 while it has pupils. */
  archiveGroup: route({
    method: 'PUT',
    path: '/api/groups/:groupId/archived',
    tenancy: 'by-id',
    roles: school,
    params: one,
    body: z.object({ archived: z.boolean() }),
    reply: z.object({}),
  }),
};
