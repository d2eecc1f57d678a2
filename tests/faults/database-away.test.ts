import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '@/server/identity/session/session';
import { migrate } from '@/server/platform/db/migrate';
import { openServer } from '@/server/platform/db/server/open';
import { replayPupil } from '@/server/practice/replay/replay-pupil';
import type { TestRound } from '@/server/practice/testing';
import { postgresUrl, withoutPostgres } from '@/server/testing/database';
import { type DatabaseProxy, databaseProxy, upstreamOf } from '@/server/testing/faults/database-proxy';
import { makeSchool } from '@/server/testing/server';
import { type BusyServer, busyServer } from './support/busy-server';
import { type Cluster, clusters, reasonWithoutCluster } from './support/postgres-cluster';

/** Number of outages of each kind; 100 for the figures of the README. */
const times = Number(process.env.FAULT_DATABASE ?? 1);
/** Kinds of outage that differ little from others are only tested when counting. */
const isCounted = process.env.FAULT_DATABASE !== undefined;
/** Short, so that a silent database does not delay the test, ms. */
const statementTimeout = 600;
const answersATime = 8;
/** Number of outages per round: creating a round takes most of the time and is not what is tested. */
const timesARound = 4;
const children = 2;

const withoutCluster = reasonWithoutCluster();
const roundTimeout = 120_000;

for (const [what, missing] of [
  ['faults of the network to PostgreSQL', withoutPostgres],
  ['faults of a PostgreSQL of its own', withoutCluster],
]) {
  if (missing !== undefined) console.log(`  not tried: ${what}, ${missing}`);
}

interface Pupil {
  readonly pupilId: string;
  readonly accountId: string;
  readonly cookie: string;
  /** Ids of all answers given, whatever outage happened. */
  readonly given: string[];
}

/** A kind of outage, and how it ends. */
interface Fault {
  /** @param time counts from 0 */
  readonly goAway: (time: number) => unknown;
  /** Absent when the database comes back by itself. */
  readonly comeBack?: (time: number) => unknown;
}

/** Kinds of outage that are also tested when not counting. */
const ordinary: ReadonlySet<string> = new Set([
  'ends the connections of its clients',
  'is on a network that loses all packets',
  'has stored answers and cannot say so',
  'crashes and recovers',
]);
const tried = <Made>(faults: Readonly<Record<string, Made>>) =>
  Object.entries(faults).filter(([name]) => isCounted || ordinary.has(name));

/** Creates the server, its schools and the connection to its database. */
async function playground(url: () => string) {
  const schema = `sn_away_${randomBytes(6).toString('hex')}`;
  const proxy = await databaseProxy(upstreamOf(url()));
  const direct = () => openServer({ url: url(), schema, connections: 2 });
  const admin = new pg.Client({ connectionString: url() });
  await admin.connect();
  await admin.query(`create schema ${schema}`);
  await admin.end();
  const database = await direct();
  await migrate(database.longRunning);
  const now = new Date();
  const pupils: Pupil[] = [];
  for (let child = 0; child < children; child += 1) {
    const school = await makeSchool(database);
    const { accountId, pupilId } = school;
    const { token } = await startSession(database.db, school.person('leerling'), now);
    pupils.push({ accountId, pupilId, cookie: `sid=${token}`, given: [] });
  }
  await database.close();
  const through = new URL(url());
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  through.searchParams.set('options', `-c search_path=${schema}`);
  through.searchParams.set('application_name', schema);
  const server = await busyServer({
    DATABASE_URL: through.href,
    DATABASE_TIMEOUT_MS: String(statementTimeout),
  });
  return {
    schema,
    proxy,
    pupils,
    server,
    async close() {
      await server.stop();
      await proxy.close();
      const last = new pg.Client({ connectionString: url() });
      await last.connect();
      await last.query(`drop schema ${schema} cascade`);
      await last.end();
    },
    direct,
  };
}

type Playground = Awaited<ReturnType<typeof playground>>;

async function begin(server: BusyServer, { pupilId, cookie }: Pupil): Promise<TestRound> {
  const { tasks } = await server.insist<{ tasks: { practiceTaskId: string }[] }>(
    'GET',
    `/api/pupils/${pupilId}/map`,
    { pupilId, cookie },
  );
  const windowId = randomUUID();
  const where = `/api/practice-tasks/${tasks[0]?.practiceTaskId}/windows/${windowId}`;
  return {
    ...(await server.insist<Omit<TestRound, 'windowId'>>('PUT', where, { pupilId, cookie })),
    windowId,
  };
}

