import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { demoLogins } from './support/sign-in';
import { expect } from './support/test';

test.use({ school: 'passwords' });

/** Waits for a demo e-mail with this subject and opens the link in it. */
async function openLetter(page: Page, subject: string) {
  await page.goto('/auth/proefpost');
  const letter = page.getByRole('listitem').filter({ hasText: subject }).first();
  await expect(async () => {
    await page.getByRole('button', { name: 'Opnieuw kijken' }).click();
    await expect(letter).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await letter.getByRole('link').click();
}

test('a forgotten password is requested, replaced and used, by keyboard', async ({ page, server }) => {
  const { logins } = await demoLogins(page, server.url);
  const login = logins.find(({ role }) => role === 'docent')?.login ?? '';
  const password = 'zeven paarse fietsbellen';

  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wachtwoord aanvragen');
  await page.getByLabel('Gebruikersnaam of e-mailadres').fill(login);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('ligt er zo een e-mail klaar');
  await expectAccessible(page);

  await openLetter(page, 'Kies een nieuw wachtwoord');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuw wachtwoord kiezen');
  const link = page.url();
  const field = page.getByLabel('Nieuw wachtwoord', { exact: true });
  await field.fill('kort');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('ten minste 10 tekens');
  await field.fill('wachtwoord123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('snel te raden');
  await expect(field, 'nothing typed is lost').toHaveValue('wachtwoord123');
  await page.getByRole('button', { name: 'Wachtwoord tonen' }).press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await expectAccessible(page);
  await field.fill(password);
  await field.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Je wachtwoord is bewaard');

  await page.getByRole('link', { name: 'Naar inloggen' }).press('Enter');
  await page.getByLabel('Gebruikersnaam of e-mailadres').fill(login);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/groepen$/);

  await page.goto(link);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Deze link werkt niet meer');
});

test('an unknown name gets the same reply as a known one', async ({ page }) => {
  await page.goto('/auth/wachtwoordaanvragen');
  await page.getByLabel('Gebruikersnaam of e-mailadres').fill('niemand@school.example');
  await page.getByRole('button', { name: 'Stuur mij een link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Als niemand@school.example bij ons bekend is',
  );
});
