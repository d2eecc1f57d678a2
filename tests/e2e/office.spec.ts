import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'office' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an account is created by hand, changed by two people and closed, by keyboard', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/accounts');
  await page.getByRole('link', { name: 'Account aanmaken' }).press('Enter');
  await expect(page.getByText('Er wacht geen aanvraag.')).toBeVisible();
  await page.getByRole('button', { name: 'Account maken en mail sturen' }).press('Enter');
  await expect(page.getByText('Vul dit in.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Naam van de school').fill('De Regenboog');
  await page.getByLabel('BRIN').fill('99zz');
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Fenna Mulder');
  await page.getByLabel('E-mailadres').fill('fenna@deregenboog.example');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('De Regenboog');
  await expect(page.getByRole('row').filter({ hasText: 'Fenna Mulder' })).toContainText('Uitgenodigd');
  await expect(page.getByLabel('BRIN')).toHaveValue('99ZZ');
  await expectAccessible(page);

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel('Notities').fill('Belt op maandag.');
  await colleague.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(colleague.getByText('Opgeslagen.')).toBeVisible();
  await colleague.close();
  await page.getByLabel('Notities').fill('Wil een webinar.');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  const both = page.getByRole('alert').filter({ hasText: 'Een collega heeft dit account' });
  await expect(both.getByRole('row').filter({ hasText: 'Belt op maandag.' })).toContainText(
    'Wil een webinar.',
  );
  await expectAccessible(page);
  await both.getByRole('button', { name: 'Mijn versie opslaan' }).press('Enter');
  await expect(page.getByText('Opgeslagen.')).toBeVisible();

  await page.getByRole('button', { name: 'Volgende licentie plannen' }).press('Enter');
  await page.getByRole('button', { name: 'Plannen', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: /^Licentie vanaf .* weghalen$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Account sluiten' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Account sluiten' }).press('Enter');
  await expect(page.getByText('Niemand ervan kan inloggen.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().press('Enter');
  await expect(page.getByText('Niemand ervan kan inloggen.')).toBeHidden();
});

test('the office looks in as a teacher only while the school allows it, and changes nothing', async ({
  page,
  server,
}) => {
  const admin = await signIn(page, server.url, 'schooladmin');
  const schoolPage = `/account/${admin.accountId}/user/${admin.id}/school`;
  await page.goto(schoolPage);
  const card = page.locator('.mantine-Card-root').filter({ hasText: 'Ons laten meekijken' });
  await card.getByLabel('Bij wie').selectOption({ index: 1 });
  await card.getByRole('button', { name: 'Toestaan' }).press('Enter');
  await expect(card.getByText('Mag tot')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, server.url, 'office');
  await page.goto(`/superadmin/accounts/${admin.accountId}/bewerken`);
  await page.getByRole('button', { name: /^Meekijken als / }).press('Enter');
  const bar = page.getByRole('region', { name: 'Meekijken' });
  await expect(bar).toContainText('Je kunt niets wijzigen.');
  await expect(heading(page)).toHaveText('Groepen');
  await expectAccessible(page);
  const refused = await page.request.post(`${server.url}/api/groups`, {
    data: {},
    headers: { origin: server.url },
  });
  expect(await refused.json()).toMatchObject({ code: 'looking-in' });
  const menu = page.getByRole('button', { name: /Mijn account|account/ }).first();
  await menu.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  // A menu that closes takes the focus back.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Stoppen' }).press('Enter');
  await expect(page).toHaveURL(/\/superadmin\/accounts\/.+\/bewerken$/);
  await expect(bar).toBeHidden();

  await signIn(page, server.url, 'schooladmin');
  await page.goto(schoolPage);
  await expect(card.getByText('Laatst meegekeken')).toBeVisible();
  await card.getByRole('button', { name: /^Meekijken stoppen/ }).press('Enter');
  await expect(card.getByText('Eerder gestopt.')).toBeVisible();
  await signIn(page, server.url, 'office');
  await page.goto(`/superadmin/accounts/${admin.accountId}/bewerken`);
  await expect(page.getByText('Meekijken kan als de school het toestaat')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Meekijken als / })).toBeHidden();
});

test('a closed account is erased on request, after its name was typed, by keyboard', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/accounts/aanmaken');
  await page.getByLabel('Naam van de school').fill('De Zwaluw');
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Bo Visser');
  await page.getByLabel('E-mailadres').fill('bo@dezwaluw.example');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('De Zwaluw');
  await page.getByRole('button', { name: 'Account sluiten' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Account sluiten' }).press('Enter');
  await page.getByRole('button', { name: 'Account wissen' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Account wissen' });
  await form.getByLabel('Typ de naam').fill('De Zwaluw');
  await expect(form.getByRole('button', { name: 'Voorgoed wissen' })).toBeDisabled();
  await form.getByRole('checkbox').press('Space');
  await expectAccessible(page);
  await form.getByLabel('Typ de naam').press('Enter');
  await expect(page.getByText('Dit account wordt gewist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account openen' })).toBeHidden();
});
