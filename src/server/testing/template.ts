import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { dependencies } from '../../../package.json';
import { embeddedDatabase } from '../platform/db/embedded/dialect';
import { openMemory } from '../platform/db/embedded/engine/engine';
import { always } from '../platform/db/embedded/engine/reviving-engine';
import { type Migrations, migrate, migrations } from '../platform/db/migrate';
import { madeOnce } from './made-once';

/** Says of which engine and migrations a database is made. */
export function migrationsPrint(all: Migrations = migrations): string {
  const hash = createHash('sha256')
    .update(process.arch)
    .update(dependencies['@electric-sql/pglite'])
    .update(JSON.stringify(all));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A migrated, empty database as a dump; made once per set of migrations (some seconds) and kept among the caches.
 * Without migrations there is nothing in it at all.
 */
export async function templateDump(all: Migrations = migrations): Promise<Blob> {
  const file = await madeOnce(`template-${migrationsPrint(all)}.tar`, async (draft) => {
    const engine = await openMemory();
    if (Object.keys(all).length > 0) await migrate(embeddedDatabase(always(engine)).db, all);
    const dump = await (await engine.pglite.dumpDataDir('none')).arrayBuffer();
    await engine.close();
    await fs.writeFile(draft, Buffer.from(dump));
  });
  return new Blob([await fs.readFile(file)]);
}
