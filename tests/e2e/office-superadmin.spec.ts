import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/accessible';
import { arrowDownTo, tabAndPress, tabTo } from './support/by-keyboard';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ school: 'office-superadmin' });

test('a colleague is invited, changed, shut out and let in again by keyboard, and the log says so', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'superadmin');
  await page.goto('/superadmin/medewerkers');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.filter({ hasText: 'jij' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'jij' }).getByRole('button')).toHaveCount(0);
  await tabAndPress(page, /^Medewerker uitnodigen$/);
  await expect(page.getByRole('dialog').getByLabel('Naam')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vul dit in.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('Iris de Wit');
  await tabTo(page, /^E-mailadres/);
  await page.keyboard.type('iris@sommeneiland.example');
  await page.keyboard.press('Enter');
  const iris = rows.filter({ hasText: 'Iris de Wit' });
  await expect(iris).toContainText('Uitgenodigd');

  await tabAndPress(page, /^Acties voor Iris de Wit$/);
  const edit = page.getByRole('menuitem', { name: 'Naam en rol wijzigen' });
  await arrowDownTo(page, edit);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'hoofdbeheerder' }).press('Space');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(iris).toContainText('hoofdbeheerder');

  await page.getByRole('button', { name: 'Acties voor Iris de Wit' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Toegang afsluiten' }).press('Enter');
  await expect(iris).toContainText('Afgesloten');
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().press('Enter');
  await expect(iris).toContainText('Uitgenodigd');
  await expectAccessible(page);

  await page.goto('/superadmin/logboek');
  await expect(rows.first()).toContainText('Medewerker weer toegelaten');
  await expect(rows.filter({ hasText: 'Medewerker gewijzigd' })).toContainText(
    'Rol: kantoor → hoofdbeheerder',
  );
  await page.getByLabel('Waarover').selectOption({ label: 'Accounts' });
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
  await page.getByLabel('Waarover').selectOption({ label: 'Medewerkers' });
  await page.getByRole('searchbox').fill('UITGENODIGD');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Medewerker uitgenodigd');
  await page.getByRole('searchbox').fill('staff.invited');
  await expect(rows).toHaveCount(1);
  await expect(rows.first().getByText('Over')).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Opslaan als CSV' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sommeneiland-log-[\d-]+\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.map((line) => line.split(';')[5])).toEqual(['"action"', '"staff.invited"']);
});

test('a job runs by hand, after a question', async ({ page, server }) => {
  await signIn(page, server.url, 'superadmin');
  // Each state is on the page, whatever runs at this moment.
  await page.route('**/api/office/jobs', async (asked) => {
    if (asked.request().method() !== 'GET') return asked.continue();
    const reply = await asked.fetch();
    const { jobs } = (await reply.json()) as { jobs: { state: string }[] };
    const states = ['waiting', 'running', 'failing'];
    return asked.fulfill({
      response: reply,
      json: { jobs: jobs.map((job, at) => ({ ...job, state: states[at % states.length] })) },
    });
  });
  await page.goto('/superadmin/taken');
  const rows = page.getByRole('table').locator('tbody tr');
  await page.getByLabel('Regels per pagina').selectOption('100');
  // Each job has a name, in words.
  for (const name of await rows.locator('td:first-child p:first-child').allTextContents())
    expect(name).not.toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  await page
    .getByRole('button', { name: 'Nu uitvoeren: Oude regels van het logboek opruimen' })
    .press('Enter');
  const question = page.getByRole('dialog', { name: 'Taak nu uitvoeren' });
  await expect(question).toContainText('Oude regels van het logboek opruimen');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Taak nu uitvoeren' }).press('Enter');
  await expect(page.getByText('‘Oude regels van het logboek opruimen’ begint zo.')).toBeVisible();
  await page.goto('/superadmin/logboek');
  await expect(rows.first()).toContainText('Taak met de hand gestart');
});

test('staff, sections, log and jobs do not exist for the rest of the office', async ({
  page,
  server,
  watched,
}) => {
  watched.allow(/404/);
  await signIn(page, server.url, 'office');
  await page.goto('/superadmin/dashboard');
  await expect(page.getByRole('link', { name: 'Accounts' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Logboek' })).toHaveCount(0);
  for (const path of ['medewerkers', 'onderdelen', 'logboek', 'taken']) {
    await page.goto(`/superadmin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze plek staat niet op de kaart');
  }
});

test('each number of a section leads to the accounts that it counts', async ({ page, server }) => {
  await signIn(page, server.url, 'superadmin');
  await page.goto('/superadmin/onderdelen');
  await expectAccessible(page);
  const link = page.getByRole('link', { name: /^Groepen inlezen: open bij \d+ accounts?$/ });
  const count = Number(await link.textContent());
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts');
  await expect(page.getByText('Groepen inlezen: open')).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(count);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Alle accounts tonen$/ }).press('Enter');
  await expect(page.getByText('Groepen inlezen: open')).toBeHidden();
});
