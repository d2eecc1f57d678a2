import { expectAccessible } from './support/accessible';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

/*
 * Addresses of the school area that are somebody else's, are gone, or never were. Each says so, and shows the way back.
 */

test('who opens the area of another role reads why it is not shown, and goes back to the own one', async ({
  page,
  server,
}) => {
  const { area } = await teacherAt(page, server.url);
  await page.goto('/superadmin/dashboard');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('alert')).toContainText(/Je bent ingelogd als .+ een andere rol\.$/);
  await expect(page.getByText('Fijn dat je er weer bent.')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar je eigen pagina' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${area}$`));
});

test('the area of a colleague does not exist', async ({ page, server }) => {
  const { area } = await teacherAt(page, server.url);
  await page.goto(area.replace(/user\/[^/]+/, `user/${crypto.randomUUID()}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze plek staat niet op de kaart');
});

test('an unknown page of the area leads back into it', async ({ page, server }) => {
  const { area } = await teacherAt(page, server.url);
  await page.goto(area.replace(/groepen$/, 'nergens'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze plek staat niet op de kaart');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar het begin' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${area}$`));
  await expect(page.getByRole('button', { name: /^Mijn account/ })).toBeVisible();
});

for (const part of [
  'leerlingen',
  'voortgang/current',
  'sommen',
  'oefeninstellingen',
  'leerlingen/wachtwoorden',
]) {
  test(`a group that is not there has no actions: ${part}`, async ({ page, server }) => {
    const { area } = await teacherAt(page, server.url);
    const reply = page.waitForResponse((found) => found.status() === 404);
    await page.goto(`${area}/${crypto.randomUUID()}/${part}`);
    await reply;
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pagina’s van de groep' })).toHaveCount(0);
    for (const action of ['Klaarzetten', 'Afdrukken', 'Opslaan als CSV'])
      await expect(page.getByRole('main').getByRole('button', { name: action })).toHaveCount(0);
  });
}

test('a word that is no version of settings is said to be none, without a form', async ({ page, server }) => {
  const { inGroup } = await teacherAt(page, server.url);
  await page.goto(`${inGroup}/oefeninstellingen/current`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Dit bestaat niet (meer).');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});
