import type { Locator, Page } from '@playwright/test';

/** Presses what a child wants on a page of the product, by one way of input alone. */
export interface Hand {
  press(wanted: Locator): Promise<void>;
}

/** Most moves of the focus to anything on a page. */
const mostMoves = 120;

/** Reaches everything with Tab, and presses it with Enter. */
export const tabAndEnter = (page: Page): Hand => ({
  async press(wanted) {
    for (let move = 0; move < mostMoves; move++) {
      if (await wanted.evaluate((element) => element === document.activeElement))
        return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error('The Tab key never came there.');
  },
});
