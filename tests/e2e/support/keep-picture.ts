import type { Page } from '@playwright/test';

/** On request (`SHOTS=1`), what a page looks like now, as a file under `test-results/shots`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS !== '1') return;
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage: true, animations: 'disabled' });
}
