import { join } from 'node:path';
import { openFolder } from '@/server/platform/db/embedded/engine/engine';
import type { RunningServer } from './server';

/** Changes the data of a server by SQL, in place of the office or of time passing; the server is stopped meanwhile. */
export async function changeData(server: RunningServer, sql: string): Promise<void> {
  await server.stop();
  const engine = await openFolder(join(server.dataDir, 'db'));
  await engine.run(sql, []);
  await engine.close();
  await server.start();
}
