import type { Page } from '@playwright/test';
import { parts } from '../../games/_parts/parts';
import { playOn } from './support/bench';
import { step } from './support/stage';
import { answerOn, keyboard, pointer, targetsOn, untilAsked } from './support/workbench';
import { expect, benchTest as test } from './support/workbench-test';

test.describe('the parts of the kit', () => {
  for (const { id } of parts) {
    test(`${id} takes right and wrong answers by keyboard and by pointer`, async ({ page }) => {
      await playOn(page, id, { sums: 8 });
      const right = () => page.evaluate(() => window.__workbench?.right() ?? -1);
      let expected = 0;
      for (const [player, good] of [
        [keyboard(page), true],
        [keyboard(page), false],
        // The keyboard plays a grid, since a pointer would press the middle of the grid instead of a cell.
        [id === 'part-grid' ? keyboard(page) : pointer(page), true],
      ] as const) {
        await answerOn(page, player, good);
        await untilAsked(page, keyboard(page));
        expected += good ? 1 : 0;
        expect(await right()).toBe(expected);
      }
    });
  }

  /** Plays the dial; returns its value. */
  const dial = async (page: Page) => {
    await playOn(page, 'part-dial');
    await untilAsked(page, keyboard(page));
    return async () => (await targetsOn(page)).find(({ id }) => id === 'dial')?.range?.now ?? -1;
  };

  test('a step repeats while a pointer holds it, until it lets go', async ({ page }) => {
    const value = await dial(page);
    const more = page.locator('[role=group] [data-target=dial-more]');
    const box = await more.boundingBox();
    if (box === null) throw new Error('There is no key for one more.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await step(page, 1000);
    // The press, and 350, 550, 750 and 950 ms after it.
    expect(await value()).toBe(5);
    await page.mouse.up();
    await step(page, 1000);
    expect(await value()).toBe(5);
  });

  for (const key of ['ArrowRight', 'Enter']) {
    test(`a step repeats while ${key} is held, whatever the keyboard repeats`, async ({ page }) => {
      const value = await dial(page);
      if (key === 'Enter') await page.locator('[role=group] [data-target=dial-more]').focus();
      await page.keyboard.down(key);
      // A key that is down already is sent as a repeat.
      for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down(key);
      await step(page, 1000);
      expect(await value()).toBe(5);
      await page.keyboard.up(key);
      await step(page, 1000);
      expect(await value()).toBe(5);
    });
  }

  test('a held step stops at the end, in a pause and with the answer', async ({ page }) => {
    const value = await dial(page);
    await page.keyboard.down('ArrowRight');
    await step(page, 15_000);
    expect(await value(), 'at the end').toBe(100);
    await page.keyboard.up('ArrowRight');
    await page.keyboard.down('ArrowLeft');
    await step(page, 1000);
    expect(await value()).toBe(95);
    await page.getByRole('button', { name: 'Pauze' }).click();
    await page.getByRole('button', { name: 'Verder' }).click();
    await step(page, 2000);
    expect(await value(), 'after a pause').toBe(95);
    await page.keyboard.up('ArrowLeft');
    await page.keyboard.down('ArrowLeft');
    await page.keyboard.press('r');
    await step(page, 400);
    expect(await value(), 'after the answer').toBeGreaterThanOrEqual(93);
  });

  test('part-stroke takes a stroke through an answer, and none that turns back', async ({ page }) => {
    await playOn(page, 'part-stroke', { sums: 2 });
    await untilAsked(page, keyboard(page));
    const done = () => page.evaluate(() => window.__workbench?.done() ?? -1);
    const box = await page.locator('[role=group] [data-target][aria-disabled=false]').first().boundingBox();
    if (box === null) throw new Error('The answer is not on the stage.');
    const x = box.x + box.width / 2;
    const draw = async (...heights: readonly number[]) => {
      await page.mouse.move(x, heights[0] ?? 0);
      await page.mouse.down();
      for (const y of heights.slice(1)) await page.mouse.move(x, y, { steps: 5 });
      await page.mouse.up();
      await step(page, 300);
    };
    const [above, below] = [box.y - 20, box.y + box.height + 20];
    await draw(above, box.y + 8, above);
    expect(await done()).toBe(0);
    await draw(above, below);
    expect(await done()).toBe(1);
  });
});
