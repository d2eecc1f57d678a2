import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoSchool } from './support/demo-school';
import { copyPages, makeNextVersion } from './support/deploy';
import { openDevice, untilKept } from './support/island-device';
import { answerSimply, length, openSimpleRound } from './support/round';
import { startServer } from './support/server';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

// The tests stop and start servers, and play whole rounds.
test.describe.configure({ timeout: 300_000 });

const game = 'bellenprikken';

const versionWaits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
const shownBuild = (page: Page) => page.locator('meta[name=build]').getAttribute('content');

test('a new version waits for the end of the round, and the old one keeps all its files', async ({
  browser,
}) => {
  const pages = mkdtempSync(join(tmpdir(), 'pages-'));
  copyPages(pages);
  const own = await startServer({ from: demoSchool(), env: { CLIENT_DIR: pages } });
  const device = await openDevice(browser, own.url);
  try {
    const page = await device.context.newPage();
    const { id } = await signIn(page, own.url, 'leerling');
    await page.goto(`/leerling/${id}/landkaart`);
    const card = page.locator('nav li a').first();
    await untilKept(page, game);
    const path = (await card.getAttribute('href')) ?? '';
    await openSimpleRound(page, path.replace(/spel\/[^/]+$/, `spel/${game}`));
    const before = await shownBuild(page);
    await answerSimply(page, 'pointer');

    const old = readdirSync(join(pages, 'assets')).find((file) => /^strategy-page-.*\.js$/.test(file));
    await own.stop();
    makeNextVersion(pages);
    await own.start();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => versionWaits(page), { timeout: 60_000 }).toBe(true);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      registration?.waiting?.postMessage({ kind: 'take-over' });
    });
    for (let left = (await length(page)) - 1; left > 0; left--) await answerSimply(page, 'pointer');
    await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
    expect(await versionWaits(page), 'still the version the round began with').toBe(true);
    expect((await page.request.get(`/assets/${old}`)).status(), 'a file of the version before').toBe(200);

    await page.getByRole('button', { name: 'Naar de kaart' }).click();
    await expect(card).toBeVisible();
    // The update is activated when the child opens a screen outside a round: this one, or a later one when the old
    // service worker is still caching the files it was asked for.
    await expect(async () => {
      const toCard = page.getByRole('link', { name: /^Mijn spaarkaart/ });
      await ((await toCard.isVisible()) ? toCard : page.getByRole('link', { name: 'Naar de kaart' })).click();
      await expect.poll(() => versionWaits(page).catch(() => true), { timeout: 10_000 }).toBe(false);
    }).toPass({ timeout: 120_000 });
    await expect.poll(() => shownBuild(page).catch(() => before)).not.toBe(before);
    await expect(page).toHaveURL(/spaarkaarten|landkaart/);
    expect(await versionWaits(page)).toBe(false);
  } finally {
    await own.dispose();
    rmSync(pages, { recursive: true, force: true });
  }
  await device.close();
});
