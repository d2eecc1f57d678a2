import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { tabAndPress, tabTo } from './support/by-keyboard';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'office-games' });

/** What a school is told of a game, as its pages ask for it. */
const toldOf = (page: Page, game: string) =>
  page.evaluate(async (id) => {
    const reply = await fetch('/api/games');
    const { games } = (await reply.json()) as { games: { game: string; closed: boolean }[] };
    return games.find((each) => each.game === id) ?? null;
  }, game);

test('a game is limited and named by keyboard, tried before it is saved, and put back', async ({
  page,
  server,
}) => {
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

  await page.getByRole('button', { name: 'Spelen', exact: true }).press('Enter');
  await expect(page.locator('canvas').first()).toBeVisible();

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByLabel('België')).toBeChecked();
  expect(await toldOf(page, 'stofzuigen')).toBeNull();
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
