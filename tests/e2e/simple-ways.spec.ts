import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { chooseTestGame, firstTask, goSimple, openSimpleRound, progress, solve } from './support/round';
import { signIn } from './support/sign-in';
import { steppedStage } from './support/stage';
import { expect, test } from './support/test';

/**
 * Presses Tab until this element has the focus: an element that cannot be reached so cannot be used without a mouse.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let k = 0; k < 60; k++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not come there.');
}

const ready = (page: Page) => page.getByRole('button', { name: 'Klaar', exact: true });

async function pressReady(page: Page): Promise<void> {
  await tabTo(page, ready(page));
  await page.keyboard.press('Enter');
}

type Way = readonly [way: string, game: string, answer: (page: Page) => Promise<void>, collection?: string];

/**
 * A game for each way of answering, with the keys that answer one of its tasks, and a collection where it takes none of the
 * child's own sums.
 */
const ways: readonly Way[] = [
  [
    'choosing',
    'bellenprikken',
    async (page) => {
      await tabTo(page, page.locator('fieldset [data-value]').first());
      await page.keyboard.press('Enter');
    },
  ],
  [
    'typing',
    'dinograven',
    async (page) => {
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'collecting',
    'stofzuigen',
    async (page) => {
      await tabTo(page, page.getByRole('checkbox').first());
      await page.keyboard.press('Space');
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await pressReady(page);
    },
  ],
  [
    'ordering',
    'botenkoers',
    async (page) => {
      const next = page.locator('[data-next]');
      const last = (await next.last().getAttribute('aria-label')) ?? '';
      await tabTo(page, next.last());
      await page.keyboard.press('Enter');
      // The first pressed item comes first, and keeps the focus.
      await expect(next.first()).toHaveAttribute('aria-label', last);
      await expect(next.first()).toHaveText('1');
      await expect(next.first()).toBeFocused();
      await pressReady(page);
    },
    'order-to-100',
  ],
  [
    'placing',
    'waslijn',
    async (page) => {
      const typed = page.getByLabel('Of typ het getal');
      if ((await typed.count()) === 0) {
        await tabTo(page, page.getByRole('slider'));
        await page.keyboard.press('ArrowRight');
        return pressReady(page);
      }
      await tabTo(page, typed);
      await page.keyboard.type('999999');
      await expect(page.getByText(/Op deze lijn staan de getallen van/)).toBeVisible();
      await expect(ready(page)).toBeDisabled();
      await typed.fill('1');
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '1');
      return page.keyboard.press('Enter');
    },
    'line-to-100',
  ],
  [
    'composing',
    'treinwagon',
    async (page) => {
      await tabTo(page, page.locator('[data-piece]').first());
      await page.keyboard.press('Enter');
      await pressReady(page);
    },
  ],
];

test.describe('the simple view', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [way, game, answer, collection] of ways) {
    test(`can be answered by ${way} with a screen reader and a keyboard alone`, async ({ page, server }) => {
      await steppedStage(page);
      const { id } = await signIn(page, server.url, 'leerling');
      if (collection) {
        // Only staff open the test game.
        await signIn(page, server.url, 'docent');
        await page.goto(`/leerling/${id}/`);
        await chooseTestGame(page, { game, collection });
      } else await page.goto((await firstTask(page, id)).replace(/spel\/[^/]+$/, `spel/${game}`));
      await goSimple(page);
      await expectAccessible(page);
      // In portrait and landscape a phone shows all of it at once.
      for (const size of [page.viewportSize(), { width: 844, height: 390 }]) {
        if (size !== null) await page.setViewportSize(size);
        const hidden = () =>
          page
            .locator('fieldset')
            .evaluate(({ parentElement: view }) => (view ? view.scrollHeight - view.clientHeight : null));
        await expect.poll(hidden, 'px that have to be scrolled for').toBe(0);
      }
      const done = await progress(page);
      await answer(page);
      await expect.poll(() => progress(page)).toBeGreaterThan(done);
    });
  }

  test('says result, explanation and next sum in this order after a miss, and keeps the keyboard in the answers', async ({
    page,
    server,
  }) => {
    const { id } = await signIn(page, server.url, 'leerling');
    await openSimpleRound(page, await firstTask(page, id));
    const legend = page.locator('legend');
    const said = await page.locator('fieldset').evaluateHandle(({ parentElement: view }) => {
      const live = view?.querySelector('[aria-live=polite]');
      const texts: string[] = [];
      if (live)
        new MutationObserver(() => texts.push(live.textContent)).observe(live, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      return texts;
    });
    const missed = (await legend.textContent()) ?? '';
    const right = solve(missed);
    await page.locator(`fieldset [data-value]:not([data-value="${right}"])`).first().click();
    await page.getByRole('button', { name: 'Verder' }).press('Enter');
    await expect(legend).not.toHaveText(missed);
    await expect(page.locator('fieldset')).toBeFocused();
    const [result = '', next, ...more] = (await said.jsonValue()) as string[];
    // Not every wrong answer has an explanation; which sum comes depends on the answers given before.
    expect(result).toMatch(/^Kijk: .*\d\.(?: \p{L}.*)?$/u);
    expect(next).toBe(await legend.textContent());
    expect(more).toEqual([]);
  });
});
