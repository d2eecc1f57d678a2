import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the name of the focused element, as far as tests need it. */
const nameOfFocused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const labels = [...((at as HTMLInputElement | null)?.labels ?? [])].map((label) => label.textContent);
    return (at?.getAttribute('aria-label') ?? [...labels, at?.textContent].join(' ')).trim();
  });

/** Number of Tab presses after which an element counts as unreachable. */
const most = 250;

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (wanted.test(await nameOfFocused(page))) return;
  }
  throw new Error(`Nothing named ${wanted} is reached with Tab.`);
}

/** Tabs to the element and presses Enter or another key. */
export async function tabAndPress(
  page: Page,
  wanted: RegExp,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Moves down to an item of a menu that is opening: a key pressed before the menu listens would be lost. */
export async function arrowDownTo(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** Opens the list of options that has the focus and chooses the option before or after the current one. */
export async function chooseOption(page: Page, arrow: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  // The list looks up its current option in a timer, after it has opened.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
  await page.keyboard.press(arrow);
  await page.keyboard.press('Enter');
}
