import { expect, test } from './spec/support/product';
import { expectAccessible } from './support/accessible';

test('a visitor plays a sum on the home page: a miss is explained, and the next sum comes', async ({
  product,
  page,
}) => {
  await product.open('/site/home');
  await page.getByRole('button', { name: 'Probeer een som' }).click();
  await expect(page.getByText('8 + 5 = ▢')).toBeVisible();
  await page.getByRole('button', { name: '14', exact: true }).click();
  await expect(page.getByText('Kijk eens mee.')).toBeVisible();
  await page.getByRole('button', { name: 'Nog een som' }).click();
  await page.getByRole('button', { name: '56', exact: true }).click();
  await expect(page.getByText('Goed zo! 7 × 8 = 56')).toBeVisible();
  await expectAccessible(page);
});

for (const [theme, locale, path] of [
  ['light', 'nl', '/site/home'],
  ['dark', 'en', '/site/home'],
  ['dark', 'be', '/site/faq'],
] as const) {
  test(`${path} is accessible in ${theme}, ${locale}, and fits 360 px`, async ({ product, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(
      ([dark, chosen]) => {
        localStorage.setItem('dark-theme', dark);
        localStorage.setItem('locale', chosen);
      },
      [String(theme === 'dark'), locale] as const,
    );
    await product.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}
