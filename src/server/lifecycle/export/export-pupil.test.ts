import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, testServer } from '../../testing/server';

it('pupilData of a pupil holds what it practises otherwise than its group, all versions of it', async () => {
  const database = await openTestDatabase();
  const server = testServer({ database });
  const school = await makeSchool(database);
  const as = await server.signedIn(school.person('docent'));
  const params = { pupilId: school.pupilId };
  const save = async (basedOn: string | null, differs: object) =>
    (await server.call('savePupilSettings', { params, as, body: { basedOn, differs } })).body.settingsId;
  const first = await save(null, { help: false });
  await save(first, { help: true, minutesPerDay: 15 });
  const read = (format: string) =>
    server.request('GET', `/api/pupils/${school.pupilId}/export?format=${format}`, {
      headers: { cookie: as },
    });
  const { settings } = (await read('json')).body as { settings: unknown[] };
  expect(settings).toMatchObject([
    { version: 1, is_current: false, body: { help: false } },
    { version: 2, is_current: true, body: { help: true, minutesPerDay: 15 } },
  ]);
  const page = String((await read('html')).body);
  expect(page).toContain('Wat deze leerling anders oefent');
  expect(page).toContain('&quot;minutesPerDay&quot;:15');
});
