import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { tabAndPress, tabTo } from './support/by-keyboard';
import { mapAs } from './support/child-places';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'office-savings' });

const list = '/superadmin/spaarkaarten';
const names = (page: Page) => page.getByRole('list', { name: 'Volgorde van de kaarten' }).getByRole('link');
const saved = (page: Page) => page.getByText('Opgeslagen. Het geldt meteen').last();

/** Makes a card for the winter before, so that no child of another test gets it. */
async function makeCard(page: Page, name: string): Promise<void> {
  await page.goto(`${list}?kaart=nieuw`);
  await page.getByLabel('Naam').fill(name);
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Puts the card that is shown aside, as the tests of other files see the same list. */
async function archiveCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Archiveren' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Uit archief halen' })).toBeVisible();
}

test('a card is made by keyboard, seen as a child sees it in each language, moved, copied and archived', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await page.goto(list);
  await expect(names(page).first()).toBeVisible();
  await expectAccessible(page);
  await tabAndPress(page, /^Nieuwe kaart$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuwe spaarkaart');

  await tabTo(page, /^Naam/);
  await page.keyboard.type('Egelkaart');
  await page.getByRole('radio', { name: 'Winter' }).press('Space');
  const stamp = page.getByRole('radio', { name: 'Sneeuw' });
  await expect(stamp).toBeChecked();
  await page.getByRole('radio', { name: 'Vis' }).press('Space');
  await page.getByRole('radio', { name: 'Herfst', exact: true }).press('Space');
  await expect(page.getByRole('radio', { name: 'Vis' })).toBeChecked();
  const form = page.locator('main form');
  await form.getByText('Engels', { exact: true }).click();
  await page.getByLabel('Naam').fill('Hedgehog card');
  await form.getByText('15', { exact: true }).click();
  const preview = page.locator('section').filter({ has: page.locator('figure') });
  const name = page.locator('figcaption');
  await expect(name).toHaveText('Egelkaart');
  await preview.getByText('Engels', { exact: true }).click();
  await expect(name).toHaveText('Hedgehog card');
  await page.getByRole('slider', { name: 'Stempels op de kaart' }).press('End');
  await expect(page.getByText('15 van 15 stempels')).toBeAttached();
  await expect(preview.locator('img[src*="autumn-400"]')).toBeVisible();
  await expect(preview.locator('[data-earned=true] img[src*="fish-96"]')).toHaveCount(14);
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Vanaf' }).fill('1-12-2025');
  await page.getByLabel('Elk jaar opnieuw').check();
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText('Vul ook deze dag in')).toBeVisible();
  await page.getByLabel('Elk jaar opnieuw').uncheck();
  await page.getByRole('textbox', { name: 'Tot en met' }).fill('28-2-2026');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Egelkaart');

  await page.goto(list);
  await expect(names(page).last()).toHaveText('Egelkaart');
  const order = await names(page).allTextContents();
  await page.getByRole('button', { name: 'Egelkaart omhoog' }).press('Enter');
  await expect(names(page).last()).not.toHaveText('Egelkaart');
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(names(page)).toHaveText(order);

  await names(page).last().click();
  await page.getByRole('link', { name: 'Kopie maken' }).press('Enter');
  await expect(page.getByLabel('Naam')).toHaveValue('Egelkaart (kopie)');
  await expect(page.getByLabel('Kinderen krijgen deze kaart')).not.toBeChecked();
  await page.goBack();
  await archiveCard(page);
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Archiveren' })).toBeVisible();
  await archiveCard(page);
  await page.goto(list);
  await expect(names(page)).toHaveText(order.slice(0, -1));
});

test('a colleague who saved the same card is seen, and the last card of all year stays', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await makeCard(page, 'Bijenkaart');
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel('Naam').fill('Hommelkaart');
  await colleague.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(saved(colleague)).toBeVisible();
  await colleague.close();

  await page.getByLabel('Naam').fill('Wespenkaart');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  const conflict = page.getByRole('alert', { name: 'Een collega heeft deze spaarkaart intussen gewijzigd' });
  await expect(conflict).toContainText('Hommelkaart');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Mijn versie opslaan' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wespenkaart');
  await archiveCard(page);

  await page.goto(list);
  await page.getByRole('link', { name: 'Sterrenkaart' }).click();
  await page.getByLabel('Kinderen krijgen deze kaart').press('Space');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText('Dit is de laatste kaart die kinderen het hele jaar krijgen.')).toBeVisible();
});

test('a child sees each card as it was begun, and its name', async ({ page, server }) => {
  const { id } = await signIn(page, server.url, 'leerling');
  const named = (name: string) => ({ nl: name, be: name, en: name });
  await mapAs(page, () => ({
    savingsCard: {
      cardId: 'card-2',
      stamps: 2,
      size: 5,
      full: 1,
      total: 17,
      art: 'winter',
      title: named('Winterkaart'),
    },
  }));
  const stamps = [{ kind: 'sum', day: '2026-11-19', sumId: '7*8=_' }];
  await page.route('**/api/pupils/*/stamps?*', (route) => {
    const card = Number(new URL(route.request().url()).searchParams.get('card'));
    const looks = [
      { art: 'summer', title: named('Zomerkaart'), size: 15 },
      { art: 'winter', title: named('Winterkaart'), size: 5 },
    ];
    return route.fulfill({ json: { card, look: looks[card - 1], stamps } });
  });
  await page.goto(`/leerling/${id}/spaarkaarten`);
  await expect(page.getByText('Winterkaart')).toBeVisible();
  await expect(page.getByText('2 van 5 stempels').last()).toBeVisible();
  await page.getByRole('button', { name: 'Vorige kaart' }).press('Enter');
  await expect(page.getByText('Zomerkaart')).toBeVisible();
  await expect(page.getByText('15 van 15 stempels').last()).toBeVisible();
  await expectAccessible(page);
});
