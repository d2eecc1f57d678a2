import fs from 'node:fs';
import { noteErased } from './backup/erase-list';
import type { Config } from './config';
import type { Database } from './db/database';
import { openEmbedded } from './db/embedded/open';
import { migrate } from './db/migrate';
import { openServer } from './db/server/open';
import { keptSecret, serverKeys } from './keys';
import { liveBoard } from './live/live-board';
import { makeLog } from './log';
import { makeMailer } from './mail/mailer';
import type { Services } from './services';

const openDatabase = ({ databaseUrl, dataDir }: Config): Promise<Database> =>
  databaseUrl ? openServer({ url: databaseUrl }) : openEmbedded({ dataDir });

/** Opens everything the server needs, with the schema up to date. */
export async function openServices(config: Config): Promise<Services> {
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config);
  try {
    fs.mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const ran = await migrate(database.db);
    if (ran.length > 0) log.info({ code: 'migrated', files: ran });
    await noteErased({ db: database.db, config, log });
    const keys = serverKeys(config.serverKey ?? keptSecret(config.dataDir));
    const live = liveBoard(database, log);
    return { config, database, keys, live, log, mailer: makeMailer(config), clock: () => new Date() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
