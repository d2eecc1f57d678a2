import { expectAccessible } from './support/accessible';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'office-dashboard' });

test('the dashboard shows who practised, and each figure leads to its list, by keyboard', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'superadmin');
  const dashboard = '/superadmin/dashboard';
  await expect(async () => {
    await page.goto(dashboard);
    const days = page.getByRole('table', { name: 'Wie er oefent per dag' }).locator('tbody tr');
    await expect(days).toHaveCount(28, { timeout: 2000 });
    // The demo school practised until yesterday.
    const pupils = await days.locator('td:nth-child(2)').allTextContents();
    expect(pupils.filter((count) => Number(count) > 0).length).toBeGreaterThan(10);
  }).toPass();
  await page.getByText('Scholen', { exact: true }).first().click();
  await expectAccessible(page);
  const lists = [
    [/^Licenties lopen af/, 'Accounts'],
    [/^Aanvragen/, 'Account aanmaken'],
    [/^Taken die mislukken/, 'Taken'],
  ] as const;
  for (const [name, title] of lists) {
    await page.goto(dashboard);
    await page.getByRole('main').getByRole('link', { name }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.goto(dashboard);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Berichten van de site/ })
    .press('Enter');
  await expect(page.getByRole('heading', { name: /van de site wach/ })).toBeFocused();
  await page.goto(dashboard);
  await expect(page.getByText(/^Database \d+ ms/)).toBeVisible();
  await page
    .locator('.mantine-Card-root')
    .filter({ hasText: 'Wie er oefent per dag' })
    .getByRole('link', { name: 'Alles' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leerlingen');
  await page.goto(dashboard);
  const pace = page.locator('.mantine-Card-root').filter({ hasText: 'Antwoorden per minuut' });
  await expect(pace).toContainText('in 24 uur is er niet geoefend');
  // A level line has no height, so the browser calls it hidden.
  await expect(pace.locator('polyline')).toHaveCount(1);
  await pace.getByRole('link', { name: 'Alles' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spellen');
});

test('the number of an error on the dashboard leads to all errors, and to the hours in which it happened', async ({
  page,
  server,
}) => {
  await page.request.post(`${server.url}/api/auth`, {
    data: { login: 'niemand', password: 'x' },
    headers: { origin: server.url },
  });
  await signIn(page, server.url, 'office');
  const card = page.locator('.mantine-Card-root').filter({ hasText: 'Fouten, laatste 24 uur' });
  await expect(async () => {
    await page.goto('/superadmin/dashboard');
    await expect(card.getByText('422 sign-in-failed')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await card.getByRole('link', { name: 'Alles' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fouten');
  await page.getByRole('row').filter({ hasText: '422 sign-in-failed' }).getByRole('link').press('Enter');
  await expect(page.getByRole('table', { name: 'Wanneer' }).locator('tbody tr')).toHaveCount(1);
  await expectAccessible(page);
});
