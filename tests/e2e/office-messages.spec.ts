import { expectAccessible } from './support/accessible';
import { tabAndPress, tabTo } from './support/by-keyboard';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'office-messages' });

test('a message is written in two languages, tried out, sent and recalled by keyboard, and a teacher reads it', async ({
  page,
  server,
}) => {
  const teacher = await signIn(page, server.url, 'docent');
  const inbox = `/account/${teacher.accountId}/user/${teacher.id}/berichten`;
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/berichten');
  await expect(page.getByRole('link', { name: 'Welkom bij Sommeneiland' })).toBeVisible();
  await tabAndPress(page, /^Bericht schrijven$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuw bericht');
  await tabTo(page, /^Onderwerp/);
  await page.keyboard.type('Webinar over tafels');
  await tabTo(page, /^Tekst$/);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Kom');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' je ook? <b>Gratis</b>');
  const preview = page.getByRole('region', { name: 'Zo ziet de lezer het' });
  await expect(preview.locator('strong')).toHaveText('Kom');
  await expect(preview).toContainText('<b>Gratis</b>');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Engels' }).press('Space');
  await expect(preview).toContainText('Webinar over tafels');
  await page.getByLabel('Onderwerp').fill('Webinar about tables');
  await page.getByLabel('Tekst', { exact: true }).last().fill('Will you come?');
  await page.getByRole('button', { name: 'Opsomming' }).press('Enter');
  await expect(preview.getByRole('listitem')).toHaveText('Will you come?');
  await page.getByRole('checkbox', { name: 'Schoolbeheerders' }).press('Space');
  await page.getByRole('button', { name: 'Proef naar mezelf mailen' }).press('Enter');
  await expect(page.getByText('Je krijgt het zo in je mail.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webinar over tafels');
  await expect(page.getByText(/bereikt het nu \d+ lezer/)).toBeVisible();

  await page.getByRole('button', { name: 'Versturen', exact: true }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Versturen' });
  await expect(form.getByText(/^Het bereikt \d+ lezer/)).toBeVisible();
  await form.getByRole('radio', { name: 'Op een ander moment' }).press('Space');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Inplannen' }).press('Enter');
  await expect(page.getByText(/^Gaat weg op /)).toBeVisible();
  await page.getByRole('button', { name: 'Toch niet versturen' }).press('Enter');
  await page.getByRole('button', { name: 'Versturen', exact: true }).press('Enter');
  await form.getByRole('button', { name: 'Nu versturen' }).press('Enter');
  await expect(page.getByText(/^Verstuurd op /)).toBeVisible();
  await expectAccessible(page);
  const message = page.url();

  await signIn(page, server.url, 'docent');
  await expect(async () => {
    await page.goto(inbox);
    await expect(page.getByRole('link', { name: 'Webinar over tafels' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('link', { name: 'Webinar over tafels' }).press('Enter');
  await expect(page.getByRole('main').locator('strong')).toHaveText('Kom');
  await expect(page.getByRole('main')).toContainText('<b>Gratis</b>');

  await signIn(page, server.url, 'office');
  await page.goto(message);
  await expect(page.getByText(/^1 van \d+ lezers? in \d+ accounts/)).toBeVisible();
  await page.getByRole('button', { name: 'Terughalen' }).press('Enter');
  await expect(page.getByText('Teruggehaald', { exact: true })).toBeVisible();
  await signIn(page, server.url, 'docent');
  await page.goto(inbox);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Webinar over tafels' })).toHaveCount(0);

  await signIn(page, server.url, 'office');
  await page.goto(message);
  await page.getByRole('button', { name: 'Weer terugzetten' }).press('Enter');
  await expect(page.getByText(/^Verstuurd op /)).toBeVisible();
});

test('a draft is deleted, and comes back', async ({ page, server }) => {
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/berichten?bericht=nieuw');
  await page.getByLabel('Onderwerp').fill('Nog niet af');
  await page.getByRole('button', { name: 'Versturen', exact: true }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Versturen' })
    .getByRole('button', { name: 'Nu versturen' })
    .press('Enter');
  await expect(page.getByRole('alert')).toContainText('Vul het onderwerp en de tekst in het Nederlands in');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).press('Enter');
  await page.getByRole('button', { name: 'Concept verwijderen' }).press('Enter');
  await expect(page.getByText('Het concept is verwijderd.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().press('Enter');
  await expect(page.getByRole('link', { name: 'Nog niet af' })).toBeVisible();
});
