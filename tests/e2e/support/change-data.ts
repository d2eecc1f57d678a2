import { join } from 'node:path';
import { openFolder } from '@/server/db/embedded/engine';
import type { RunningServer } from './server';

/** Changes the data of a server by hand, as time or its office would; it is stopped meanwhile. */
export async function changeData(server: RunningServer, sql: string): Promise<void> {
  await server.stop();
  const engine = await openFolder(join(server.dataDir, 'db'));
  await engine.run(sql, []);
  await engine.close();
  await server.start();
}
