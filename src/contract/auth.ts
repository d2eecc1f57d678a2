import * as z from 'zod';
import { flagNames } from './flags';
import { BotToken } from './passwords';
import { type Role, roles, route } from './route';

export const Id = z.uuid();

/** Feature flags of the account; they hide or open whole sections. */
export const Flags = z.record(z.enum(flagNames), z.boolean());

export const Locale = z.enum(['nl', 'be', 'en']);
const adults: readonly Role[] = ['docent', 'schooladmin', 'office', 'superadmin'];

export const Profile = z.object({
  id: Id,
  role: z.enum(roles),
  accountId: Id.optional(),
  /** First name for pupils; display name for adults. */
  name: z.string(),
  flags: Flags,
  /** The language this person chose, on whatever device; adults alone. */
  locale: Locale.optional(),
  /** The language the school chose for who chose none. */
  schoolLocale: Locale.optional(),
  /** The role requires a second factor, and there is none yet: nothing else is open. */
  needsTwoFactor: z.literal(true).optional(),
});

/**
 * Why a card's link did not simply sign the child in, as `fout` of `/auth/login?fout=…`: the card is not
 * (or no longer) known; what was read is no whole code; too many wrong ones came from here; the server could not
 * answer; someone else is signed in, so ask first and then go on to `quicklogin/{code}?replace=1` with the code from
 * the page's fragment `#k=…`.
 */
export const cardProblems = ['card', 'unreadable', 'wait', 'trouble', 'other-user'] as const;
export type CardProblem = (typeof cardProblems)[number];

/** `proof` is work for `class-code`, sent when the call was refused with `class-code-proof`. */
const classCode = { classCode: z.string().trim().min(6).max(12), proof: BotToken.optional() };

export const auth = {
  profile: route({ roles: 'signed-in', beforeTwoFactor: true, reply: Profile }),
  login: route({
    roles: 'public',
    body: z.object({
      /** User name or e-mail address, any case. */
      login: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(256),
      /** The code of the authenticator app, or one on paper; on the second call. */
      code: z
        .string()
        .trim()
        .regex(/^[\da-z][\da-z -]{4,18}[\da-z]$/i)
        .optional(),
    }),
    reply: z.object({ next: z.enum(['done', 'code']) }),
  }),
  logout: route({ roles: 'public', reply: z.object({ redirectUrl: z.string().optional() }) }),
  /** In which language one is addressed from now on, on every device and in letters. */
  chooseLanguage: route({
    roles: adults,
    beforeTwoFactor: true,
    body: z.object({ locale: Locale }),
    reply: z.object({}),
  }),
  /** A full navigation: sets the session and redirects; the reply is never JSON. */
  quickLogin: route({
    roles: 'public',
    isVisit: true,
    params: z.object({ code: z.string() }),
    query: z.object({ replace: z.string().optional() }),
    reply: z.never(),
  }),
  /** Children: class code, then the own name, then three pictures or a word. Two steps in one call. */
  classSignIn: route({
    roles: 'public',
    body: z.discriminatedUnion('step', [
      z.object({ step: z.literal('class'), ...classCode }),
      z.object({
        step: z.literal('pupil'),
        ...classCode,
        pupilId: Id,
        secret: z.union([z.array(z.string()).length(3), z.string().min(1).max(64)]),
      }),
    ]),
    reply: z.discriminatedUnion('next', [
      z.object({
        next: z.literal('pupil'),
        className: z.string(),
        pupils: z.array(z.object({ pupilId: Id, name: z.string(), avatar: z.string() })),
      }),
      z.object({ next: z.literal('done') }),
    ]),
  }),
  /** Demo mode on loopback only; 404 elsewhere. */
  demoLogins: route({
    roles: 'public',
    reply: z.object({
      logins: z.array(
        z.object({ role: z.enum(roles), login: z.string(), password: z.string(), name: z.string() }),
      ),
      quickLogin: z.object({ name: z.string(), url: z.string() }).optional(),
    }),
  }),
  /** The letters that were written as files, newest first. Demo mode on loopback only; 404 elsewhere. */
  demoMails: route({
    roles: 'public',
    reply: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          to: z.string(),
          subject: z.string(),
          sentAt: z.string(),
          text: z.string(),
        }),
      ),
    }),
  }),
};
