import type { Page } from '@playwright/test';
import { firstTask } from './support/round';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { giveVoices, saidOn } from './support/voices';

/* Everything a child sets for itself holds at once, and still holds when the page is opened again. */

/** Rates at which the page spoke, the last one at the end. */
const rates = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => Reflect.get(window, 'rates') as number[]);

/** Notes the rate of everything that is spoken; must be called after `giveVoices`. */
const noteRates = (page: Page) =>
  page.addInitScript(() => {
    const noted: number[] = [];
    const { speak } = window.speechSynthesis;
    Object.assign(window.speechSynthesis, {
      speak: (text: SpeechSynthesisUtterance) => {
        noted.push(text.rate);
        speak.call(window.speechSynthesis, text);
      },
    });
    Object.assign(window, { rates: noted });
  });

const choose = async (page: Page, row: string, option: string) => {
  const group = page.getByRole('dialog').getByRole('group', { name: row });
  await group.getByRole('radio', { name: option, exact: true }).press('Space');
  await expect(group.getByRole('radio', { name: option, exact: true })).toBeChecked();
};

test('a child sets reading, its speed, size, colours, language and rounds without a picture, by keyboard', async ({
  page,
  server,
}) => {
  await giveVoices(page);
  await noteRates(page);
  const { id } = await signIn(page, server.url, 'leerling');
  const open = async (name: string) => {
    await page.goto(`/leerling/${id}/landkaart`);
    await page.getByRole('button', { name }).press('Enter');
  };
  await open('Instellingen');
  const size = () =>
    page
      .getByRole('dialog')
      .getByRole('heading')
      .evaluate((title) => title.currentCSSZoom);
  const usual = await size();
  await choose(page, 'Hoe groot?', 'heel groot');
  await expect.poll(size).toBeGreaterThan(usual * 1.2);
  await choose(page, 'Hoe snel voorlezen?', 'Langzaam');
  const slow = (await rates(page)).at(-1) ?? 0;
  await choose(page, 'Hoe snel voorlezen?', 'Snel');
  expect((await rates(page)).at(-1)).toBeGreaterThan(slow);
  await choose(page, 'Kleuren', 'donker');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'Spelen', 'zonder plaatje');
  await choose(page, 'Geluid', 'uit');

  await open('Instellingen');
  const sheet = page.getByRole('dialog', { name: 'Instellingen' });
  for (const name of ['heel groot', 'Snel', 'donker', 'zonder plaatje', 'uit'])
    await expect(sheet.getByRole('radio', { name, exact: true, checked: true })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await sheet.getByRole('radio', { name: 'Engels' }).press('Space');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await open('Settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(await firstTask(page, id));
  await expect(page.locator('fieldset')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('every setting is read aloud with all that can be chosen, those of switches too', async ({
  page,
  server,
}) => {
  await giveVoices(page);
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  await page.getByRole('button', { name: 'Instellingen' }).press('Enter');
  const rows = page.getByRole('dialog').getByRole('group');
  await choose(page, 'Met schakelaars', 'Eén schakelaar');
  await expect(rows.filter({ hasText: 'Hoe snel loopt het kader?' })).toBeVisible();
  for (const row of await rows.all()) {
    const title = (await row.locator('legend').textContent()) ?? '';
    const names = await row
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => (label.querySelector('.unseen') ?? label).textContent));
    expect(names.length, title).toBeGreaterThan(1);
    await row.getByRole('button', { name: 'Lees voor' }).click();
    expect((await saidOn(page)).at(-1)).toBe(`near: ${title}: ${names.join(', ')}`);
  }
});
