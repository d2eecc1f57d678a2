import type { Browser, Page } from '@playwright/test';
import type { DayOfChildren } from './ten-days';

/** Size of the island in a picture, CSS px. */
const viewport = { width: 1200, height: 750 };

/** Opens the map of a child on its day, by the server's clock, with the end of the day behind it. */
export async function mapOfDay(
  browser: Browser,
  { url, at, day }: DayOfChildren,
  { pupilId, cookie }: DayOfChildren['children'][number],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Amsterdam',
    serviceWorkers: 'block',
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript(
    ([id, today]) => localStorage.setItem(`day-end/${id}`, today ?? ''),
    [pupilId, day],
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(at);
  await page.goto(`/leerling/${pupilId}/landkaart`);
  await page.locator('[data-painted=true] [data-grown]').waitFor();
  return page;
}
