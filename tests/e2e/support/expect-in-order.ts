import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect } from './test';

/**
 * Expects what holds for every screen in every look: it has loaded, has one main heading, no serious axe violation and
 * no horizontal overflow.
 */
export async function expectInOrder(page: Page): Promise<void> {
  // A picture far below the fold, which the browser leaves until somebody scrolls, is looked at too.
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every(({ complete }) => complete);
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, 'px that hang over the side').toBeLessThanOrEqual(0);
}
