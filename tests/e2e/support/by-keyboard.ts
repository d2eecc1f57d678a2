import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the names of elements, as far as tests need them. */
const namesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((at) => {
      const labels = [...((at as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
      return (at.getAttribute('aria-label') ?? [...labels, at.textContent].join(' ')).trim();
    }),
  );

const focusable = 'a, button, input, select, textarea, summary, [tabindex]';

/** Number of Tab presses after which an element counts as unreachable. */
const most = 250;

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  // A dialog may still be loading its content.
  await expect
    .poll(async () => (await namesOf(page, focusable)).some((name) => wanted.test(name)))
    .toBe(true);
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (wanted.test((await namesOf(page, ':focus'))[0] ?? '')) return;
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
  // Options of a closed native select are in the page too, hidden.
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  // The list looks up its current option in a timer, after it has opened.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
  await page.keyboard.press(arrow);
  await page.keyboard.press('Enter');
}
