import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { expectAccessible } from './support/accessible';
import { tabAndPress, tabTo } from './support/by-keyboard';
import { signIn } from './support/sign-in';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

test.use({ school: 'office-games' });

/** What a school is told of a game, as its pages ask for it. */
const toldOf = (page: Page, game: string) =>
  page.evaluate(async (id) => {
    const reply = await fetch('/api/games');
    const { games } = (await reply.json()) as { games: { game: string; closed: boolean }[] };
    return games.find((each) => each.game === id) ?? null;
  }, game);

test('a game is limited and named by keyboard, put back at once, and tried', async ({ page, server }) => {
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/spellen');
  const table = page.getByRole('table', { name: 'Spellen' });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);
  await tabAndPress(page, /^Stofzuigen$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stofzuigen');
  await expectAccessible(page);

  await tabTo(page, /^België/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Titel/);
  await page.keyboard.type('<b>Stof</b> happen');
  await tabAndPress(page, /^Opslaan$/);
  await expect(page.getByText('Opgeslagen. Het geldt meteen')).toBeVisible();
  expect(await toldOf(page, 'stofzuigen')).toMatchObject({
    closed: false,
    title: { nl: '<b>Stof</b> happen' },
  });
  await expect(page.getByLabel('België')).not.toBeChecked();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByLabel('België')).toBeChecked();
  expect(await toldOf(page, 'stofzuigen')).toBeNull();
  // The button to undo goes after a while: a game that is slow to load comes after it.
  await page.getByRole('button', { name: 'Spelen', exact: true }).press('Enter');
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.goto('/superadmin/spellen');
  await expect(table.getByRole('link', { name: 'Stofzuigen' })).toBeVisible();
});

test('a collection keeps its last game, and a colleague who saved the same game is seen', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/spellen/waslijn');
  await page.getByRole('switch', { name: 'Nederland' }).press('Space');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText('Zo heeft een somverzameling geen spel meer')).toBeVisible();
  await page.getByRole('switch', { name: 'Nederland' }).press('Space');

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel('Titel').fill('Drooglijn');
  await colleague.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(colleague.getByText('Opgeslagen. Het geldt meteen')).toBeVisible();
  await colleague.close();

  await page.getByLabel('Titel').fill('Lijntje');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  const conflict = page.getByRole('alert', { name: 'Een collega heeft dit spel intussen gewijzigd' });
  await expect(conflict).toContainText('Drooglijn');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Mijn versie opslaan' }).press('Enter');
  await expect(page.getByLabel('Titel')).toHaveValue('Lijntje');
  await expect(conflict).toBeHidden();
  await page.getByLabel('Titel').fill('');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
});

test('the test is always offered, and its texts can be written', async ({ page, server }) => {
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/spellen/automatiseertoets');
  await expect(page.getByText('Die staat altijd aan')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Nederland' })).toHaveCount(0);
  await expect(page.getByLabel('Titel')).toBeVisible();
});

test('a teacher is told that a game of a task is off, and the child plays another one', async ({
  page,
  server,
}) => {
  const { inGroup, group, read, pupils } = await teacherAt(page, server.url);
  const path = `/groups/${group.groupId}/exercise-settings`;
  const { versions } = await read<Reply<Api['listSettings']>>(path);
  const current = versions.find((version) => version.current);
  const [first] = current?.tasks ?? [];
  if (!current || !first) throw new Error('no task to set');
  const { settingsId } = current;
  const own = {
    ...first,
    collectionKey: 'add-to-10',
    required: true,
    from: null,
    until: null,
    games: ['stofzuigen'],
  };
  const saved = await page.request.put(`${server.url}/api${path}`, {
    data: { basedOn: settingsId, settings: { ...current, tasks: [own] } },
    headers: { origin: server.url },
  });
  expect(saved.status()).toBe(200);
  const [pupil] = await pupils();
  const task = page.locator('a[href*="/spel/"]').first();
  const openMap = async () => {
    await page.goto(`/leerling/${pupil?.pupilId}/landkaart`);
    await expect(task).toBeVisible();
  };
  await openMap();
  await expect(task).toHaveAttribute('href', /\/spel\/stofzuigen$/);
  await page.goto(`${inGroup}/oefeninstellingen`);
  const note = page.getByText('Stofzuigen is er nu niet voor deze leerlingen.');
  await expect(page.getByText('Stofzuigen', { exact: false }).first()).toBeVisible();
  await expect(note).toBeHidden();

  await signIn(page, server.url, 'office');
  const url = `${server.url}/api/office/games/stofzuigen`;
  const shown = (await (await page.request.get(url)).json()) as Reply<Api['readOfficeGame']>;
  const put = async (version: number, countries: readonly string[]) => {
    const { from, until, years, without, texts } = shown;
    const data = { from, until, years, without, texts, countries, version };
    const reply = await page.request.put(url, { data, headers: { origin: server.url } });
    expect(reply.status()).toBe(200);
  };
  await put(shown.version, ['be']);

  await teacherAt(page, server.url);
  await page.goto(`${inGroup}/oefeninstellingen`);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await openMap();
  await expect(task).not.toHaveAttribute('href', /stofzuigen/);

  await signIn(page, server.url, 'office');
  await put(shown.version + 1, ['nl', 'be']);
});
