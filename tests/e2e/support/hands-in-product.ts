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

/** Most that the frame of the scan is away from the sides of what it marks, CSS px: what floats moves on beneath it. */
const air = 24;

/**
 * Returns what the frame of the scan is around: this element alone, a row that may hold it, by its place, or something else.
 * A game may give the focus to its first target while the frame is elsewhere, so the focus tells nothing.
 */
const markOn = (wanted: Locator): Promise<'alone' | 'elsewhere' | { readonly row: string }> =>
  wanted.evaluate((element, most) => {
    const frame = document.querySelector('[data-scan-frame]:not([hidden])')?.getBoundingClientRect();
    if (frame === undefined) return 'elsewhere';
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const sides = [left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom];
    if (sides.every((side) => Math.abs(side) <= most)) return 'alone';
    const isInRow = element.closest('[data-scan-row]') !== null;
    if (!isInRow || sides.some((side) => side < 0)) return 'elsewhere';
    return { row: [frame.left, frame.top, frame.width].map(Math.round).join() };
  }, air);

/**
 * Waits until the frame comes to what is wanted, or to a row that may hold it, and presses the one switch. The clock of the
 * page must stand still: then the frame moves by this hand alone.
 *
 * @param pace time for which the frame stays, ms, as the child has set it
 */
export const oneSwitchOn = (page: Page, pace: number): Hand => ({
  async press(wanted) {
    const opened = new Set<string>();
    for (let move = 0; move < mostMoves; move++) {
      // A row of which the other targets have closed is one target: it was pressed as such.
      if (opened.size > 0 && (await wanted.count()) === 0) return;
      const mark = await markOn(wanted);
      if (mark === 'alone') return page.keyboard.press(' ');
      if (mark !== 'elsewhere' && !opened.has(mark.row)) {
        opened.add(mark.row);
        await page.keyboard.press(' ');
        continue;
      }
      await page.clock.fastForward(pace);
    }
    throw new Error('The frame never came there.');
  },
});
