import { artOf, keptRounds } from './support/island-device';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** Requests until the map stands, what grows on it is drawn and rounds are prefetched: each costs time on a slow network. */
const mostRequests = 40;

test.use({ savesData: false, reducedMotion: 'no-preference' });

test('the map loads without the game engine, prefetches the next game when idle, and needs no worker', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    // The test controls when the browser becomes idle.
    const waiting: (IdleRequestCallback | undefined)[] = [];
    Object.assign(window, {
      waiting,
      refused: 0,
      requestIdleCallback: (run: IdleRequestCallback) => waiting.push(run),
      cancelIdleCallback: (handle: number) => {
        waiting[handle - 1] = undefined;
      },
    });
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => {
        Reflect.set(window, 'refused', Reflect.get(window, 'refused') + 1);
        return Promise.reject(new DOMException('blocked', 'SecurityError'));
      },
    });
  });
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}/landkaart`);
  const card = page.locator('nav li a').first();
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');
  const game = /spel\/([^/?]+)/.exec((await card.getAttribute('href')) ?? '')?.[1] ?? '';
  const [scene, ...art] = artOf(game);
  expect(asked.filter((path) => /phaser/i.test(path) || path === scene)).toEqual([]);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests);

  await page.evaluate(() => {
    const idle = { didTimeout: false, timeRemaining: () => 50 };
    for (const run of Reflect.get(window, 'waiting') as (IdleRequestCallback | undefined)[]) run?.(idle);
  });
  await expect.poll(() => asked).toContain(scene);
  await expect.poll(() => asked.some((path) => /phaser/i.test(path))).toBe(true);
  await expect.poll(() => asked.filter((path) => art.includes(path))).not.toEqual([]);

  // The browser refuses to cache the pages: rounds are prefetched all the same, and the child plays.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'refused') as number)).toBeGreaterThan(0);
  await expect.poll(() => keptRounds(page)).toBeGreaterThan(0);

  // On a slow network the map stays covered until the page of the game has loaded.
  let bring = () => {};
  const brought = new Promise<void>((done) => {
    bring = done;
  });
  await page.route('**/assets/game-page-*.js', (route) => brought.then(() => route.continue()));
  await card.click();
  await expect(page.locator('body > [data-waits]')).toBeVisible();
  bring();
  await expect(page.locator('body > [data-waits]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pauze' })).toBeVisible();
  // A busy machine paints its first frame late.
  await expect(page.locator('canvas')).toBeVisible({ timeout: 120_000 });
});

test('a first round is prefetched sooner than a second after the map is shown', async ({ page, server }) => {
  const opened = Date.now();
  await page.clock.install({ time: opened });
  const { id } = await signIn(page, server.url, 'leerling');
  // From here on no time passes for the page but what this test lets pass.
  await page.clock.pauseAt(opened + 60_000);
  await page.goto(`/leerling/${id}/landkaart`);
  await expect(page.locator('nav li a').first()).toBeVisible();
  await page.locator('[data-painted=true]').waitFor();
  expect(await keptRounds(page)).toBe(0);
  await page.clock.runFor(900);
  await expect.poll(() => keptRounds(page)).toBe(1);
  // The others of a lesson leave the network to what the child opens first.
  await page.clock.runFor(3000);
  await expect.poll(() => keptRounds(page)).toBe(4);
});
