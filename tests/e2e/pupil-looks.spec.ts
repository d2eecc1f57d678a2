import type { Page } from '@playwright/test';
import { childScreens } from './support/child-screens';
import { expectInOrder } from './support/expect-in-order';
import { childLooksFor, take } from './support/looks';
import { expect, test } from './support/test';

/*
 * Every screen of a child, in its looks and on its devices: nothing serious for axe, nothing over the side, everything
 * large enough for a finger, and nothing to press that has to be read.
 */

test.use({ school: 'looks' });
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** The smallest thing a finger presses, CSS px; the plants of the garden are a grid, where it may slide on. */
const smallest = 44;

/** What can be pressed, as it stands in front, but for what a game draws: its name, its size, and whether it says by a picture what it does; a list of languages cannot. */
const pressables = (page: Page) =>
  page.evaluate(() => {
    const front = document.querySelector('dialog[open]') ?? document;
    const all = [...front.querySelectorAll<HTMLElement>('a, button, select, label:has(input)')];
    return all
      .filter(
        (each) =>
          each.checkVisibility() && each.closest('[aria-hidden=true], [role=grid], [data-target]') === null,
      )
      .map((each) => {
        const own = each.getBoundingClientRect();
        // Where all of what it stands in can be pressed, its shade says so.
        const shade = getComputedStyle(each, '::after').position === 'absolute';
        const { width, height } =
          shade && each.parentElement ? each.parentElement.getBoundingClientRect() : own;
        // Without what only a screen reader says.
        const seen = each.cloneNode(true) as HTMLElement;
        for (const unseen of seen.querySelectorAll('.unseen')) unseen.remove();
        const text = seen.textContent?.trim() ?? '';
        const saysWords = /\p{L}{2}/u.test(text);
        return {
          name: each.getAttribute('aria-label') ?? text,
          size: Math.round(Math.min(width, height)),
          lacksPicture: saysWords && each.querySelector('svg, img, option') === null,
        };
      })
      .filter(({ size }) => size > 1);
  });

/** Whether anything on the page was scrolled. */
const scrolled = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 1));

for (const [place, screen] of childScreens.entries()) {
  for (const look of childLooksFor(place)) {
    const { dark, locale, sizes } = look;
    const where = sizes.length === 1 ? `, ${sizes[0]?.width} px` : '';
    test(`${screen.name}: ${dark ? 'dark' : 'light'}, ${locale}${where}`, async ({ page, server }) => {
      await take(page, look);
      await screen.open({ page, url: server.url });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      for (const size of sizes) {
        await test.step(`${size.width} × ${size.height}`, async () => {
          await page.setViewportSize(size);
          await expectInOrder(page);
          const found = await pressables(page);
          expect(found.length, 'what can be pressed').toBeGreaterThan(0);
          expect(found.filter((each) => each.size < smallest)).toEqual([]);
          const whole = size.height >= 700;
          if (screen.inSight && whole) {
            for (const wanted of await page.locator(screen.inSight).all()) {
              await wanted.scrollIntoViewIfNeeded();
              expect(await scrolled(page), 'what has to be in sight').toBe(false);
            }
          }
          if (!screen.reads) expect(found.filter(({ lacksPicture }) => lacksPicture)).toEqual([]);
        });
      }
    });
  }
}
