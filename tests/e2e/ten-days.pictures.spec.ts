import { writeStrip } from './support/strip';
import { mapOfDay } from './support/ten-days/map-of-day';
import { tenDays } from './support/ten-days/ten-days';
import { test } from './support/test';

/* Strips of the maps of ten school days, one a child, for `docs/ten-days.md`: `npm run pictures`. */

const schoolDays = 10;

test('ten school days of three children', async ({ browser }) => {
  test.setTimeout(900_000);
  const maps = new Map<string, Buffer[]>();
  const server = tenDays();
  try {
    for (let number = 0; number < schoolDays; number++) {
      const day = await server.next();
      for (const child of day.children) {
        const page = await mapOfDay(browser, day, child);
        // The island alone, where it lies without cards: header and cards are the same on all days.
        await page.evaluate(() => {
          for (const part of document.querySelectorAll<HTMLElement>('header, nav'))
            part.style.visibility = 'hidden';
          for (const lifted of document.querySelectorAll<HTMLElement>('[data-lifted]')) {
            lifted.removeAttribute('data-lifted');
            lifted.style.removeProperty('--lift');
          }
        });
        const png = await page.screenshot({ animations: 'disabled' });
        maps.set(child.key, [...(maps.get(child.key) ?? []), png]);
        await page.context().close();
      }
    }
  } finally {
    await server.close();
  }
  for (const [key, pictures] of maps) {
    await writeStrip(pictures, { columns: 2, size: { width: 560, height: 350 }, name: `ten-days-${key}` });
  }
});
