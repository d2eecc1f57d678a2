import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

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
