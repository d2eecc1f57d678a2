import type { Page } from '@playwright/test';
import { childScreens } from './support/child-screens';
import { expectInOrder } from './support/expect-in-order';
import { childLooksFor, take } from './support/looks';
import { expect, test } from './support/test';
import { visitTest } from './support/visit-test';

/*
 * Every screen of a child in its looks and sizes: no serious axe violation, no horizontal overflow, targets large
 * enough for a finger, and no button that requires reading.
 */

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** Minimum size of a target, CSS px. */
const smallest = 44;

/**
 * Returns everything that can be pressed and is in front, except what a game draws: its name, its size, and whether it
 * has a picture; a list of languages cannot.
 */
const pressables = (page: Page) =>
  page.evaluate(() => {
    const front = document.querySelector('dialog[open]') ?? document;
    const all = [...front.querySelectorAll<HTMLElement>('a, button, select, label:has(input)')];
    return all
      .filter((each) => each.checkVisibility() && each.closest('[aria-hidden=true], [data-target]') === null)
      .map((each) => {
        const own = each.getBoundingClientRect();
        // When the whole parent can be pressed, its `::after` covers it.
        const shade = getComputedStyle(each, '::after').position === 'absolute';
        const { width, height } =
          shade && each.parentElement ? each.parentElement.getBoundingClientRect() : own;
        // Without text for screen readers only.
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

/** Returns whether anything on the page is scrolled. */
const scrolled = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 1));

for (const [place, screen] of childScreens.entries()) {
  for (const look of childLooksFor(place)) {
    const { dark, locale, sizes } = look;
    const where = sizes.length === 1 ? `, ${sizes[0]?.width} px` : '';
    const testLook = screen.stopsClock ? test : visitTest;
    testLook(
      `${screen.name}: ${dark ? 'dark' : 'light'}, ${locale}${where}`,
      async ({ page, server, watched }) => {
        if (screen.provokes) watched.allow(screen.provokes);
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
      },
    );
  }
}
