import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/accessible';
import { demoLogins, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'security' });

test('a second factor is turned on with an app, required at sign-in, and turned off', async ({
  page,
  server,
}) => {
  const { logins } = await demoLogins(page, server.url);
  const { login = '', password = '' } = logins.find(({ role }) => role === 'docent') ?? {};
  const { id, accountId } = await signIn(page, server.url, 'docent');

  await page.goto(`/account/${accountId}/user/${id}/groepen`);
  await page.getByRole('button', { name: /^Mijn account/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Mijn account' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn account');
  await page.getByRole('button', { name: 'Aanzetten' }).press('Enter');
  const main = page.getByRole('main');
  await main.getByLabel('Je wachtwoord').fill('niet mijn wachtwoord');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toContainText('Dit is niet je wachtwoord');
  await main.getByLabel('Je wachtwoord').fill(password);
  await page.keyboard.press('Enter');

  const secret = (await main.locator('code').textContent()) ?? '';
  const codeAt = (ms: number) =>
    new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: ms });
  await expectAccessible(page);
  // The code of the previous half minute is still valid, and leaves the current one for the sign-in.
  await main.getByLabel('Code uit je app').fill(codeAt(Date.now() - 30_000));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('De tweede stap staat aan');
  const paper = await main.getByText(/^[a-z\d]{5}-[a-z\d]{5}$/).allTextContents();
  expect(paper).toHaveLength(10);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Ik heb ze bewaard' }).press('Enter');
  await expect(main).toContainText('Je hebt nog 10 noodcodes');

  await page.getByRole('button', { name: /^Mijn account/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Uitloggen' }).press('Enter');
  await page.getByLabel('Gebruikersnaam of e-mailadres').fill(login);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code uit je app');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Deze code klopt niet');
  await code.fill(paper[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/groepen$/);

  await page.goto(`/account/${accountId}/user/${id}/mijn-account`);
  await expect(main).toContainText('Je hebt nog 9 noodcodes');
  await expect(main).toContainText('Dit apparaat');
  await page.getByRole('button', { name: 'Nieuwe noodcodes maken' }).press('Enter');
  await main.getByLabel('Je wachtwoord').fill(password);
  await main.getByLabel('Code uit je app').fill(paper[2] ?? '');
  await page.keyboard.press('Enter');
  const renewed = main.getByText(/^[a-z\d]{5}-[a-z\d]{5}$/);
  await expect(renewed).toHaveCount(10);
  const fresh = (await renewed.first().textContent()) ?? '';
  await main.getByRole('button', { name: 'Ik heb ze bewaard' }).press('Enter');
  await page.getByRole('button', { name: 'Uitzetten' }).press('Enter');
  await main.getByLabel('Je wachtwoord').fill(password);
  await main.getByLabel('Code uit je app').fill(fresh);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Aanzetten' })).toBeVisible();

  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).press('Enter');
  await main.getByLabel('Je wachtwoord').fill(password);
  await main.getByLabel('Nieuw wachtwoord').fill('kort');
  await page.keyboard.press('Enter');
  await expect(main).toContainText('Gebruik ten minste 10 tekens.');
  await main.getByLabel('Nieuw wachtwoord').fill('twaalf groene regenlaarzen');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('Je wachtwoord is gewijzigd.');
  await expectAccessible(page);
});

test('idle connections stay open longer than a proxy keeps them', async ({ request, server }) => {
  const reply = await request.get(`${server.url}/healthz`);
  expect(reply.headers()['keep-alive']).toBe('timeout=75');
});
