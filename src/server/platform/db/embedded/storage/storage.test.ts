import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { someOf } from '@tests/unit/tier';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../../../../testing/faults/built-for-node';
import { copyMigratedDatabase } from '../../../../testing/faults/made-folder';
import { smallDrive } from '../../../../testing/faults/small-drive';
import { makeSchool, testServer } from '../../../../testing/server';
import type { AllAccountsDb, Database, StorageState } from '../../database';
import { DatabaseUnavailable } from '../../database-unavailable';
import { type EmbeddedOptions, openEmbedded } from '../open';

/** How often the disk fails in each way; 25 for the figures of the README. */
const times = Number(process.env.FAULT_DISKS ?? 1);
const megabyte = 2 ** 20;
const plenty = 2 ** 40;

let scratch: string;
let made: string;
let faultyWorker: string;
beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'storage-'));
  made = path.join(scratch, 'made');
  faultyWorker = await builtProgram('faulty-worker');
  await copyMigratedDatabase(path.join(made, 'db'));
  const database = await openEmbedded({ dataDir: made, workerFile: faultyWorker });
  await sql`create table kept (id int primary key, filling text)`.execute(database.db);
  await database.close();
}, 240_000);
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

type Fault = 'full' | 'read-only' | 'write-error' | 'sync-error';

/** A database on a copy of the made folder, whose disk fails when it is told to. */
async function openOn(dataDir: string, options: Partial<EmbeddedOptions> = {}) {
  if (!fs.existsSync(path.join(dataDir, 'db'))) fs.cpSync(made, dataDir, { recursive: true });
  const control = path.join(dataDir, 'db.fault');
  const database = await openEmbedded({ dataDir, workerFile: faultyWorker, ...options });
  return {
    database,
    fail: (fault: Fault) => fs.writeFileSync(control, fault),
    mend: () => fs.rmSync(control, { force: true }),
  };
}

/** Writes until `end`; returns the ids that were acknowledged, and the error that ended it. */
async function writeUntilFailure(database: Database, from: number, end = 20_000) {
  const acknowledged: number[] = [];
  for (let id = from; id < from + end; id += 1) {
    try {
      await sql`insert into kept values (${id}, ${randomBytes(3000).toString('hex')})`.execute(database.db);
      // Else the rows stay in memory for long, and only the log is written.
      if (id % 100 === 99 && !database.db.isTransaction) await sql`checkpoint`.execute(database.db);
    } catch (error) {
      return { acknowledged, error };
    }
    acknowledged.push(id);
  }
  return { acknowledged, error: undefined };
}

const idsOf = async (database: Database): Promise<number[]> =>
  (await sql<{ id: number }>`select id from kept order by id`.execute(database.db)).rows.map(({ id }) => id);

/** The first answer of `ask` that is no DatabaseUnavailable: the database is opened anew at a later try. */
async function onceAvailable<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await new Promise(setImmediate);
    }
  }
}

/** Writes log until it needs a file that is not there yet: the engine ends when it cannot make that. */
async function endByLog(db: AllAccountsDb): Promise<unknown> {
  for (;;) {
    try {
      await sql`select pg_logical_emit_message(false, 'of', 'a test'), pg_switch_wal()`.execute(db);
    } catch (error) {
      return error;
    }
  }
}

/** A row that finds no room fails alone; the engine ends when it cannot write its log. */
async function untilLost(database: Database): Promise<void> {
  let isLost = false;
  void database.lost.then(() => {
    isLost = true;
  });
  while (!isLost) {
    await sql`checkpoint`.execute(database.db).catch(() => {});
    await new Promise(setImmediate);
  }
}

describe('a drive that is nearly full', () => {
  it('answers writes with 503 at once, goes on reading, and takes writes again when there is room', async () => {
    let free = plenty;
    const states: StorageState[] = [];
    const { database } = await openOn(path.join(scratch, 'nearly'), {
      freeBytes: () => free,
      onStorage: (state) => states.push(state),
    });
    const server = testServer({ database });
    const school = await makeSchool(database);
    const admin = await server.signedIn(school.person('schooladmin'));
    const read = () => server.call('listGroups', { as: admin });
    const write = (name: string) =>
      server.call('addGroup', { body: { groupId: randomUUID(), name, year: 5 }, as: admin });
    const ready = async () => (await server.request('GET', '/readyz')).body;

    expect(await ready()).toBe('ready');
    free = 400 * megabyte;
    expect((await write('Groep 5a')).status).toBe(200);
    expect(await ready()).toBe('ready, storage low');

    free = 10 * megabyte;
    const refused = await write('Groep 5b');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.body).toMatchObject({ code: 'database-unavailable' });
    expect((refused.body as unknown as { message: string }).message).toMatch(/\d+ seconden/);
    // Long after the sign of life was last written: reading a session must not need a write.
    server.advance(10 * 60_000);
    expect((await read()).status).toBe(200);
    expect(await ready()).toBe('ready, storage full');

    free = plenty;
    expect((await write('Groep 5c')).status).toBe(200);
    const names = (await read()).body.groups.map(({ name }) => name);
    expect(names).toEqual(['Groep 5', 'Groep 5a', 'Groep 5c']);
    expect(states).toEqual(['low', 'full', 'enough']);
    await database.close();
  }, 120_000);

  it('is refused at the start, in one sentence', async () => {
    const start = openOn(path.join(scratch, 'at-start'), { freeBytes: () => megabyte });
    await expect(start).rejects.toThrow('nearly full');
  });
});

