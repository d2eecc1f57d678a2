import type { Context } from 'hono';
import type { Api } from '@/contract/api';
import type { CallName, Input, Reply, Role } from '@/contract/route';
import type { Locale } from '@/maths/locale';
import type { Config } from '../config/config';
import type { ServerKeys } from '../crypto/keys';
import type { AllAccountsDatabase, GlobalDb, TenantDatabase } from '../db/database';
import type { LiveBoard } from '../live/live-board';
import type { Log } from '../log/log';
import type { Pulse } from '../pulse/pulse';
import type { Session } from './session';

/** What every handler gets besides the checked input. */
export interface CallContext {
  /** Of a call, the rows of the account that is signed in; of a public call and one of the office, those of all. */
  readonly db: GlobalDb;
  /** One moment for the whole call. */
  readonly now: Date;
  readonly log: Log;
  readonly locale: Locale;
  readonly keys: ServerKeys;
  readonly live: LiveBoard;
  readonly pulse: Pulse;
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

type DatabaseFor<R> = R extends { readonly roles: 'public' } | { readonly tenancy: 'office' }
  ? AllAccountsDatabase
  : TenantDatabase;

/** Checked input, the session and the database that the call's roles promise, and the context. */
export type Call<Name extends CallName> = Input<Api[Name]> &
  Omit<CallContext, 'db'> & { readonly session: SessionFor<Api[Name]>; readonly db: DatabaseFor<Api[Name]> };

/** The answer; a call whose contract has none (`z.never()`) makes the response itself. */
export type Answer<Name extends CallName> = [Reply<Api[Name]>] extends [never] ? Response : Reply<Api[Name]>;

export type Handler<Name extends CallName> = (call: Call<Name>) => Promise<Answer<Name>>;

/** One handler for every call of the contract; a missing one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };
