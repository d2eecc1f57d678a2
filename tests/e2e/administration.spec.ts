import type { Page } from '@playwright/test';
import {
  type RunningService,
  startAdministrationService,
} from '../../src/server/testing/administration-service';
import { expectAccessible } from './support/accessible';
import { tabAndPress } from './support/by-keyboard';
import { demoSchool } from './support/demo-school';
import { startServer } from './support/server';
import { signIn } from './support/sign-in';
import { test as base, expect } from './support/test';

/* The list of pupils by UWLR, from an administration system that runs beside the server. */

/** A server of its own, since a system is part of the configuration, and the system. */
const test = base.extend<{ service: RunningService }>({
  service: async ({ browserName: _ }, use) => {
    const service = await startAdministrationService(true);
    await use(service);
    await service.stop();
  },
  server: async ({ service }, use) => {
    const { settings } = service;
    const server = await startServer({
      from: demoSchool(),
      env: {
        UWLR_SYSTEMS: settings.id,
        UWLR_TEST_LAS_NAME: settings.name,
        UWLR_TEST_LAS_URL: settings.url.href,
        UWLR_TEST_LAS_CLIENT_CODE: settings.clientCode,
        UWLR_TEST_LAS_CLIENT_NAME: settings.clientName,
      },
    });
    await use(server);
    await server.dispose();
  },
});

/** Fills in the form for the key, and sends it. */
async function connect(page: Page, key: string): Promise<void> {
  await page.getByLabel('Code van de school').fill('99zz');
  await page.getByLabel('Autorisatiesleutel').fill(key);
  await page.getByRole('button', { name: 'Opslaan en testen' }).press('Enter');
}

test('a school connects its administration system, fetches its list and lets it come every night', async ({
  page,
  server,
  service,
}) => {
  service.holds({
    groups: { Z3: ['De Zeehonden', 3] },
    pupils: [
      { key: 'z1', first: 'Fenna', last: 'Zeeman', group: 'Z3' },
      { key: 'z2', first: '<b>Bo</b>', group: 'Z3' },
    ],
  });
  const { id, accountId } = await signIn(page, server.url, 'schooladmin');
  const area = `/account/${accountId}/user/${id}`;
  await page.goto(`${area}/groepen/edexml`);
  await tabAndPress(page, /^Koppelen$/);
  await expectAccessible(page);
  await connect(page, 'een verkeerde sleutel');
  const problem = page.getByRole('alert').filter({ hasText: 'Ophalen lukte niet' });
  await expect(problem).toContainText('keurt de sleutel van de school af');
  await expect(page.getByText('als school 99ZZ')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sleutel vervangen' }).press('Enter');
  await expect(page.getByLabel('Autorisatiesleutel')).toHaveValue('');
  await connect(page, service.key);
  await expect(page.getByText('De verbinding werkt: er staan 2 leerlingen in de lijst.')).toBeVisible();
  await expect(problem).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Nu ophalen' })).toBeFocused();

  await page.getByRole('button', { name: 'Nu ophalen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Dit staat erin' })).toBeVisible();
  const rows = page.getByRole('table').first().locator('tbody tr');
  await expect(rows.filter({ hasText: 'Fenna Zeeman' })).toContainText('De Zeehonden');
  await expect(rows.filter({ hasText: '<b>Bo</b>' })).toHaveCount(1);
  await page.getByRole('button', { name: '2 leerlingen verwerken' }).press('Enter');
  await expect(page.getByText('2 leerlingen toegevoegd, 1 groep gemaakt.')).toBeVisible();

  await page.goto(`${area}/groepen/edexml`);
  const nightly = page.getByRole('switch', { name: 'Elke nacht ophalen' });
  const applies = page.getByRole('switch', { name: 'Nieuwe leerlingen en gewijzigde namen' });
  await expect(applies).toBeDisabled();
  await nightly.press('Space');
  await expect(applies).toBeEnabled();
  await expect(nightly).toBeFocused();
  await applies.press('Space');
  await expect(applies).toBeChecked();
  await expect(page.getByText(/^Opgehaald .*: 2 leerlingen\./)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ontkoppelen' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ontkoppelen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Koppelen', exact: true })).toBeVisible();
});
