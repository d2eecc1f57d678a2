import { expect, type Page } from '@playwright/test';
import type { schoolFile } from '../support/school-file';
import { demoLogins } from '../support/sign-in';

/** Signs in by the form. */
export async function signInByForm(page: Page, url: string, role: 'docent' | 'schooladmin'): Promise<void> {
  const { logins } = await demoLogins(page, url);
  const login = logins.find((each) => each.role === role);
  if (!login) throw new Error(`The demo school has no ${role}.`);
  await page.goto('/auth/login');
  await page.getByLabel('Gebruikersnaam of e-mailadres').fill(login.login);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/[^/]+\/user\/[^/]+\/groepen$/);
}

/** Imports all of the file and stays on the page that reports the result. */
export async function importFile(page: Page, file: ReturnType<typeof schoolFile>): Promise<void> {
  await page.getByRole('link', { name: 'Leerlingen importeren' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Dit staat erin' })).toBeVisible();
}

export interface Card {
  readonly pupilId: string;
  readonly name: string;
  readonly url: string;
}

/** Opens the page of a group's login cards and returns the contents of their QR codes. */
export async function cardsOf(page: Page, open: () => Promise<void>): Promise<readonly Card[]> {
  const made = page.waitForResponse((reply) => /\/login-cards$/.test(reply.url()) && reply.ok());
  await open();
  const { cards } = (await (await made).json()) as { cards: Card[] };
  return cards;
}