describe('a disk that fails under the database', () => {
  const named = { full: 'disk-full', 'read-only': 'read-only' } as const;

  it.each(someOf(['full', 'read-only'] as const, 2))(
    'refuses writes while it is %s, and loses nothing that was acknowledged when it is well again',
    async (fault) => {
      const { database, fail, mend } = await openOn(path.join(scratch, fault));
      const stored: number[] = [];
      for (let round = 0; round < times; round += 1) {
        const before = await writeUntilFailure(database, round * 100_000, 20);
        fail(fault);
        const { acknowledged, error } = await writeUntilFailure(database, round * 100_000 + 1000);
        expect(error).toBeInstanceOf(DatabaseUnavailable);
        expect(error).toMatchObject({ reason: named[fault] });
        stored.push(...before.acknowledged, ...acknowledged);
        mend();
        const found = new Set(await onceAvailable(() => idsOf(database)));
        expect(stored.filter((id) => !found.has(id))).toEqual([]);
        const after = await writeUntilFailure(database, round * 100_000 + 50_000, 20);
        expect(after.error).toBeUndefined();
        stored.push(...after.acknowledged);
      }
      await database.close();
    },
    180_000 + times * 60_000,
  );

  it.each(someOf(['read-only', 'full'] as const, 2))(
    'answers neither reads nor writes once its log cannot go on because it is %s, says so, and opens anew with all rows',
    async (fault) => {
      const { database, fail, mend } = await openOn(path.join(scratch, `log-${fault}`));
      const { acknowledged } = await writeUntilFailure(database, 0, 20);
      fail(fault);
      expect(await endByLog(database.db)).toMatchObject({ reason: named[fault] });
      await expect(idsOf(database)).rejects.toBeInstanceOf(DatabaseUnavailable);
      expect((await writeUntilFailure(database, 1000, 1)).error).toBeInstanceOf(DatabaseUnavailable);
      mend();
      expect(await onceAvailable(() => idsOf(database))).toEqual(acknowledged);
      expect((await writeUntilFailure(database, 2000, 20)).error).toBeUndefined();
      await database.close();
    },
    180_000,
  );

  it.each(someOf(['full', 'read-only'] as const, 2))(
    'never runs the rest of a transaction on the engine that comes after one that ended because it is %s',
    async (fault) => {
      const { database, fail, mend } = await openOn(path.join(scratch, `transaction-${fault}`));
      const ends: unknown[] = [];
      const inTwo = database.db.transaction().execute(async (tx) => {
        await sql`insert into kept values (1, 'first half')`.execute(tx);
        fail(fault);
        ends.push(await endByLog(tx));
        mend();
        const rest = sql`insert into kept values (2, 'second half')`.execute(tx);
        ends.push(await rest.catch((error: unknown) => error));
      });
      await expect(inTwo).rejects.toBeInstanceOf(DatabaseUnavailable);
      expect(ends).toMatchObject([{ reason: named[fault] }, { reason: named[fault] }]);
      expect(await onceAvailable(() => idsOf(database))).toEqual([]);
      await database.close();
    },
    180_000,
  );

  it.each(someOf(['sync-error', 'write-error'] as const, 2))(
    'ends the server in one sentence at a %s, and the folder opens with all that was acknowledged',
    async (fault) => {
      const stored: number[] = [];
      for (let round = 0; round < times; round += 1) {
        const { database, fail, mend } = await openOn(path.join(scratch, fault));
        const before = await writeUntilFailure(database, round * 100_000, 20);
        fail(fault);
        const { acknowledged, error } = await writeUntilFailure(database, round * 100_000 + 1000);
        expect(error).toMatchObject({ reason: 'io-failure' });
        if (fault === 'sync-error') expect(acknowledged).toEqual([]);
        await untilLost(database);
        expect((await database.lost).message).toContain('The drive of the database reports errors');
        await expect(idsOf(database)).rejects.toBeInstanceOf(DatabaseUnavailable);
        await database.close();
        mend();
        stored.push(...before.acknowledged, ...acknowledged);
        const again = await openOn(path.join(scratch, fault));
        const found = new Set(await idsOf(again.database));
        expect(stored.filter((id) => !found.has(id))).toEqual([]);
        await again.database.close();
      }
    },
    180_000 + times * 60_000,
  );
});

const drive = smallDrive(240);
afterAll(() => drive.remove());

describe.skipIf(drive.reason !== undefined)(
  `a real drive of 240 MB${drive.reason ? ` (skipped: ${drive.reason})` : ''}`,
  () => {
    it('keeps every row it acknowledged while it fills up, and goes on when there is room', async () => {
      const dataDir = path.join(drive.folder, 'data');
      const { database } = await openOn(dataDir);
      const first = await writeUntilFailure(database, 0, 50);
      drive.fill(72);
      const { acknowledged, error } = await writeUntilFailure(database, 1000);
      expect(error).toMatchObject({ reason: 'disk-full' });
      const stored = [...first.acknowledged, ...acknowledged];
      expect(await idsOf(database)).toEqual(stored);
      // Another program takes all the rest: reading must not need it.
      drive.fill();
      expect(await idsOf(database)).toEqual(stored);
      expect((await writeUntilFailure(database, 50_000, 1)).error).toMatchObject({ reason: 'disk-full' });
      drive.empty();
      const after = await writeUntilFailure(database, 60_000, 20);
      expect(after.error).toBeUndefined();
      expect(await idsOf(database)).toEqual([...stored, ...after.acknowledged]);
      await database.close();
    }, 240_000);
  },
);
