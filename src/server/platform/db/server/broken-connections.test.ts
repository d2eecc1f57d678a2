import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresUrl, withoutPostgres } from '../../../testing/database';
import { type DatabaseProxy, databaseProxy, upstreamOf } from '../../../testing/faults/database-proxy';
import type { Database } from '../database';
import { DatabaseUnavailable } from '../database-unavailable';
import { openServer } from './open';
import type { OutageReport } from './outage-watch';

const schema = `sn_broken_${randomBytes(6).toString('hex')}`;
/** ms; short, so that a test of a frozen server does not wait for long. */
const statementTimeout = 300;

describe.skipIf(withoutPostgres !== undefined)(
  `a broken connection to PostgreSQL ${withoutPostgres ?? ''}`,
  () => {
    const admin = new pg.Client({ connectionString: postgresUrl });
    let proxy: DatabaseProxy;
    let database: Database;
    const reports: OutageReport[] = [];

    const open = (connections = 3) => {
      const url = new URL(postgresUrl);
      url.hostname = '127.0.0.1';
      url.port = String(proxy.port);
      url.searchParams.set('application_name', schema);
      const report = (each: OutageReport) => void reports.push(each);
      return openServer({ url: url.href, schema, connections, statementTimeout, report });
    };

    beforeAll(async () => {
      await admin.connect();
      await admin.query(`create schema ${schema}`);
      await admin.query(`create table ${schema}.kept (id int primary key)`);
      proxy = await databaseProxy(upstreamOf(postgresUrl));
      database = await open();
    });
    afterEach(async () => {
      proxy.open();
      await works();
    });
    afterAll(async () => {
      await database.close();
      await proxy.close();
      await admin.query(`drop schema ${schema} cascade`);
      await admin.end();
    });

    const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.db);
    const works = () =>
      vi.waitFor(async () => expect((await ask()).rows).toEqual([{ one: 1 }]), { timeout: 10_000 });
    const kept = async (id: number) =>
      (await admin.query(`select id from ${schema}.kept where id = $1`, [id])).rowCount;
    const unavailable = (promise: Promise<unknown>) =>
      promise.then(
        () => expect.unreachable('it should have failed'),
        (error: unknown) => {
          expect(error).toBeInstanceOf(DatabaseUnavailable);
          return (error as DatabaseUnavailable).reason;
        },
      );
    const terminate = () =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()`,
        [schema],
      );
    /** Statements of ours that run at this moment. */
    const running = async (text: string) =>
      (
        await admin.query(
          `select from pg_stat_activity where application_name = $1 and state <> 'idle' and query like $2`,
          [schema, `${text}%`],
        )
      ).rowCount;

    it('costs no call when it broke while idle', async () => {
      await Promise.all([ask(), ask(), ask()]);
      await terminate();
      await works();
    });

    it('fails the statement that runs on it, and the next one finds another', async () => {
      const held = unavailable(sql`select pg_sleep(5)`.execute(database.longRunning));
      await vi.waitFor(async () => expect(await running('select pg_sleep')).toBe(1), { timeout: 5000 });
      await terminate();
      expect(await held).toBe('connection');
      expect((await sql`select 1 as one`.execute(database.longRunning)).rows).toEqual([{ one: 1 }]);
    });

    it.each(['terminated', 'cut'] as const)('rolls a transaction back that it is %s in', async (how) => {
      const work = database.db.transaction().execute(async (tx) => {
        await sql`insert into kept values (1)`.execute(tx);
        if (how === 'cut') proxy.cut();
        else await terminate();
        await sql`insert into kept values (2)`.execute(tx);
      });
      expect(await unavailable(work)).toBe('connection');
      await works();
      expect([await kept(1), await kept(2)]).toEqual([0, 0]);
    });

    it('does not end the process when it breaks between two statements of a transaction', async () => {
      const work = database.db.transaction().execute(async (tx) => {
        await ask();
        await sql`select 1`.execute(tx);
        await terminate();
        // The end arrives while nothing is asked of the connection.
        await vi.waitFor(async () => {
          const { rowCount } = await admin.query('select from pg_stat_activity where application_name = $1', [
            schema,
          ]);
          expect(rowCount).toBe(0);
        });
        await new Promise((heard) => setImmediate(heard));
        await sql`select 1`.execute(tx);
      });
      expect(await unavailable(work)).toBe('connection');
    });

    it('fails calls at once when connections are refused', async () => {
      proxy.refuse();
      expect(await unavailable(ask())).toBe('connection');
      expect(await unavailable(database.db.transaction().execute(async () => {}))).toBe('connection');
    });

    it.each(['freeze', 'vanish'] as const)(
      'ends calls in time when the server goes silent: %s',
      async (how) => {
        await Promise.all([ask(), ask(), ask()]);
        proxy[how]();
        // More than there are connections: some of them wait for one to come free.
        const calls = Array.from({ length: 9 }, () => unavailable(ask()));
        const work = unavailable(database.db.transaction().execute((tx) => sql`select 1`.execute(tx)));
        expect(new Set(await Promise.all([...calls, work]))).toEqual(new Set(['timeout']));
        proxy.open();
        await works();
        // A connection that was given up is not there to hand its late reply to somebody else.
        const numbers = await Promise.all(
          Array.from({ length: 12 }, (_, n) =>
            sql<{ n: number }>`select ${n}::int as n`.execute(database.db),
          ),
        );
        expect(numbers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 12 }, (_, n) => n));
      },
    );

    it('gives the locks of a transaction back that vanished with it', async () => {
      await admin.query(`insert into ${schema}.kept values (20) on conflict do nothing`);
      const work = database.db.transaction().execute(async (tx) => {
        await sql`select from kept where id = 20 for update`.execute(tx);
        proxy.vanish();
        await sql`select 1`.execute(tx);
      });
      expect(await unavailable(work)).toBe('timeout');
      proxy.open();
      await vi.waitFor(() => sql`select from kept where id = 20 for update`.execute(database.db), {
        timeout: 10_000,
      });
    });

    it('leaves it open whether a transaction was committed whose last reply is lost', async () => {
      const cut = proxy.cutReplyTo((sent) => sent.includes('commit'));
      const work = database.db.transaction().execute((tx) => sql`insert into kept values (30)`.execute(tx));
      expect(await unavailable(work)).toBe('connection');
      await cut;
      expect(await kept(30)).toBe(1);
    });

    it('is not what a statement is that takes too long: the server ends it, its connection stays', async () => {
      const single = await open(1);
      const pidOf = async () =>
        (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(single.db)).rows[0]?.pid;
      const before = await pidOf();
      expect(await unavailable(sql`select pg_sleep(20)`.execute(single.db))).toBe('timeout');
      expect(await pidOf()).toBe(before);
      await single.close();
    });

    it('does not cut off what may take long', async () => {
      const seconds = (2 * statementTimeout) / 1000;
      const { rows } = await sql`select 'done' as state from pg_sleep(${seconds})`.execute(
        database.longRunning,
      );
      expect(rows).toEqual([{ state: 'done' }]);
    });

    it('lets faults of a statement through as they are', async () => {
      await expect(sql`select * from nowhere`.execute(database.db)).rejects.toMatchObject({ code: '42P01' });
    });

    it('does not hold up the end when the server is frozen', async () => {
      const other = await open(1);
      proxy.freeze();
      const held = unavailable(sql`select 1`.execute(other.db));
      await other.close();
      await held;
    });

    it('makes the connection that listens anew, and says that something may have been missed', async () => {
      for (const breakIt of [terminate, async () => proxy.vanish()]) {
        const heard: (string | null)[] = [];
        const stop = database.notices.listen((text) => heard.push(text));
        const isHeard = (what: string | null) =>
          vi.waitFor(
            async () => {
              if (what !== null) await database.notices.send(what);
              expect(heard).toContain(what);
            },
            { timeout: 10_000 },
          );
        await isHeard('before');
        await breakIt();
        proxy.open();
        await isHeard(null);
        await isHeard('after');
        stop();
      }
    });

    it('is told of by codes alone', () => {
      expect(reports.length).toBeGreaterThan(0);
      for (const report of reports) {
        expect(
          Object.keys(report).filter((key) => !['code', 'reason', 'sqlState', 'awayMs'].includes(key)),
        ).toEqual([]);
      }
    });
  },
);
