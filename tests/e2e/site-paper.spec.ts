import { publicPaths } from '@/contract/public-paths';
import { expect, test } from './spec/support/product';

/* Every public page on a sheet of A4. */

const paper = { width: 794, height: 1123 } as const;

/** What a reader of paper cannot use; fields stay, since a form can be filled in by pen. */
const useless = 'nav a, button, select, [data-no-print], input[type=range], input[type=search]';

for (const path of publicPaths) {
  test(`${path} on paper is dark on white, whole, and without menus and buttons`, async ({
    product,
    page,
  }) => {
    await page.setViewportSize(paper);
    await product.open(path);
    await product.settled();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(useless).filter({ visible: true })).toHaveCount(0);

    const found = () =>
      page.evaluate(() => {
        const lightness = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
          return (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
        };
        const isShown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
        const texts = [...document.querySelectorAll('h1, h2, h3, p, li, td, th, dt, dd')].filter(isShown);
        return {
          page: getComputedStyle(document.body).backgroundColor,
          // Browsers leave out backgrounds on paper: text has to be readable on white.
          pale: texts
            .filter((text) => lightness(getComputedStyle(text).color) > 0.55)
            .map(({ textContent }) => textContent),
          cut: [...document.querySelectorAll('main *')]
            .filter((element) => isShown(element) && element.getBoundingClientRect().right > innerWidth + 1)
            .map(({ className, tagName }) => `${tagName} ${className}`),
        };
      });
    // A part of the page that hydrates meanwhile takes the styles of paper a moment later.
    await expect.poll(found).toMatchObject({ page: 'rgb(255, 255, 255)', pale: [], cut: [] });
  });
}

test('paper shows the answers that the page folds away', async ({ product, page }) => {
  await page.setViewportSize(paper);
  await product.open('/site/faq');
  const answer = page.locator('#begin ol, #begin p').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
