import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import { type CallName, type Role, type Route, roles } from '@/contract/route';
import { addCollection } from '../../office/sums/testing';
import type { Database } from '../../platform/db/database';
import { addWebinar } from '../../site/webinars/testing';
import { openTestDatabase } from '../database';
import { addExtraGroup, type TestServer, testServer } from '../server';
import { setBackMoments } from '../twins/school-rows';
import { makeFullSchool, type TwinSchool } from '../twins/twin-school';

/*
 * A GET writes nothing. PostgreSQL numbers each transaction that writes, or locks a row: when the number of the next one
 * stays the same, nothing was written anywhere.
 */

const reads = (Object.entries(api) as [CallName, Route][]).filter(([, { method }]) => method === 'GET');

/** What a call needs in its query. */
const queries: { readonly [Name in CallName]?: string } = {
  listRounds: '?page=1&size=10',
  searchPupils: '?search=a',
};
/** Answers of the calls of the demo on this machine, and of one that sends the browser on. */
const otherAnswers: { readonly [Name in CallName]?: number } = {
  demoLogins: 404,
  demoMails: 404,
  openProvider: 302,
};

let database: Database;
let server: TestServer;
let school: TwinSchool;
/** By name of a parameter of a path, something of the school. */
let named: Readonly<Record<string, string>>;
const cookies = new Map<Role, string>();

const nextTransaction = async (): Promise<string> => {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(database.db);
  return rows[0]?.next ?? '';
};

/** One id of a table of the school. */
const anyOf = async (table: string, column: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(column)} as id from ${sql.table(table)} where account_id = ${school.accountId} limit 1`.execute(
    database.db,
  );
  return rows[0]?.id ?? '';
};

beforeAll(async () => {
  database = await openTestDatabase();
  server = testServer({ database });
  school = await makeFullSchool(database, server);
  // Nobody reads messages from before their own time.
  await setBackMoments(database.db, new Date('2026-08-01T09:00:00Z'));
  const { accountId, pupils, busyGroup: groupId, messageId } = school;
  const staff = await database.db
    .selectFrom('app_user')
    .where('account_id', '=', accountId)
    .select(['role', 'user_id'])
    .execute();
  for (const { role, user_id: personId } of staff)
    cookies.set(role, await server.signedIn({ accountId, role, personId }));
  cookies.set('docent', school.cookies.teacher);
  cookies.set('leerling', school.cookies.pupil);
  const planned = await server.call('planImport', {
    as: school.cookies.admin,
    body: {
      origin: 'edexml',
      departed: [],
      school: { code: null, schoolYear: '2026-2027', referenceDate: '2026-09-01' },
      groups: [{ key: 'g5', name: 'Groep 5', year: 5, otherKeys: [] }],
      pupils: [
        {
          firstName: 'Lot',
          lastName: 'de Wit',
          sortName: 'Wit',
          year: 5,
          key: '1',
          eckId: 'eck-1',
          groupKey: 'g5',
          line: 1,
        },
      ],
    },
  });
  const empty = { subject: '', text: '' };
  await server.call('saveOfficeMessage', {
    as: cookies.get('office') ?? '',
    params: { messageId },
    body: {
      texts: { nl: empty, be: empty, en: empty },
      audience: { countries: [], kinds: [], roles: [], flag: null },
      version: 0,
    },
  });
  const webinarId = await addWebinar(database.db, server.now());
  const { generatorId, collectionKey } = await addCollection(server, cookies.get('office') ?? '');
  const windows = database.db.selectFrom('sum_window').where('pupil_id', '=', pupils.pupil);
  const { window_id: windowId } = await windows.select('window_id').executeTakeFirstOrThrow();
  named = {
    accountId,
    groupId,
    extraId: await addExtraGroup(database, accountId, [pupils.pupil]),
    pupilId: pupils.pupil,
    messageId,
    generatorId,
    collectionKey,
    webinarId,
    windowId,
    importId: planned.body.importId,
    settingsId: await anyOf('exercise_settings', 'settings_id'),
    periodId: 'current',
    game: 'ninja',
    providerId: 'google',
    action: 'password-request',
  };
});

/** Everybody who may make a call; null is somebody who is not signed in. */
const askersOf = ({ roles: allowed }: Route): readonly (Role | null)[] =>
  allowed === 'public' ? [null, ...roles] : allowed === 'signed-in' ? roles : allowed;

function ask(name: CallName, asker: Role | null) {
  const cookie = asker === null ? '' : (cookies.get(asker) ?? '');
  const [method, path] = paths[name];
  const address = path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = named[path.startsWith('/api/extra-groups/') ? 'extraId' : parameter];
    if (value === undefined) throw new Error(`${name}: nothing to ask for as ${parameter}`);
    return value;
  });
  return server.request(method, address + (queries[name] ?? ''), {
    headers: { cookie, ...server.pageOf(name, cookie) },
  });
}

describe.each(reads.filter(([, { writesBecause }]) => writesBecause === undefined))('%s', (name, route) => {
  it('writes nothing, whoever makes it', async () => {
    // The clock goes on for the limits of calls, but not to the next sign of life.
    server.advance(1000);
    const before = await nextTransaction();
    const statuses = [];
    for (const asker of askersOf(route)) statuses.push((await ask(name, asker)).status);
    expect(statuses).toContain(otherAnswers[name] ?? 200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await nextTransaction()).toBe(before);
  });
});

describe('what is written by GET all the same', () => {
  it('is the session that a login card or a sign-in provider starts, and the record of who downloads what', () => {
    const writing = reads.filter(([, { writesBecause }]) => writesBecause !== undefined);
    expect(writing.map(([name]) => name)).toEqual([
      'quickLogin',
      'returnFromProvider',
      'exportSchool',
      'exportRoster',
      'exportPupil',
      'exportWebinarSignUps',
      'exportAudit',
    ]);
  });

  it('is the sign of life of a session, every five minutes at most', async () => {
    const wrote = async () => {
      const before = await nextTransaction();
      expect((await ask('profile', 'docent')).status).toBe(200);
      return (await nextTransaction()) !== before;
    };
    server.advance(6 * 60_000);
    expect([await wrote(), await wrote()]).toEqual([true, false]);
  });
});
