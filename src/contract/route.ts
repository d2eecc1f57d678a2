import type { z } from 'zod';
import type { Paths } from './calls.gen';
import type { FlagName } from './flags';

export const roles = ['leerling', 'docent', 'schooladmin', 'office', 'superadmin'] as const;
export type Role = (typeof roles)[number];

/** Roles of those who serve the schools; their calls are below `officePath`. */
export const officeRoles = ['office', 'superadmin'] as const satisfies readonly Role[];
export const isOfOffice = (role: Role): boolean => officeRoles.some((each) => each === role);
export const officePath = '/api/office/';

/**
 * Scope of the data that a call can reach:
 * - `by-id`: what its ids name, if the policy allows the caller; otherwise 404. Each has a row in `tenants.test.ts`.
 * - `self`: the signed-in user or that user's account; ids give no right to anything of others.
 * - `ticket`: the window of the upload ticket in the body, whoever is signed in.
 * - `none`: nothing of an account, or what a secret in the request opens.
 * - `office`: all accounts, for the staff of the office alone. These calls, and no others, are below `/api/office/`.
 */
export type Tenancy = 'by-id' | 'self' | 'ticket' | 'none' | 'office';

/**
 * Basis for checking the expected pupil of a call (`pupil-calls.ts`) that is authorised by a session; for a call with a
 * ticket (`tenancy`) it is always the pupil of the ticket.
 * - `session`: must be the pupil of the session; not checked for adults.
 * - `sign-out`: as `session`, but the header may be absent, since adults sign out by the same call.
 */
export type ExpectedPupil = 'session' | 'sign-out';

export interface Route {
  readonly method: Method;
  /** Parameters are written `:name`. */
  readonly path: `/api/${string}`;
  readonly tenancy: Tenancy;
  /** Set on every call by session that a pupil's page makes, so that it is refused while another pupil is signed in. */
  readonly expects?: ExpectedPupil;
  /** Roles that may make the call; the policy decides which data they may see. */
  readonly roles: 'public' | 'signed-in' | readonly Role[];
  /** The call is allowed before the user has set up the second factor that their role requires. */
  readonly beforeTwoFactor?: true;
  /** Allowed to somebody of the office who looks in as a user of a school; all other calls that change something are not. */
  readonly whileLookingIn?: true;
  /** A browser opens it as a page, so errors lead to a page too instead of JSON. */
  readonly isVisit?: true;
  /** Of a GET that writes all the same: why. All other GET calls read on a connection that refuses writes. */
  readonly writesBecause?: string;
  /** The section it belongs to; accounts with that section closed get 422 `section-closed`. */
  readonly flag?: FlagName;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Rate limit per address, where the call costs the server more than the caller. */
  readonly perAddress?: { readonly perSecond: number; readonly burst: number };
  /** Maximum size of the body in bytes; 64 KiB by default. */
  readonly maxBody?: number;
  readonly reply: z.ZodType;
}

/** Keeps the exact type of a route, so that client and handlers are typed from it. */
export const route = <const R extends Route>(r: R): R => r;

type In<R, K extends string> = R extends { readonly [k in K]: infer S extends z.ZodType }
  ? { readonly [k in K]: z.infer<S> }
  : unknown;

export type Input<R extends Route> = In<R, 'params'> & In<R, 'query'> & In<R, 'body'>;
export type Reply<R extends Route> = z.infer<R['reply']>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CallName = keyof Paths;

/** Result of sending a batch of answers, by answer id; sending them again does no harm. */
export interface SortedAnswers {
  readonly stored: readonly string[];
  readonly refused: readonly { readonly answerId: string; readonly code: string }[];
}

/** The only shape of an error reply; the user sees `data.message` when present. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly data?: {
    readonly message?: string;
    readonly fields?: Readonly<Record<string, string>>;
    /** Result of a batch with clashing answers: those that were stored all the same, and those that never will be. */
    readonly answers?: SortedAnswers;
  };
}

/** Generic validation messages: `fields` of an error holds one of these for each path. */
export const validationKeys = [
  'required',
  'email',
  'numbersOnly',
  'integersOnly',
  'uppercaseOnly',
  'maxLength',
  'minLength',
  'exactLength',
  'excludedCharacter',
  'chooseOne',
  'invalidFormat',
] as const;
export type ValidationKey = (typeof validationKeys)[number];
