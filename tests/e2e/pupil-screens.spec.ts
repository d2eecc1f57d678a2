import { expectAccessible } from './support/accessible';
import { firstTask, goSimple } from './support/round';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

for (const dark of [false, true]) {
  test.describe(`the children's screens in ${dark ? 'dark' : 'light'}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('can be used by everyone, at 360 px, without a picture too', async ({ page, server }) => {
      await page.addInitScript((on) => localStorage.setItem('dark-theme', String(on)), dark);
      const { id } = await signIn(page, server.url, 'leerling');
      const round = await firstTask(page, id);
      await expect(page.getByRole('navigation', { name: 'Vandaag' })).toBeVisible();
      await expectAccessible(page);
      for (const [path, heading] of [
        ['', 'Spel uitproberen'],
        ['/spaarkaarten', 'Spaarkaart'],
        ['/strategie?som=7x8', 'Zo reken je het uit'],
      ] as const) {
        await page.goto(`/leerling/${id}${path}`);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
      await page.goto(round);
      await goSimple(page);
      await expectAccessible(page);
    });
  });
}

test('the map comes without the engine of the games', async ({ page, server }) => {
  const asked: string[] = [];
  await page.addInitScript(() => {
    // The favour of fetching ahead is for idle time: not in this test.
    Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined });
  });
  page.on('request', (request) => asked.push(request.url()));
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  await expect(page.locator('nav li a').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /phaser/i.test(url))).toEqual([]);
});
