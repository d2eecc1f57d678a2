import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import { api } from '@/contract/api';
import { type CallName, isOfOffice, officePath, type Route, roles } from '@/contract/route';
import { localeOf } from '../../../shared/locale';
import { type TenantKey, tenantKey } from '../../../shared/tenant-key';
import type { Database } from '../../db/database';
import { forTenant } from '../../db/tenant/for-tenant';
import type { Services } from '../../services';
import { addressOf } from '../address';
import type { CallContext, Handlers } from '../call';
import type { Credentials } from '../credentials';
import { CallError, invalid, notFound, unprocessable } from '../errors';
import { answerVisit } from '../pages/page-visit';
import { holderOf, type Session } from '../session';
import { readJson, usualBodySize } from './body';
import { requireExpectedPupil } from './expected-pupil';
import { requireOpen } from './flags';
import { rateLimit } from './rate-limit';
import { fieldsOf } from './validation';

const answersFirst: ReadonlySet<CallName> = new Set<CallName>(['putAnswers', 'finishWindow']);

/** Limits per address, which a whole school can share, and per person. */
const perAddress = { perSecond: 200, burst: 1000 };
const perPerson = { perSecond: 20, burst: 100 };

type AnyHandler = (call: CallContext & { session: Session | null }) => Promise<unknown>;

/** What a call reads and writes through: the database itself refuses the writes of one whose method promises to read. */
function databasesOf(name: CallName, route: Route, database: Database) {
  const writable = answersFirst.has(name) ? database.urgent : database.db;
  return { db: changesSomething(route) ? writable : database.readOnly, writable };
}

const isPublic = (route: Route) => route.roles === 'public';
/** Public calls find out themselves which account they are about; those of the office are about all. */
const reachesAll = (route: Route) => isPublic(route) || route.tenancy === 'office';

function checkRoles(name: string, route: Route) {
  const listed = route.roles;
  if ((route.tenancy === 'office') !== route.path.startsWith(officePath)) {
    throw new Error(`contract: the call ${name} is not below ${officePath}, or not of the office`);
  }
  if (route.tenancy === 'office' && !(Array.isArray(listed) && listed.every((role) => isOfOffice(role)))) {
    throw new Error(`contract: the call ${name} opens all accounts to a role of a school`);
  }
  if (route.flag && !Array.isArray(listed)) {
    throw new Error(`contract: the call ${name} has a flag and no roles`);
  }
  if (listed === 'public' || listed === 'signed-in') return;
  if (!Array.isArray(listed) || listed.length === 0 || listed.some((role) => !roles.includes(role))) {
    throw new Error(`contract: the call ${name} says no roles`);
  }
}

/** @throws CallError 401 without a session, 403 for a wrong role; no other code throws these */
function authorise(route: Route, session: Session | null, isUnsafe: boolean) {
  if (isPublic(route)) return;
  if (!session) throw new CallError(401, 'not-signed-in');
  if (route.roles !== 'signed-in' && !route.roles.includes(session.role)) {
    throw new CallError(403, 'wrong-role');
  }
  if (isUnsafe && !route.beforeTwoFactor) throw unprocessable('two-factor-needed');
}

function checkOrigin(c: Context, pageOrigins: readonly string[]) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return;
  const origin = c.req.header('origin');
  const known = origin !== undefined && pageOrigins.includes(origin);
  if (!known || c.req.header('sec-fetch-site') === 'cross-site') throw new CallError(400, 'foreign-page');
}

const changesSomething = ({ method, writesBecause }: Route) =>
  method !== 'GET' || writesBecause !== undefined;

/** What a call is about, from its path: `pupils` of `/api/pupils/:pupilId`. */
const familyOf = ({ path }: Route): string => path.split('/')[2] ?? '';

/** @throws CallError 422 to somebody of the office who looks in, for whatever is more than looking */
function refuseChangesOfViewer(route: Route, session: Session | null) {
  if (session?.viewer && changesSomething(route) && !route.whileLookingIn) throw unprocessable('looking-in');
}

/** Parses input by its schema. @throws CallError 422 with the fields that are wrong */
function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(fieldsOf(parsed.error.issues, value));
  return parsed.data;
}

/** Parses the parts of the path. @throws CallError 404: an address of another form names nothing that is there */
function named(schema: z.ZodType | undefined, parts: unknown): unknown {
  const parsed = schema?.safeParse(parts);
  if (parsed && !parsed.success) throw notFound();
  return parsed?.data;
}

/** Mounts every call of the contract on `app`. @throws Error when a call has no handler or no roles */
export function mount(app: Hono, services: Services, handlers: Handlers, credentials: Credentials): void {
  const { config, database, keys, live, pulse, clock } = services;
  const addressLimit = rateLimit<string>(perAddress);
  const personLimit = rateLimit<TenantKey>(perPerson);

  const tooMany = (seconds: number) => {
    if (seconds > 0) throw new CallError(429, 'too-many-calls', { values: { seconds } });
  };

  for (const [name, route] of Object.entries(api) as [CallName, Route][]) {
    checkRoles(name, route);
    const { method, path } = route;
    const handler = handlers[name] as AnyHandler | undefined;
    if (!handler) throw new Error(`contract: the call ${name} has no handler`);

    const databases = databasesOf(name, route, database);
    const all = databases.db;
    const log = services.log.child({ call: name });
    const callLimit = route.perAddress && rateLimit(route.perAddress);
    const answer = async (c: Context): Promise<Response> => {
      const now = clock();
      const address = addressOf(c, config);
      tooMany(addressLimit.wait(address, now.getTime()));
      if (callLimit) tooMany(callLimit.wait(address, now.getTime()));
      checkOrigin(c, config.pageOrigins);
      const session = await credentials.readSession(c, { ...databases, config, now });
      const isUnsafe =
        session !== null && !session.secondFactor && credentials.requiresTwoFactor(session.role, config);
      refuseChangesOfViewer(route, session);
      authorise(route, session, isUnsafe);
      if (session) {
        const { accountId, personId } = holderOf(session);
        tooMany(personLimit.wait(tenantKey(accountId, personId), now.getTime()));
      }
      if (session?.viewer && !changesSomething(route))
        await credentials.noteView(session, familyOf(route), { ...databases, now });
      const own = session && forTenant(all, session.accountId);
      if (route.flag && own) await requireOpen(own, route.flag);
      const input = {
        params: named(route.params, c.req.param()),
        query: checked(route.query, c.req.query()),
        body: route.body && checked(route.body, await readJson(c.req.raw, route.maxBody ?? usualBodySize)),
      };
      requireExpectedPupil(c, name, session, input.body, credentials);
      const db = own && !reachesAll(route) ? own : all;
      const context = { db, now, log, keys, live, pulse, config, address, http: c };
      const locale = localeOf((header) => c.req.header(header));
      const reply = await handler({ ...input, ...context, locale, session });
      c.header('cache-control', 'no-store');
      // Parsing removes what the contract does not name and proves that the rest is there.
      return reply instanceof Response ? reply : c.json(route.reply.parse(reply));
    };
    app.on(method, path, route.isVisit ? answerVisit(answer, config, log) : answer);
  }
}
