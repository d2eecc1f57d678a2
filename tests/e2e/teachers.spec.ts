import { expectAccessible } from './support/accessible';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { signIn } from './support/sign-in';
import { expect } from './support/test';

test.use({ school: 'teachers' });

test('a colleague is invited, edited, disabled and enabled again, by keyboard', async ({ page, server }) => {
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  await page.goto(`/account/${accountId}/user/${id}/docenten`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leerkrachten');
  await page.getByRole('button', { name: 'Collega uitnodigen' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('Naam').fill('Iris de Wit');
  await form.getByLabel('E-mailadres').fill('geen adres');
  await page.keyboard.press('Enter');
  await expect(form).toContainText('Vul een geldig e-mailadres in.');
  await expectAccessible(page);
  await form.getByLabel('E-mailadres').fill('iris@devuurtoren.example');
  await form.getByRole('checkbox').first().press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Iris de Wit is uitgenodigd.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Iris de Wit' });
  await expect(row).toContainText('Uitgenodigd');
  await expect(row).toContainText('Zeesterren');

  await row.getByRole('button', { name: 'Acties voor Iris de Wit' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Toegang afsluiten' }).press('Enter');
  await expect(row).toContainText('Afgesloten');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(row).toContainText('Uitgenodigd');

  await row.getByRole('button', { name: 'Acties voor Iris de Wit' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Groepen overdragen' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Sanne Kuipers').press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Groepen overdragen' }).press('Enter');
  await expect(row).toContainText('Geen groep');
});

test('an admin retains a pupil who left for another year', async ({ page, server }) => {
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  const pupil = {
    pupilId: '01990000-0000-7000-8000-000000000001',
    name: 'Noor Bakker',
    sortName: 'Bakker, Noor',
    avatar: 'otter',
    groupName: null,
    lastPractised: '2026-06-12',
  };
  let eraseOn: string | null = '2026-10-01';
  await page.route('**/api/leavers', (route) => route.fulfill({ json: { pupils: [{ ...pupil, eraseOn }] } }));
  await page.route('**/api/leavers/kept', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ pupilIds: [pupil.pupilId], kept: true });
    eraseOn = null;
    await route.fulfill({ json: {} });
  });
  await page.goto(`/account/${accountId}/user/${id}/prullenbak`);
  await expect(page.getByRole('region', { name: 'In geen groep meer' }).first()).toContainText(
    'Wordt gewist op 1 oktober 2026',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaren: Noor Bakker' }).press('Enter');
  await expect(page.getByText('Noor Bakker blijft dit schooljaar bewaard.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Noor Bakker' })).toContainText(
    'Blijft dit schooljaar',
  );
});

// Must be the last test: from here on the admin reads English.
test("the school sets its region, and a user's own language follows to every device", async ({
  page,
  browser,
  server,
}) => {
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  const address = `/account/${accountId}/user/${id}/school`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onze school');
  const region = page.getByLabel('Land en vakantieregio').first();
  await expect(region).toHaveValue('Nederland, regio niet gekozen');
  await region.click();
  await page.getByRole('option', { name: 'Nederland, regio Noord' }).click();
  await expect(page.getByText('Zo weten we op welke dagen jullie school dicht is.')).toBeVisible();
  await page.getByLabel('Naam van de school').fill('');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText('Vul dit in.')).toBeVisible();
  await page.getByLabel('Naam van de school').fill('De Vuurtoren');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(region).toHaveValue('Nederland, regio Noord');

  const told = page.waitForResponse('**/api/auth/language');
  await page.getByRole('button', { name: /^Mijn account/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Engels' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our school');
  await told;
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const there = await elsewhere.newPage();
  await signIn(there, server.url, 'schooladmin');
  await there.goto(address);
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Our school');
  await expect(there.locator('html')).toHaveAttribute('lang', 'en');
  // The device does not store the language, since the next user may be someone else.
  expect(await there.evaluate(() => localStorage.getItem('locale'))).toBeNull();
  await elsewhere.close();
});
