import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { expectAccessible } from './support/accessible';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

test.use({ school: 'school' });

type Today = Reply<Api['readToday']>;

test('a teacher finds who is stuck and why within three clicks from the landing page', async ({
  page,
  server,
}) => {
  const { area, group, read } = await teacherAt(page, server.url);
  const today = await read<Today>(`/groups/${group.groupId}/today`);
  const stuck = today.pupils.find(({ reason, stuckOn }) => reason === 'stuck' && stuckOn);
  if (!stuck?.stuckOn) throw new Error('Nobody in the demo class is stuck on a skill.');
  await page.goto(area);
  await page.getByRole('navigation').getByRole('link', { name: 'Vandaag', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Vandaag in ${group.name}` })).toBeVisible();
  const row = page
    .getByRole('region', { name: 'Leerlingen', exact: true })
    .getByRole('listitem')
    .filter({ hasText: stuck.name });
  await expect(row).toContainText('Loopt vast op');
  await expect(row).toContainText(`${stuck.stuckOn.right} van de ${stuck.stuckOn.answers} zulke sommen goed`);
  expect(stuck.stuckOn.example, 'a sum as an example').not.toBeNull();
  // No line breaks within the sum.
  expect(await row.textContent()).not.toMatch(/[\d▢] [+−×:=] [\d▢]/u);
  await expectAccessible(page);
  await row.getByRole('link', { name: stuck.name }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Loopt vast op / })).toBeVisible();
});

test('a collection is set ready for exactly the pupils of the small group for two weeks, and undone', async ({
  page,
  server,
}) => {
  const { area, group, read } = await teacherAt(page, server.url);
  const readToday = () => read<Today>(`/groups/${group.groupId}/today`);
  const { instruction, proposal } = await readToday();
  if (!instruction?.collection) throw new Error('The demo class has no small group.');
  expect(instruction.collection.isSet).toBe(false);
  const own = async () =>
    (await read<Reply<Api['listSettings']>>(`/groups/${group.groupId}/exercise-settings`)).pupils
      .filter(({ differs }) => differs.includes('tasks'))
      .map(({ pupilId }) => pupilId)
      .sort();
  const before = await own();
  await page.goto(area.replace(/groepen$/, `vandaag/${group.groupId}`));
  const block = page.getByRole('region', { name: 'Instructiegroepje' });
  await expect(block.locator('li')).toHaveCount(instruction.members.length);
  await expect(page.locator('main .mantine-Button-root[data-variant=filled]')).toHaveCount(1);
  await block.getByRole('button', { name: /^Zet klaar voor deze/ }).click();
  const done = page.getByRole('region', { name: 'Gedaan' }).getByRole('listitem');
  await expect(done).toHaveCount(1);
  const left = await readToday();
  expect(left.instruction?.matter, 'the matter leaves the page').not.toEqual(instruction.matter);
  expect(left.done).toMatchObject([{ kind: 'practice', matter: instruction.matter }]);
  expect(await own()).toEqual(
    [...new Set([...before, ...instruction.members.map(({ pupilId }) => pupilId)])].sort(),
  );
  await done.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(done).toHaveCount(0);
  await expect(block.getByRole('button', { name: /^Zet klaar voor deze/ })).toBeVisible();
  expect(await own()).toEqual(before);
  const after = await readToday();
  expect(after.instruction?.collection).toEqual(instruction.collection);
  expect(after.proposal?.collection).toEqual(proposal?.collection);
});

test('the page keeps what it shows, and says since when, while the server cannot be reached', async ({
  page,
  server,
}) => {
  const { area, group } = await teacherAt(page, server.url);
  await page.clock.install();
  await page.goto(area.replace(/groepen$/, `vandaag/${group.groupId}`));
  const pupils = page.getByRole('region', { name: 'Leerlingen', exact: true });
  await expect(pupils).toBeVisible();
  await page.route('**/api/groups/*/today', (route) => route.abort());
  await page.clock.fastForward(61_000);
  await expect(page.getByText(/^Even geen verbinding\. Dit is de stand van \d/)).toBeVisible();
  await expect(pupils).toBeVisible();
});

test('what was done two weeks ago comes back with the figures of then and now', async ({ page, server }) => {
  const { area, group, read } = await teacherAt(page, server.url);
  const { pupils } = await read<Today>(`/groups/${group.groupId}/today`);
  const [{ pupilId, name }] = pupils as [Today['pupils'][number]];
  const effect: Today['effects'][number] = {
    interventionId: '0198c3f0-0000-7000-8000-000000000001',
    kind: 'instruction',
    matter: { kind: 'skill', code: 'multiply/table-7' },
    collection: null,
    people: [{ pupilId, name }],
    day: '2026-11-09',
    returnsOn: '2026-11-23',
    measure: 'right',
    before: { of: 20, count: 8 },
    after: { of: 0, count: 0 },
    verdict: 'not-practised',
    withoutPractice: [name],
  };
  // Days do not pass in a test: only the effect is made up.
  await page.route('**/api/groups/*/today', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), effects: [effect] } });
  });
  await page.goto(area.replace(/groepen$/, `vandaag/${group.groupId}`));
  const shown = page.getByRole('region', { name: 'Wat er veranderde' }).getByRole('listitem');
  await expect(shown).toContainText('Instructie gegeven: de tafel van 7');
  await expect(shown).toContainText('8 van de 20 goed');
  await expect(shown).toContainText('Sindsdien niet geoefend.');
  await expectAccessible(page);
});

test('nothing on the page moves while it loads', async ({ page, server }) => {
  const { area, group } = await teacherAt(page, server.url);
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 768 });
    await page.goto(area.replace(/groepen$/, `vandaag/${group.groupId}`));
    await expect(page.getByRole('region', { name: 'Leerlingen', exact: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(() => (globalThis as typeof globalThis & { shift: number }).shift);
    expect(shift, `${width} px wide`).toBeLessThan(0.02);
  }
});

test.describe('in a class where little is left to do', () => {
  test.use({ school: 'handled' });

  test('a pupil who guesses gets a calmer round in one click, and what it was before in another', async ({
    page,
    server,
  }) => {
    const { area, group, read } = await teacherAt(page, server.url);
    const readToday = () => read<Today>(`/groups/${group.groupId}/today`);
    await page.goto(area.replace(/groepen$/, `vandaag/${group.groupId}`));
    const pupils = page.getByRole('region', { name: 'Leerlingen', exact: true });
    const guessing = async () => (await readToday()).pupils.find(({ reason }) => reason === 'guessing');
    // Whoever is stuck comes first: talking about them makes room.
    while (!(await guessing())) {
      const before = (await readToday()).done.length;
      await pupils
        .getByRole('button', { name: /^Besproken/ })
        .first()
        .click();
      await expect.poll(async () => (await readToday()).done.length).toBe(before + 1);
      await expect(page.getByRole('region', { name: 'Gedaan' }).getByRole('listitem')).toHaveCount(
        before + 1,
      );
    }
    const guesser = await guessing();
    const pupilId = guesser?.pupilId ?? '';
    type Own = Reply<Api['readPupilSettings']>;
    const own = () => read<Own>(`/pupils/${pupilId}/exercise-settings`);
    const { versions } = await own();
    const saved = await page.request.put(`${server.url}/api/pupils/${pupilId}/exercise-settings`, {
      data: { basedOn: versions[0]?.settingsId ?? null, differs: { clock: 'visible' } },
      headers: { origin: server.url },
    });
    expect(saved.ok()).toBe(true);
    await page.reload();
    const button = pupils.getByRole('button', { name: `Zet klaar zonder klok: ${guesser?.name}` });
    await button.click();
    await expect(button).toHaveCount(0);
    const clock = async () => (await own()).versions[0]?.differs.clock ?? (await own()).group.clock;
    expect(await clock()).toBe('off');
    await page.getByRole('button', { name: /^Ongedaan maken: Klok uitgezet/ }).click();
    await expect(button).toBeVisible();
    expect(await clock()).toBe('visible');
  });
});
