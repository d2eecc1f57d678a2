import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { publicPaths } from '@/contract/public-paths';
import { expect, test } from './spec/support/product';

/* What a first visit to the public pages costs, with an empty cache. */

test.use({ ownProfile: true });

const most = { requests: 25, scripts: 120 * 1024, shift: 0.02 } as const;
const sizes = [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
] as const;

test('the home page is light until its game is asked for', async ({ product, page }) => {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  await product.open('/site/home');
  await product.settled();
  const scripts = paths.filter((path) => path.endsWith('.js'));
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(most.requests);
  expect(
    scripts.reduce((bytes, path) => bytes + gzipSync(readFileSync(`dist/client${path}`)).length, 0),
  ).toBeLessThanOrEqual(most.scripts);
  expect(scripts.filter((path) => /phaser|stage/.test(path))).toEqual([]);

  await page.getByRole('button', { name: 'Speel vier sommen' }).click();
  await expect(page.locator('canvas')).toBeVisible();
  expect(
    paths.some((path) => /phaser/.test(path)),
    'the engine comes with the game',
  ).toBe(true);
});

for (const size of sizes) {
  test(`no public page shifts while it loads: ${size.width} px`, async ({ product, page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of publicPaths)
      await test.step(path, async () => {
        await product.open(path);
        await product.settled();
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        expect.soft(shift, path).toBeLessThanOrEqual(most.shift);
      });
  });
}
