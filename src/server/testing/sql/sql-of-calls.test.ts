import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { acrossAccounts } from '../../platform/db/tenant/for-tenant';
import { openTestDatabase } from '../database';
import { makeSchool, testServer } from '../server';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('fails a call that looks for a pupil by its id alone, also behind other statements', async () => {
  const server = testServer({
    database,
    handlers: {
      async listGroups({ db }) {
        const pupils = acrossAccounts(db).selectFrom('pupil').select('first_name');
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
