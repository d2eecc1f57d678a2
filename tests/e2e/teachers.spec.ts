import { expectAccessible } from './support/accessible';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'teachers' });

test('a colleague is invited, changed, closed off and let in again, by keyboard', async ({
  page,
  server,
}) => {
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  await page.goto(`/account/${accountId}/user/${id}/docenten`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docenten');
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
