import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, testServer } from '../../testing/server';

it('the data of a pupil hold what it practises otherwise than its group, all versions of it, and what a teacher did', async () => {
  const database = await openTestDatabase();
  const server = testServer({ database });
  const school = await makeSchool(database);
  const as = await server.signedIn(school.person('docent'));
  const params = { pupilId: school.pupilId };
  const save = async (basedOn: string | null, differs: object) =>
    (await server.call('savePupilSettings', { params, as, body: { basedOn, differs } })).body.settingsId;
  const first = await save(null, { help: false });
  await save(first, { help: true, minutesPerDay: 15 });
  await server.call('recordIntervention', {
    params: { groupId: school.groupId, interventionId: randomUUID() },
    body: {
      kind: 'talk',
      matter: { kind: 'skill', code: 'multiply/table-7' },
      pupils: [{ pupilId: school.pupilId, basedOn: null }],
      collectionKey: null,
      weeks: null,
    },
    as,
  });
  const read = (format: string) =>
    server.request('GET', `/api/pupils/${school.pupilId}/export?format=${format}`, {
      headers: { cookie: as },
    });
  const { settings, interventions } = (await read('json')).body as Record<string, unknown[]>;
  expect(interventions).toMatchObject([{ kind: 'talk', matter: 'skill', code: 'multiply/table-7' }]);
  expect(settings).toMatchObject([
    { version: 1, is_current: false, body: { help: false } },
    { version: 2, is_current: true, body: { help: true, minutesPerDay: 15 } },
  ]);
  const page = String((await read('html')).body);
  expect(page).toContain('Wat deze leerling anders oefent');
  expect(page).toContain('&quot;minutesPerDay&quot;:15');
  expect(page).toContain('multiply/table-7');
});
