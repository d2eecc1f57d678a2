import { join } from 'node:path';
import pg from 'pg';
import { openFolder } from '@/server/platform/db/embedded/engine/engine';
import { addSchools, knownSchool, type RunSql } from './add-schools';
import { type Bench, type Figure, ratio } from './figure';
import { openSchool, type SchoolUnderTest, spent } from './school-under-test';

const FEW = 50;
const MANY = 5000;
const TURNS = 40;
const WARMING = 12;
/** Pause between two calls, so that they stay below the limit of calls per person, ms. */
const PAUSE = 55;

/** One thing the office asks, and whose list it is. */
interface Question {
  readonly list: string;
  readonly what: string;
  readonly ask: () => Promise<unknown>;
}

/**
 * Measures what the lists of the office cost with a hundred times the schools: on PostgreSQL, or on the embedded
 * database where there is none.
 */
export const office: Bench = {
  name: 'office',
  side: 'server',
  async run(say) {
    const school = (await openSchool('PostgreSQL')) ?? (await openSchool('embedded'));
    if (!school) throw new Error('The embedded database did not start.');
    try {
      return await measure(school, say);
    } finally {
      await school.dispose();
    }
  },
};

async function measure(school: SchoolUnderTest, say: (line: string) => void): Promise<readonly Figure[]> {
  const few = await grown(school, 0, FEW);
  const before = await costs(school);
  const many = await grown(school, FEW, MANY);
  const after = await costs(school);
  say(`${school.engine}: ${few} and ${many} pupils`);
  for (const { list, what, cpuMs } of after) {
    const then = before.find((each) => each.list === list && each.what === what)?.cpuMs ?? 0;
    say(`${list}, ${what}: ${then.toFixed(1)} → ${cpuMs.toFixed(1)} ms CPU`);
  }
  const sumOf = (all: typeof after, list: string) =>
    all.filter((each) => each.list === list).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  return [...new Set(after.map(({ list }) => list))].map((list) =>
    ratio(
      `CPU of the office's ${list} with ${MANY} schools`,
      sumOf(after, list),
      sumOf(before, list),
      { atMost: 1.5 },
      `${FEW} schools; ${many} pupils, ${school.engine}`,
    ),
  );
}

/** Adds schools by generator while the server is down; returns how many pupils there are. */
async function grown(school: SchoolUnderTest, had: number, total: number): Promise<number> {
  await school.stop();
  const { run, close } = await openSql(school);
  try {
    return await addSchools(run, had, total);
  } finally {
    await close();
    await school.restart();
  }
}

async function openSql(school: SchoolUnderTest): Promise<{ run: RunSql; close: () => Promise<void> }> {
  if (school.databaseUrl) {
    const client = new pg.Client({ connectionString: school.databaseUrl });
    await client.connect();
    return { run: async (sql) => (await client.query(sql)).rows, close: () => client.end() };
  }
  const engine = await openFolder(join(school.dataDir, 'db'));
  return {
    run: async (sql) => (await engine.run(sql, [])).rows as Record<string, unknown>[],
    close: () => engine.close(),
  };
}

async function costs(school: SchoolUnderTest) {
  const measured: (Omit<Question, 'ask'> & { readonly cpuMs: number })[] = [];
  const asked = await questions(school);
  const turns = (ask: Question['ask'], count: number) => async () => {
    for (let turn = 0; turn < count; turn++) {
      await ask();
      await new Promise((rest) => setTimeout(rest, PAUSE));
    }
  };
  // The first calls bear one-time costs: query plans, and code that is compiled as it runs.
  for (const { ask } of asked) await turns(ask, WARMING)();
  for (const { list, what, ask } of asked) {
    measured.push({ list, what, cpuMs: (await spent(school, turns(ask, TURNS))).cpuMs / TURNS });
  }
  return measured;
}

/** Signs the superadmin of the demo in and returns what it asks: every order, filter and search of each list. */
async function questions({ client }: SchoolUnderTest): Promise<readonly Question[]> {
  const { logins } = await client.call('demoLogins', {});
  const login = logins.find(({ role }) => role === 'superadmin');
  if (!login) throw new Error('The demo has no superadmin.');
  const who = { cookie: await client.signIn(login.login, login.password) };
  const size = '25';
  const accounts = (of: object) => () =>
    client.call('listAccounts', { query: { size, sort: 'name', direction: 'asc', ...of } }, who);
  const pupils = (of: object) => () =>
    client.call('findPupils', { query: { size, sort: 'id', direction: 'asc', ...of } }, who);
  const audit = (of: object) => () => client.call('listAudit', { query: { size, ...of } }, who);
  const accountId = (await accounts({ search: knownSchool.code })()).accounts[0]?.accountId;
  const pupilId = (await pupils({ accountId })()).pupils[0]?.pupilId;
  const actorId = (await audit({ search: accountId })()).entries[0]?.actorId;
  if (!accountId || !pupilId || !actorId) throw new Error('The schools were not added.');
  const after = (await accounts({})()).next;
  const eventId = (await audit({})()).next;
  return [
    { list: 'accounts', what: 'first page', ask: accounts({}) },
    { list: 'accounts', what: 'second page', ask: accounts({ after }) },
    { list: 'accounts', what: 'the newest', ask: accounts({ sort: 'created', direction: 'desc' }) },
    { list: 'accounts', what: 'part of a name', ask: accounts({ search: 'uurtor' }) },
    { list: 'accounts', what: 'two letters of a name', ask: accounts({ search: 'vu' }) },
    { list: 'accounts', what: 'school number', ask: accounts({ search: knownSchool.code }) },
    { list: 'accounts', what: 'without a licence', ask: accounts({ licence: 'none' }) },
    { list: 'accounts', what: 'licence ended', ask: accounts({ licence: 'ended' }) },
    { list: 'accounts', what: 'families', ask: accounts({ kind: 'home' }) },
    { list: 'pupils', what: 'of a school', ask: pupils({ accountId }) },
    { list: 'pupils', what: 'login name', ask: pupils({ search: knownSchool.pupil }) },
    { list: 'pupils', what: 'id', ask: pupils({ search: pupilId }) },
    { list: 'pupils', what: 'part of the name of a school', ask: pupils({ search: 'uurtor' }) },
    ...(['waiting', 'answered'] as const).map((state) => ({
      list: 'applications',
      what: state,
      ask: () => client.call('listApplications', { query: { state, size } }, who),
    })),
    {
      list: 'applications',
      what: 'messages of the site',
      ask: () => client.call('listContactMessages', {}, who),
    },
    { list: 'audit log', what: 'first page', ask: audit({}) },
    { list: 'audit log', what: 'second page', ask: audit({ after: eventId }) },
    { list: 'audit log', what: 'seldom area', ask: audit({ area: 'account' }) },
    { list: 'audit log', what: 'part of a seldom action', ask: audit({ search: 'closed' }) },
    { list: 'audit log', what: 'nothing found', ask: audit({ search: 'nothing-like-it' }) },
    { list: 'audit log', what: 'of an account', ask: audit({ search: accountId }) },
    { list: 'audit log', what: 'of an actor', ask: audit({ search: actorId }) },
    {
      list: 'messages',
      what: 'first page',
      ask: () =>
        client.call('listOfficeMessages', { query: { size, sort: 'changed', direction: 'desc' } }, who),
    },
    ...(['coming', 'past'] as const).map((when) => ({
      list: 'webinars',
      what: when,
      ask: () => client.call('listOfficeWebinars', { query: { when, size } }, who),
    })),
  ];
}
