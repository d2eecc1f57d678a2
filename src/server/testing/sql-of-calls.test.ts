import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from './database';
import { makeSchool, testServer } from './server';
import { tablesOfSchools } from './sql-of-calls';
import { schoolTables } from './twins/school-rows';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('knows every table of schools', async () => {
  expect([...tablesOfSchools].sort()).toEqual(await schoolTables(database.db));
});

it('fails a call that looks for a pupil by its id alone, also behind other statements', async () => {
  const server = testServer({
    database,
    handlers: {
      async listGroups({ db }) {
        const pupils = db.selectFrom('pupil').select('first_name');
        await Promise.all([
          db.selectFrom('sum_collection').select('collection_key').execute(),
          pupils.where('pupil_id', '=', randomUUID()).execute(),
        ]);
        return { groups: [], archived: [] };
      },
    },
  });
  const as = await server.signedIn((await makeSchool(database)).person('docent'));
  await expect(server.call('listGroups', { as })).rejects.toThrow('without the account:\npupil: select');
  expect((await server.call('readSchool', { as })).status).toBe(200);
});
