import type { Locator, Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { signInByForm } from './journey/teacher';
import { expectAccessible } from './support/accessible';
import { countClicks } from './support/count-clicks';
import type { School } from './support/looks';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/* Lists from a spreadsheet: what is asked about them, what their plan shows first, and what follows. */

test.use({ school: 'list-import', viewport: { width: 1366, height: 768 } });

async function openImport(page: Page, url: string, school: School = 'demo'): Promise<void> {
  const { id, accountId } = await signIn(page, url, 'schooladmin', school);
  await page.goto(`/account/${accountId}/user/${id}/groepen/edexml`);
}

const choose = (page: Page, lines: readonly string[]) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'lijst.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });

const goOn = (page: Page) => page.getByRole('button', { name: 'Verder' }).click();
const filter = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const plan = (page: Page) => page.getByRole('main').locator('tbody tr');

test('a list without groups asks for one, and leaves out what may be no name', async ({ page, server }) => {
  await openImport(page, server.url);
  await choose(page, ['Voornaam;Achternaam', 'Noor;Bakker', 'Zie blad 2;', 'Sem;Bos']);
  const group = page.getByRole('combobox', { name: 'In welke groep zitten deze leerlingen?' });
  await group.fill('De Otters');
  await expect(page.getByText('3 leerlingen en 1 groep')).toBeVisible();
  await expectAccessible(page);
  await goOn(page);
  await expect(page.getByRole('checkbox', { name: 'Noor Bakker verwerken' })).toBeChecked();
  const odd = plan(page).filter({ hasText: 'Dit lijkt geen naam' });
  await expect(odd.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: '2 leerlingen verwerken' }).click();
  await expect(page.getByText('2 leerlingen toegevoegd, 1 groep gemaakt.')).toBeVisible();
  await expect(page.getByRole('link', { name: /De Otters/ })).toBeVisible();
});

test('who is missing from a list is shown when it is the whole school, and nobody of them is ticked', async ({
  page,
  server,
}) => {
  await openImport(page, server.url);
  await choose(page, ['Voornaam;Achternaam;Groep', 'Ties;Verschoor;Nieuwe groep']);
  await goOn(page);
  await expect(filter(page, /^Weg \(/)).toHaveCount(0);
  await page.getByRole('switch', { name: 'Deze lijst is de hele school' }).press('Space');
  const left = filter(page, /^Weg \(/);
  await expect(left).toBeAttached();
  await expect(page.getByText('dus dit lijkt niet de hele school')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 leerling verwerken' })).toBeVisible();
  await left.press('Space');
  for (const row of await plan(page).all()) {
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await expect(row).toContainText('staat er niet in, en blijft');
  }
  const first = plan(page).first();
  await first.getByRole('checkbox').press('Space');
  await expect(first).toContainText('gaat naar de prullenbak');
  await expectAccessible(page);
});

for (const [school, year] of [
  ['demo', 'Groep 3'],
  ['imported', 'Groep 5'],
] as const) {
  test(`a pasted class “3A” is ${year} by the country of the school (${school}), also on a Dutch page`, async ({
    page,
    server,
  }) => {
    await openImport(page, server.url, school);
    await page.getByRole('button', { name: 'Een lijst plakken' }).press('Enter');
    await page
      .getByRole('textbox', { name: 'Lijst', exact: true })
      .fill('Voornaam\tAchternaam\tKlas\nAda\tJansens\t3A');
    await page.getByRole('button', { name: 'Lijst bekijken' }).click();
    await goOn(page);
    await expect(plan(page).filter({ hasText: 'Ada Jansens' })).toContainText(year);
  });
}

test('the plan opens with what changes, also below two warnings', async ({ page, server }) => {
  await page.route('**/api/imports/plan', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as Reply<Api['planImport']>;
    await route.fulfill({ response: reply, json: { ...body, warnings: ['older-file', 'other-school'] } });
  });
  await openImport(page, server.url);
  const known = ['Ada;Known;Bekend;K1', 'Bas;Known;Bekend;K2'];
  const heads = 'Voornaam;Achternaam;Groep;Leerlingnummer';
  await choose(page, [heads, ...known]);
  await goOn(page);
  await page.getByRole('button', { name: '2 leerlingen verwerken' }).click();
  await expect(page.getByRole('heading', { name: 'Klaar' })).toBeVisible();
  await page.getByRole('button', { name: 'Ander bestand kiezen' }).click();
  await choose(page, [heads, ...known, 'Cas;Newcomer;Bekend;K3']);
  await goOn(page);
  await expect(filter(page, /^Wat verandert \(1\)/)).toBeChecked();
  await expect(plan(page)).toHaveCount(1);
  await expect(plan(page)).toContainText('Cas Newcomer');
  await expect(plan(page).first()).toBeInViewport({ ratio: 1 });
  await filter(page, /^Alles \(3\)/).press('Space');
  await expect(plan(page)).toHaveCount(3);
});

test('the choice above each of ten columns can be read, at every width', async ({ page, server }) => {
  await openImport(page, server.url);
  const heads = Array.from({ length: 10 }, (_, at) => `Kolom ${String.fromCharCode(65 + at)}`);
  const row = (name: string) => [name, 'Bakker', 'Groep 5', ...heads.slice(3).map(() => 'x')].join(';');
  await choose(page, [heads.join(';'), row('Noor'), row('Sem')]);
  const selects = page.locator('main thead select');
  await expect(selects).toHaveCount(10);
  const fits = (select: Locator) =>
    select.evaluate((element: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(element);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = font;
      const text = element.selectedOptions[0]?.text ?? '';
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return context.measureText(text).width <= room + 1;
    });
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 768 });
    for (const select of await selects.all()) {
      await select.selectOption('skip');
      await select.scrollIntoViewIfNeeded();
      await expect(select).toBeInViewport({ ratio: 1 });
      await expect.poll(() => fits(select)).toBe(true);
    }
  }
  await selects.nth(9).selectOption('surnameFirst');
  await expect.poll(() => fits(selects.nth(9))).toBe(true);
});

test('a list becomes printed cards in five clicks, and going back from them shows the result again', async ({
  page,
  server,
}) => {
  const effort = await countClicks(page);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await signInByForm(page, server.url, 'schooladmin');
  const before = effort().clicks;
  await page.getByRole('link', { name: 'Leerlingen importeren' }).click();
  // The file dialog of the browser takes one click, which a test does not see.
  await choose(page, ['Voornaam;Achternaam;Groep', 'Fenna;Kaart;Kaartjesgroep', 'Guus;Kaart;Kaartjesgroep']);
  await goOn(page);
  await page.getByRole('button', { name: '2 leerlingen verwerken' }).click();
  await page.getByRole('link', { name: /Kaartjesgroep/ }).click();
  await expect(page.locator('main li svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Afdrukken' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  expect(effort().clicks - before).toBe(5);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Klaar' })).toBeVisible();
  await expect(page.getByText('2 leerlingen toegevoegd, 1 groep gemaakt.')).toBeVisible();
  await page.getByRole('button', { name: 'Hele import ongedaan maken' }).press('Enter');
  await expect(page.getByText('Het is weer zoals het was.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Klaar' })).toHaveCount(0);
});