/** Lets children play while the database goes away and comes back; afterwards every answer must be stored once. */
async function weather({ server, pupils, direct }: Playground, { goAway, comeBack }: Fault) {
  let rounds: TestRound[] = [];
  for (let time = 0; time < times; time += 1) {
    const turn = time % timesARound;
    if (turn === 0) rounds = await Promise.all(pupils.map((pupil) => begin(server, pupil)));
    const playing = pupils.map(({ pupilId }, child) =>
      server.play(rounds[child] as TestRound, pupilId, { from: turn * answersATime, answers: answersATime }),
    );
    const others = (async () => {
      const [pupil] = pupils;
      await server.call('GET', `/api/pupils/${pupil?.pupilId}/map`, undefined, pupil);
      for (let look = 0; look < 4; look += 1) {
        await server.call('GET', '/api/auth/profile', undefined, pupil);
      }
    })();
    // Another moment each time, while answers are in flight.
    for (let wait = 0; wait < (time * 7) % 10; wait += 1) await server.probe('/healthz');
    await goAway(time);
    if (comeBack) {
      await server.becomes('away');
      await comeBack(time);
    }
    const played = await Promise.all(playing);
    await server.becomes('ready');
    await Promise.all([others, ...played.map((each) => each.arrived())]);
    expect(server.wrong).toEqual([]);
    for (const [child, { ids }] of played.entries()) pupils[child]?.given.push(...ids);
  }
  const database = await direct();
  try {
    for (const { accountId, pupilId, given: ids } of pupils) {
      const stored = await database.db
        .selectFrom('answer')
        .where('account_id', '=', accountId)
        .where('pupil_id', '=', pupilId)
        .select('answer_id')
        .execute();
      expect(stored.map(({ answer_id }) => answer_id).toSorted()).toEqual(ids.toSorted());
      expect(await replayPupil(database.db, { accountId, pupilId })).toEqual({
        answers: ids.length,
        differences: [],
      });
      const days = await database.db
        .selectFrom('pupil_day')
        .where('pupil_id', '=', pupilId)
        .select('answers')
        .execute();
      expect(days.reduce((sum, { answers }) => sum + answers, 0)).toBe(ids.length);
    }
  } finally {
    await database.close();
  }
  const { calls, unavailable, probes, late, slowest } = server.seen;
  console.log(
    `  ${times} ×: ${times * answersATime * pupils.length} answers acknowledged, 0 lost, 0 twice; ${calls} calls, ${unavailable} of them 503; ` +
      `${probes} probes, ${late} over 2 s, slowest ${Math.round(slowest)} ms`,
  );
}

describe.skipIf(withoutPostgres !== undefined)(
  `a database behind a broken wire ${withoutPostgres ?? ''}`,
  () => {
    let at: Playground;
    let proxy: DatabaseProxy;
    beforeAll(async () => {
      at = await playground(() => postgresUrl);
      proxy = at.proxy;
    }, 300_000);
    afterAll(() => at?.close());
    afterEach(() => {
      proxy.open();
      Object.assign(at.server.seen, { calls: 0, unavailable: 0, probes: 0, late: 0, slowest: 0 });
    });

    const faults: Readonly<Record<string, Fault>> = {
      'ends the connections of its clients': {
        goAway: async () => {
          const admin = new pg.Client({ connectionString: postgresUrl });
          await admin.connect();
          await admin.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
            [at.schema],
          );
          await admin.end();
        },
      },
      'is cut off by a reset': { goAway: () => proxy.cut() },
      'takes no connections': { goAway: () => proxy.refuse(), comeBack: () => proxy.open() },
      'is silent for a while': { goAway: () => proxy.freeze(), comeBack: () => proxy.open() },
      'is on a network that loses all packets': {
        goAway: () => proxy.vanish(),
        comeBack: () => proxy.open(),
      },
      'has stored answers and cannot say so': {
        goAway: () => proxy.cutReplyTo((sent) => sent.includes('bellenprikken')),
      },
    };
    it.each(tried(faults))(
      'keeps every acknowledged answer once when it %s',
      (_name, fault) => weather(at, fault),
      times * roundTimeout,
    );
  },
);

describe.skipIf(withoutCluster !== undefined)(`a database server of its own ${withoutCluster ?? ''}`, () => {
  let made: ReturnType<typeof clusters>;
  let current: Cluster;
  let at: Playground;
  beforeAll(async () => {
    made = clusters();
    current = await made.primary();
    at = await playground(() => current.url);
  }, 300_000);
  afterAll(async () => {
    current?.thaw();
    await at?.close();
    await made?.close();
  }, 60_000);
  afterEach(() => {
    Object.assign(at.server.seen, { calls: 0, unavailable: 0, probes: 0, late: 0, slowest: 0 });
  });

  const faults: Readonly<Record<string, () => Promise<Fault>>> = {
    'is stopped and started': async () => ({
      goAway: () => current.stop('fast'),
      comeBack: () => current.start(),
    }),
    'crashes and recovers': async () => ({
      goAway: () => current.stop('immediate'),
      comeBack: () => current.start(),
    }),
    'is frozen': async () => ({ goAway: () => current.freeze(), comeBack: () => current.thaw() }),
    'is replaced by its standby': async () => {
      let standby = await made.standbyOf(current);
      return {
        // Alternates between a server that crashes and one that hangs and never recovers.
        goAway: async (time) => {
          if (time % 2 === 0) await current.stop('immediate');
          else {
            current.freeze();
            at.proxy.vanish();
          }
        },
        comeBack: async () => {
          await standby.promote();
          at.proxy.switchTo({ host: '127.0.0.1', port: standby.port });
          at.proxy.open();
          await current.remove();
          current = standby;
          standby = await made.standbyOf(current);
        },
      };
    },
  };
  it.each(tried(faults))(
    'keeps every acknowledged answer once when it %s',
    async (_name, fault) => weather(at, await fault()),
    times * roundTimeout,
  );
});
