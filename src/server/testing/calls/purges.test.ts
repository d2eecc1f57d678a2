import { expect, it } from 'vitest';
import { allJobs } from '../../features';
import { runDueJobs } from '../../platform/jobs/jobs';
import { openTestDatabase } from '../database';
import { makeSchool, testServer } from '../server';

const day = 86_400_000;

it('removes what is over and leaves what is not', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const server = testServer({ database });
  const school = await makeSchool(database);
  const teacher = await server.signedIn(school.person('docent'));
  const plan = () =>
    server.call('planImport', {
      as: teacher,
      body: {
        origin: 'edexml',
        departed: [],
        school: { code: null, schoolYear: null, referenceDate: null },
        groups: [],
        pupils: [
          {
            key: 'L1',
            eckId: null,
            firstName: 'Sem',
            lastName: null,
            sortName: null,
            year: 4,
            groupKey: null,
            line: 1,
          },
        ],
      },
    });
  expect((await plan()).status).toBe(200);
  await server.call('login', { body: { login: 'nobody', password: 'x' } });
  server.advance(2 * day);
  const later = await server.signedIn(school.person('docent'));
  await server.call('login', { body: { login: 'somebody', password: 'x' } });

  const left = async () => ({
    sessions: (await db.selectFrom('session').select('token_hash').execute()).length,
    buckets: (await db.selectFrom('rate_limit').select('bucket').execute()).length,
    plans: (await db.selectFrom('import_run').select('plan').where('plan', 'is not', null).execute()).length,
  });
  await runDueJobs(server.services, allJobs);
  expect(await left()).toEqual({ sessions: 1, buckets: 1, plans: 0 });
  expect((await server.call('profile', { as: later })).status).toBe(200);
  expect(await db.selectFrom('import_run').select('counts').execute()).toMatchObject([
    { counts: { new: 1 } },
  ]);
});
