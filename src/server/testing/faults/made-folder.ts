import fs from 'node:fs';
import path from 'node:path';
import { embeddedDatabase } from '../../platform/db/embedded/dialect';
import { makeFolder, openFolder } from '../../platform/db/embedded/engine/engine';
import { always } from '../../platform/db/embedded/engine/reviving-engine';
import { migrate } from '../../platform/db/migrate';
import { madeOnce } from '../made-once';
import { migrationsPrint } from '../template';

/*
 * Folders of the embedded database. Making one takes seconds of computing and migrating it another, a copy takes
 * neither: tests of what comes after a first start begin with copies.
 */

/** Path of a database as the first start of a server makes it, before any migration. */
const newFolder = () => madeOnce(`folder-new-${migrationsPrint({})}`, makeFolder);

/** Path of a database that is empty and has the schema of the product. */
const migratedFolder = () =>
  madeOnce(`folder-${migrationsPrint()}`, async (draft) => {
    fs.cpSync(await newFolder(), draft, { recursive: true });
    const engine = await openFolder(draft);
    await migrate(embeddedDatabase(always(engine)).db);
    await engine.close();
  });

/** Makes an empty, migrated database at this path, as a data folder has it in `db`. */
export async function copyMigratedDatabase(folder: string): Promise<void> {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.cpSync(await migratedFolder(), folder, { recursive: true });
}

/** The same without any migration. */
export async function copyNewDatabase(folder: string): Promise<void> {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.cpSync(await newFolder(), folder, { recursive: true });
}
