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
  await expect(block).toContainText('staat klaar.');
  expect(await own()).toEqual(
    [...new Set([...before, ...instruction.members.map(({ pupilId }) => pupilId)])].sort(),
  );
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
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
