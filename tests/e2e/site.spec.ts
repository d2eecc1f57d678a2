import { expect, test } from './spec/support/product';
import { expectAccessible } from './support/accessible';

test('a visitor plays a sum on the home page, sees a miss explained, and gets the next sum', async ({
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

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, ownProfile: true });

  for (const [host, heading, language] of [
    ['sommeneiland.nl', 'Rekenen wordt een eiland om te ontdekken', 'nl'],
    ['sommeneiland.be', 'Rekenen wordt een eiland om te ontdekken', 'nl'],
    ['sumisland.uk', 'Maths becomes an island to explore', 'en'],
  ] as const) {
    test(`the pages on ${host} can be read, and gone through`, async ({ product, page }) => {
      await product.on(host).open('/site/home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCSS('font-family', /Nunito/);
      expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
      await page.locator('footer').getByRole('link').nth(5).click();
      await product.expectPath('/site/faq');
      await expect(page.locator('details')).not.toHaveCount(0);
    });
  }
});
