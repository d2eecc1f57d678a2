import type { Page } from '@playwright/test';
import { schoolFile } from './support/school-file';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

/*
 * What a teacher sees of a page without scrolling on the usual Chromebook, and that it stays where it is.
 */

test.use({ viewport: { width: 1366, height: 768 } });

/** Sums up from now on how much the page moves by itself, as the browser counts it. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('eight pupils of a group are in sight', async ({ page, server }) => {
  const { inGroup } = await teacherAt(page, server.url);
  await page.goto(`${inGroup}/leerlingen`);
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.nth(7)).toBeInViewport({ ratio: 1 });
});

test('the plan of a file opens at its top, with those who change in sight', async ({ page, server }) => {
  const { area } = await teacherAt(page, server.url);
  await page.goto(`${area}/edexml`);
  await page.locator('input[type=file]').setInputFiles(schoolFile());
  await expect(page.getByRole('heading', { name: 'Dit staat erin' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /leerlingen verwerken$/ })).toBeInViewport({ ratio: 1 });
});

/** Pages of a group, each with what shows that it has been read. */
const pages = {
  leerlingen: 'tbody tr',
  'voortgang/current': 'section h2',
  sommen: '[role=grid] button',
  oefeninstellingen: 'h2',
  'leerlingen/wachtwoorden': 'li svg',
  ouderbladen: 'article',
} as const;

for (const [path, shown] of Object.entries(pages)) {
  test(`nothing moves while the page loads: ${path}`, async ({ page, server }) => {
    const { inGroup } = await teacherAt(page, server.url);
    await countShifts(page);
    await page.goto(`${inGroup}/${path}`);
    await expect(page.getByRole('main').locator(shown).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(() => (globalThis as typeof globalThis & { shift: number }).shift);
    expect(shift).toBeLessThan(0.02);
  });
}
