import { randomBytes, randomUUID } from 'node:crypto';
import type { Api } from '@/contract/api';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import { expectedPupilHeader, isPupilCall, pupilCalls } from '@/contract/pupil-calls';
import { type CallName, type Input, officePath, type Reply, type Role } from '@/contract/route';
import { makeApp } from '../app';
import { credentials, handlers as productHandlers } from '../features';
import { startSession } from '../identity/session/session';
import { type Config, readConfig } from '../platform/config/config';
import { serverKeys } from '../platform/crypto/keys';
import type { Database } from '../platform/db/database';
import { forTenant } from '../platform/db/tenant/for-tenant';
import type { Handlers } from '../platform/http/call';
import { liveBoard } from '../platform/live/live-board';
import { makeLog } from '../platform/log/log';
import type { OutgoingMail } from '../platform/mail/mailer';
import { makePulse } from '../platform/pulse/pulse';
import type { Services } from '../platform/services';
import { defaultSettingsFor } from '../school/settings/default-settings';
import { ensureSettings, writeSettings } from '../school/settings/write-settings';
import { noteSent, watchLine } from './log-watch';
import { asCall } from './sql/sql-of-calls';

export interface TestServerOptions {
  readonly database: Database;
  /** The clock begins here and moves only by `advance`. */
  readonly now?: Date;
  readonly config?: Partial<Config>;
  /** Instead of that clock. */
  readonly clock?: () => Date;
  /** Of its keys; a new one when not given. */
  readonly secret?: Buffer;
  /** Instead of the product's own. */
  readonly handlers?: Partial<Handlers>;
}

/** What came back: `body` is the reply for 200, else the error. */
export interface TestAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  /** Cookies set by this answer, ready for `cookie`. */
  readonly cookies: string;
}

type CallInput<Name extends CallName> =
  unknown extends Input<Api[Name]> ? Record<never, never> : Input<Api[Name]>;

const address = 'http://localhost:8787';

const pathOf = (name: CallName, params: Record<string, string> = {}, query: Record<string, unknown> = {}) => {
  const path = paths[name][1].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
};

/** The pupils of `signedIn` of all servers, by session. */
const pupils = new Map<string, string>();
/** The cookie without its account: a school that was copied has the same sessions under another account. */
const sessionOf = (cookie: string) => cookie.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/, '');

