import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible';
import { signIn } from './support/sign-in';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

test('the row of headings is chosen by hand, and its rows are read', async ({ page, server }) => {
  const { area } = await teacherAt(page, server.url);
  await page.goto(`${area}/edexml`);
  const text =
    'Lijst van de school;;\nAfgedrukt door;de administratie;\n;;\nKind;Hoort bij;Waar\nNoor;Bakker;Groep 5\nSem;Bos;Groep 5';
  const file = { name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  const heads = page.getByLabel('Rij met de koppen');
  await expect(heads).toHaveValue('0');
  await heads.selectOption('Rij 4: Kind · Hoort bij · Waar');
  await expect(page.getByRole('columnheader').first()).toContainText('Kind');
  await expect(page.locator('main tbody tr')).toHaveCount(2);
  await expect(page.getByText(/^2 leerlingen/)).toBeVisible();
  await expectAccessible(page);
});

test('an empty list can be downloaded, and comes back as a list that is understood', async ({
  page,
  server,
}) => {
  const { area } = await teacherAt(page, server.url);
  await page.goto(`${area}/edexml`);
  await page.getByRole('button', { name: 'Waar vind ik dit bestand?' }).press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Lege lijst downloaden' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('leerlingenlijst.csv');
  const heads = (await readFile(await download.path(), 'utf8')).trimEnd();
  const buffer = Buffer.from(`${heads}\r\nNoor;van der;Berg;Groep 5;5;4711`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'leerlingenlijst.csv', mimeType: 'text/csv', buffer });
  for (const [place, role] of ['firstName', 'prefix', 'lastName', 'group', 'year', 'key'].entries())
    await expect(page.locator('main thead select').nth(place)).toHaveValue(role);
});

test('all cards of a school are made and printed from one page', async ({ page, server }) => {
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(`/account/${accountId}/user/${id}/groepen`);
  await page.getByRole('button', { name: 'Meer', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: /^Inlogkaartjes van/ }).press('Enter');
  const reply = await page.request.get(`${server.url}/api/groups`);
  const { groups } = (await reply.json()) as { groups: { name: string; pupilCount: number }[] };
  const filled = groups.filter(({ pupilCount }) => pupilCount > 0);
  await expect(page.locator('main h2')).toHaveText(filled.map(({ name }) => name));
  const pupils = filled.reduce((sum, { pupilCount }) => sum + pupilCount, 0);
  await expect(page.locator('main li')).toHaveCount(pupils);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Alles afdrukken' }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});
