import { expectAccessible } from './support/accessible';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'licence' });

test('an admin requests a longer licence, reads messages and invites a friend, by keyboard', async ({
  page,
  server,
  context,
}) => {
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  const at = (path: string) => `/account/${accountId}/user/${id}/${path}`;
  const main = page.getByRole('main');

  await page.goto(at('licentie'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licentie');
  await expect(main).toContainText('24 van 250');
  await page.getByRole('button', { name: /^Factuur/ }).press('Enter');
  await expect(main).toContainText('er is niets te betalen');
  await page.getByRole('button', { name: 'Verlenging aanvragen' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('Voor hoeveel leerlingen?').fill('0');
  await page.keyboard.press('Enter');
  await expect(form).toContainText('Vul een getal in van 1 tot 20.000.');
  await expectAccessible(page);
  await form.getByLabel('Voor hoeveel leerlingen?').fill('300');
  // Without a network nothing is lost: the typed text is still there, and is sent the next time.
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Er is geen verbinding');
  await context.setOffline(false);
  await form.getByLabel('Voor hoeveel leerlingen?').press('Enter');
  await expect(main).toContainText('voor 300 leerlingen aangevraagd');

  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: /^Berichten.*2 ongelezen/ }).press('Enter');
  await page.getByRole('link', { name: 'Welkom bij Sommeneiland' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom bij Sommeneiland');
  await expect(main.getByRole('listitem').filter({ hasText: 'EdeXML-bestand' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Berichten.*1 ongelezen/ })).toBeVisible();
  await page.getByRole('button', { name: 'Archiveren' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Welkom bij Sommeneiland' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByText('Archief', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Welkom bij Sommeneiland' })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(main).toContainText('Het archief is leeg');

  await menu.getByRole('link', { name: 'Vriend uitnodigen' }).press('Enter');
  await page.getByLabel('E-mailadres van je collega').fill('els@deboei.example');
  await page.getByLabel('Persoonlijke tekst').fill('Kijk op https://elders.example');
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).press('Enter');
  await expect(main.getByRole('alert')).toContainText('Zet geen webadres of e-mailadres in je tekst');
  await expect(page.getByLabel('E-mailadres van je collega')).toHaveValue('els@deboei.example');
  await page.getByLabel('Persoonlijke tekst').fill('Iets voor jullie?');
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).press('Enter');
  await expect(main.getByRole('row').filter({ hasText: 'els@deboei.example' })).toContainText('Verstuurd');
  await expectAccessible(page);
});

test('a teacher sees the licence and cannot request another', async ({ page, server }) => {
  const { id, accountId } = await signIn(page, server.url, 'docent');
  await page.goto(`/account/${accountId}/user/${id}/licentie`);
  await expect(page.getByRole('main')).toContainText('vraagt de schoolbeheerder aan');
  await expect(page.getByRole('button', { name: 'Verlenging aanvragen' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Facturen' })).toHaveCount(0);
});
