import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import { api } from '@/contract/api';
import { paths } from '@/contract/paths';
import { type CallName, type Route, roles } from '@/contract/route';
import { sessionCookie } from '../auth/cookies';
import { readSession, type Session } from '../auth/session';
import { requiresTwoFactor } from '../auth/two-factor';
import type { CallContext, Handlers } from '../call';
import type { Config } from '../config';
import { CallError, invalid, refused } from '../errors';
import { requireOpen } from '../flags';
import type { Services } from '../services';
import { type TenantKey, tenantKey } from '../tenant-key';
import { localeOf } from '../texts/text';
import { addressOf } from './address';
import { readJson, usualBodySize } from './body';
import { requireExpectedPupil } from './expected-pupil';
import { flood } from './flood';
import { answerVisit } from './page-visit';
import { fieldsOf } from './validation';

const answersFirst: ReadonlySet<CallName> = new Set<CallName>(['putAnswers', 'finishWindow']);

/** A whole school can share one address; a person is slower. */
const perAddress = { perSecond: 200, burst: 1000 };
const perPerson = { perSecond: 20, burst: 100 };

type AnyHandler = (call: CallContext & { session: Session | null }) => Promise<unknown>;

const isPublic = (route: Route) => route.roles === 'public';

function checkRoles(name: string, route: Route) {
  const listed = route.roles;
  if (route.flag && !Array.isArray(listed)) {
    throw new Error(`contract: the call ${name} has a flag and no roles`);
  }
  if (listed === 'public' || listed === 'signed-in') return;
  if (!Array.isArray(listed) || listed.length === 0 || listed.some((role) => !roles.includes(role))) {
    throw new Error(`contract: the call ${name} says no roles`);
  }
}

/** 401 without a session, 403 for a wrong role: nothing else of the product answers those. */
function admit(route: Route, session: Session | null, config: Config) {
  if (isPublic(route)) return;
  if (!session) throw new CallError(401, 'not-signed-in');
  if (route.roles !== 'signed-in' && !route.roles.includes(session.role)) {
    throw new CallError(403, 'wrong-role');
  }
  const unsafe = requiresTwoFactor(session.role, config) && !session.twoFactor;
  if (unsafe && !route.beforeTwoFactor) throw refused('two-factor-needed');
}

function checkOrigin(c: Context, pageOrigins: readonly string[]) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return;
  const origin = c.req.header('origin');
  const known = origin !== undefined && pageOrigins.includes(origin);
  if (!known || c.req.header('sec-fetch-site') === 'cross-site') throw new CallError(400, 'foreign-page');
}

/** @throws CallError 422 with the fields that are wrong */
function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(fieldsOf(parsed.error.issues, value));
  return parsed.data;
}

/** Puts every call of the contract on `app`; throws when one has no handler or no role rule. */
export function mount(app: Hono, services: Services, handlers: Handlers): void {
  const { config, database, keys, live, clock } = services;
  const addressFlood = flood<string>(perAddress);
  const personFlood = flood<TenantKey>(perPerson);

  const holdBack = (seconds: number) => {
    if (seconds > 0) throw new CallError(429, 'too-many-calls', { values: { seconds } });
  };

  for (const [name, route] of Object.entries(api) as [CallName, Route][]) {
    checkRoles(name, route);
    const [method, path] = paths[name];
    const handler = handlers[name] as AnyHandler | undefined;
    if (!handler) throw new Error(`contract: the call ${name} has no handler`);

    const db = answersFirst.has(name) ? database.urgent : database.db;
    const log = services.log.child({ call: name });
    const callFlood = route.perAddress && flood(route.perAddress);
    const answer = async (c: Context): Promise<Response> => {
      const now = clock();
      const address = addressOf(c, config);
      holdBack(addressFlood.wait(address, now.getTime()));
      if (callFlood) holdBack(callFlood.wait(address, now.getTime()));
      checkOrigin(c, config.pageOrigins);
      const session = await readSession(db, sessionCookie(c, config), now);
      admit(route, session, config);
      if (session) {
        holdBack(personFlood.wait(tenantKey(session.accountId, session.personId), now.getTime()));
      }
      if (route.flag && session) await requireOpen(db, session.accountId, route.flag);
      const input = {
        params: checked(route.params, c.req.param()),
        query: checked(route.query, c.req.query()),
        body: route.body && checked(route.body, await readJson(c.req.raw, route.maxBody ?? usualBodySize)),
      };
      requireExpectedPupil(c, name, session, input.body);
      const context = { db, now, log, keys, live, config, address, http: c };
      const locale = localeOf((header) => c.req.header(header));
      const reply = await handler({ ...input, ...context, locale, session });
      c.header('cache-control', 'no-store');
      // What the contract does not name never leaves, and what it promises is there.
      return reply instanceof Response ? reply : c.json(route.reply.parse(reply));
    };
    app.on(method, path, route.isVisit ? answerVisit(answer, config, log) : answer);
  }
}
