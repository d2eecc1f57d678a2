import { expect, type Locator, type Page } from '@playwright/test';

/** The name of what has the focus, as far as a test needs it. */
const nameOfFocused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const labels = [...((at as HTMLInputElement | null)?.labels ?? [])].map((label) => label.textContent);
    return (at?.getAttribute('aria-label') ?? [...labels, at?.textContent].join(' ')).trim();
  });

/** The presses of Tab after which something that is not reached never will be. */
const most = 250;

/** Goes on with Tab alone to what has this name. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (wanted.test(await nameOfFocused(page))) return;
  }
  throw new Error(`Nothing named ${wanted} is reached with Tab.`);
}

/** The same, and presses it. */
export async function tabAndPress(
  page: Page,
  wanted: RegExp,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Goes down to something of a menu that is opening: a press before it listens is lost. */
export async function arrowDownTo(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 500 });
  }).toPass();
}
