import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { RunningServer } from './server';

/** Changes the data of a server by hand, as time or its office would; it is stopped meanwhile. */
export async function changeData(server: RunningServer, sql: string): Promise<void> {
  await server.stop();
  const database = await PGlite.create(join(server.dataDir, 'db'));
  await database.exec(sql);
  await database.close();
  await server.start();
}
