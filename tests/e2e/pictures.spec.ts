import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openTargets } from './support/round';
import { demoLogins, onServer, signIn } from './support/sign-in';
import { stageReady, step, steppedStage, untilOpen } from './support/stage';
import { test } from './support/test';

/* The pictures of the README: `npm run pictures`. */

/** Width in the README, px. */
const WIDTH = 960;

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).resize({ width: WIDTH }).webp({ quality: 80 }).toFile(`docs/pictures/${name}.webp`);
}

test('map and game', async ({ page, server }) => {
  const { quickLogin } = await demoLogins(page, server.url);
  if (!quickLogin) throw new Error('The demo school has no login card.');
  await steppedStage(page);
  await page.goto(onServer(quickLogin.url, server.url));
  await page.getByRole('navigation', { name: 'Vandaag' }).waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'map');
  await page.getByRole('navigation', { name: 'Vandaag' }).getByRole('link').first().click();
  await stageReady(page);
  await untilOpen(page);
  await openTargets(page).first().waitFor();
  await step(page, 1500);
  await picture(page, 'bellenprikken');
});

test('groups and progress', async ({ page, server }) => {
  const { id, accountId } = await signIn(page, server.url, 'docent');
  await page.goto(`/account/${accountId}/user/${id}/groepen`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('a[href$="/leerlingen"]').first().click();
  await page.locator('a[href*="/voortgang"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'pupils');
  await page.locator('a[href*="/voortgang"]').first().click();
  await page.getByRole('heading', { name: /^Voortgang van/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'progress');
});
