import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, testServer } from '../../testing/server';

it('the data of a pupil hold what it practises otherwise than its group, all versions of it, what a teacher did, and notes', async () => {
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
  await server.call('saveNote', {
    params: { ...params, noteId: randomUUID() },
    body: { day: '2026-11-20', text: 'Rekent <b>graag</b> hardop.' },
    as,
  });
  await database.db
    .insertInto('pupil_savings_card')
    .values({
      account_id: school.accountId,
      pupil_id: school.pupilId,
      number: 1,
      card_id: randomUUID(),
      art: 'winter/boat',
      size: 12,
    })
    .execute();
  const read = (format: string) =>
    server.request('GET', `/api/pupils/${school.pupilId}/export?format=${format}`, {
      headers: { cookie: as },
    });
  const { settings, interventions, notes } = (await read('json')).body as Record<string, unknown[]>;
  expect(interventions).toMatchObject([{ kind: 'talk', matter: 'skill', code: 'multiply/table-7' }]);
  expect(notes).toMatchObject([{ day: '2026-11-20', text: 'Rekent <b>graag</b> hardop.' }]);
  expect(settings).toMatchObject([
    { version: 1, is_current: false, body: { help: false } },
    { version: 2, is_current: true, body: { help: true, minutesPerDay: 15 } },
  ]);
  const page = String((await read('html')).body);
  expect(page).toContain('Wat deze leerling anders oefent');
  expect(page).toContain('&quot;minutesPerDay&quot;:15');
  expect(page).toContain('multiply/table-7');
  expect(page).toContain('<td>1</td><td>winter</td><td>12</td>');
  expect(page).toContain('Rekent &lt;b&gt;graag&lt;/b&gt; hardop.');
});

it.each([
  ['nl', 'Wat op het eiland groeide', 'een som', 'een rekenstap'],
  ['be', 'Wat op het eiland groeide', 'een oefening', 'een rekenstap'],
  ['en', 'What grew on the island', 'a sum', 'a step of a procedure'],
])('the readable page lists what grew on the island, in %s', async (locale, title, sum, step) => {
  const database = await openTestDatabase();
  const server = testServer({ database });
  const { accountId, pupilId, person } = await makeSchool(database);
  const plant = { account_id: accountId, pupil_id: pupilId, game: 'ninja', planted_on: '2026-11-02' };
  await database.db
    .insertInto('pupil_plant')
    .values([
      { ...plant, kind: 'sum', subject: '7*8=_', bloomed_on: '2026-11-09' },
      { ...plant, kind: 'step', subject: 'add/to-100', bloomed_on: null },
    ])
    .execute();
  const cookie = await server.signedIn(person('docent'));
  const { body } = await server.request('GET', `/api/pupils/${pupilId}/export?format=html`, {
    headers: { cookie, 'x-locale': locale },
  });
  const [, after = ''] = String(body).split(`<h2>${title}</h2>`);
  const [part = ''] = after.split('</table>');
  expect(part).toContain(
    `<td>${sum}</td><td>7 × 8 = ▢</td><td>ninja</td><td>2026-11-02</td><td>2026-11-09</td>`,
  );
  expect(part).toContain(`<td>${step}</td><td>add/to-100</td><td>ninja</td><td>2026-11-02</td><td>–</td>`);
});
