import { expectAccessible } from './support/accessible';
import { fault503, takeDatabaseAway } from './support/database-away';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'office-pupils' });

test('the office finds a pupil by school, id and login name, and its name only by a grant, by keyboard', async ({
  page,
  server,
  watched,
}) => {
  const admin = await signIn(page, server.url, 'schooladmin');
  const origin = { origin: server.url };
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/leerlingen');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Zoek een leerling');
  const search = page.getByRole('searchbox');
  await search.fill('vuurto');
  const school = page.getByRole('listitem').getByRole('link', { name: 'De Vuurtoren' });
  await expect(school).toBeVisible();
  await expectAccessible(page);
  await school.press('Enter');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(24);
  await expect(page.getByText('Namen zie je alleen zolang')).toBeVisible();
  for (const cell of await rows.locator('td:first-child').allTextContents())
    expect(cell).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/);
  await page.getByLabel('Regels per pagina').selectOption('10');
  await expect(rows).toHaveCount(10);
  const first = await rows.first().textContent();
  await page.getByRole('button', { name: 'Volgende' }).press('Enter');
  await expect(page.getByText('Bladzijde 2')).toBeVisible();
  await expect(rows.first()).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Vorige' }).press('Enter');
  await expect(rows.first()).toHaveText(first ?? '');
  await expectAccessible(page);
  const pupilId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(first ?? '')?.[0] ?? '';

  await page.getByRole('link', { name: 'Andere leerling zoeken' }).press('Enter');
  await search.fill(pupilId);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('De Vuurtoren');
  await search.fill('niemand-zo');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Niets gevonden');

  await signIn(page, server.url, 'schooladmin');
  const grant = { data: { userId: null, hours: 4 }, headers: origin };
  expect((await page.request.post(`${server.url}/api/support-grants`, grant)).ok()).toBe(true);
  await signIn(page, server.url, 'office');
  await page.goto(`/superadmin/leerlingen?school=${admin.accountId}`);
  await expect(page.getByText('Namen zie je alleen zolang')).toHaveCount(0);
  const login = (await rows.first().getByRole('cell').nth(1).textContent()) ?? '';
  await page.goto(`/superadmin/leerlingen?zoek=${login}`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(login);

  watched.allow(fault503);
  const back = await takeDatabaseAway(page, { calls: '**/api/office/pupils**', seconds: 60 });
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await back();
  await page.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter');
  await expect(rows).toContainText(login);
});
