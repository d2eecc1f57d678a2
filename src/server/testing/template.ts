import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { embeddedDatabase } from '../platform/db/embedded/dialect';
import { openMemory } from '../platform/db/embedded/engine/engine';
import { always } from '../platform/db/embedded/engine/reviving-engine';
import { type Migrations, migrate, migrations } from '../platform/db/migrate';

const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/sommeneiland');

const fileName = (all: Migrations) => {
  const hash = createHash('sha256').update(process.arch).update(JSON.stringify(all));
  return `template-${hash.digest('hex').slice(0, 16)}.tar`;
};

/**
 * A migrated, empty database as a dump; made once per set of migrations (some seconds) and kept among the
 * caches. Test processes that make it at the same time write the same, whole, file. Without migrations there is nothing in it at all.
 */
export async function templateDump(all: Migrations = migrations): Promise<Blob> {
  const file = path.join(folder, fileName(all));
  try {
    return new Blob([await fs.readFile(file)]);
  } catch {
    // not made yet
  }
  const engine = await openMemory();
  if (Object.keys(all).length > 0) await migrate(embeddedDatabase(always(engine)).db, all);
  const dump = Buffer.from(await (await engine.pglite.dumpDataDir('none')).arrayBuffer());
  await engine.close();
  await fs.mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await fs.writeFile(draft, dump);
  await fs.rename(draft, file);
  return new Blob([dump]);
}
