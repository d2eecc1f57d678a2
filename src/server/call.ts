import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Api } from '@/contract/api';
import type { CallName, Input, Reply, Role } from '@/contract/route';
import type { Session } from './auth/session';
import type { Config } from './config';
import type { DB } from './db/schema';
import type { ServerKeys } from './keys';
import type { LiveBoard } from './live/live-board';
import type { Log } from './log';
import type { Locale } from './texts/text';

/** What every handler gets besides the checked input. */
export interface CallContext {
  readonly db: Kysely<DB>;
  /** One moment for the whole call. */
  readonly now: Date;
  readonly log: Log;
  readonly locale: Locale;
  readonly keys: ServerKeys;
  readonly live: LiveBoard;
  readonly config: Config;
  /** Network address of the caller, for budgets only: not to be stored or logged as it is. */
  readonly address: string;
  /** The request and its answer's headers; only sign-in needs them. */
  readonly http: Context;
}

type SessionFor<R> = R extends { readonly roles: 'public' }
  ? Session | null
  : R extends { readonly roles: readonly (infer Allowed extends Role)[] }
    ? Session & { readonly role: Allowed }
    : Session;

/** Checked input, the session that the call's roles promise, and the context. */
export type Call<Name extends CallName> = Input<Api[Name]> &
  CallContext & { readonly session: SessionFor<Api[Name]> };

/** The answer; a call whose contract has none (`z.never()`) makes the response itself. */
export type Answer<Name extends CallName> = [Reply<Api[Name]>] extends [never] ? Response : Reply<Api[Name]>;

export type Handler<Name extends CallName> = (call: Call<Name>) => Promise<Answer<Name>>;

/** One handler for every call of the contract; a missing one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };
