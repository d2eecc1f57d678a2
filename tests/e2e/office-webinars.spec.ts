import { expectAccessible } from './support/accessible';
import { tabAndPress, tabTo } from './support/by-keyboard';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'office-webinars' });

const training = '/site/oversommeneiland/training';

test('a webinar is planned and published by keyboard, a visitor signs up, and it is called off and put back', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/webinars');
  await expect(page.getByRole('heading', { name: 'Er staat geen webinar gepland' })).toBeVisible();
  await expectAccessible(page);
  await tabAndPress(page, /^Webinar plannen$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuw webinar');
  await tabTo(page, /^Titel/);
  await page.keyboard.type('Beginnen met een klas');
  await tabTo(page, /^Waar het over gaat/);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('In een half uur');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' op weg. <b>Gratis</b>');
  await tabTo(page, /^Tijd$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('16u15');
  await tabTo(page, /^Plaatsen/);
  await expect(page.getByLabel('Tijd', { exact: true })).toHaveValue('16:15');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1');
  await tabTo(page, /^Link naar het webinar/);
  await page.keyboard.type('meet.example/kamer');
  await tabAndPress(page, /^Concept opslaan$/);
  await expect(page.getByText('Dit is geen webadres dat met https:// begint.')).toBeVisible();
  await page.getByLabel('Link naar het webinar').fill('https://meet.example/kamer');
  await tabAndPress(page, /^Concept opslaan$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beginnen met een klas');
  await expectAccessible(page);
  await tabAndPress(page, /^Publiceren$/);
  await expect(page.getByText('Er heeft zich nog niemand aangemeld.')).toBeVisible();
  const webinar = page.url();

  await page.goto(training);
  const card = page.getByRole('listitem').filter({ hasText: 'Beginnen met een klas' });
  await expect(card.locator('strong')).toHaveText('In een half uur');
  await expect(card).toContainText('<b>Gratis</b>');
  await expect(card).toContainText('16:15');
  await expect(page.getByRole('main')).not.toContainText('meet.example');
  await card.getByRole('button', { name: 'Aanmelden: Beginnen met een klas' }).press('Enter');
  const form = page.getByRole('form', { name: 'Aanmelden: Beginnen met een klas' });
  await form.getByLabel('Je naam').fill('Fenna Mulder');
  await form.getByLabel('E-mailadres').fill('fenna@school.example');
  await form.getByRole('button', { name: 'Aanmelding versturen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Gelukt' })).toBeFocused();
  await page.reload();
  await expect(card).toContainText('Vol');
  await expectAccessible(page);

  await page.goto(webinar);
  const table = page.getByRole('table', { name: 'Aanmeldingen' });
  await expect(table).toContainText('fenna@school.example');
  await expect(table).toContainText('Heeft een plaats');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await tabAndPress(page, /^Opslaan als CSV$/);
  expect((await download).suggestedFilename()).toMatch(/^sommeneiland-webinar-\d{4}-\d\d-\d\d\.csv$/);

  await tabAndPress(page, /^Afgelasten$/);
  const question = page.getByRole('dialog', { name: 'Afgelasten' });
  await expect(question).toContainText('1 bezoeker');
  await question.getByRole('button', { name: 'Afgelasten' }).press('Enter');
  await expect(page.getByText('Het webinar is afgelast.', { exact: true })).toBeVisible();
  await expect(page.locator('main [contenteditable=false]')).toContainText('<b>Gratis</b>');
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Afgelasten' })).toBeVisible();
  await expect(page.getByText('Gepubliceerd', { exact: true })).toBeVisible();
});

test('a colleague who saved the same webinar meanwhile is seen, with what differs', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/webinars?webinar=nieuw');
  await page.getByLabel('Titel').fill('Voor ouders');
  await page.getByRole('button', { name: 'Concept opslaan' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voor ouders');
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel('Titel').fill('Voor opvoeders');
  await colleague.getByRole('button', { name: 'Concept opslaan' }).press('Enter');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Voor opvoeders');
  await colleague.close();

  await page.getByLabel('Titel').fill('Voor alle ouders');
  await page.getByRole('button', { name: 'Concept opslaan' }).press('Enter');
  const conflict = page.getByRole('alert', { name: 'Een collega heeft dit webinar intussen gewijzigd' });
  await expect(conflict).toContainText('Voor opvoeders');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Mijn versie opslaan' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voor alle ouders');

  await page.getByRole('button', { name: 'Concept verwijderen' }).press('Enter');
  await expect(page.getByText('Het concept is verwijderd.')).toBeVisible();
  // A click, because the list that opens takes the focus, and a key pressed at that moment goes there.
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('link', { name: 'Voor alle ouders' })).toBeVisible();
});
