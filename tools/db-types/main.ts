import { writeFileSync } from 'node:fs';
import { embeddedDatabase } from '@/server/platform/db/embedded/dialect';
import { openMemory } from '@/server/platform/db/embedded/engine/engine';
import { always } from '@/server/platform/db/embedded/engine/reviving-engine';
import { migrate } from '@/server/platform/db/migrate';
import { tablesPath, tableTypes } from './table-types';

const engine = await openMemory();
const { db } = embeddedDatabase(always(engine));
await migrate(db);
writeFileSync(tablesPath, await tableTypes(db));
await engine.close();
