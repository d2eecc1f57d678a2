import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { schoolYearOf } from '@/contract/school-year-of';
import { rosterZip } from '../fixtures/oneroster/build';
import { expectAccessible } from './support/accessible';
import { tabAndPress } from './support/by-keyboard';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/* Class lists by the standard OneRoster 1.2 CSV: a zip of another program comes in, and goes out again. */

test.use({ school: 'oneroster' });

/** The export of the fixture school, of the school year of today. */
async function zipOfToday(changes: Parameters<typeof rosterZip>[0] = {}): Promise<Buffer> {
  const first = Number(schoolYearOf(new Date().toISOString().slice(0, 10)).slice(0, 4));
  const ofToday = (text: string) =>
    text.replace(/\b202[567]\b/g, (year) => String(Number(year) + first - 2026));
  const dated = Object.fromEntries(
    ['academicSessions.csv', 'enrollments.csv', 'roles.csv'].map((name) => [name, ofToday]),
  );
  return Buffer.from(await rosterZip({ ...dated, ...changes }));
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });

const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr');

async function adminAt(page: Page, url: string): Promise<string> {
  const { id, accountId } = await signIn(page, url, 'schooladmin');
  return `/account/${accountId}/user/${id}`;
}

test('a OneRoster export comes in, and the roster that is downloaded then changes nothing', async ({
  page,
  server,
}) => {
  const area = await adminAt(page, server.url);
  await page.goto(`${area}/groepen/edexml`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await choose(page, 'export.zip', await zipOfToday());
  await expect(page.getByRole('heading', { name: 'Dit staat erin' })).toBeVisible();
  await expect(page.getByText('5 leerlingen en 2 groepen')).toBeVisible();
  await expect(rows(page).filter({ hasText: "Sem van 't Wolkenburg" })).toContainText('Groep 3A');
  // Names are text, whatever they look like.
  await expect(rows(page).filter({ hasText: '<b>Bo</b> =HYPERLINK("https://example.org")' })).toHaveCount(1);
  await page.getByRole('button', { name: '1 leerling wordt niet aangeboden' }).click();
  await expect(page.getByText('Fay Jansen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '5 leerlingen verwerken' }).click();
  await expect(page.getByText('5 leerlingen toegevoegd, 2 groepen gemaakt.')).toBeVisible();
  expect(sent.join()).not.toMatch(/GEHEIM|0612345678|ouder@example/);

  await page.goto(`${area}/school`);
  const saving = page.waitForEvent('download');
  await tabAndPress(page, /Leerlingenlijst downloaden/);
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^sommeneiland-oneroster-[\d-]+\.zip$/);
  await expect(page.getByText('Het bestand is klaar. Je vindt het bij je downloads.')).toBeVisible();
  await page.goto(`${area}/groepen/edexml`);
  await choose(page, file.suggestedFilename(), await readFile(await file.path()));
  await expect(page.getByText('Alle leerlingen uit dit bestand zijn al bekend.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Alles|^Bekend/ })).toHaveCount(2);
  await page.getByPlaceholder('Zoek in deze lijst').fill('Bo');
  await expect(rows(page).filter({ hasText: '<b>Bo</b>' })).toContainText('staat er al');
  await expect(page.getByRole('button', { name: 'Naar de collega’s' })).toBeVisible();
});

test('a OneRoster export that cannot be read says which file and column is wrong, in words', async ({
  page,
  server,
}) => {
  const area = await adminAt(page, server.url);
  await page.goto(`${area}/groepen/edexml`);
  const alert = page.getByRole('alert');
  await choose(
    page,
    'a.zip',
    await zipOfToday({ 'users.csv': (text) => text.replace('givenName', 'voornaam') }),
  );
  await expect(alert).toContainText('ontbreken kolommen in users.csv: givenName');
  await expectAccessible(page);
  const delta = (text: string) => text.replace('file.classes,bulk', 'file.classes,delta');
  await choose(page, 'b.zip', await zipOfToday({ 'manifest.csv': delta }));
  await expect(alert).toContainText('staan alleen de wijzigingen (classes.csv)');
  const users = await readFile('tests/fixtures/oneroster/school/users.csv');
  await choose(page, 'users.csv', users);
  await expect(alert).toContainText('Dit is één bestand van een OneRoster-export.');
});
