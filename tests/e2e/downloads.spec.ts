import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tabAndPress } from './support/by-keyboard';
import { signIn } from './support/sign-in';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

/* Files of the server are saved under their own names; when that fails, the page says why. */

const exportCalls = /\/api\/(pupils\/[^/]+|school)\/export/;

/** Opens the export of the first pupil of the group. */
async function openExport(page: Page, url: string) {
  const { inGroup } = await teacherAt(page, url);
  await page.goto(`${inGroup}/leerlingen`);
  const row = page.getByRole('table', { name: 'Leerlingen' }).locator('tbody tr').first();
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Gegevens downloaden' }).click();
  return page.getByRole('dialog');
}

test('the data of a pupil is saved under the name the server gives, also by keyboard', async ({
  page,
  server,
}) => {
  const dialog = await openExport(page, server.url);
  for (const [link, ending, within] of [
    ['Als gegevens (JSON)', 'json', '"pupil"'],
    ['Als pagina om te lezen', 'html', '<!doctype html>'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await dialog.getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^sommeneiland-[\\d-]+\\.${ending}$`));
    expect(await readFile(await file.path(), 'utf8')).toContain(within);
    await expect(dialog.getByRole('status')).toHaveText(
      'Het bestand is klaar. Je vindt het bij je downloads.',
    );
  }
});

for (const [status, code, message] of [
  [422, 'school-exported-often', 'Dit is al vaak gevraagd.'],
  [503, 'database-unavailable', 'Lezen lukt nu even niet.'],
] as const) {
  test(`a file that is refused with ${status} says so on the page, and no file is saved`, async ({
    page,
    server,
    watched,
  }) => {
    watched.allow(/answer 503/);
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    const { id, accountId } = await signIn(page, server.url, 'schooladmin');
    await page.goto(`/account/${accountId}/user/${id}/groepen/../school`);
    await page.route(exportCalls, (route) =>
      route.fulfill({ status, json: { code, message }, headers: { 'retry-after': '5' } }),
    );
    const link = page.getByRole('link', { name: 'Alles downloaden' });
    await tabAndPress(page, /Alles downloaden/);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(link).toBeFocused();

    // The real export may only be called a few times a day.
    await page.unroute(exportCalls);
    await page.route(exportCalls, (route) =>
      route.fulfill({ json: {}, headers: { 'content-disposition': 'attachment; filename="alles.json"' } }),
    );
    const saving = page.waitForEvent('download');
    await link.click();
    await saving;
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(saved).toEqual(['alles.json']);
  });
}

test('a file requested without a session leads to the sign-in page and back', async ({ page, server }) => {
  const dialog = await openExport(page, server.url);
  const { pathname } = new URL(page.url());
  await page.context().clearCookies();
  await dialog.getByRole('link', { name: 'Als gegevens (JSON)' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  const kept = await page.evaluate(() => Object.values(sessionStorage));
  expect(kept).toContain(pathname);
});
