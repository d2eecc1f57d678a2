import type { Config } from './config';
import type { Database } from './db/database';
import { openEmbedded } from './db/embedded/open';
import type { StorageState } from './db/embedded/storage-watch';
import { migrate } from './db/migrate';
import { openServer } from './db/server/open';
import { serverKeys } from './keys';
import { liveBoard } from './live/live-board';
import { type Log, makeLog } from './log';
import { makeMailer } from './mail/mailer';
import { openSecret } from './server-key';
import type { Services } from './services';

const openDatabase = ({ databaseUrl, dataDir }: Config, log: Log): Promise<Database> => {
  if (databaseUrl) return openServer({ url: databaseUrl });
  const onStorage = (state: StorageState) =>
    log[state === 'enough' ? 'info' : state === 'low' ? 'warn' : 'error']({ code: `storage-${state}` });
  return openEmbedded({ dataDir, onStorage });
};

/** Opens everything the server needs, with the schema up to date. */
export async function openServices(config: Config): Promise<Services> {
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    const ran = await migrate(database.db);
    if (ran.length > 0) log.info({ code: 'migrated', files: ran });
    const keys = serverKeys(await openSecret(database.db, config));
    const live = liveBoard(database, log);
    return { config, database, keys, live, log, mailer: makeMailer(config), clock: () => new Date() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