/** The whole server without a port: real handlers, real database, a clock of its own. */
export function testServer({
  database,
  now = new Date('2026-11-20T09:00:00Z'),
  config,
  handlers,
  clock: ownClock,
  secret = randomBytes(32),
}: TestServerOptions) {
  let clock = now;
  const readClock = ownClock ?? (() => clock);
  const log = makeLog('trace', { write: watchLine });
  /** The emails that were sent, in their order. */
  const emails: OutgoingMail[] = [];
  const services: Services = {
    config: {
      ...readConfig({ DEMO: '0', LOG_LEVEL: 'silent', CLIENT_DIR: '/nowhere', DATA_DIR: '/nowhere' }),
      ...config,
    },
    database,
    keys: serverKeys(secret),
    live: liveBoard(database, log),
    pulse: makePulse(),
    log,
    mailer: {
      async deliver(mail) {
        emails.push(mail);
      },
    },
    clock: readClock,
  };
  const app = makeApp(services, { ...productHandlers, ...handlers }, credentials);

  /** A request as a page of ours makes it; `headers` overrides, and '' leaves one out. */
  const request = async (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<TestAnswer> => {
    const all = {
      origin: address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    noteSent(
      body,
      headers.cookie,
      // Names of a query are words of the program.
      decodeURIComponent(path.replace(/%(?![\da-f]{2})/gi, '%25').replace(/(?<=[?&])\w+=/g, '=')).split(
        /[/?&=]/,
      ),
    );
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    const send = async () =>
      app.request(address + path, {
        method,
        headers: sent,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const answer = await asCall(send, { isOfOffice: path.startsWith(officePath) });
    // A stream has no end of its own: what comes of it is read where it is tested.
    if (answer.headers.get('content-type') === 'text/event-stream') await answer.body?.cancel();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && method !== 'HEAD' ? await answer.json() : answer.bodyUsed ? '' : await answer.text(),
      cookies: answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    };
  };

  /** What a page of the pupil with this cookie says with a call: whose page it is. */
  const pageOf = (name: CallName, cookie: string): Record<string, string> => {
    const pupilId = pupils.get(sessionOf(cookie));
    const says = isPupilCall(name) && pupilCalls[name] === 'session';
    return says && pupilId !== undefined ? { [expectedPupilHeader]: pupilId } : {};
  };

  return {
    services,
    pageOf,
    emails,
    app,
    request,
    now: readClock,
    /** Moves the clock on, ms. */
    advance(ms: number) {
      clock = new Date(clock.getTime() + ms);
    },
    /** The cookie of a new session of this person, without the sign-in page. */
    async signedIn(person: { accountId: string; personId: string; role: Role }): Promise<string> {
      const { token } = await startSession(database.db, person, readClock());
      const cookie = `sid=${token}`;
      if (person.role === 'leerling') pupils.set(sessionOf(cookie), person.personId);
      return cookie;
    },
    /** Makes a call of the contract, with its input typed; `as` is a cookie of `signedIn`. */
    call<Name extends CallName>(
      name: Name,
      input: CallInput<Name> & { as?: string; headers?: Record<string, string> },
    ): Promise<TestAnswer<Reply<Api[Name]>>> {
      const { params, query, body, as, headers } = input as {
        params?: Record<string, string>;
        query?: Record<string, unknown>;
        body?: unknown;
        as?: string;
        headers?: Record<string, string>;
      };
      const [method] = paths[name];
      const sent = 'body' in api[name] ? { body: body ?? {} } : {};
      return request(method, pathOf(name, params, query), {
        ...sent,
        headers: { ...(as ? { cookie: as, ...pageOf(name, as) } : {}), ...headers },
      }) as Promise<TestAnswer<Reply<Api[Name]>>>;
    },
  };
}

export type TestServer = ReturnType<typeof testServer>;

/** The columns that only an import, a password or the trash fill in. */
const madeByHand = {
  picture_secret: null,
  password_hash: null,
  import_key: null,
  eck_id_hash: null,
  imported: null,
  trashed_at: null,
};

/** A group as the product makes one: with the exercise settings of its year. */
async function insertGroup({ db }: Database, accountId: string, groupId: string, name: string, year: number) {
  await db
    .insertInto('pupil_group')
    .values({
      account_id: accountId,
      group_id: groupId,
      name,
      year,
      school_year: '2026-2027',
      class_code: randomBytes(4).toString('hex').toUpperCase(),
      archived_at: null,
    })
    .execute();
  const madeAt = new Date('2026-08-01T09:00:00Z');
  await ensureSettings(forTenant(db, accountId), { accountId, country: 'nl' }, [{ groupId, year }], madeAt);
}

/** A school with one person of each role, for tests of who may do what. */
export async function makeSchool(database: Database, slug = `school-${randomUUID().slice(0, 8)}`) {
  const { db } = database;
  const accountId = randomUUID();
  const groupId = randomUUID();
  const pupilId = randomUUID();
  await db
    .insertInto('account')
    .values({
      account_id: accountId,
      slug,
      kind: 'school',
      name: 'De Otter',
      country: 'nl',
      school_code: null,
    })
    .execute();
  await db
    .insertInto('licence')
    .values({
      account_id: accountId,
      kind: 'school',
      pupils_allowed: 100_000,
      starts_on: '2026-08-01',
      ends_on: '2099-07-31',
    })
    .execute();
  await insertGroup(database, accountId, groupId, 'Groep 5', 5);
  await db
    .insertInto('pupil')
    .values({
      account_id: accountId,
      pupil_id: pupilId,
      group_id: groupId,
      first_name: 'Noor',
      last_name: 'Bakker',
      sort_name: 'Bakker',
      year: 5,
      avatar: 'otter',
      user_name: `noor-${slug}`,
      ...madeByHand,
    })
    .execute();
  const users = {
    docent: randomUUID(),
    schooladmin: randomUUID(),
    office: randomUUID(),
    superadmin: randomUUID(),
  };
  for (const [role, userId] of Object.entries(users) as [keyof typeof users, string][]) {
    await db
      .insertInto('app_user')
      .values({
        account_id: accountId,
        user_id: userId,
        role,
        display_name: `Test ${role}`,
        email: null,
        password_hash: null,
        disabled_at: null,
        last_seen_at: null,
        // Staff may do nothing without.
        two_factor_at: role === 'office' || role === 'superadmin' ? new Date(0) : null,
      })
      .execute();
  }
  await db
    .insertInto('group_teacher')
    .values({ account_id: accountId, group_id: groupId, user_id: users.docent })
    .execute();
  return {
    accountId,
    slug,
    groupId,
    pupilId,
    users,
    person: (role: Role) => ({ accountId, role, personId: role === 'leerling' ? pupilId : users[role] }),
  };
}

/** One more group of a school. @returns its id */
export async function addGroup(database: Database, accountId: string, name = 'Groep 6'): Promise<string> {
  const groupId = randomUUID();
  await insertGroup(database, accountId, groupId, name, 6);
  return groupId;
}

/** An extra group of a school with members, whose days have no limits, and a teacher when one is named. @returns its id */
export async function addExtraGroup(
  { db }: Database,
  accountId: string,
  pupilIds: readonly string[],
  teacherId?: string,
): Promise<string> {
  const group_id = randomUUID();
  await db
    .insertInto('pupil_group')
    .values({ account_id: accountId, group_id, kind: 'extra', name: 'Plusgroep', school_year: '2026-2027' })
    .execute();
  const settings = { ...defaultSettingsFor(null, 'nl'), yearCourse: false, tasks: [] };
  await writeSettings(forTenant(db, accountId), { accountId, createdBy: null, now: new Date() }, [
    { groupId: group_id, settings, basedOn: null },
  ]);
  if (pupilIds.length > 0) {
    await db
      .insertInto('extra_member')
      .values(pupilIds.map((pupil_id) => ({ account_id: accountId, group_id, pupil_id })))
      .execute();
  }
  if (teacherId) {
    await db
      .insertInto('group_teacher')
      .values({ account_id: accountId, group_id, user_id: teacherId })
      .execute();
  }
  return group_id;
}

/** One more adult of a school, the teacher of a group when one is named. @returns its id */
export async function addAdult(
  { db }: Database,
  accountId: string,
  role: Exclude<Role, 'leerling'>,
  groupId?: string,
): Promise<string> {
  const userId = randomUUID();
  await db
    .insertInto('app_user')
    .values({ account_id: accountId, user_id: userId, role, display_name: `Test ${role}` })
    .execute();
  if (groupId) {
    await db
      .insertInto('group_teacher')
      .values({ account_id: accountId, group_id: groupId, user_id: userId })
      .execute();
  }
  return userId;
}

/** One more pupil, of a group or of none. @returns its id */
export async function addPupil({ db }: Database, accountId: string, groupId: string | null): Promise<string> {
  const pupilId = randomUUID();
  await db
    .insertInto('pupil')
    .values({
      account_id: accountId,
      pupil_id: pupilId,
      group_id: groupId,
      first_name: 'Sem',
      last_name: null,
      sort_name: null,
      year: 6,
      avatar: 'fox',
      user_name: `sem-${pupilId}`,
      ...madeByHand,
    })
    .execute();
  return pupilId;
}

/** Gives an adult an address for emails. */
export const writeTo = ({ db }: Database, userId: string, email: string) =>
  db.updateTable('app_user').set({ email }).where('user_id', '=', userId).execute();
