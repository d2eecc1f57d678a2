import { documentLanguage } from '@/app/i18n/locale';
import { publicPaths } from '@/contract/public-paths';
import { locales } from '@/maths/locale';
import { expect, test } from './spec/support/product';

/* Every public page in a browser that runs no scripts, in three languages, narrow and wide. */

test.describe.configure({ mode: 'parallel' });
test.use({ javaScriptEnabled: false, ownProfile: true });

const hosts = { nl: 'sommeneiland.nl', be: 'sommeneiland.be', en: 'sumisland.uk' } as const;
/** Controls that do nothing without scripts; those that are disabled say so themselves. */
const idle = 'select:enabled, button:enabled, main input:enabled:not([type=hidden]), main textarea:enabled';

for (const locale of locales) {
  test(`the pages can be read without scripts, and promise nothing that needs them: ${locale}`, async ({
    product,
    page,
  }) => {
    for (const path of publicPaths)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await product.on(hosts[locale]).open(path);
        await expect(page.locator('html')).toHaveAttribute('lang', documentLanguage[locale]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await page.locator(idle).filter({ visible: true }).count(), path).toBe(0);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(over, path).toBeLessThanOrEqual(0);
        await page.locator('header summary').click();
        await expect(page.locator('header details nav a').nth(15)).toBeVisible();
      });
  });
}
