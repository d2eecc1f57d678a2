import { expect, type Page } from '@playwright/test';
import { demoLogins } from '../support/sign-in';

/** Signs in by the form, as a person does. */
export async function signInByForm(page: Page, url: string, role: 'docent' | 'schooladmin'): Promise<void> {
  const { logins } = await demoLogins(page, url);
  const login = logins.find((each) => each.role === role);
  if (!login) throw new Error(`The demo school has no ${role}.`);
  await page.goto('/auth/login');
  await page.getByLabel('Gebruikersnaam of e-mailadres').fill(login.login);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/account\/[^/]+\/user\/[^/]+\/groepen$/);
}
