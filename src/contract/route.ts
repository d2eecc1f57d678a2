import type { z } from 'zod';
import type { FlagName } from './flags';
import type { Paths } from './paths';

export const roles = ['leerling', 'docent', 'schooladmin', 'office', 'superadmin'] as const;
export type Role = (typeof roles)[number];

export interface Route {
  /** Who may call it at all; what of it they may see is the policy's business. */
  readonly roles: 'public' | 'signed-in' | readonly Role[];
  /** Open to those who still have to set up the second factor that their role requires. */
  readonly beforeTwoFactor?: true;
  /** A browser opens it as a page: what goes wrong leads to a page too, never to JSON. */
  readonly isVisit?: true;
  /** The section it belongs to; accounts for which that is closed get 422 `section-closed`. */
  readonly flag?: FlagName;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How often one address may call it, where that costs the server more than it costs the caller. */
  readonly perAddress?: { readonly perSecond: number; readonly burst: number };
  /** Bytes the body may have; 64 KiB when not said. */
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

/** What became of the answers of a batch; they may be sent again without harm. */
export interface SortedAnswers {
  readonly stored: readonly string[];
  readonly refused: readonly { readonly answerId: string; readonly code: string }[];
}

/** The only shape of an error answer; `data.message`, where present, is what the user sees. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly data?: {
    readonly message?: string;
    readonly fields?: Readonly<Record<string, string>>;
    /** Of answers that clash with what is there: which were stored all the same, and which never will be. */
    readonly answers?: SortedAnswers;
  };
}

/** The generic validation messages: `fields` of an error holds one of these for each path. */
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
