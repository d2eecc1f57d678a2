import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { pressOnStage } from '../support/round';
import { schoolFile } from '../support/school-file';
import { signIn } from '../support/sign-in';
import { stageReady, step, steppedStage, untilOpen } from '../support/stage';
import { expect, test } from '../support/test';
import { watch } from '../support/watch';

/*
 * The way of somebody who has never heard of the product to a class list in it: nothing of it is prepared, and each
 * step is taken where the one before leads.
 */

test.use({ school: 'stranger' });

const school = 'De Vreemde Vogel';
const email = 'fenna@vreemdevogel.example';
const password = 'zeven paarse fietsbellen';

/** Plays the round of the home page, with one mistake, to its end. */
async function playFourSums(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speel vier sommen' }).click();
  await stageReady(page);
  for (let turn = 0; turn < 40; turn++) {
    if ((await untilOpen(page)) === 'over') break;
    await pressOnStage(page, 'pointer', turn !== 1);
    await step(page, 500);
  }
  await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
  await expect(page.getByText('Dit was een voorbeeld. Er is niets opgeslagen.')).toBeVisible();
}

/** Opens the page with emails of the demo, waits for one to the stranger, and returns it. */
async function letterFrom(page: Page, subject: string) {
  await page.goto('/auth/proefpost');
  const letter = page.getByRole('listitem').filter({ hasText: subject }).filter({ hasText: email });
  await expect(async () => {
    await page.getByRole('button', { name: 'Opnieuw kijken' }).click();
    await expect(letter).toBeVisible({ timeout: 1000 });
  }).toPass();
  return letter;
}

test('a stranger plays, applies, is let in by the office, signs in and brings in the class list', async ({
  browser,
  page,
  server,
}) => {
  await steppedStage(page);
  await page.goto('/site/home');
  await playFourSums(page);
  await page.getByRole('button', { name: 'Voorbeeld sluiten' }).click();
  await expect(page.getByRole('button', { name: 'Speel vier sommen' })).toBeVisible();

  await page.getByRole('link', { name: 'Aanvragen voor je school' }).click();
  await expect(page).toHaveURL(/\/site\/aanvraagformulier$/);
  await page.getByLabel('Naam van de school').fill(school);
  await page.getByLabel('Postcode').fill('1234 AB');
  await page.getByLabel('Huisnummer').fill('7');
  await page.getByLabel('Straat').fill('Veerweg');
  await page.getByLabel('Plaats').fill('Ons Dorp');
  await page.getByLabel('Je naam').fill('Fenna Mulder');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Hoeveel kinderen gaan meedoen?').fill('180');
  await page.getByLabel('Jullie mogen deze gegevens gebruiken').check();
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Je aanvraag is binnen' })).toBeVisible();
  await letterFrom(page, 'We hebben je aanvraag ontvangen');

  const office = await browser.newContext({ baseURL: server.url });
  const watched = watch(office, server.url);
  const desk = await office.newPage();
  await signIn(desk, server.url, 'superadmin');
  await desk.goto('/superadmin/accounts/aanmaken');
  const application = desk.getByRole('listitem').filter({ hasText: school });
  await expect(application).toContainText('Veerweg 7, 1234 AB Ons Dorp');
  await expect(application).toContainText('180 leerlingen');
  await application.getByRole('button', { name: `Account maken voor ${school}` }).click();
  await expect(desk.getByText(`${school} is aangemaakt. ${email} krijgt een mail.`)).toBeVisible();
  await expect(desk).toHaveURL(/\/superadmin\/accounts\/[^/]+\/bewerken$/);
  expect(watched.problems).toEqual([]);
  await office.close();

  await (await letterFrom(page, 'Je account staat klaar')).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wachtwoord instellen');
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await page.getByLabel('Gebruikersnaam of e-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/groepen$/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Leerlingen importeren' }).first().click();
  await page.locator('input[type=file]').setInputFiles(schoolFile());
  await expect(page.getByRole('heading', { name: 'Dit staat erin' })).toBeVisible();
  await page.getByRole('button', { name: /leerlingen verwerken$/ }).click();
  await expect(page.getByRole('heading', { name: 'Klaar', exact: true })).toBeVisible();
  await expect(page.getByText('96 leerlingen toegevoegd')).toBeVisible();
});

test('HTML in every field of a form is text: in the office, and in the email', async ({
  browser,
  page,
  server,
}) => {
  const html = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await page.goto('/site/contact');
  await page.getByLabel('Iets anders', { exact: true }).check();
  await page.getByLabel('Je naam').fill(html);
  await page.getByLabel('E-mailadres').fill('html@school.example');
  await page.getByLabel('Je bericht').fill(html);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Je bericht is binnen' })).toBeVisible();
  await page.goto('/site/aanvraagformulier');
  for (const label of ['Naam van de school', 'Straat', 'Plaats', 'Je naam', 'Wil je er iets bij zeggen?'])
    await page.getByLabel(label).fill(html);
  await page.getByLabel('Postcode').fill('1234 AB');
  await page.getByLabel('Huisnummer').fill('<b>');
  await page.getByLabel('E-mailadres').fill('html@school.example');
  await page.getByLabel('Hoeveel kinderen gaan meedoen?').fill('12');
  await page.getByLabel('Jullie mogen deze gegevens gebruiken').check();
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Je aanvraag is binnen' })).toBeVisible();

  const office = await browser.newContext({ baseURL: server.url });
  const watched = watch(office, server.url);
  const desk = await office.newPage();
  await signIn(desk, server.url, 'superadmin');
  await desk.goto('/superadmin/accounts/aanmaken');
  const message = desk
    .getByRole('region', { name: /bericht(?:en)? van de site wacht/ })
    .getByRole('listitem');
  await expect(message).toHaveCount(1);
  await expect(message.getByText(html)).toHaveCount(2);
  await expect(desk.getByRole('listitem').filter({ hasText: '12 leerlingen' })).toContainText(html);
  await expect(desk.locator('main img[src=x]')).toHaveCount(0);
  await expectAccessible(desk);
  await message.getByRole('button', { name: /^Afgehandeld/ }).click();
  await expect(desk.getByText('Er wacht geen bericht van de site.')).toBeVisible();
  await expect(desk).not.toHaveTitle('1');
  expect(watched.problems).toEqual([]);
  await office.close();

  await page.goto('/auth/proefpost');
  await expect(page.getByText('We hebben je aanvraag ontvangen').first()).toBeVisible();
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
});
