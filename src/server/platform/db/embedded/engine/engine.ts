import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { preparedName } from '../../prepared';
import { lockDatabase } from '../folder/lock';
import { DurableNodeFS } from '../storage/durable-file-system';
import { breaksEngine, EngineBroken, storageFault } from '../storage/storage-faults';
import { preparedStatements, type RunPrepared, type StatementResult } from './prepared-statements';

/** One PostgreSQL session that takes one statement at a time. */
export interface Engine {
  /** Runs one statement; without parameters it may be a script of several, the last one's rows return. */
  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  close(): Promise<void>;
}

const bigintOid = 20;
const dateOid = 1082;

/** The same values as `server/open.ts` gives: bigint as number, date as `YYYY-MM-DD`. */
const parsers = { [bigintOid]: Number, [dateOid]: (text: string) => text };

const durableStart = [
  // `-F` turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
  // The log then holds all that a copy of the folder needs which is made while statements run.
  ...['-c', 'wal_level=replica'],
];

const engineOf = (pglite: PGlite, release = () => {}): Engine => {
  const run = runOn(pglite, preparedStatements(pglite));
  let broken: EngineBroken | undefined;
  return {
    async run(sql, parameters) {
      if (broken) throw broken;
      try {
        return await run(sql, parameters);
      } catch (error) {
        if (!breaksEngine(error)) throw error;
        const message = error instanceof Error ? error.message : String(error);
        broken = new EngineBroken(message, storageFault(error));
        throw broken;
      }
    },
    async close() {
      // A broken engine would wait for its own locks; what counts is on the disk.
      if (!broken) await pglite.close();
      release();
    },
  };
};

const runOn =
  (pglite: PGlite, runKept: RunPrepared): Engine['run'] =>
  async (sql, parameters) => {
    const name = preparedName(sql);
    if (name) return runKept(name, sql, parameters);
    if (parameters.length > 0) {
      const { rows, affectedRows } = await pglite.query(sql, [...parameters]);
      return { rows, affectedRows: affectedRows ?? 0 };
    }
    const last = (await pglite.exec(sql)).at(-1);
    return { rows: last?.rows ?? [], affectedRows: last?.affectedRows ?? 0 };
  };

/**
 * Opens the database in `folder` and holds it until it is closed. Counts the fsyncs of a small change and throws when
 * there were none, so that an upgrade which loses the file-system hook is seen at once.
 * @throws FolderInUse when another process has it
 */
export async function openFolder(folder: string, fileSystem = new DurableNodeFS(folder)): Promise<Engine> {
  const release = await lockDatabase(folder);
  try {
    return await openHeld(fileSystem, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function openHeld(fileSystem: DurableNodeFS, release: () => void): Promise<Engine> {
  const pglite = await PGlite.create({ fs: fileSystem, startParams: durableStart, parsers });
  const before = fileSystem.syncs;
  await pglite.exec('create table if not exists disk_check (at timestamptz); drop table disk_check');
  if (fileSystem.syncs === before) {
    await pglite.close();
    throw new Error('database-not-durable: the embedded database does not reach the disk, so it may not run');
  }
  return engineOf(pglite, release);
}

/**
 * Makes an empty database in `folder`, as fast as it goes: until `moveForGood` nothing of it needs to be
 * on the disk.
 */
export async function makeFolder(folder: string): Promise<void> {
  await (await PGlite.create({ fs: new NodeFS(folder) })).close();
}

/** Opens a database that lives and ends in memory, by preference from a dump. */
export async function openMemory(dump?: PGliteOptions['loadDataDir']): Promise<Engine & { pglite: PGlite }> {
  const pglite = await PGlite.create({ parsers, ...(dump ? { loadDataDir: dump } : {}) });
  return { ...engineOf(pglite), pglite };
}
