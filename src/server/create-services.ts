import { recordErased } from './lifecycle/erasure/erase-list';
import type { Config } from './platform/config/config';
import { serverKeys } from './platform/crypto/keys';
import { openSecret } from './platform/crypto/server-key';
import { createUpcomingPartitions } from './platform/db/answer-partition';
import type { Database, StorageState } from './platform/db/database';
import { openEmbedded } from './platform/db/embedded/open';
import { migrate } from './platform/db/migrate';
import { openServer } from './platform/db/server/open';
import type { OutageReport } from './platform/db/server/outage-watch';
import { type Waiting, whenReachable } from './platform/db/server/wait-for-server';
import { makePrivateFolder } from './platform/files/private-folder';
import { liveBoard } from './platform/live/live-board';
import { type Log, makeLog } from './platform/log/log';
import { makeMailer } from './platform/mail/mailer';
import { makePulse } from './platform/pulse/pulse';
import type { Services } from './platform/services';

/** The database with its schema up to date, and a place for the answers of the coming days. */
async function openMigrated(open: () => Promise<Database>, log: Log): Promise<Database> {
  const database = await open();
  try {
    const ran = await migrate(database.longRunning);
    if (ran.length > 0) log.info({ code: 'migrated', files: ran });
    await createUpcomingPartitions(database.longRunning, new Date());
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
export async function createServices(config: Config, waiting: Waiting): Promise<Services> {
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config, log, waiting);
  try {
    makePrivateFolder(config.dataDir);
    await recordErased({ db: database.db, config, log });
    const keys = serverKeys(await openSecret(database.db, config));
    const live = liveBoard(database, log);
    const [pulse, mailer] = [makePulse(), makeMailer(config)];
    return { config, database, keys, live, pulse, log, mailer, clock: () => new Date() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
