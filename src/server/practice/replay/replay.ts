import path from 'node:path';
import { readConfig } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import { openEmbedded } from '../../platform/db/embedded/open';
import { openServer } from '../../platform/db/server/open';
import { replayPupil } from './replay-pupil';

/*
 * The tool `npm run replay`: builds every pupil's state anew from the answers and says where it differs from what is
 * stored. It reads the same settings as the server, which must not be running on the same folder, and needs a build.
 */

const print = (line: string) => process.stdout.write(`${line}\n`);

const open = (): Promise<Database> => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const workerFile = path.resolve('dist/server/database-worker.js');
  return databaseUrl ? openServer({ url: databaseUrl }) : openEmbedded({ dataDir, workerFile });
};

async function run(): Promise<boolean> {
  const database = await open();
  try {
    const pupils = await database.longRunning
      .selectFrom('pupil_model')
      .select(['account_id', 'pupil_id'])
      .execute();
    let answers = 0;
    let wrong = 0;
    for (const { account_id: accountId, pupil_id: pupilId } of pupils) {
      const replayed = await replayPupil(database.longRunning, { accountId, pupilId });
      answers += replayed.answers;
      if (replayed.differences.length === 0) continue;
      wrong += 1;
      print(`${pupilId}: ${replayed.differences.slice(0, 5).join(', ')}`);
    }
    print(`${pupils.length} pupils, ${answers} answers played again, ${wrong} pupils differ.`);
    return wrong === 0;
  } finally {
    await database.close();
  }
}

process.exit((await run()) ? 0 : 1);
