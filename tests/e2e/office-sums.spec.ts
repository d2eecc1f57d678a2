import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { tabAndPress, tabTo } from './support/by-keyboard';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'office-sums' });

const generators = '/superadmin/gensettingssommen';

/** The program's generators and then its collections come in by a job after the start. */
async function openGenerators(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/superadmin/somverzamelingen?zoek=plus+en+min+tot+20');
    await expect(page.getByRole('link', { name: 'Plus en min tot 20', exact: true })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await page.goto(`${generators}?zoek=over+de+10`);
}

test('a generator of the program is looked at, copied by keyboard, made impossible and possible, saved and put aside', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await openGenerators(page);
  await expectAccessible(page);
  await tabAndPress(page, /^Plussommen tot 20, over de 10$/);
  await expect(page.locator('[data-different="36"]')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Groepen' }).getByRole('checkbox').first()).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Plus en min tot 20' })).toBeVisible();
  await expectAccessible(page);

  await tabAndPress(page, /^Kopie maken$/);
  await expect(page.getByLabel('Naam')).toHaveValue('Plussommen tot 20, over de 10 (kopie)');
  await page.getByRole('radio', { name: 'Nooit' }).first().press('Space');
  const problem = page.locator('[data-problem="no-sums"]');
  await expect(problem).toContainText('Geen enkele som voldoet aan alle voorwaarden tegelijk.');
  await expect(page.getByText('van de laatste instelling die kon')).toBeVisible();
  await expect(page.locator('[data-different="36"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await expectAccessible(page);
  await problem.getByRole('button', { name: 'Pas aan: Uitkomst (4–10)' }).press('Enter');
  await expect(page.locator('[data-different="28"]')).toBeVisible();
  await expect(problem).toHaveCount(0);

  await page.getByRole('button', { name: /^2 \+ 3 = ▢/ }).press('Enter');
  const sum = page.getByRole('region', { name: '2 + 3 = 5' });
  await expect(sum).toContainText('doortellen');
  await sum.getByRole('button', { name: 'Bekijk uitleg' }).press('Enter');
  await expect(sum.locator('ol')).toBeVisible();

  await tabTo(page, /^Opslaan$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plussommen tot 20, over de 10 (kopie)');
  await page.getByRole('button', { name: 'Archiveren' }).press('Enter');
  await expect(page.getByText('De instelling staat in het archief.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('button', { name: 'Archiveren' })).toBeVisible();
});

test('a generator of patterns takes fractions, and a colleague who saved it meanwhile is seen', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await page.goto(`${generators}/nieuw`);
  await page.getByLabel('Naam').fill('<b>Stambreuken</b>');
  await page.getByText('Met patronen', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Patronen' }).fill('{a}of{b}=_');
  await page.getByRole('combobox', { name: 'Getallen van a', exact: true }).selectOption('fractions');
  await page.getByLabel('Van van b').fill('4');
  await page.getByLabel('Tot en met van b').fill('40');
  await page.getByLabel('Cijfers achter de komma, hoogstens').fill('0');
  await expect(page.getByText('1/2 van 4 = ▢').first()).toBeVisible();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Stambreuken</b>');
  await expectAccessible(page);

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel('Hoeveel sommen').fill('12');
  await colleague.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(colleague.getByText('De instelling is opgeslagen.')).toBeVisible();
  await colleague.close();

  await page.getByLabel('Hoeveel sommen').fill('20');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  const conflict = page.getByRole('alert', { name: 'Een collega heeft deze instelling intussen gewijzigd' });
  await expect(conflict).toContainText('12');
  await conflict.getByRole('button', { name: 'Mijn versie opslaan' }).press('Enter');
  await expect(page.locator('[data-different="20"]')).toBeVisible();
});

const collections = '/superadmin/somverzamelingen';

test('a collection is built by keyboard and pointer, published, changed, and chosen and tried by a teacher', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await openGenerators(page);
  await page.goto(`${collections}/nieuw`);
  await expect(page.locator('[data-finding="no-steps"]')).toBeVisible();
  // A check leads to the field that mends it, and the draft says before it is saved why it cannot be published.
  await expect(page.getByRole('button', { name: /^Publiceren: \d fouten$/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Ga erheen: De naam in het Nederlands ontbreekt.' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Naam' }).fill('Eerst 2, dan 7');
  await page.getByRole('checkbox', { name: 'Groep 5' }).press('Space');
  const search = page.getByRole('searchbox', { name: 'Sport toevoegen' });
  for (const table of ['Tafel van 7', 'Tafel van 2']) {
    await search.fill(table);
    await tabAndPress(page, new RegExp(`^${table} toevoegen$`));
    await expect(page.locator(`[data-step="${table}"]`)).toBeVisible();
  }
  const steps = () =>
    page.locator('[data-step]').evaluateAll((all) => all.map((each) => each.getAttribute('data-step')));
  expect(await steps()).toEqual(['Tafel van 7', 'Tafel van 2']);
  await expect(page.locator('[data-finding="easier-again"]')).toBeVisible();
  // The keyboard picks a step up, moves it and drops it.
  await page.getByRole('button', { name: 'Tafel van 2 verplaatsen' }).press('Space');
  await expect(page.getByText(/Tafel van 2 .*plaats 2 van 2/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Tafel van 2 naar plaats 1 van 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(steps).toEqual(['Tafel van 2', 'Tafel van 7']);
  await expect(page.locator('[data-finding="easier-again"]')).toHaveCount(0);
  await expectAccessible(page);

  await tabAndPress(page, /^Concept opslaan$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eerst 2, dan 7');
  await page.getByRole('button', { name: 'Publiceren', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceren' }).press('Enter');
  await expect(page.getByText('Versie 1 is gepubliceerd.')).toBeVisible();
  await expect(page.getByText('Het concept is gelijk aan versie 1.')).toBeVisible();

  await page.getByRole('button', { name: 'Tafel van 7 omhoog' }).click();
  await expect(page.getByText('1 wijziging sinds versie 1')).toBeVisible();
  await page.getByText('Naast elkaar', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Naast elkaar' })).toContainText('verplaatst');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Gepubliceerde versie in het concept zetten' }).press('Enter');
  await expect(page.getByText('Het concept is gelijk aan versie 1.')).toBeVisible();
  const key = page.url().split('/').at(-1);

  // Another version is published, and put back in one click.
  await page.getByRole('button', { name: 'Tafel van 7 omhoog' }).click();
  await page.getByRole('button', { name: 'Concept opslaan' }).press('Enter');
  await expect(page.getByText('Sla eerst op wat je wijzigde.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publiceren', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceren' }).press('Enter');
  const published = page.getByRole('alert').filter({ hasText: 'Versie 2 is gepubliceerd.' });
  await published.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(page.getByText('1 wijziging sinds versie 3')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, server.url, 'docent');
  const found = await page.evaluate(async () => (await fetch('/api/sum-collections')).json());
  expect(found.collections.find((each: { key: string }) => each.key === key)).toMatchObject({
    version: 3,
    title: { nl: 'Eerst 2, dan 7' },
    size: 20,
  });
});
