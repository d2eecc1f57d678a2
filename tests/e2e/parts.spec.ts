import { parts } from '../../games/_parts/parts';
import { playOn } from './support/bench';
import { answerOn, keyboard, pointer, untilAsked } from './support/workbench';
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
});
