import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLeaks } from '../../../src/server/testing/log-watch';
import { settleDemo } from '../../../tools/bench/settle-demo';
import { addImportedSchool } from './add-imported-school';
import { startServer } from './server';
import { shortRounds } from './short-rounds';

/**
 * Returns the folder with the data of a freshly seeded demo school and of a second school; made once for each build of
 * the server. Workers take the folder that the setup of the run found: a run may go past midnight.
 */
export const demoSchool = () => process.env.SN_DEMO_SCHOOL ?? join('.cache', 'e2e', `demo-${buildStamp()}`);

/** Files that make the second school. */
const beside = [
  'tests/e2e/support/add-imported-school.ts',
  'tests/e2e/support/imported-school.ts',
  'tests/fixtures/edexml/odd-school.ts',
];

function buildStamp(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync('dist/server', { recursive: true }).map(String).sort()) {
    if (file.endsWith('.js') || file.endsWith('.sql')) hash.update(readFileSync(join('dist/server', file)));
  }
  for (const file of beside) hash.update(readFileSync(file));
  // The demo school depends on the date: its practice ends yesterday.
  return `${new Date().toISOString().slice(0, 10)}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Seeds the demo school once for each build and day, so that each worker's server starts from a copy within a second.
 */
export async function seedDemoSchool(): Promise<void> {
  // Game tests need no server; other tests report that it is not built.
  if (!existsSync('dist/server')) return;
  const folder = demoSchool();
  process.env.SN_DEMO_SCHOOL = folder;
  if (existsSync(folder)) return;
  rmSync(join('.cache', 'e2e'), { recursive: true, force: true });
  mkdirSync(join('.cache', 'e2e'), { recursive: true });
  const server = await startServer();
  await settleDemo(server.url);
  await shortRounds(server.url);
  await addImportedSchool(server);
  await server.stop();
  const leaks = takeLeaks();
  if (leaks.length > 0) throw new Error(`The log of the server holds what it may not:\n${leaks.join('\n')}`);
  cpSync(server.dataDir, `${folder}.new`, { recursive: true });
  renameSync(`${folder}.new`, folder);
  await server.dispose();
}
