import type { Page } from '@playwright/test';
import { languageTag } from '@/maths/locale';
import type { Sight } from './support/child-places';
import { childScreens } from './support/child-screens';
import { expectInOrder } from './support/expect-in-order';
import { keepPicture } from './support/keep-picture';
import { childLooksFor, childSizesFor, nameOf, type Size, take } from './support/looks';
import { expect, test } from './support/test';
import { hasTurn } from './support/turns';
import { unheardOn } from './support/unheard';
import { visitTest } from './support/visit-test';
import { giveVoices } from './support/voices';

/*
 * Every screen of a child in its looks and sizes: no serious axe violation, no horizontal overflow, targets large
 * enough for a finger, no button that requires reading, and no sentence that cannot be heard. `SHOTS=1` stores a picture of each.
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

/** Width from which a screen is a board, CSS px, and the least height of a letter on it. */
const board = { width: 3000, letter: 32 } as const;

/**
 * Returns the texts in front that are not in the typeface of children, the least size of a letter, CSS px, and what a
 * message over the page covers.
 */
const lettersOf = (page: Page) =>
  page.evaluate(() => {
    const front = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    // A drawn game has its words for screen readers in a group, and places of the island are a picture of their own.
    const unseen = '.unseen, option, svg, [role=group], a[tabindex="-1"], button[tabindex="-1"]';
    const isSeen = (each: Element) =>
      each.checkVisibility() && each.getBoundingClientRect().width > 2 && each.closest(unseen) === null;
    const texts = [...front.querySelectorAll<HTMLElement>('*')].filter(
      (each) =>
        isSeen(each) &&
        [...each.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}{2}/u.test(nodeValue ?? ''),
        ),
    );
    const strange = texts
      // The page with which the server asks to wait brings no typeface.
      .filter((each) => each.closest('#root') && !getComputedStyle(each).fontFamily.includes('Andika'))
      .map((each) => each.textContent);
    const sizes = texts.map(
      (each) => Number.parseFloat(getComputedStyle(each).fontSize) * each.currentCSSZoom,
    );
    const notes = [...front.querySelectorAll('output')].filter(
      (each) => isSeen(each) && getComputedStyle(each).position === 'absolute',
    );
    const controls = [...front.querySelectorAll('a, button')].filter(isSeen);
    const covered = notes.flatMap((note) => {
      const over = note.getBoundingClientRect();
      return controls.filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const across = Math.min(right, over.right) - Math.max(left, over.left);
        const down = Math.min(bottom, over.bottom) - Math.max(top, over.top);
        return !note.contains(each) && across > 4 && down > 4;
      });
    });
    return {
      strange,
      least: Math.min(...sizes),
      covered: covered.map((each) => each.getAttribute('aria-label') ?? each.textContent),
    };
  });

/** Returns what lies over the Sam on the beach or under him, and how many of him are seen; nothing behind a dialog. */
const besideSam = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (each: Element) => each.checkVisibility() && each.getBoundingClientRect().width > 2;
    const sams = [...document.querySelectorAll('[data-beach-sam], [data-own-sam]')].filter(isSeen);
    const beach = sams.find((sam) => sam.hasAttribute('data-beach-sam'));
    if (beach === undefined || document.querySelector('dialog[open]')) return { met: [], sams: sams.length };
    const { left, right, top, bottom } = beach.getBoundingClientRect();
    const texts = [...document.querySelectorAll('main *')].filter(
      (each) =>
        isSeen(each) &&
        [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
    );
    const met = texts.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    return { met: met.map(({ textContent }) => textContent), sams: sams.length };
  });

/** Returns whether anything on the page is scrolled. */
const scrolled = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 1));

/** Expects what holds for a screen that stands, in one size. */
async function expectForChild(page: Page, { inSight, reads }: Sight, { width, height }: Size): Promise<void> {
  await expectInOrder(page);
  await expect(page.locator('main')).toHaveCount(1);
  const { strange, least, covered } = await lettersOf(page);
  expect(covered, 'what a message covers').toEqual([]);
  const { met, sams } = await besideSam(page);
  expect(met, 'texts where Sam stands on the beach').toEqual([]);
  expect(sams, 'Sams on one screen').toBeLessThanOrEqual(1);
  if (width > board.width)
    expect(least, 'the smallest letter on a board').toBeGreaterThanOrEqual(board.letter);
  const found = await pressables(page);
  expect(found.length, 'what can be pressed').toBeGreaterThan(0);
  expect(found.filter((each) => each.size < smallest)).toEqual([]);
  if (inSight && height >= 700) {
    for (const wanted of await page.locator(inSight).all()) {
      await wanted.scrollIntoViewIfNeeded();
      expect(await scrolled(page), 'what has to be in sight').toBe(false);
    }
  }
  // Pages that adults read too have the adults' typeface.
  if (!reads) expect(strange, 'texts in another typeface').toEqual([]);
  if (!reads) expect(found.filter(({ lacksPicture }) => lacksPicture)).toEqual([]);
  if (!reads) expect(await unheardOn(page), 'sentences that no ear reads aloud').toEqual([]);
}

let place = 0;
for (const [visit, { stopsClock, next = [], ...first }] of childScreens.entries()) {
  if (!hasTurn(visit)) continue;
  const sights = [first, ...next].map((sight) => ({ ...sight, sizes: childSizesFor(place++) }));
  const testLook = stopsClock ? test : visitTest;
  for (const look of childLooksFor(visit)) {
    const names = sights.map(({ name }) => name).join(', ');
    testLook(
      `${names}: ${look.dark ? 'dark' : 'light'}, ${look.locale}`,
      async ({ page, server, watched }) => {
        await take(page, look);
        // Most devices have voices, and the buttons that read aloud take room.
        await giveVoices(page, languageTag[look.locale]);
        for (const sight of sights) {
          if (sight.provokes) watched.allow(sight.provokes);
          const open = async () => {
            await sight.open({ page, url: server.url });
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
          };
          for (const [turn, size] of sight.sizes.entries()) {
            await page.setViewportSize(size);
            if (turn === 0) await test.step(sight.name, open);
            await keepPicture(page, `child/${nameOf({ ...look, size })}/${sight.name}`);
            await test.step(`${sight.name}, ${size.width} × ${size.height}`, () =>
              expectForChild(page, sight, size));
          }
        }
      },
    );
  }
}
