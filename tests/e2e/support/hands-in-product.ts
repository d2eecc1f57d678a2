import type { Locator, Page } from '@playwright/test';

/** Presses what a child wants on a page of the product, by one way of input alone. */
export interface Hand {
  press(wanted: Locator): Promise<void>;
}

/** Most moves of the frame, or of the focus, to anything on a page. */
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

/** Returns what the frame of the scan is around: this element alone, the row that it is in, or something else. */
const markOn = (wanted: Locator): Promise<'alone' | 'in its row' | 'elsewhere'> =>
  wanted.evaluate((element) => {
    if (!element.hasAttribute('data-scan-marked')) return 'elsewhere';
    return document.querySelectorAll('[data-scan-marked]').length === 1 ? 'alone' : 'in its row';
  });

/**
 * Waits until the frame comes to what is wanted, or to its row, which it opens, and presses the one switch. The clock of
 * the page must stand still: then the frame moves by this hand alone.
 *
 * @param pace time for which the frame stays, ms, as the child has set it
 */
export const oneSwitchOn = (page: Page, pace: number): Hand => ({
  async press(wanted) {
    for (let move = 0; move < mostMoves; move++) {
      const mark = await markOn(wanted);
      if (mark === 'elsewhere') await page.clock.fastForward(pace);
      else await page.keyboard.press(' ');
      if (mark === 'alone') return;
    }
    throw new Error('The frame never came there.');
  },
});
