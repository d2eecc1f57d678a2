import * as z from 'zod';
import { flagNames } from './flags';
import { BotToken } from './passwords';
import { type Role, roles, route } from './route';

/** Lower case, as PostgreSQL writes ids: handlers compare ids as strings. */
export const Id = z.uuid().toLowerCase();

/** Feature flags of the account; they hide or open whole sections. */
export const Flags = z.record(z.enum(flagNames), z.boolean());

export const Locale = z.enum(['nl', 'be', 'en']);

/** Whether an adult may sign in. `invited`: has no password yet; `disabled`: cannot sign in. */
export const AccessState = z.enum(['active', 'invited', 'disabled']);
export type AccessState = z.infer<typeof AccessState>;

const adults: readonly Role[] = ['docent', 'schooladmin', 'office', 'superadmin'];

export const Profile = z.object({
  id: Id,
  role: z.enum(roles),
  accountId: Id.optional(),
  /** First name for pupils; display name for adults. */
  name: z.string(),
  flags: Flags,
  /** The language this user chose, for every device; adults only. */
  locale: Locale.optional(),
  /** The school's language, used for adults who chose none. */
  schoolLocale: Locale.optional(),
  /** The role requires a second factor that is not set up yet: only calls with `beforeTwoFactor` work. */
  needsTwoFactor: z.literal(true).optional(),
  /** Set while somebody of the office sees the screens of this user, by a grant of the school: nothing can be changed. */
  lookingIn: z.object({ account: z.string(), until: z.string() }).optional(),
});

/**
 * Reason why a card's link did not simply sign the child in, as `fout` of `/auth/login?fout=…`: the card is not (or no
 * longer) known; the scanned text is no complete code; too many wrong codes came from this address; the server could
 * not answer; another user is signed in, so the page asks first and then opens `quicklogin/{code}?replace=1` with the
 * code from its fragment `#k=…`.
 */
export const cardProblems = ['card', 'unreadable', 'wait', 'trouble', 'other-user'] as const;
export type CardProblem = (typeof cardProblems)[number];

/** `proof` is a bot check for the action `class-code`, sent after a call was refused with `class-code-proof`. */
const classCode = { classCode: z.string().trim().min(6).max(12), proof: BotToken.optional() };

export const auth = {
  profile: route({
    method: 'GET',
    path: '/api/auth/profile',
    tenancy: 'self',
    roles: 'signed-in',
    beforeTwoFactor: true,
    reply: Profile,
  }),
  login: route({
    method: 'POST',
    path: '/api/auth',
    tenancy: 'none',
    roles: 'public',
    whileLookingIn: true,
    body: z.object({
      /** User name or e-mail address, case-insensitive. */
      login: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(256),
      /** A code of the authenticator app or a recovery code; sent with the second call. */
      code: z
        .string()
        .trim()
        .regex(/^[\da-z][\da-z -]{4,18}[\da-z]$/i)
        .optional(),
    }),
    reply: z.object({ next: z.enum(['done', 'code']) }),
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/logout',
    tenancy: 'none',
    expects: 'sign-out',
    roles: 'public',
    whileLookingIn: true,
    reply: z.object({ redirectUrl: z.string().optional() }),
  }),
  /** Ends looking in: the session is of the office again. Does nothing for anybody else. */
  stopLookingIn: route({
    method: 'POST',
    path: '/api/auth/look-in/stop',
    tenancy: 'none',
    roles: 'public',
    whileLookingIn: true,
    reply: z.object({ accountId: Id.nullable() }),
  }),
  /** Stores the language of the user's pages on every device, and of e-mails to this user. */
  chooseLanguage: route({
    method: 'PUT',
    path: '/api/auth/language',
    tenancy: 'self',
    roles: adults,
    beforeTwoFactor: true,
    body: z.object({ locale: Locale }),
    reply: z.object({}),
  }),
  /** A full page navigation: sets the session and redirects; the reply is never JSON. */
  quickLogin: route({
    method: 'GET',
    path: '/api/quicklogin/:code',
    tenancy: 'none',
    roles: 'public',
    isVisit: true,
    writesBecause: 'A browser opens the link of a login card by GET, and that starts a session.',
    params: z.object({ code: z.string() }),
    query: z.object({ replace: z.string().optional() }),
    reply: z.never(),
  }),
  /** Signs a child in by class code, own name, and three pictures or a word; both steps use this call. */
  classSignIn: route({
    method: 'POST',
    path: '/api/class-sign-in',
    tenancy: 'none',
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
    method: 'GET',
    path: '/api/demo/logins',
    tenancy: 'none',
    roles: 'public',
    reply: z.object({
      logins: z.array(
        z.object({ role: z.enum(roles), login: z.string(), password: z.string(), name: z.string() }),
      ),
      quickLogin: z.object({ name: z.string(), url: z.string() }).optional(),
    }),
  }),
  /** E-mails that were written as files, newest first. Demo mode on loopback only; 404 elsewhere. */
  demoMails: route({
    method: 'GET',
    path: '/api/demo/mails',
    tenancy: 'none',
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
