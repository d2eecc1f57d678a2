import fs from 'node:fs';
import { noteErased } from './backup/erase-list';
import type { Config } from './config';
import type { Database } from './db/database';
import { openEmbedded } from './db/embedded/open';
import type { StorageState } from './db/embedded/storage-watch';
import { migrate } from './db/migrate';
import { openServer } from './db/server/open';
import type { OutageReport } from './db/server/outage-watch';
import { type Waiting, whenReachable } from './db/server/wait-for-server';
import { serverKeys } from './keys';
import { liveBoard } from './live/live-board';
import { type Log, makeLog } from './log';
import { makeMailer } from './mail/mailer';
import { openSecret } from './server-key';
import type { Services } from './services';

/** The database with its schema up to date. */
async function openMigrated(open: () => Promise<Database>, log: Log): Promise<Database> {
  const database = await open();
  try {
    const ran = await migrate(database.longRunning);
    if (ran.length > 0) log.info({ code: 'migrated', files: ran });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openDatabase(config: Config, log: Log, waiting: Waiting): Promise<Database> {
  const { databaseUrl: url, databaseTimeout: statementTimeout, dataDir } = config;
  if (url === undefined) {
    const onStorage = (state: StorageState) =>
      log[state === 'enough' ? 'info' : state === 'low' ? 'warn' : 'error']({ code: `storage-${state}` });
    return openMigrated(() => openEmbedded({ dataDir, onStorage }), log);
  }
  const report = ({ code, ...line }: OutageReport) =>
    log[code === 'database-away' ? 'error' : 'info']({ code, ...line });
  return whenReachable(() => openMigrated(() => openServer({ url, statementTimeout, report }), log), waiting);
}

/**
 * Opens everything the server needs, with the schema up to date.
 * @param waiting for a database server that is away
 */
export async function openServices(config: Config, waiting: Waiting): Promise<Services> {
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config, log, waiting);
  try {
    fs.mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    await noteErased({ db: database.db, config, log });
    const keys = serverKeys(await openSecret(database.db, config));
    const live = liveBoard(database, log);
    return { config, database, keys, live, log, mailer: makeMailer(config), clock: () => new Date() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
