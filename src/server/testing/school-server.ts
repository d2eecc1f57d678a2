import { beforeAll, beforeEach } from 'vitest';
import type { Database } from '../platform/db/database';
import { makeSchool, testServer } from './server';

/** A new school on a server of its own, with its administrator and its teacher signed in. */
export async function schoolServer(database: Database, now?: Date) {
  const server = testServer({ database, ...(now ? { now } : {}) });
  const school = await makeSchool(database);
  const admin = await server.signedIn(school.person('schooladmin'));
  const teacher = await server.signedIn(school.person('docent'));
  return { database, server, school, admin, teacher };
}

/** What `make` gives, made anew before each test on the one database of the suite. */
export function madeAnew<Made extends object>(
  open: () => Promise<Database>,
  make: (database: Database) => Promise<Made>,
): Made {
  const made = {} as Made;
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    Object.assign(made, await make(database));
  });
  return made;
}
