import type { Page } from '@playwright/test';

/** Whether this run stores pictures. */
export const keepsPictures = process.env.SHOTS === '1';

/** Stores a picture of the page under `test-results/shots` when `SHOTS=1`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!keepsPictures) return;
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage: true, animations: 'disabled' });
}
