import type { Page } from '@playwright/test';
import { cardsOf, importFile, signInByForm } from './journey/teacher';
import { expectStamp, solve } from './support/round';
import { savesData } from './support/saves-data';
import { schoolFile } from './support/school-file';
import { onServer } from './support/sign-in';
import { expect, test } from './support/test';

/** A school of its own, into which a whole school is imported. */
test.use({ school: 'start-test' });

/** Returns the card of a child that has just been imported and has no answers. */
async function newChild(page: Page, url: string): Promise<string> {
  await signInByForm(page, url, 'docent');
  await importFile(page, schoolFile());
  await page.getByRole('button', { name: /leerlingen verwerken$/ }).click();
  await expect(page.getByRole('heading', { name: 'Klaar', exact: true })).toBeVisible();
  const [card] = await cardsOf(page, () => page.getByRole('link', { name: 'Kaartjes van Groep 4A' }).click());
  return onServer(card?.url ?? '', url);
}

test('a new child plays first, takes a start test of a few sums, may interrupt it, and continues with its tasks', async ({
  page,
  browser,
  server,
}) => {
  const child = await newChild(page, server.url);
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  await savesData(context);
  await context.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', `${Number(sessionStorage.getItem('taps')) + 1}`);
    window.addEventListener('click', count, { capture: true });
  });
  const device = await context.newPage();
  const taps = () => device.evaluate(() => Number(sessionStorage.getItem('taps')));
  await device.goto(child);
  await expect(device).toHaveURL(/\/landkaart$/);
  const start = device.getByRole('link', { name: /^Laat zien wat je al kunt/ });
  // A game comes before any test.
  await expect(start).toBeVisible();
  await expect(device.locator('nav li').first().getByRole('link').first()).toHaveAccessibleName(/^Speel /);

  const answer = async () => {
    const before = await device.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value);
    const sum = solve((await device.locator('legend').textContent()) ?? '');
    if (sum === null || !Number.isInteger(sum) || sum < 0)
      await device.getByRole('button', { name: 'Ik weet het niet' }).click();
    else {
      await device.keyboard.type(`${sum}`);
      await device.keyboard.press('Enter');
    }
    await device.waitForFunction((done) => {
      const bar = document.querySelector('progress');
      return bar === null || bar.value > done;
    }, before);
  };

  await start.click();
  await expect(device.locator('legend')).toBeVisible();
  expect(await taps(), 'from its card to its first sum').toBeLessThanOrEqual(3);
  await expect(device.getByRole('heading', { name: 'Laat zien wat je al kunt' })).toBeAttached();
  for (let k = 0; k < 3; k++) await answer();
  await expect(device.getByText(/Goed!|Kijk maar/)).toHaveCount(0);
  await device.getByRole('button', { name: 'Pauze' }).click();
  await device.getByRole('button', { name: 'Stoppen' }).click();

  await start.click();
  await expect(device.locator('progress')).toHaveJSProperty('value', 3);
  while ((await device.locator('progress').count()) > 0) await answer();
  await expect(device.getByRole('heading', { name: 'Dat was het!' })).toBeVisible();
  await expectStamp(device);
  await device.getByRole('button', { name: 'Naar de kaart' }).click();
  await expect(device.locator('nav li a').first()).toBeVisible();
  await expect(start).toHaveCount(0);

  // From its card into a game.
  await device.evaluate(() => sessionStorage.setItem('taps', '0'));
  await device.goto(child);
  await device.locator('nav li a').first().click();
  await expect(device.locator('canvas')).toBeVisible();
  expect(await taps(), 'from its card into a game').toBeLessThanOrEqual(3);
  await context.close();
});
